import type { Branding } from '#content/branding.schema.ts';
import { drawShareCard, type ShareCard } from '#server/assets/assets.ts';
import type { AppContext, ContentView } from '#server/context.ts';
import { shareCardLook } from '#shared/look/share-card.ts';
import type { Site } from '#shared/site.schema.ts';
import { drawnFile } from './drawn-files.ts';
import { shortHash } from './theme.ts';

/** To be raised when cards are drawn differently: those of an earlier version are drawn anew. */
const DRAWING_VERSION = 1;

/** Minutes marked on the clock that is drawn on a page's card: the length of the call, or for decoration. */
const MINUTES: Record<string, number> = { home: 48, calendar: 30, 'strategy-session': 60, blog: 10 };

/** The share card (PNG) of the page with this document, shown where a link to it is shared; undefined without such a page. */
export async function findShareCard(ctx: AppContext, key: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const title = findShareCardTitle(ctx.content, key);
  // The part of a title after a bar is for search engines.
  return title === undefined ? undefined : drawCard(ctx, key, title.split(' | ')[0] ?? title, MINUTES[key]);
}

/** The share card of the page of a meeting type, as PNG; undefined when it has none. */
export async function findMeetingShareCard(ctx: AppContext, slug: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const meeting = ctx.meetingTypes.find(slug);
  return meeting?.isActive ? drawCard(ctx, `book.${slug}`, meeting.name, meeting.minutes) : undefined;
}

function drawCard(ctx: AppContext, name: string, title: string, minutes: number | undefined) {
  const site = ctx.settings.site();
  const look = shareCardLook(ctx.content.get('branding'));
  const card: ShareCard = { title, brand: site.brand, label: new URL(site.url).host, minutes, ...look };
  const version = shortHash(JSON.stringify([DRAWING_VERSION, card]));
  return drawnFile(ctx, { name: `card-${name}`, version, extension: 'png' }, () => drawShareCard(card));
}

/** Part of the cards' addresses: it changes with whatever all cards show. A page's title is in the address of its own card. */
export function shareCardsVersion(view: Pick<ContentView, 'get'>, { brand, url }: Site): string {
  const { colors, type, drawings }: Branding = view.get('branding');
  return shortHash(JSON.stringify([DRAWING_VERSION, colors, type, drawings, brand, url])).slice(0, 8);
}

/** The title on a page's share card; undefined when there is no such page. @param key of the page's document. */
function findShareCardTitle(view: ContentView, key: string): string | undefined {
  const landing = view.pages().find((page) => page.key === key);
  if (landing) return landing.document.meta.title;
  return view.has(key) ? titleOf(view.get(key)) : undefined;
}

/** Title of a page's document; other documents have none. */
function titleOf(document: object): string | undefined {
  if (!('meta' in document)) return undefined;
  const { meta } = document;
  return typeof meta === 'object' && meta !== null && 'title' in meta ? String(meta.title) : undefined;
}
