import { isPostVisible } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { paths } from '#shared/paths.ts';

const MEETING = new RegExp(`^${paths.meeting('')}([a-z0-9-]+)$`);
const POST = new RegExp(`^${paths.post('')}([a-z0-9_-]+)$`);

/** The page that a browser reports as opened, by the address under which it is counted; undefined when there is none. */
export async function findOpenedPage(ctx: AppContext, address: string): Promise<string | undefined> {
  const path = address.toLowerCase().replace(/\/+$/, '') || paths.home;
  const page = ctx.content.publicPaths().find((known) => known.toLowerCase() === path);
  if (page) return page;
  const meeting = MEETING.exec(path)?.[1];
  if (meeting && ctx.meetingTypes.find(meeting)?.isActive) return path;
  const slug = POST.exec(path)?.[1];
  return slug && (await isPostVisible(ctx.db, slug, ctx.clock.now())) ? path : undefined;
}
