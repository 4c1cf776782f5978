import { Frame, type Placed } from '#app/components/landing/frame.tsx';

/** Questions that open to their answers; they are all in the page, so a search in it finds them. */
export function Faq({ section, ...place }: Placed<'faq'>) {
  return (
    <Frame section={section} {...place}>
      <div className="mt-12 border-t border-rule">
        {section.questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-rule">
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
              <h3 className="text-title">{question}</h3>
              <svg
                viewBox="0 0 20 20"
                width="20"
                height="20"
                aria-hidden="true"
                className="shrink-0 fill-none stroke-current group-open:rotate-45 motion-safe:transition-transform"
                strokeWidth="1.5"
              >
                <path d="M10 2v16M2 10h16" />
              </svg>
            </summary>
            <p className="max-w-text pb-7 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Frame>
  );
}
