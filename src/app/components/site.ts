import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { fill, type Site } from '#shared/site.ts';

/** Id of the route whose loader returns the site's settings. */
export const ROOT_ROUTE_ID = 'root';

/** Used by the error page when the settings could not be loaded. */
const UNKNOWN_SITE: Site = {
  ownerName: '',
  name: '',
  brand: '',
  email: '',
  url: '',
  demoPhone: '',
  links: { x: '', linkedin: '', huggingface: '' },
  scheduler: { script: '', consultation: '', strategy: '', voiceAi: '', isBuiltIn: false },
  asksToConfirm: false,
  hasPopups: false,
};

/** The site's public settings: owner, brand, links. */
export function useSite(): Site {
  return (useRouteLoaderData(ROOT_ROUTE_ID) as Site | undefined) ?? UNKNOWN_SITE;
}

/** `copy` with every `{name}`, `{brand}`, `{email}` and `{demoPhone}` filled in. The object must be a constant. */
export function useCopy<T>(copy: T): T {
  const site = useSite();
  return useMemo(() => fill(copy, site), [copy, site]);
}
