/** One of the routes that lead to a page, as the router found it. */
interface Matched {
  route: { path?: string | undefined };
  params: Readonly<Record<string, string | undefined>>;
}

/** What slugs and the tokens of links are made of: the same with and without escapes. */
const PLAIN = /^[\w~.-]+$/;

/**
 * The one spelling of a page's address: the case of the route table, no escapes, no slash too many. The router itself finds
 * a page under many more.
 *
 * @returns `undefined` when a part of the address is nothing that a link of ours says.
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
