import { useRouteLoaderData } from 'react-router';
import type { PublicSite } from '#shared/site.schema.ts';

/** Id of the route whose loader returns the site's settings. */
export const ROOT_ROUTE_ID = 'root';

/** Used where even the settings could not be loaded: the error page. */
const UNKNOWN_SITE: Omit<PublicSite, 'documents'> = {
  ownerName: '',
  name: '',
  brand: '',
  email: '',
  phone: '',
  url: '',
  demoPhone: '',
  links: { x: '', linkedin: '', huggingface: '' },
  scheduler: { script: '', consultation: '', strategy: '', voiceAi: '', isBuiltIn: false },
  asksToConfirm: false,
  hasNewsletter: false,
  language: 'en',
  locale: 'en-US',
  currency: 'USD',
  weekStart: 7,
  hasPopups: false,
  cards: '',
  services: [],
  menu: [],
  legal: [],
};

/** The business that the site speaks for, and the pages that it has. */
export function useSite(): typeof UNKNOWN_SITE {
  return (useRouteLoaderData(ROOT_ROUTE_ID) as typeof UNKNOWN_SITE | undefined) ?? UNKNOWN_SITE;
}
