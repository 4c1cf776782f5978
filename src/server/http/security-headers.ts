import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import { webOrigin } from '#shared/links.ts';
import { EMBED_SANDBOX } from '#shared/scheduler-embed.ts';
import type { Site } from '#shared/site.schema.ts';

/**
 * The page's Content-Security-Policy. No script is ever inline.
 *
 * @param styles sources of the styles that are in the page itself.
 * @param remoteImages true where an author may show images of other sites.
 * @param calendars origins of the scheduler's calendar, separated by spaces. The same on every page: the browser keeps the
 *   policy of the first page while the visitor follows links to others.
 * @param frames further origins that this page may show in a frame.
 * @param ancestors origins that may show the page in a frame.
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'isHttps'>,
  {
    styles = [],
    remoteImages = false,
    calendars,
    frames = [],
    ancestors = [],
  }: {
    styles?: readonly string[] | undefined;
    remoteImages?: boolean | undefined;
    calendars?: string | undefined;
    frames?: readonly string[] | undefined;
    ancestors?: readonly string[];
  } = {},
): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data:${remoteImages ? ' https:' : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", calendars, ...frames].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ];
  if (config.isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * Headers of the document that runs the scheduler's script. The `sandbox` in its policy makes its origin opaque, also where
 * the document is opened outside of the frame that it is made for; no source in the policy is the site's own.
 *
 * @param inline the text of its one script and its one style.
 */
export function embedHeaders(
  config: Pick<Config, 'isHttps'>,
  origins: EmbedOrigins,
  inline: { script: string; style: string },
): Record<string, string> {
  const directives = [
    `sandbox ${EMBED_SANDBOX}`,
    "default-src 'none'",
    `script-src ${hashSource(inline.script)} ${origins.script}`,
    `style-src ${hashSource(inline.style)} ${origins.script}`,
    `img-src data: ${origins.script}`,
    `font-src ${origins.script}`,
    `connect-src ${origins.calendars}`,
    `frame-src ${origins.calendars}`,
    `form-action ${origins.calendars}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  if (config.isHttps) directives.push('upgrade-insecure-requests');
  return {
    ...baseHeaders(config),
    'Content-Security-Policy': directives.join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

/**
 * Headers of a mail that the dashboard shows in a frame: it has inline styles and pictures, runs nothing, and its origin is opaque.
 */
export function mailPreviewHeaders(config: Pick<Config, 'isHttps'>): Record<string, string> {
  const directives = [
    'sandbox',
    "default-src 'none'",
    "img-src 'self' https: data:",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    ...baseHeaders(config),
    'Content-Security-Policy': directives.join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'no-store',
  };
}

/** Allows exactly this inline text in a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Origins of the scheduler: where its script comes from and where its calendars are. */
interface EmbedOrigins {
  script: string;
  /** Separated by spaces. */
  calendars: string;
}

/** Origins that may be embedded. An address whose host would be read as more than one source is left out. */
export function schedulerOrigins(scheduler: Site['scheduler']): EmbedOrigins | undefined {
  const { script, consultation, strategy, voiceAi } = scheduler;
  const from = webOrigin(script);
  const calendars = new Set([consultation, strategy, voiceAi].flatMap((address) => webOrigin(address) ?? []));
  return from && calendars.size > 0 ? { script: from, calendars: [...calendars].join(' ') } : undefined;
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
export function nonPageHeaders(config: Pick<Config, 'isHttps'>): Record<string, string> {
  return { ...baseHeaders(config), 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };
}

/** Adds `nonPageHeaders` to every response. Pages and files set their own, which replace them. */
export function securityHeaders(config: Pick<Config, 'isHttps'>): MiddlewareHandler {
  const headers = Object.entries(nonPageHeaders(config));
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  };
}
