import http from 'node:http';
import https from 'node:https';
import type { Config } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { decodePart } from '#shared/links.ts';

/** Every public page and generated file carries this key: menus, prices and names are on all of them, so a change purges all. */
const KEY = 'site';
/** The CDN asks for a page again after this long, also where a purge was lost. */
const MAX_AGE_SECONDS = 60;
/** For this long after that, the CDN may still send the page that it has while it asks for the new one. */
const STALE_SECONDS = 600;
const RETRY_AFTER_SECONDS = 2;
const TIMEOUT_MS = 5_000;
const FASTLY_HOST = 'api.fastly.com';

/** Headers of a page or file that is the same for every visitor. A browser asks again each time; the CDN keeps it for a minute, or until it is told to purge. */
export function sharedPageHeaders(config: Pick<Config, 'CDN'>): Record<string, string> {
  if (config.CDN === 'off') return {};
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
    ...purgeTags(config),
  };
}

/** The headers by which a CDN finds what to purge when public content changes; none without a CDN. */
export function purgeTags({ CDN }: Pick<Config, 'CDN'>): Record<string, string> {
  return CDN === 'off' ? {} : { 'Surrogate-Key': KEY, xkey: KEY };
}

/** Adds the job that calls `PURGE_URL` after the start, and after each change of public content. */
export function startPurging(ctx: AppContext): void {
  const { CDN, PURGE_URL } = ctx.config;
  if (CDN === 'off' || !PURGE_URL) return;
  let purged: number | undefined;
  ctx.jobs.add({
    name: 'Purge the CDN',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    nextDue: () => (ctx.publicContent.version() === purged ? undefined : ctx.clock.now()),
    async run() {
      const version = ctx.publicContent.version();
      if (version === purged) return;
      try {
        await purge(PURGE_URL);
      } catch (error) {
        await reportFailure(ctx, 'cdn', (error as Error).message);
        throw error;
      }
      purged = version;
      await reportSuccess(ctx, 'cdn');
    },
  });
}

/**
 * Purges everything that has the key: by the method PURGE with the key and the secret, as Varnish is set up in `docs/varnish.vcl`; by
 * Fastly's API. The secret or token is the user of the URL.
 *
 * @throws when it is not accepted.
 */
function purge(address: string): Promise<void> {
  const url = new URL(address);
  const isFastly = url.hostname === FASTLY_HOST;
  const token = decodePart(url.username);
  url.username = '';
  const headers = {
    'Surrogate-Key': KEY,
    'xkey-purge': KEY,
    ...(token && (isFastly ? { 'Fastly-Key': token } : { Authorization: `Bearer ${token}` })),
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(url, { method: isFastly ? 'POST' : 'PURGE', headers, agent: false }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`The CDN answered the purge with ${statusCode}`));
    });
    call.setTimeout(TIMEOUT_MS, () => call.destroy(new Error(`The CDN did not answer within ${TIMEOUT_MS / 1000} s`)));
    call.on('error', reject);
    call.end();
  });
}
