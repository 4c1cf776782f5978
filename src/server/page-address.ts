/** A route that leads to a page, as the router matched it. */
interface Matched {
  route: { path?: string | undefined };
  params: Readonly<Record<string, string | undefined>>;
}

/** Characters of slugs and link tokens: the same with and without escapes. */
const PLAIN = /^[\w~.-]+$/;
/** Added to the address after an accepted form, so that a reload sends nothing twice. */
export const SENT_PARAM = 'sent';
/** Shows the draft of a document to everybody with its token; such a page is rendered for each request. */
export const DRAFT_PARAM = 'draft';
/** Longer values of a query parameter are cut. */
const MAX_VALUE_CHARACTERS = 200;

/**
 * The canonical spelling of a page's address: the case of the route table, no escapes, no extra slashes. The router
 * itself matches many more spellings, and each would be rendered and kept in memory separately.
 *
 * @returns `undefined` when a parameter has characters that no link of the site contains.
 */
export function canonicalPath(matches: readonly Matched[]): string | undefined {
  const params = matches.at(-1)?.params ?? {};
  const parts: string[] = [];
  for (const part of patternOf(matches).split('/')) {
    if (!part.startsWith(':')) {
      parts.push(part);
      continue;
    }
    const name = part.slice(1);
    const value = params[name] ?? '';
    if (!PLAIN.test(value)) return undefined;
    parts.push(name === 'slug' ? value.toLowerCase() : value);
  }
  return parts.join('/');
}

/** The path as the route table writes it, e.g. `/blog/:slug`. */
export function patternOf(matches: readonly Matched[]): string {
  let pattern = '';
  for (const { route } of matches) {
    if (route.path) pattern = route.path.startsWith('/') ? route.path : `${pattern}/${route.path}`;
  }
  return pattern;
}

/** False for invalid escapes, and for slashes that would name another host. */
export function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).startsWith('//');
  } catch {
    return false;
  }
}

/**
 * The part of a query that changes what the server renders.
 *
 * @param names the parameters that the route declares.
 * @param forms the page's forms, by which `?sent=FORM` is recognised.
 */
export function renderedSearch(
  searchParams: URLSearchParams,
  names: readonly string[],
  forms: readonly string[],
): string {
  const known = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null) known.set(name, value.slice(0, MAX_VALUE_CHARACTERS));
  }
  const sent = searchParams.get(SENT_PARAM);
  if (sent !== null && forms.includes(sent)) known.set(SENT_PARAM, sent);
  return known.size > 0 ? `?${known}` : '';
}
