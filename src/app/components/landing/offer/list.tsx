import { Frame, type Placed, type SectionOf, twoDigits } from '#app/components/landing/frame.tsx';

type ListTone = SectionOf<'list'>['tone'];
type ListItem = SectionOf<'list'>['items'][number];

/** A list of claims alone. */
export function ListPart({ section, ...place }: Placed<'list'>) {
  return (
    <Frame section={section} {...place}>
      <List items={section.items} tone={section.tone} />
    </Frame>
  );
}

/** Signs before the items, on 16 × 16: a tick, an exclamation, a bar. */
const SIGNS: Record<ListTone, string> = { gains: 'M2 8.5l4 4L14 3.5', pains: 'M8 2v8M8 13.5v.2', limits: 'M2 8h12' };

/** The sign of a claim. */
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

interface ListProps {
  items: readonly ListItem[];
  tone: ListTone;
}

/** A list of claims: gains in two or three columns, pains and limits in one. */
function List({ items, tone }: ListProps) {
  if (tone === 'gains') return <Gains items={items} />;
  return (
    <ul className="mt-10 grid border-rule border-t">
      {items.map(({ title, description }, index) => (
        <li
          key={title}
          className="grid grid-cols-[1.75rem_1fr] gap-y-1 border-rule border-b py-5 md:grid-cols-[2rem_1fr_1.4fr] md:gap-x-6"
        >
          <span className="label pt-1 text-accent">
            {tone === 'pains' ? twoDigits(index + 1) : <Sign tone={tone} />}
          </span>
          <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
          {description && <p className="text-soft max-md:col-start-2">{description}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Claims with a tick. */
export function Gains({ items }: Pick<ListProps, 'items'>) {
  const columns = items.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  return (
    <ul className={`mt-10 grid gap-x-16 border-rule border-t ${columns}`}>
      {items.map(({ title, description }) => (
        <li key={title} className="grid grid-cols-[1.75rem_1fr] border-rule border-b py-5">
          <span className="label pt-1 text-accent">
            <Sign tone="gains" />
          </span>
          <div>
            <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
            {description && <p className="mt-1 text-soft">{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A list of claims at the end of a section that shows something else first. */
export function HeadedList({ heading, ...list }: ListProps & { heading: string }) {
  return (
    <>
      <h3 className="mt-16 text-title">{heading}</h3>
      <List {...list} />
    </>
  );
}
