import type { ReactNode } from 'react';
import { Page } from '#app/ui/section.tsx';
import { count, type SectionOf } from './frame.tsx';

const FIELD = 200;
const DRAWING_ID = 'drawing';

/**
 * The page's own drawing. It is one strip of square fields, a field for each stop: side by side on a wide screen, where
 * they join to the whole, and as frames beside their words on a narrow one.
 */
export function Diagram({ section, drawing }: { section: SectionOf<'diagram'>; drawing: ReactNode }) {
  const { stops } = section;
  return (
    <section id={section.id} aria-label={section.caption} className="on-ink bg-ink pb-16 text-paper md:pb-24">
      <Page>
        <figure>
          <svg className="drawing absolute size-0" width="0" height="0" aria-hidden="true">
            <defs>
              <g id={DRAWING_ID} className="strip">
                {drawing}
              </g>
            </defs>
          </svg>
          <p className="sr-only">{section.summary}</p>
          <ol
            className={`grid overflow-hidden rounded-md border border-ink-rule bg-ink-raised sm:grid-cols-3 lg:grid-cols-none lg:grid-flow-col lg:auto-cols-fr`}
          >
            {stops.map(({ label, note }, index) => (
              <li
                key={`${label} ${note}`}
                className="grid grid-cols-[7.5rem_1fr] items-center border-ink-rule border-t first:border-t-0 sm:grid-cols-1 sm:content-start sm:border-r sm:[&:nth-child(-n+3)]:border-t-0 lg:border-t-0 sm:last:-mr-px"
              >
                <svg
                  viewBox={`${index * FIELD} 0 ${FIELD} ${FIELD}`}
                  className="drawing border-ink-rule border-r sm:border-r-0 lg:mt-4"
                  aria-hidden="true"
                >
                  <use href={`#${DRAWING_ID}`} />
                </svg>
                <div className="px-4 py-4 sm:self-start sm:border-ink-rule sm:border-t sm:pb-5 lg:mt-4">
                  <p className="flex gap-2.5 font-semibold">
                    <span className="label pt-1 text-signal">{count(index + 1)}</span>
                    {label}
                  </p>
                  <p className="mt-1 text-mist text-small">{note}</p>
                </div>
              </li>
            ))}
          </ol>
          <figcaption className="mt-4 flex max-w-text gap-3 text-mist text-small">
            <span className="label pt-1">Fig.</span>
            {section.caption}
          </figcaption>
        </figure>
      </Page>
    </section>
  );
}
