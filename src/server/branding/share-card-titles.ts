import type { ContentView } from '#server/context.ts';

/** The title on a page's share card; undefined when there is no such page. @param key of the page's document. */
export function findShareCardTitle(view: ContentView, key: string): string | undefined {
  const landing = view.pages().find((page) => page.key === key);
  if (landing) return landing.document.meta.title;
  return view.has(key) ? titleOf(view.get(key)) : undefined;
}

/** Only documents of pages have a title. */
function titleOf(document: object): string | undefined {
  if (!('meta' in document)) return undefined;
  const { meta } = document;
  return typeof meta === 'object' && meta !== null && 'title' in meta ? String(meta.title) : undefined;
}
