import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { telHref } from '#shared/site.ts';

/** A phone line to try: the number, large and tappable, and things to say to it. */
export function Demo({ section, ...place }: Placed<'demo'>) {
  const href = telHref(section.phone);
  return (
    <Frame section={section} {...place}>
      <div className="mt-12 grid rounded-md border lg:grid-cols-2 border-rule">
        <div className="p-6 sm:p-10">
          <a
            href={href}
            className="inline-block min-h-11 wrap-anywhere font-mono text-[clamp(1.625rem,1rem+3vw,3.25rem)] leading-tight hover:text-signal"
          >
            {section.phone}
          </a>
          <div className="mt-6">
            <a href={href} className={buttonLook()}>
              <svg
                viewBox="0 0 32 32"
                width="20"
                height="20"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
              >
                <path d="M8 4h5l2 7-3.5 2.5a16 16 0 0 0 7 7L21 17l7 2v5c0 2-1.6 4-4 4C13 28 4 19 4 8c0-2.4 2-4 4-4z" />
              </svg>
              {section.callLabel}
            </a>
          </div>
          <p className="mt-6 max-w-[46ch] text-small text-soft">{section.note}</p>
        </div>
        <div className="border-t p-6 sm:p-10 lg:border-t-0 lg:border-l border-rule">
          <h3 className="label">{section.promptsHeading}</h3>
          <ul className="mt-4">
            {section.prompts.map((prompt) => (
              <li key={prompt} className="border-t py-4 font-display text-title border-rule">
                {prompt}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Frame>
  );
}
