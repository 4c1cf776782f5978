import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

test('without any variable the site is at localhost', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', DATA_DIR: './data', siteUrl: 'http://localhost:3000' });
});

test('an empty variable is treated as not set', () => {
  expect(parseConfig({ PORT: '', SITE_URL: '' }).siteUrl).toBe('http://localhost:3000');
});

test.each([
  [{ PORT: 'eighty' }, /^PORT must be a whole number, 0 to 65535$/],
  [{ PORT: '80.5' }, /^PORT must be a whole number, 0 to 65535$/],
  [{ PORT: '70000' }, /^PORT must be a whole number, 0 to 65535$/],
  [{ TRUST_PROXY: '20' }, /^TRUST_PROXY must be a whole number, 0 to 10$/],
  [{ CHAT_DAILY_LIMIT: '-1' }, /^CHAT_DAILY_LIMIT must be a whole number, 0 to/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent$/],
  [{ MAIL_FROM: 'not an address' }, /^MAIL_FROM must be an address/],
  [{ SITE_URL: 'example.com' }, /^SITE_URL must be an http/],
  [{ SITE_URL: 'https://example.com/site' }, /^SITE_URL must have no path/],
  [{ SITE_URL: 'https://example.com/?a=1' }, /^SITE_URL must have no path/],
  [{ OWNER_NAME: '   ' }, /^OWNER_NAME must not be empty$/],
  [{ WEBHOOK_SECRET: ' ' }, /^WEBHOOK_SECRET must not be empty$/],
  [{ SCHEDULER_SCRIPT_URL: 'https://*/x' }, /^SCHEDULER_SCRIPT_URL must have a plain host name/],
  [{ SCHEDULER_STRATEGY_URL: 'https://a;sandbox;x/' }, /^SCHEDULER_STRATEGY_URL must have a plain host name/],
  [{ SCHEDULER_VOICE_AI_URL: 'calendly.com/ada' }, /^SCHEDULER_VOICE_AI_URL must be an http/],
  [{ OWNER_EMAIL: 'me' }, /^OWNER_EMAIL must be an email address$/],
  [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD must have at least 8 characters$/],
  [{ ADMIN_PASSWORD: ' '.repeat(8) }, /^ADMIN_PASSWORD must not be blank$/],
  [{ ADMIN_PASSWORD: 'x'.repeat(201) }, /^ADMIN_PASSWORD must have at most 200 characters$/],
  [{ ADMIN_USERNAME: 'ada byron' }, /^ADMIN_USERNAME must have no spaces$/],
  [{ BRAND_NAME: 'x'.repeat(501) }, /^BRAND_NAME must have at most 500 characters$/],
  [{ PORT: ' ' }, /^PORT must be a whole number, 0 to 65535$/],
  [{ SMTP_URL: 'https://mail.example.com' }, /^SMTP_URL must be an smtp/],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be an smtp/],
  [{ BOUNCE_IMAP_URL: 'nope' }, /^BOUNCE_IMAP_URL must be an imap:/],
  [{ BOUNCE_IMAP_URL: '//x' }, /^BOUNCE_IMAP_URL must be an imap:/],
  [{ BOUNCE_IMAP_URL: 'http://' }, /^BOUNCE_IMAP_URL must be an imap:/],
  [{ BOUNCE_IMAP_URL: 'imap://' }, /^BOUNCE_IMAP_URL must be an imap:/],
  [{ BOUNCE_IMAP_URL: 'imap://[' }, /^BOUNCE_IMAP_URL must be an imap:/],
  [{ BOUNCE_IMAP_URL: 'imap://x:99999' }, /^BOUNCE_IMAP_URL must be an imap:/],
  [{ BOUNCE_IMAP_URL: 'imap://mail.example.com' }, /^BOUNCE_IMAP_URL must name a user/],
  [{ OAUTH_ALLOW_PRIVATE: '$$' }, /^OAUTH_ALLOW_PRIVATE must be 1, or names of hosts/],
  [{ CALENDAR_ALLOW_PRIVATE: 'maybe!!' }, /^CALENDAR_ALLOW_PRIVATE must be 1, or names of hosts/],
])('rejects %j with one line that names it', (env, line) => {
  expect(() => parseConfig(env)).toThrow(ConfigError);
  expect(() => parseConfig(env)).toThrow(line);
});

test('SITE_URL is an origin and determines https', () => {
  expect(parseConfig({ SITE_URL: 'https://example.com/' })).toMatchObject({
    siteUrl: 'https://example.com',
    isHttps: true,
  });
});

test.each(['hello@example.com', 'Alex Rivera <hello@example.com>', '"Rivera, Alex" <hello@example.com>'])(
  'mail may come from %s',
  (from) => expect(parseConfig({ MAIL_FROM: from }).MAIL_FROM).toBe(from),
);

test('private addresses are allowed for named hosts', () => {
  const hosts = new Set(['nas.local', '192.168.0.7', 'fd00::7']);
  expect(parseConfig({ CALENDAR_ALLOW_PRIVATE: 'NAS.local, 192.168.0.7,fd00::7,' }).CALENDAR_ALLOW_PRIVATE).toEqual(
    hosts,
  );
});
