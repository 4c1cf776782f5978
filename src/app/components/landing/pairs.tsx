import { useDocument } from '#app/components/documents.ts';
import { Reveal } from '#app/ui/reveal.tsx';
import { ACCENT, Frame, type Placed, RULE, SECONDARY_TEXT, twoDigits } from './frame.tsx';

/** Problems on the left, changes on the right, and the sum of them below. */
export function Pairs({ section, ...place }: Placed<'pairs'>) {
  const { ground } = place;
  const words = useDocument('landing-words').pairs;
  const columns = section.pairs.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  const isExample = section.contrast === 'example';
  return (
    <Frame kind="pairs" section={section} {...place}>
      <ul className={`mt-12 grid border-t border-l ${columns} ${RULE[ground]}`}>
        {section.pairs.map(({ before, solution, result }, index) => (
          <li key={before} className={`border-r border-b ${RULE[ground]}`}>
            <Reveal className="flex h-full flex-col p-6 sm:p-8">
              <p className={`label flex gap-3 ${SECONDARY_TEXT[ground]}`}>
                <span className={ACCENT[ground]}>{twoDigits(index + 1)}</span>
                {section.contrast === 'problem' ? words.problem : words.challenge}
              </p>
              <h3 className="mt-3 text-title">{before}</h3>
              <p className={`label mt-6 ${SECONDARY_TEXT[ground]}`}>{words.solution}</p>
              <p className="mt-2 mb-7">{solution}</p>
              <p
                className={`mt-auto border-signal border-l-2 pl-4 ${isExample ? SECONDARY_TEXT[ground] : 'font-semibold text-lead'}`}
              >
                {isExample && <span className="label mb-1 block">{words.example}</span>}
                {result}
              </p>
            </Reveal>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
