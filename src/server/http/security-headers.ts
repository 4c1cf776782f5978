import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import { webOrigin } from '#shared/links.ts';
import type { Site } from '#shared/site.ts';

/**
 * The page's Content-Security-Policy. No script is ever inline.
 *
 * @param remoteImages true where an author may show images of other sites.
 * @param embed origins of the scheduler that a booking page embeds; none on all other pages.
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'isHttps'>,
  embed?: EmbedOrigins,
  { remoteImages = false }: { remoteImages?: boolean | undefined } = {},
): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self'${embed ? ` ${embed.script}` : ''}`,
    `style-src 'self'${embed ? ` ${embed.script}` : ''}`,
    `img-src 'self' data:${remoteImages ? ' https:' : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${embed ? ` ${embed.frames}` : ''}`,
    embed ? `frame-src ${embed.frames}` : "frame-src 'none'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (config.isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Origins of the scheduler: where its script comes from and where its frames point. */
interface EmbedOrigins {
  script: string;
  /** Separated by spaces. */
  frames: string;
}

/** What booking pages may embed. An address whose host would be read as more than one source is left out. */
export function schedulerOrigins(scheduler: Site['scheduler']): EmbedOrigins | undefined {
  const { script, consultation, strategy, voiceAi } = scheduler;
  const from = webOrigin(script);
  const frames = new Set([consultation, strategy, voiceAi].flatMap((address) => webOrigin(address) ?? []));
  return from && frames.size > 0 ? { script: from, frames: [...frames].join(' ') } : undefined;
}

/** Device features that no page uses; embedded pages cannot use them either. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response except static files. */
export function baseHeaders(config: Pick<Config, 'isHttps'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(config.isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Headers of a response that is not a page: opened in a browser, it can load and run nothing. */
export function closedHeaders(config: Pick<Config, 'isHttps'>): Record<string, string> {
  return { ...baseHeaders(config), 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };
}

/** Adds these headers to every response that does not set its own; pages and files do. */
export function securityHeaders(config: Pick<Config, 'isHttps'>): MiddlewareHandler {
  const headers = Object.entries(closedHeaders(config));
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  };
}
