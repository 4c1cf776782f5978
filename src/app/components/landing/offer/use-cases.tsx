import { useDocument } from '#app/components/documents.ts';
import { Icon } from '#app/components/icon.tsx';
import { Frame, type Placed, twoDigits } from '#app/components/landing/frame.tsx';
import { Reveal } from '#app/ui/reveal.tsx';

/** Each case as a row: what it is, how one run of it goes, what comes of it. */
export function UseCases({ section, ...place }: Placed<'useCases'>) {
  const words = useDocument('landing-words').pairs;
  return (
    <Frame section={section} {...place}>
      <ul className="mt-12 border-t border-rule">
        {section.useCases.map(({ icon, title, description, example, result }) => (
          <li key={title} className="border-b border-rule">
            <Reveal className="grid gap-x-12 gap-y-5 py-8 md:grid-cols-[3.5rem_1fr_1.2fr]">
              <Icon name={icon} />
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-3 text-soft">{description}</p>
              </div>
              <div>
                <p className="label text-soft">{words.example}</p>
                <p className="mt-2">{example}</p>
                {result && <p className="mt-4 border-signal border-l-2 pl-4 font-semibold text-lead">{result}</p>}
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

export function Industries({ section, ...place }: Placed<'industries'>) {
  return (
    <Frame section={section} {...place}>
      <ul className="mt-12 grid border-t border-l sm:grid-cols-2 xl:grid-cols-4 border-rule">
        {section.industries.map(({ industry, icon, applications }) => (
          <li key={industry} className="border-r border-b border-rule">
            <Reveal className="p-6 sm:p-7">
              <Icon name={icon} />
              <h3 className="mt-6 text-title">{industry}</h3>
              <ul className="mt-4">
                {applications.map((application, index) => (
                  <li key={application} className="flex gap-3 border-t py-3 text-small border-rule">
                    <span className="label pt-0.5 text-soft">{twoDigits(index + 1)}</span>
                    {application}
                  </li>
                ))}
              </ul>
            </Reveal>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
