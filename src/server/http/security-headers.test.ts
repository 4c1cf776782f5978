import { expect, test } from 'vitest';
import { contentSecurityPolicy, schedulerOrigins } from './security-headers.ts';

const SCHEDULER = {
  script: 'http://localhost:4321/widget.js',
  consultation: 'https://cal.example/ada/free',
  strategy: 'https://cal.example/ada/strategy',
  voiceAi: 'https://other.example:8443/voice',
  isBuiltIn: false,
};

const policyOf = (scheduler: typeof SCHEDULER) =>
  contentSecurityPolicy({ isHttps: false }, schedulerOrigins(scheduler));

test('CSP: a booking page may embed the scheduler’s origins, each once', () => {
  const policy = policyOf(SCHEDULER);
  expect(policy).toContain("script-src 'self' http://localhost:4321;");
  expect(policy).toContain('frame-src https://cal.example https://other.example:8443;');
});

test.each(['https://*/x', 'https://a;sandbox;x/'])('CSP: an address like %s does not change the policy', (address) => {
  const closed = contentSecurityPolicy({ isHttps: false });
  expect(policyOf({ ...SCHEDULER, script: address })).toBe(closed);
  expect(policyOf({ ...SCHEDULER, consultation: address })).toBe(
    policyOf({ ...SCHEDULER, consultation: SCHEDULER.strategy }),
  );
  expect(policyOf({ ...SCHEDULER, consultation: address, strategy: address, voiceAi: address })).toBe(closed);
});
