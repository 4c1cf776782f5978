import { useDocument } from '#app/components/documents.ts';
import { Frame, type Placed, twoDigits } from '#app/components/landing/frame.tsx';
import { CardGrid } from './cards.tsx';

/** The trades by name, as a register, and what was made for them. */
export function Trades({ section, ...place }: Placed<'trades'>) {
  return (
    <Frame section={section} {...place}>
      <ol className="mt-12 gap-x-8 border-t pt-2 text-small min-[22rem]:columns-2 md:text-base md:columns-3 lg:columns-4 border-rule">
        {section.trades.map((trade, index) => (
          <li key={trade} className="flex break-inside-avoid gap-3 border-b py-2 border-rule">
            <span className="label pt-1 text-accent">{twoDigits(index + 1)}</span>
            {trade}
          </li>
        ))}
      </ol>
      <h3 className="mt-16 text-title">{section.featuresHeading}</h3>
      <CardGrid cards={section.features} as="h4" />
    </Frame>
  );
}

/** The platforms by what they are for, and what the connection gives. */
export function Integrations({ section, ...place }: Placed<'integrations'>) {
  const { platforms } = useDocument('landing-words');
  const categories = [...new Set(section.platforms.map(({ category }) => category))];
  return (
    <Frame section={section} {...place}>
      <h3 className="sr-only">{platforms}</h3>
      <dl className="mt-12 border-t border-rule">
        {categories.map((category) => (
          <div key={category} className="grid gap-x-8 gap-y-2 border-b py-6 md:grid-cols-[12rem_1fr] border-rule">
            <dt className="label pt-2 text-accent">{category}</dt>
            <dd>
              <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
                {section.platforms
                  .filter((platform) => platform.category === category)
                  .map(({ name, description }) => (
                    <li key={name}>
                      <span className="font-display text-title">{name}</span>
                      <span className="block text-small text-soft">{description}</span>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-16 text-title">{section.benefitsHeading}</h3>
      <CardGrid cards={section.benefits} as="h4" />
    </Frame>
  );
}
