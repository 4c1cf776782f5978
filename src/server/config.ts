import * as z from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '#shared/captain.ts';
import { MAX } from '#shared/limits.ts';
import { webOrigin } from '#shared/links.ts';
import { SETTING_MAX } from '#shared/settings.ts';
import { EXAMPLE_OWNER } from '#shared/site.ts';

/** A setting in the environment is wrong; the message is one line that names it. */
export class ConfigError extends Error {}

const EMPTY = 'must not be empty';
const optional = z.string().trim().min(1, EMPTY).optional();
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** Its origin becomes part of the Content-Security-Policy. */
const embeddedUrl = webUrl.refine((address) => webOrigin(address), 'must have a plain host name, as in example.com');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** `ada@example.com`, or a name before it in angle brackets. */
const MAILBOX = /^(?:[^<>@\s]+@[^<>@\s]+|[^<>]*<[^<>@\s]+@[^<>@\s]+>)$/;

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number, ${min} to ${max}`;
  const digits = z.string().trim().regex(/^\d+$/, error);
  return digits.transform(Number).pipe(z.number().min(min, error).max(max, error));
}

function shortText(max: number) {
  return z.string().trim().min(1, EMPTY).max(max, `must have at most ${max} characters`);
}

/** An address of a mail server. `z.url` alone takes one without a host. */
function mailUrl(protocol: 'smtp' | 'imap') {
  const error = `must be an ${protocol}:// or ${protocol}s:// address with a host`;
  return z.url({ protocol: new RegExp(`^${protocol}s?$`), hostname: /./, error, abort: true });
}

/** A name of a host, or an IP address. */
const HOST_NAME = /^(?:[a-z0-9._-]+|[0-9a-f:.]+)$/;

/** `1` for every host, else names of hosts separated by commas. */
const allowPrivate = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text, { addIssue }): boolean | ReadonlySet<string> => {
    if (['', '0', 'off', 'false', 'no'].includes(text)) return false;
    if (['1', 'on', 'true', 'yes'].includes(text)) return true;
    const hosts = text.split(/[\s,]+/).filter(Boolean);
    if (!hosts.every((host) => HOST_NAME.test(host))) addIssue('must be 1, or names of hosts separated by commas');
    return new Set(hosts);
  })
  .default(false);

/** Every variable the server reads. All are optional; an empty value counts as not set. */
const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  SITE_URL: webUrl
    .transform((url) => new URL(url))
    .refine(
      ({ pathname, search, hash }) => `${pathname}${search}${hash}` === '/',
      'must have no path, as in https://example.com',
    )
    .transform(({ origin }) => origin)
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  OWNER_NAME: shortText(MAX.name).default(EXAMPLE_OWNER),
  OWNER_EMAIL: z.email('must be an email address').default('hello@example.com'),
  BRAND_NAME: shortText(SETTING_MAX).optional(),
  ADMIN_USERNAME: shortText(USERNAME_MAX).regex(/^\S+$/, 'must have no spaces').default('captain'),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`)
    .max(PASSWORD_MAX, `must have at most ${PASSWORD_MAX} characters`)
    .regex(/\S/, 'must not be blank')
    .optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: webUrl.optional(),
  OPENAI_MODEL: optional,
  CHAT_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(500),
  SCHEDULER_SCRIPT_URL: embeddedUrl.default('https://assets.calendly.com/assets/external/widget.js'),
  SCHEDULER_CONSULTATION_URL: embeddedUrl.default('https://calendly.com/your-name/free-consultation'),
  SCHEDULER_STRATEGY_URL: embeddedUrl.default('https://calendly.com/your-name/strategy-session'),
  SCHEDULER_VOICE_AI_URL: embeddedUrl.default('https://calendly.com/your-name/voice-ai-discovery'),
  SMTP_URL: mailUrl('smtp').optional(),
  MAIL_FROM: z.string().trim().regex(MAILBOX, 'must be an address, or a name with an address in < >').optional(),
  BOUNCE_IMAP_URL: mailUrl('imap')
    .refine((address) => new URL(address).username !== '', 'must name a user, as in imaps://user:password@host')
    .optional(),
  BOUNCE_WEBHOOK_SECRET: optional,
  WEBHOOK_URL: webUrl.optional(),
  WEBHOOK_SECRET: optional,
  CDN: z.enum(['on', 'off'], 'must be on or off').default('off'),
  PURGE_URL: webUrl.optional(),
  LITESTREAM_REPLICA_URL: z
    .url({
      protocol: /^(?:s3|sftp|file|gcs|abs)$/,
      error: 'must be an s3://, sftp://, gcs://, abs:// or file:// address',
    })
    .optional(),
  METRICS_TOKEN: optional,
  DATA_KEY: z.string().trim().min(16, 'must have at least 16 characters').optional(),
  CALENDAR_ALLOW_PRIVATE: allowPrivate,
  OAUTH_ALLOW_PRIVATE: allowPrivate,
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The environment, parsed once. `siteUrl` is an origin without a trailing slash. */
export type Config = Omit<z.output<typeof Environment>, 'SITE_URL'> & {
  siteUrl: string;
  /** Cookies have `Secure`, and responses HSTS. */
  isHttps: boolean;
  isProduction: boolean;
  /** True in a command beside the server, whose own environment says nothing about what the server is configured to send. */
  isCommand: boolean;
  /** Names of the variables that were set, so that the dashboard can show where a value comes from. */
  given: ReadonlySet<string>;
};

/**
 * @param env the process's environment, or a test's.
 * @throws ConfigError naming the first bad variable.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const { SITE_URL, ...rest } = parsed.data;
  const siteUrl = SITE_URL ?? `http://localhost:${rest.PORT}`;
  return {
    ...rest,
    siteUrl,
    isHttps: siteUrl.startsWith('https:'),
    isProduction: rest.NODE_ENV === 'production',
    isCommand: false,
    given: new Set(Object.keys(set).filter((key) => key in Environment.shape)),
  };
}

/** Whether a language model is set up. */
export function hasModel({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
}: Pick<Config, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean {
  return Boolean(OPENAI_API_KEY || OPENAI_BASE_URL);
}
