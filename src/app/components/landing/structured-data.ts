import { breadcrumbs, businessId } from '#app/components/layout/structured-data.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.schema.ts';
import type { SectionOf } from './frame.tsx';

interface Surroundings {
  /** Name of the page. */
  name: string;
  site: Site;
  /** Where the owner works. */
  area: string;
  /** Path of the page's picture. */
  picture: string;
  /** Names of the home page and of its section with the services. */
  trail: readonly [home: string, services: string];
}

/** A landing page as schema.org nodes: the service, the way to it, and its questions where it has some. */
export function landingGraph(page: LandingDocument, { name, site, area, picture, trail }: Surroundings): object[] {
  const url = site.url + page.path;
  const offers = page.sections.flatMap((section) =>
    section.kind === 'pricing' ? section.prices.map((price) => toOffer(price, site)) : [],
  );
  const questions = page.sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []));
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      serviceType: page.service.serviceType,
      description: page.service.description,
      url,
      image: site.url + picture,
      areaServed: area,
      provider: { '@id': businessId(site) },
      ...(offers.length > 0 && { offers }),
    },
    breadcrumbs(site, [
      [trail[0], paths.home],
      [trail[1], paths.section('portfolio')],
      [name, page.path],
    ]),
    ...(questions.length > 0
      ? [
          {
            '@type': 'FAQPage',
            '@id': `${url}#faq`,
            url,
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ];
}

function toOffer(
  { amount, unit, per, description }: SectionOf<'pricing'>['prices'][number],
  { currency, locale }: Site,
): object {
  const price = toNumber(amount, locale);
  const priced = price === undefined ? {} : { price, priceCurrency: currency };
  return {
    '@type': 'Offer',
    name: unit,
    description,
    ...priced,
    ...(per && { priceSpecification: { '@type': 'UnitPriceSpecification', ...priced, unitText: per } }),
  };
}

/** `$2,500` → `2500`, and `2.500,50 €` → `2500.50` in a locale with a decimal comma. */
function toNumber(amount: string, locale: string): string | undefined {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const digits = [...amount].filter((character) => /\d/.test(character) || character === decimal).join('');
  const price = digits.replace(decimal, '.');
  return /^\d+(?:\.\d+)?$/.test(price) ? price : undefined;
}
