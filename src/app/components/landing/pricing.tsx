import { ACCENT, Frame, type Placed, RULE, SOFT } from './frame.tsx';
import { Actions } from './hero.tsx';
import { List } from './list.tsx';

/** With a price of more characters, such as `£220 per month`, all are smaller, so that it stays in one line. */
const SHORT_AMOUNT = 8;

/** The prices, what they buy, and the sum that shows when they have paid for themselves. */
export function Pricing({ section, ...place }: Placed<'pricing'>) {
  const { ground } = place;
  const { payback } = section;
  const isLong = section.prices.some(({ amount }) => amount.length > SHORT_AMOUNT);
  const size = isLong ? 'text-figure' : 'text-[clamp(3rem,1.8rem+4.6vw,5.75rem)] leading-none';
  return (
    <Frame kind="pricing" section={section} {...place}>
      <dl className={`mt-12 grid rounded-md border md:grid-cols-2 ${RULE[ground]}`}>
        {section.prices.map(({ amount, unit, description }) => (
          <div
            key={unit + amount}
            className={`border-t p-6 first:border-t-0 sm:p-10 md:only:col-span-2 md:border-t-0 md:border-l md:first:border-l-0 ${RULE[ground]}`}
          >
            <dt className={`label ${SOFT[ground]}`}>{unit}</dt>
            <dd className={`wrap-anywhere mt-4 font-mono ${size} ${ACCENT[ground]}`}>{amount}</dd>
            <dd className={`mt-5 max-w-[36ch] ${SOFT[ground]}`}>{description}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {section.terms.map((term) => (
          <li key={term} className="label flex items-center gap-2.5">
            <svg
              viewBox="0 0 16 16"
              width="14"
              height="14"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
            >
              <path d="M2 8.5l4 4L14 3.5" />
            </svg>
            {term}
          </li>
        ))}
      </ul>
      {section.facts[0] && <List items={section.facts} tone="gains" ground={ground} />}
      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
        {payback && (
          <div className="border-signal border-l-2 pl-5">
            <h3 className="text-title">{payback.title}</h3>
            <p className={`mt-2 max-w-text ${SOFT[ground]}`}>{payback.description}</p>
          </div>
        )}
        <Actions actions={section.actions} />
      </div>
    </Frame>
  );
}
