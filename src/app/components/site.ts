import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { fill, type PublicSite } from '#shared/site.ts';

/** Id of the route whose loader returns the site's settings. */
export const ROOT_ROUTE_ID = 'root';

/** Used where even the settings could not be loaded: the error page. */
const UNKNOWN_SITE: PublicSite = {
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

/** Who the site speaks for. */
export function useSite(): PublicSite {
  return (useRouteLoaderData(ROOT_ROUTE_ID) as PublicSite | undefined) ?? UNKNOWN_SITE;
}

/** `copy` with every `{name}`, `{brand}`, `{email}` and `{demoPhone}` filled in. The object must be a constant. */
export function useCopy<T>(copy: T): T {
  const site = useSite();
  return useMemo(() => fill(copy, site), [copy, site]);
}
