import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { Actions } from '#app/components/landing/hero.tsx';
import { Gains, Sign } from './list.tsx';

/** With a price of more characters, such as `£220 per month`, all are smaller, so that it stays in one line. */
const SHORT_AMOUNT = 8;

/** The prices, what they buy, and the calculation of when they have paid for themselves (`payback`). */
export function Pricing({ section, ...place }: Placed<'pricing'>) {
  const { payback, prices } = section;
  const isLong = prices.some(({ amount }) => amount.length > SHORT_AMOUNT);
  const size = isLong ? 'text-figure' : 'text-price';
  return (
    <Frame section={section} {...place}>
      <dl className="mt-12 grid rounded-md border md:grid-cols-2 border-rule">
        {prices.map(({ amount, unit, description }) => (
          <div
            key={unit + amount}
            className="p-6 not-first:border-t sm:p-10 md:not-first:border-t-0 md:not-first:border-l md:only:col-span-2 border-rule"
          >
            <dt className="label text-soft">{unit}</dt>
            <dd className={`wrap-anywhere mt-4 font-mono ${size} text-accent`}>{amount}</dd>
            {description && <dd className="mt-5 max-w-[36ch] text-soft">{description}</dd>}
          </div>
        ))}
      </dl>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {section.terms.map((term) => (
          <li key={term} className="label flex items-center gap-2.5">
            <Sign tone="gains" />
            {term}
          </li>
        ))}
      </ul>
      {section.facts[0] && <Gains items={section.facts} />}
      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
        {payback && (
          <div className="border-signal border-l-2 pl-5">
            <h3 className="text-title">{payback.title}</h3>
            <p className="mt-2 max-w-text text-soft">{payback.description}</p>
          </div>
        )}
        <Actions actions={section.actions} />
      </div>
    </Frame>
  );
}
