import { useDocument } from '#app/components/documents.ts';
import { Frame, type Placed, twoDigits } from '#app/components/landing/frame.tsx';
import { Reveal } from '#app/ui/reveal.tsx';

/** Problems on the left, changes on the right, and the sum of them below. */
export function Pairs({ section, ...place }: Placed<'pairs'>) {
  const words = useDocument('landing-words').pairs;
  const columns = section.pairs.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  const isExample = section.contrast === 'example';
  return (
    <Frame section={section} {...place}>
      <ul className={`mt-12 grid border-t border-l ${columns} border-rule`}>
        {section.pairs.map(({ before, solution, result }, index) => (
          <li key={before} className="border-r border-b border-rule">
            <Reveal className="flex h-full flex-col p-6 sm:p-8">
              <p className="label flex gap-3 text-soft">
                <span className="text-accent">{twoDigits(index + 1)}</span>
                {section.contrast === 'problem' ? words.problem : words.challenge}
              </p>
              <h3 className="mt-3 text-title">{before}</h3>
              <p className="label mt-6 text-soft">{words.solution}</p>
              <p className="mt-2 mb-7">{solution}</p>
              <p
                className={`mt-auto border-signal border-l-2 pl-4 ${isExample ? 'text-soft' : 'font-semibold text-lead'}`}
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
