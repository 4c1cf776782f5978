import { isPostVisible } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { paths } from '#shared/paths.ts';

const MEETING = new RegExp(`^${paths.meeting('')}([a-z0-9-]+)$`);
const POST = new RegExp(`^${paths.post('')}([a-z0-9_-]+)$`);

/** Counts a page view that a browser reports, if the page exists. */
export async function countOpenedPage(ctx: AppContext, address: string): Promise<void> {
  const path = address.toLowerCase().replace(/\/+$/, '') || paths.home;
  const page = ctx.content.publicPaths().find((known) => known.toLowerCase() === path);
  if (page) return ctx.counters.countView(page);
  const meeting = MEETING.exec(path)?.[1];
  if (meeting && ctx.meetingTypes.find(meeting)?.isActive) return ctx.counters.countView(path);
  const slug = POST.exec(path)?.[1];
  if (slug && (await isPostVisible(ctx.db, slug, ctx.clock.now()))) ctx.counters.countView(path);
}
