import type { Branding } from '#content/branding.schema.ts';
import { drawSharePicture, type ShareCard } from '#server/assets/assets.ts';
import type { AppContext, ContentView } from '#server/context.ts';
import { cardLook } from '#shared/card-look.ts';
import type { Site } from '#shared/site.ts';
import { findCardTitle } from './card-titles.ts';
import { drawnFile } from './drawn-files.ts';
import { shortHash } from './theme.ts';

/** Changes with the drawing, so that pictures of an earlier version are drawn anew. */
const DRAWING = 1;

/** Minutes on the dial of a page's card. */
const MINUTES: Record<string, number> = { home: 48, calendar: 30, 'strategy-session': 60, blog: 10 };

/** The picture that stands for a page where its link is shared, as PNG; undefined when there is no such page. */
export async function findCard(ctx: AppContext, key: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const title = findCardTitle(ctx.content, key);
  // What follows a bar is for search engines: "Buy Back Your Time | AI & Business Automation".
  return title === undefined ? undefined : drawCard(ctx, key, title.split(' | ')[0] ?? title, MINUTES[key]);
}

/** The same for the page of a meeting type. */
export async function findMeetingCard(ctx: AppContext, slug: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const meeting = ctx.meetingTypes.find(slug);
  return meeting?.isActive ? drawCard(ctx, `book.${slug}`, meeting.name, meeting.minutes) : undefined;
}

function drawCard(ctx: AppContext, name: string, title: string, minutes: number | undefined) {
  const site = ctx.settings.site();
  const look = cardLook(ctx.content.get('branding'));
  const card: ShareCard = { title, brand: site.brand, label: new URL(site.url).host, minutes, ...look };
  const version = shortHash(JSON.stringify([DRAWING, card]));
  return drawnFile(ctx, { name: `card-${name}`, version, extension: 'png' }, () => drawSharePicture(card));
}

/** Changes when all cards do; the title of each page is in its address too. */
export function cardsVersion(view: Pick<ContentView, 'get'>, { brand, url }: Site): string {
  const { colors, type }: Branding = view.get('branding');
  return shortHash(JSON.stringify([DRAWING, colors, type, brand, url])).slice(0, 8);
}
