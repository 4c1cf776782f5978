import type { Ground } from '#app/ui/section.tsx';
import { ACCENT, Frame, type Placed, RULE, SECONDARY_TEXT, type SectionOf, twoDigits } from './frame.tsx';

type ListTone = SectionOf<'list'>['tone'];
type ListItem = SectionOf<'list'>['items'][number];

export function ListPart({ section, ...place }: Placed<'list'>) {
  return (
    <Frame section={section} kind={section.tone} {...place}>
      <List items={section.items} tone={section.tone} ground={place.ground} />
    </Frame>
  );
}

/** Signs before the items, on 16 × 16: a tick, an exclamation, a bar. */
const SIGNS: Record<ListTone, string> = { gains: 'M2 8.5l4 4L14 3.5', pains: 'M8 2v8M8 13.5v.2', limits: 'M2 8h12' };

export function Sign({ tone }: { tone: ListTone }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d={SIGNS[tone]} />
    </svg>
  );
}

/** A list of claims: gains in two or three columns, pains and limits in one. */
export function List({ items, tone, ground }: { items: readonly ListItem[]; tone: ListTone; ground: Ground }) {
  return (
    <ul
      className={`mt-10 grid border-t ${RULE[ground]} ${tone === 'gains' ? `gap-x-16 ${items.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}` : ''}`}
    >
      {items.map(({ title, description }, index) => (
        <li
          key={title}
          className={`border-b py-5 ${RULE[ground]} ${tone === 'gains' ? 'grid grid-cols-[1.75rem_1fr]' : 'grid grid-cols-[1.75rem_1fr] gap-y-1 md:grid-cols-[2rem_1fr_1.4fr] md:gap-x-6'}`}
        >
          <span className={`label pt-1 ${ACCENT[ground]}`}>
            {tone === 'pains' ? twoDigits(index + 1) : <Sign tone={tone} />}
          </span>
          {tone === 'gains' ? (
            <div>
              <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
              <p className={`mt-1 ${SECONDARY_TEXT[ground]}`}>{description}</p>
            </div>
          ) : (
            <>
              <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
              <p className={`max-md:col-start-2 ${SECONDARY_TEXT[ground]}`}>{description}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
