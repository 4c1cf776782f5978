import type { AppContext } from '#server/context.ts';
import { decodePart } from '#shared/links.ts';
import { findFormerPath } from './queries.ts';

const PATH_CHARACTERS = 300;

/** The slug of the visible post that had this address on the site it was imported from: a path, for the front page with its query. */
export async function findMovedPost(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  address: string,
): Promise<string | undefined> {
  const path = toPath(address);
  return path && findFormerPath(ctx.db, path, ctx.clock.now());
}

/** A path or address as it is looked up: lower case, no slash at the end; undefined for the front page and what is no path. */
export function toPath(address: string): string | undefined {
  const url = URL.parse(address, 'https://site.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // Plain permalinks of WordPress; the front page has no other addresses.
  const number = url.pathname === '/' ? /^\d{1,12}$/.exec(url.searchParams.get('p') ?? '')?.[0] : undefined;
  if (number) return `/?p=${number}`;
  const path = decodePart(url.pathname).toLowerCase().replace(/\/+$/, '');
  return path === '' || path.length > PATH_CHARACTERS ? undefined : path;
}
