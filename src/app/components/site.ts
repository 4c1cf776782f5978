import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '#shared/site.ts';

/** Id of the route whose loader brings the site's settings. */
export const ROOT_ROUTE_ID = 'root';

/** Used where even the settings could not be loaded: the error page. */
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

/** Who the site speaks for. */
export function useSite(): Site {
  return (useRouteLoaderData(ROOT_ROUTE_ID) as Site | undefined) ?? UNKNOWN_SITE;
}

/** `copy` with every `{name}`, `{brand}`, `{email}` and `{demoPhone}` filled in. The object must be a constant. */
export function useCopy<T>(copy: T): T {
  const site = useSite();
  return useMemo(() => fill(copy, site), [copy, site]);
}

/** Fills the placeholders of copy, however deep it is nested. */
export function fill<T>(copy: T, site: Site): T {
  if (typeof copy === 'string') {
    return copy.replace(
      /\{(name|brand|email|demoPhone)\}/g,
      (_, key: 'name' | 'brand' | 'email' | 'demoPhone') => site[key],
    ) as T;
  }
  if (Array.isArray(copy)) return copy.map((part) => fill(part, site)) as T;
  if (copy && typeof copy === 'object') {
    return Object.fromEntries(Object.entries(copy).map(([key, part]) => [key, fill(part, site)])) as T;
  }
  return copy;
}
