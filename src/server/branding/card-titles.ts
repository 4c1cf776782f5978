import { ABOUT } from '#content/about.ts';
import { BLOG_LIST } from '#content/blog.ts';
import { CONSULTATION, STRATEGY_SESSION } from '#content/booking.ts';
import { DOCUMENTS, type DocumentKey } from '#content/documents.schema.ts';
import { LEGAL_ENTRIES } from '#content/legal/entries.ts';
import { LANDING_PAGES } from '#content/services/index.ts';
import type { ContentView } from '#server/context.ts';
import { fill } from '#shared/placeholders.ts';

/** Pages whose texts are not documents. */
const OTHER_TITLES: Record<string, string> = {
  about: ABOUT.meta.title,
  blog: BLOG_LIST.meta.title,
  calendar: CONSULTATION.meta.title,
  'strategy-session': STRATEGY_SESSION.meta.title,
  ...Object.fromEntries(LANDING_PAGES.map(({ slug, meta }) => [slug, meta.title])),
};

/** The title of the page that a card stands for; undefined when there is no such page. @param key of its document. */
export async function findCardTitle(view: ContentView, key: string): Promise<string | undefined> {
  const landing = view.pages().find((page) => page.key === key);
  if (landing) return landing.document.meta.title;
  if (Object.hasOwn(DOCUMENTS, key)) return titleOf(view.get(key as DocumentKey));
  const legal = await LEGAL_ENTRIES.find(({ slug }) => slug === key)?.load();
  const title = Object.hasOwn(OTHER_TITLES, key) ? OTHER_TITLES[key] : legal?.title;
  return title && fill(title, view.values());
}

/** Only documents that are pages have one. */
function titleOf(document: object): string | undefined {
  if (!('meta' in document)) return undefined;
  const { meta } = document;
  return typeof meta === 'object' && meta !== null && 'title' in meta ? String(meta.title) : undefined;
}
