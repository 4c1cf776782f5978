import type { Chrome } from '#content/chrome.ts';
import type { Service } from '#content/services.schema.ts';
import type { ContentView } from '#server/context.ts';
import { hasCosts } from '#shared/meeting-price.ts';
import { SITE_MEETINGS } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { isPriceSet } from '#shared/prices.ts';
import { servicesAt, shortName } from '#shared/services.ts';

/** Where a service without a page is shown. */
const LIST = paths.section('portfolio');

/** The texts and links that every page shows around its content; a part of the answer of `GET /api/site`. */
export function chromeOf(view: ContentView): Chrome {
  const { services } = view.get('services');
  const values = view.values();
  const prices = [
    ...view
      .get('facts')
      .prices.filter(isPriceSet)
      .map(({ name, amount, kind, id }) => ({ name, amount, kind, text: values[`prices.${id}`] ?? '' })),
    ...view.servicesWithOwnPrice().map(({ name, price }) => ({ name, amount: 0, kind: 'words' as const, text: price })),
  ];
  const vat = values['payment.vat'];
  const paidMeetings = SITE_MEETINGS.filter((slug) => hasCosts(values[`meeting.${slug}Price`]));
  const toLink = (service: Service) => ({ label: shortName(service), path: service.path ?? LIST });
  const ofServices = new Set(services.map(({ path }) => path));
  const otherPages = view
    .pages()
    .filter(({ document }) => !ofServices.has(document.path))
    .map(({ document, label }) => ({ label, path: document.path }));
  return {
    documents: { site: view.get('site'), forms: view.get('forms'), branding: view.get('branding') },
    services: [...services.map(toLink), ...otherPages],
    menu: servicesAt(services, 'menu').map(({ name, path = LIST }) => ({ label: name, path })),
    ...(prices.length > 0 && { prices }),
    ...(vat && { vat: { text: `${vat}.`, meetings: paidMeetings.map((slug) => paths.meeting(slug)) } }),
    legal: view.legalPages().map((key) => ({ label: view.get(key).label, path: `/${key}` })),
  };
}
