import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

test('without any variable the site speaks from localhost', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', DATA_DIR: './data', siteUrl: 'http://localhost:3000' });
});

test('an empty value counts as not set', () => {
  expect(parseConfig({ PORT: '', SITE_URL: '' }).siteUrl).toBe('http://localhost:3000');
});

test.each([
  [{ PORT: 'eighty' }, /^PORT must be a number$/],
  [{ PORT: '70000' }, /^PORT must be a port/],
  [{ SITE_URL: 'example.com' }, /^SITE_URL must be an http/],
  [{ OWNER_EMAIL: 'me' }, /^OWNER_EMAIL must be an email address$/],
  [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD must have at least 8 characters$/],
  [{ SMTP_URL: 'https://mail.example.com' }, /^SMTP_URL must be an smtp/],
])('%j is refused in one line that names it', (env, line) => {
  expect(() => parseConfig(env)).toThrow(ConfigError);
  expect(() => parseConfig(env)).toThrow(line);
});

test('the site address is an origin, and https is told from it', () => {
  expect(parseConfig({ SITE_URL: 'https://example.com/' })).toMatchObject({
    siteUrl: 'https://example.com',
    isHttps: true,
  });
});
