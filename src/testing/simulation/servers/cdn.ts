import type { VirtualClock } from '#testing/simulation/clock.ts';
import type { Host, Network } from '#testing/simulation/network.ts';

/** An answer that the CDN gives: its own copy, or one of the site. */
interface Page {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A CDN before the site, which keeps what the site lets it keep until it is purged. */
export interface Cdn {
  host: Host;
  /** When it last could not be told, in milliseconds of the simulation. */
  brokenUntil: number;
  /** A page as a visitor behind the CDN gets it. @param fetch asks the site. @returns undefined when nobody answers. */
  get(path: string, fetch: (path: string) => Promise<Page | undefined>): Promise<Page | undefined>;
}

export function createCdn(network: Network, clock: VirtualClock, name: string): Cdn {
  const kept = new Map<string, { page: Page; at: number; freshMs: number; staleMs: number }>();
  let purges = 0;
  return {
    host: network.addWebHost(name, (request, response) => {
      const isPurge = request.method === 'PURGE' && request.headers['xkey-purge'] === 'site';
      if (isPurge) kept.clear();
      if (isPurge) purges += 1;
      response.writeHead(isPurge ? 200 : 405).end();
    }),
    brokenUntil: 0,
    async get(path, fetch) {
      const copy = kept.get(path);
      if (copy && clock.elapsed() - copy.at < copy.freshMs) return copy.page;
      const before = purges;
      const page = await fetch(path);
      if (!page) return copy && clock.elapsed() - copy.at < copy.freshMs + copy.staleMs ? copy.page : undefined;
      const seconds = (directive: string) =>
        1000 * Number(new RegExp(`\\b${directive}=(\\d+)`).exec(page.headers['cache-control'] ?? '')?.[1] ?? 0);
      // A page that was on its way during a purge is not kept, as in Varnish.
      if (page.status === 200 && seconds('s-maxage') > 0 && before === purges) {
        const times = { freshMs: seconds('s-maxage'), staleMs: seconds('stale-while-revalidate') };
        kept.set(path, { page, at: clock.elapsed(), ...times });
      }
      return page;
    },
  };
}
