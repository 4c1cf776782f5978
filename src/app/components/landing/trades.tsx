import { useDocument } from '#app/components/documents.ts';
import { CardGrid } from './cards.tsx';
import { ACCENT, Frame, type Placed, RULE, SECONDARY_TEXT, twoDigits } from './frame.tsx';

/** The trades by name, as a register, and what was made for them. */
export function Trades({ section, ...place }: Placed<'trades'>) {
  const { ground } = place;
  return (
    <Frame kind="trades" section={section} {...place}>
      <ol
        className={`mt-12 gap-x-8 border-t pt-2 text-small min-[22rem]:columns-2 md:text-base md:columns-3 lg:columns-4 ${RULE[ground]}`}
      >
        {section.trades.map((trade, index) => (
          <li key={trade} className={`flex break-inside-avoid gap-3 border-b py-2 ${RULE[ground]}`}>
            <span className={`label pt-1 ${ACCENT[ground]}`}>{twoDigits(index + 1)}</span>
            {trade}
          </li>
        ))}
      </ol>
      <h3 className="mt-16 text-title">{section.featuresHeading}</h3>
      <CardGrid cards={section.features} ground={ground} as="h4" />
    </Frame>
  );
}

/** The platforms by what they are for, and what the connection gives. */
export function Integrations({ section, ...place }: Placed<'integrations'>) {
  const { ground } = place;
  const { platforms } = useDocument('landing-words');
  const categories = [...new Set(section.platforms.map(({ category }) => category))];
  return (
    <Frame kind="integrations" section={section} {...place}>
      <h3 className="sr-only">{platforms}</h3>
      <dl className={`mt-12 border-t ${RULE[ground]}`}>
        {categories.map((category) => (
          <div key={category} className={`grid gap-x-8 gap-y-2 border-b py-6 md:grid-cols-[12rem_1fr] ${RULE[ground]}`}>
            <dt className={`label pt-2 ${ACCENT[ground]}`}>{category}</dt>
            <dd>
              <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
                {section.platforms
                  .filter((platform) => platform.category === category)
                  .map(({ name, description }) => (
                    <li key={name}>
                      <span className="font-display text-title">{name}</span>
                      <span className={`block text-small ${SECONDARY_TEXT[ground]}`}>{description}</span>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-16 text-title">{section.benefitsHeading}</h3>
      <CardGrid cards={section.benefits} ground={ground} as="h4" />
    </Frame>
  );
}
