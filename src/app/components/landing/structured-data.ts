import { breadcrumbs, businessId } from '#app/components/structured-data.ts';
import type { LandingPage } from '#content/landing.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.ts';

/** A landing page as schema.org nodes: the service, the way to it, and its questions where it has some. */
export function landingGraph(site: Site, page: LandingPage): object[] {
  const url = site.url + page.path;
  const offers = page.sections.flatMap((section) => (section.kind === 'pricing' ? section.prices.map(toOffer) : []));
  const questions = page.sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []));
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: page.service.name,
      serviceType: page.service.serviceType,
      description: page.service.description,
      url,
      image: `${site.url}/og/${page.slug}.png`,
      areaServed: 'Global',
      provider: { '@id': businessId(site) },
      ...(offers.length > 0 && { offers }),
    },
    breadcrumbs(site, [
      ['Home', paths.home],
      ['Services', paths.section('portfolio')],
      [page.service.name, page.path],
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

function toOffer({ amount, unit, description }: { amount: string; unit: string; description: string }): object {
  const price = amount.replace(/[^\d.]/g, '');
  return {
    '@type': 'Offer',
    name: unit,
    description,
    price,
    priceCurrency: 'USD',
    ...(unit.startsWith('per ') && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitText: unit.slice(4) },
    }),
  };
}
