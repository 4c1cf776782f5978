import { LANDING_ENTRIES } from '#content/landing-pages.ts';
import { LEGAL_ENTRIES } from '#content/legal/entries.ts';
import { isPostVisible } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { PLAIN_PAGES } from '#server/seo/seo.ts';
import { paths } from '#shared/paths.ts';

/** Every public page but the posts, by its address in lower case. */
const PAGES = new Map(
  [...PLAIN_PAGES, ...[...LANDING_ENTRIES, ...LEGAL_ENTRIES].map(({ path }) => path)].map((path) => [
    path.toLowerCase(),
    path,
  ]),
);
const POST = new RegExp(`^${paths.post('')}([a-z0-9_-]+)$`);

/** Counts what a browser says that it opened, when there is such a page; anybody can say anything. */
export async function countOpenedPage(ctx: AppContext, address: string): Promise<void> {
  const path = address.toLowerCase().replace(/\/+$/, '') || paths.home;
  const page = PAGES.get(path);
  if (page) return ctx.counters.countView(page);
  const slug = POST.exec(path)?.[1];
  if (slug && (await isPostVisible(ctx.db, slug, ctx.clock.now()))) ctx.counters.countView(path);
}
