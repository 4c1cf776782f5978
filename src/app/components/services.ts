import type { Service } from '#content/services.schema.ts';
import { paths } from '#shared/paths.ts';
import { type ServicePlace, servicesAt } from '#shared/services.ts';
import type { Site } from '#shared/site.schema.ts';
import { useDocument } from './documents.ts';
import { businessId } from './layout/structured-data.ts';

/** The services that a page lists at a place; its loader loads the document `services`. */
export function useServicesAt(place: ServicePlace): Service[] {
  return servicesAt(useDocument('services').services, place);
}

/** Columns of a list of services on a wide screen: two for two or four of them, so that no row has a single one. */
export function columnsFor(services: readonly Service[]): string {
  return services.length === 2 || services.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3';
}

/** The letter before an item of a list: a to z, then none. */
export function letterOf(index: number): string {
  return index < 26 ? String.fromCharCode(97 + index) : '';
}

/** The services of the business as a schema.org node. */
export function offersOf(services: readonly Service[], site: Site, name: string): object {
  return {
    '@type': 'OfferCatalog',
    '@id': `${site.url}/#services`,
    name,
    provider: { '@id': businessId(site) },
    itemListElement: services.map((service) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: service.name,
        url: site.url + (service.path ?? paths.section('portfolio')),
      },
      ...(service.price && { description: service.price }),
    })),
  };
}
