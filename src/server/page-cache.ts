import type { AppContext } from './context.ts';
import { type Encoded, encode } from './http/send-bytes.ts';

/** How an answer begins. */
export interface Head {
  status: number;
  headers: Record<string, string>;
}

/** A page as it was rendered: its status and headers, and its bytes in every encoding. */
export interface KeptPage extends Encoded, Head {
  /** Whole heads, made once for each encoding and for "not modified". */
  heads: Map<string, Head>;
}

/** What a render gives; only pages with `keep` are kept. */
export interface RenderedPage extends Head {
  html: string;
  keep: boolean;
}

interface Entry {
  page: KeptPage;
  /** Number of the public content that the page was made of. */
  version: number;
  /** When it is rendered again though nothing changed: pages show days, and forms carry their age. */
  staleAt: number;
  /** Which of all readings was its last: the greater, the later. */
  readAs: number;
}

/** Memory for kept pages, all encodings together. Past it the least recently read ones go. */
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_AGE_SECONDS = 3600;

/**
 * Keeps rendered pages as bytes until the public content changes. One render at a time for each key: whoever else asks
 * meanwhile waits for it, or gets the old bytes when only their hour is over.
 */
export function createPageCache(ctx: Pick<AppContext, 'publicContent' | 'clock' | 'log'>) {
  const entries = new Map<string, Entry>();
  const renders = new Map<string, Promise<KeptPage>>();
  let bytes = 0;
  let readings = 0;

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.version !== ctx.publicContent.version()) {
      remove(key, entry);
      return undefined;
    }
    entry.readAs = readings++;
    return entry;
  }

  function remove(key: string, entry: Entry): void {
    entries.delete(key);
    bytes -= sizeOf(entry.page);
  }

  function keep(key: string, page: KeptPage, version: number): void {
    const old = entries.get(key);
    if (old) remove(key, old);
    entries.set(key, { page, version, staleAt: ctx.clock.now() + MAX_AGE_SECONDS, readAs: readings++ });
    bytes += sizeOf(page);
    if (bytes <= MAX_BYTES) return;
    // Sorting is for here, where a page was rendered and the memory is full, so that reading stays a look into a map.
    for (const [oldest, entry] of [...entries].sort(([, a], [, b]) => a.readAs - b.readAs)) {
      if (bytes <= MAX_BYTES) break;
      remove(oldest, entry);
    }
  }

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const version = ctx.publicContent.version();
    const flight = `${version} ${key}`;
    const running = renders.get(flight);
    if (running) return running;
    const promise = (async () => {
      const { html, keep: isKept, ...rest } = await render();
      const page = { ...rest, ...(await encode(html)), heads: new Map() };
      if (isKept) keep(key, page, version);
      return page;
    })().finally(() => renders.delete(flight));
    renders.set(flight, promise);
    return promise;
  }

  return {
    /** The page for `key` when it is in memory and its hour is not over. */
    peek(key: string): KeptPage | undefined {
      const entry = find(key);
      return entry && entry.staleAt > ctx.clock.now() ? entry.page : undefined;
    },
    /** The page for `key`: from memory, else rendered now. */
    get(key: string, render: () => Promise<RenderedPage>): KeptPage | Promise<KeptPage> {
      const entry = find(key);
      if (!entry) return renderOnce(key, render);
      if (entry.staleAt <= ctx.clock.now()) {
        renderOnce(key, render).catch((error) =>
          ctx.log.error({ err: error, key }, 'a page could not be rendered again'),
        );
      }
      return entry.page;
    },
  };
}

function sizeOf(page: Encoded): number {
  return page.identity.byteLength + (page.br?.byteLength ?? 0) + (page.gzip?.byteLength ?? 0);
}
