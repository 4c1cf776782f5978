import { PUBLIC_PATHS } from '#content/public-paths.ts';
import { isPostVisible } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { paths } from '#shared/paths.ts';

/** Public pages without posts: spelling of the route table by lower-case path. */
const PAGES = new Map(PUBLIC_PATHS.map((path) => [path.toLowerCase(), path]));
const POST = new RegExp(`^${paths.post('')}([a-z0-9_-]+)$`);

/** Counts a page view that a browser reports, if the page exists. */
export async function countOpenedPage(ctx: AppContext, address: string): Promise<void> {
  const path = address.toLowerCase().replace(/\/+$/, '') || paths.home;
  const page = PAGES.get(path);
  if (page) return ctx.counters.countView(page);
  const slug = POST.exec(path)?.[1];
  if (slug && (await isPostVisible(ctx.db, slug, ctx.clock.now()))) ctx.counters.countView(path);
}
