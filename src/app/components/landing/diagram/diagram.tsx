import { useDocument } from '#app/components/documents.ts';
import { type SectionOf, twoDigits } from '#app/components/landing/frame.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import { useDrawing } from './drawings.ts';

const FIELD = 200;

/**
 * The page's own drawing, a strip of square fields with a field for each stop: whole on a wide screen, with pulses on its
 * wires; on a narrow one cut into frames beside their words, where the frames light up one after the other.
 */
export function Diagram({ section, isBelowHero }: { section: SectionOf<'diagram'>; isBelowHero: boolean }) {
  const { stops } = section;
  const drawing = useDrawing(section.diagram);
  const words = useDocument('landing-words');
  const { drawings } = useDocument('branding');
  const drawingId = `${section.id}-drawing`;
  return (
    <section
      id={section.id}
      aria-label={section.caption}
      className={`on-ink bg-ink pb-16 text-paper md:pb-24 ${isBelowHero ? '' : 'pt-16 md:pt-24'}`}
    >
      <PageWidth>
        <figure>
          <p className="sr-only">{section.summary}</p>
          <div className="overflow-hidden rounded-md border border-ink-rule bg-ink-raised">
            {drawings && (
              <svg
                viewBox={`0 0 ${stops.length * FIELD} ${FIELD}`}
                className="drawing strip-whole max-lg:h-0 lg:my-4"
                aria-hidden="true"
              >
                <g id={drawingId} className="strip">
                  {drawing}
                </g>
              </svg>
            )}
            <ol className="strip-frames grid sm:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none lg:border-ink-rule lg:border-t">
              {stops.map(({ label, note }, index) => (
                <li
                  key={`${label} ${note}`}
                  className={`strip-step strip-step-${index} relative grid ${drawings ? 'grid-cols-[7.5rem_1fr]' : ''} items-center border-ink-rule border-t first:border-t-0 sm:grid-cols-1 sm:content-start sm:border-r sm:last:-mr-px sm:max-lg:[&:nth-child(3)]:-mr-px sm:[&:nth-child(-n+3)]:border-t-0 lg:border-t-0`}
                >
                  {drawings && (
                    <svg
                      viewBox={`${index * FIELD} 0 ${FIELD} ${FIELD}`}
                      className="drawing border-ink-rule border-r sm:border-r-0 lg:hidden"
                      aria-hidden="true"
                    >
                      <use href={`#${drawingId}`} />
                    </svg>
                  )}
                  <div className="px-4 py-4 sm:self-start sm:border-ink-rule sm:border-t sm:pb-5 lg:border-t-0">
                    <p className="flex gap-2.5 font-semibold">
                      <span className="label pt-1 text-signal">{twoDigits(index + 1)}</span>
                      {label}
                    </p>
                    <p className="mt-1 text-mist text-small">{note}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <figcaption className="mt-4 flex max-w-text gap-3 text-mist text-small">
            <span className="label pt-1">{words.figure}</span>
            {section.caption}
          </figcaption>
        </figure>
      </PageWidth>
    </section>
  );
}
