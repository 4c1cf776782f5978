import type { SiteDocument } from '#content/site.schema.ts';
import type { ShownPrice, Site } from '#shared/site.schema.ts';

/** `@id` of the business, by which other nodes refer to it. */
export const businessId = (site: Site) => `${site.url}/#business`;
export const personId = (site: Site) => `${site.url}/#person`;

/** The business, its owner and the site, as schema.org nodes. */
export function siteGraph(
  site: Site,
  { areaServed, jobTitle }: SiteDocument['business'],
  prices: readonly ShownPrice[] = [],
  logo = '/icon-512.png',
): object[] {
  return [
    {
      '@type': 'ProfessionalService',
      '@id': businessId(site),
      name: site.brand,
      url: `${site.url}/`,
      email: site.email,
      ...(site.phone && { telephone: site.phone }),
      image: `${site.url}/og/home.png`,
      logo: site.url + logo,
      areaServed,
      founder: { '@id': personId(site) },
      ...(prices.length > 0 && { makesOffer: prices.map((price) => offerOf(price, site)) }),
      sameAs: Object.values(site.links).filter(Boolean),
    },
    {
      '@type': 'Person',
      '@id': personId(site),
      name: site.ownerName,
      jobTitle,
      url: `${site.url}/about`,
      worksFor: { '@id': businessId(site) },
      sameAs: Object.values(site.links).filter(Boolean),
    },
    {
      '@type': 'WebSite',
      '@id': `${site.url}/#website`,
      name: site.brand,
      url: `${site.url}/`,
      publisher: { '@id': businessId(site) },
    },
  ];
}

function offerOf({ name, amount, kind, text }: ShownPrice, { currency: priceCurrency }: Site): object {
  return {
    '@type': 'Offer',
    name,
    description: text,
    // A price in words has none.
    ...(amount > 0 &&
      (kind === 'fixed'
        ? { price: amount, priceCurrency }
        : { priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, priceCurrency } })),
  };
}

/** Breadcrumbs from the home page to a page. */
export function breadcrumbs(site: Site, trail: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + path,
    })),
  };
}
