import { expect, test } from 'vitest';
import type { OverviewJson } from '#shared/overview.schema.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

interface Visit {
  socket?: string;
  browser?: string;
  headers?: Record<string, string>;
}

/** The warning of OverviewJson about TRUST_PROXY after 200 requests. */
async function noticeAfter(trusted: string, visit: (number: number) => Visit): Promise<string | undefined> {
  const harness = await createTestApp({ TRUST_PROXY: trusted });
  for (let number = 0; number < 200; number += 1) {
    const { socket = '10.0.0.1', browser = `Browser ${number % 9}`, headers = {} } = visit(number);
    const request = { headers: { 'user-agent': browser, ...headers }, socket: { remoteAddress: socket } };
    harness.ctx.proxyWatch.observe(request as never);
  }
  const captain = await loginAs(harness);
  const { notices } = (await captain.call('GET', '/api/captain/overview')).body as OverviewJson;
  return notices.find(({ text }) => text.includes('TRUST_PROXY'))?.text;
}

const forwarded = (...chain: string[]) => ({ 'x-forwarded-for': chain.join(', ') });

test('warns when requests come through a proxy and TRUST_PROXY is 0', async () => {
  const notice = await noticeAfter('0', (number) => ({ headers: forwarded(`192.0.2.${number}`) }));
  expect(notice).toMatch(/TRUST_PROXY is 0.*Set TRUST_PROXY to the number of proxies/);
});

test('warns when all visitors have one address', async () => {
  const notice = await noticeAfter('1', (number) => ({ headers: forwarded(`192.0.2.${number}`, '198.51.100.7') }));
  expect(notice).toMatch(/from one address.*TRUST_PROXY is 1.*Set TRUST_PROXY/);
});

test('warns on Fly.io when the chain is longer than TRUST_PROXY and Fly-Client-IP disagrees', async () => {
  const notice = await noticeAfter('1', (number) => ({
    headers: { ...forwarded(`192.0.2.${number}`, `198.51.100.${number % 3}`), 'fly-client-ip': `192.0.2.${number}` },
  }));
  expect(notice).toMatch(/TRUST_PROXY=1.*Fly-Client-IP.*Set TRUST_PROXY/);
});

test.each<[string, string, (number: number) => Visit]>([
  ['no proxy', '0', (number) => ({ socket: `192.0.2.${number}` })],
  ['one proxy', '1', (number) => ({ headers: forwarded('1.2.3.4', `192.0.2.${number}`) })],
  [
    'Fly.io',
    '2',
    (number) => ({
      headers: { ...forwarded(`192.0.2.${number}`, '198.51.100.7'), 'fly-client-ip': `192.0.2.${number}` },
    }),
  ],
  ['one visitor alone', '0', () => ({ socket: '192.0.2.1', browser: 'Firefox' })],
  ['one visitor who makes headers up', '0', () => ({ browser: 'curl', headers: forwarded('1.2.3.4') })],
])('no warning: %s', async (_name, trusted, visit) => {
  expect(await noticeAfter(trusted, visit)).toBeUndefined();
});
