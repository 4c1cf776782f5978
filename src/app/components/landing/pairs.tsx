import { Reveal } from '#app/ui/reveal.tsx';
import type { Pair } from '#content/landing.ts';
import { LANDING_WORDS } from '#content/landing-words.ts';
import { ACCENT, count, Frame, type Placed, RULE, SOFT } from './frame.tsx';

/** What is wrong on the left, what changes on the right, and what it comes to below. */
export function Pairs({ section, ...place }: Placed<'pairs'>) {
  const { ground } = place;
  return (
    <Frame section={section} {...place}>
      <ul className={`mt-12 grid border-t border-l lg:grid-cols-2 ${RULE[ground]}`}>
        {section.pairs.map((pair, index) => {
          const { before, beforeLabel, result, isExample } = read(pair);
          return (
            <li key={before} className={`border-r border-b ${RULE[ground]}`}>
              <Reveal className="flex h-full flex-col p-6 sm:p-8">
                <p className={`label flex gap-3 ${SOFT[ground]}`}>
                  <span className={ACCENT[ground]}>{count(index + 1)}</span>
                  {beforeLabel}
                </p>
                <h3 className="mt-3 text-title">{before}</h3>
                <p className={`label mt-6 ${SOFT[ground]}`}>{LANDING_WORDS.solution}</p>
                <p className="mt-2 mb-7">{pair.solution}</p>
                <p
                  className={`mt-auto border-signal border-l-2 pl-4 ${isExample ? SOFT[ground] : 'font-semibold text-lead'}`}
                >
                  {isExample && <span className="label mb-1 block">{LANDING_WORDS.example}</span>}
                  {result}
                </p>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

function read(pair: Pair) {
  if ('problem' in pair) {
    return { before: pair.problem, beforeLabel: LANDING_WORDS.problem, result: pair.timesSaved, isExample: false };
  }
  const result = 'impact' in pair ? pair.impact : pair.example;
  return { before: pair.challenge, beforeLabel: LANDING_WORDS.challenge, result, isExample: 'example' in pair };
}
