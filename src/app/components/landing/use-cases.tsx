import { useDocument } from '#app/components/documents.ts';
import { Icon } from '#app/components/icon.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import { Frame, type Placed, RULE, SECONDARY_TEXT, twoDigits } from './frame.tsx';

/** Each case as a row: what it is, how one run of it goes, what comes of it. */
export function UseCases({ section, ...place }: Placed<'useCases'>) {
  const { ground } = place;
  const words = useDocument('landing-words').pairs;
  return (
    <Frame kind="useCases" section={section} {...place}>
      <ul className={`mt-12 border-t ${RULE[ground]}`}>
        {section.useCases.map(({ icon, title, description, example, result }) => (
          <li key={title} className={`border-b ${RULE[ground]}`}>
            <Reveal className="grid gap-x-12 gap-y-5 py-8 md:grid-cols-[3.5rem_1fr_1.2fr]">
              <Icon name={icon} />
              <div>
                <h3 className="text-title">{title}</h3>
                <p className={`mt-3 ${SECONDARY_TEXT[ground]}`}>{description}</p>
              </div>
              <div>
                <p className={`label ${SECONDARY_TEXT[ground]}`}>{words.example}</p>
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
  const { ground } = place;
  return (
    <Frame kind="industries" section={section} {...place}>
      <ul className={`mt-12 grid border-t border-l sm:grid-cols-2 xl:grid-cols-4 ${RULE[ground]}`}>
        {section.industries.map(({ industry, icon, applications }) => (
          <li key={industry} className={`border-r border-b ${RULE[ground]}`}>
            <Reveal className="p-6 sm:p-7">
              <Icon name={icon} />
              <h3 className="mt-6 text-title">{industry}</h3>
              <ul className="mt-4">
                {applications.map((application, index) => (
                  <li key={application} className={`flex gap-3 border-t py-3 text-small ${RULE[ground]}`}>
                    <span className={`label pt-0.5 ${SECONDARY_TEXT[ground]}`}>{twoDigits(index + 1)}</span>
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
