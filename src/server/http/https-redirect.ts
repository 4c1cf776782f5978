import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';

type ProxyConfig = Pick<Config, 'isHttps' | 'TRUST_PROXY' | 'siteUrl'>;

/**
 * True when a trusted proxy received this request over plain http although the site's address is https.
 *
 * @param forwardedProto the request's X-Forwarded-Proto.
 */
export function isPlainHttp({ isHttps, TRUST_PROXY }: ProxyConfig, forwardedProto: unknown): boolean {
  if (!isHttps || TRUST_PROXY === 0 || typeof forwardedProto !== 'string') return false;
  // Most proxies replace the header; where they append to it, it is read like X-Forwarded-For.
  const hops = forwardedProto.split(',').map((hop) => hop.trim().toLowerCase());
  return (hops.at(-TRUST_PROXY) ?? hops[0]) === 'http';
}

/** Redirects plain http to the same path of SITE_URL, never of the Host header. Health checks may use plain http. */
export function redirectToHttps(config: ProxyConfig): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname === '/healthz' || !isPlainHttp(config, c.req.header('x-forwarded-proto'))) return next();
    c.header('Cache-Control', 'no-store');
    return c.redirect(config.siteUrl + pathname + search, 308);
  };
}
