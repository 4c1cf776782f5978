import { LRUCache } from 'lru-cache';
import type { AppContext } from './context.ts';
import type { TextResponse } from './http/text-response.ts';

/** A rendered page; only cacheable ones stay in memory. */
export interface Page {
  text: TextResponse;
  status: number;
  isCacheable: boolean;
}

/** Memory for pages. Past it the least recently used ones are dropped. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Pages are rendered again after this long even if nothing changed: they show dates, and forms carry their age. */
const MAX_AGE_MS = 3_600_000;

/** Keeps rendered pages in memory until the public content changes, and renders each only once at a time. */
export function createPageCache(ctx: Pick<AppContext, 'publicContent' | 'clock'>) {
  const pages = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }) => Math.max(text.maxBytes, 1),
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now: () => ctx.clock.now() * 1000 },
  });
  const rendering = new Map<string, Promise<Page>>();
  // Pages of older content are never found again, and drop out as the least recently used.
  const versioned = (key: string) => `${ctx.publicContent.version()} ${key}`;

  return {
    find: (key: string): Page | undefined => pages.get(versioned(key)),
    /** The page for `key` from memory, else rendered now; concurrent callers share one rendering. */
    async get(key: string, render: () => Promise<Page>): Promise<Page> {
      const name = versioned(key);
      const found = pages.get(name) ?? rendering.get(name);
      if (found) return found;
      const promise = render().finally(() => rendering.delete(name));
      rendering.set(name, promise);
      const page = await promise;
      if (page.isCacheable) pages.set(name, page);
      return page;
    },
  };
}
