import { expect, test } from 'vitest';
import { contentSecurityPolicy, embedHeaders, schedulerOrigins } from './security-headers.ts';

const SCHEDULER = {
  script: 'http://localhost:4321/widget.js',
  consultation: 'https://cal.example/ada/free',
  strategy: 'https://cal.example/ada/strategy',
  voiceAi: 'https://other.example:8443/voice',
  isBuiltIn: false,
};

const policyOf = (scheduler: typeof SCHEDULER) =>
  contentSecurityPolicy({ isHttps: false }, { calendars: schedulerOrigins(scheduler)?.calendars });

test('CSP: a page allows frames of the scheduler’s calendars, each origin once, and no script of it', () => {
  const policy = policyOf(SCHEDULER);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'self' https://cal.example https://other.example:8443;");
  expect(policy).not.toContain('localhost:4321');
});

test('the CSP of the embed document is a sandbox with an opaque origin and names no source of the site', () => {
  const origins = schedulerOrigins(SCHEDULER);
  if (!origins) throw new Error('no origins');
  const headers = embedHeaders({ isHttps: true }, origins, { script: 'alert(1)', style: 'p{margin:0}' });
  const policy = headers['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts[^;]*; default-src 'none';/);
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|unsafe-inline/);
  expect(policy).toContain("script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' http://localhost:4321;");
  expect(policy.match(/[\w-]+ [^;]*'self'/g)).toEqual(["frame-ancestors 'self'"]);
  expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
});

test.each(['https://*/x', 'https://a;sandbox;x/'])('CSP: an address like %s does not change the policy', (address) => {
  const closed = contentSecurityPolicy({ isHttps: false });
  expect(policyOf({ ...SCHEDULER, script: address })).toBe(closed);
  expect(policyOf({ ...SCHEDULER, consultation: address })).toBe(
    policyOf({ ...SCHEDULER, consultation: SCHEDULER.strategy }),
  );
  expect(policyOf({ ...SCHEDULER, consultation: address, strategy: address, voiceAi: address })).toBe(closed);
});
