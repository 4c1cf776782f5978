import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#testing/captain.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Logs in through the login screen, so that the browser has the cookie and the token in local storage. */
async function logIn(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/captain`);
  await page.getByLabel('Username').fill('captain');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
}

test('a hostile provider script cannot read or use the session of a logged-in captain', async () => {
  site.scheduler.set('steals');
  const { page, context } = await site.open();
  await logIn(page);
  await page.goto(`${site.server.url}/calendar`);
  expect(await site.scheduler.report).toEqual({
    origin: 'null',
    cookie: 'SecurityError',
    token: 'SecurityError',
    session: 'SecurityError',
    database: 'SecurityError',
    parentToken: 'SecurityError',
    parentDocument: 'SecurityError',
    topAddress: 'SecurityError',
    // `frameElement` is null in a cross-origin frame.
    ownFrame: 'TypeError',
    api: 'TypeError',
    image: 'NetworkError',
  });

  await site.scheduler.tried;
  await page.locator('[data-phase=ready]').waitFor();
  // URLs of other origins are not accepted as the calendar.
  expect(await page.locator('iframe').getAttribute('src')).toBe('/scheduler-embed?page=consultation');
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(page.url()).toBe(`${site.server.url}/calendar`);
  await context.close();
});

test('the embed document opened outside of its frame has an opaque origin too', async () => {
  site.scheduler.set('works');
  const { page, context } = await site.open();
  await page.goto(`${site.server.url}/scheduler-embed?page=strategy`);
  expect(await page.evaluate(() => self.origin)).toBe('null');
  await context.close();
});

test('a request from an opaque origin carries Origin: null and no session cookie, and its answer cannot be read', async () => {
  const { page, context } = await site.open();
  await logIn(page);
  const sent: Promise<[origin: string | undefined, hasCookie: boolean]>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/captain/me')) return;
    sent.push(request.allHeaders().then((headers) => [headers.origin, 'cookie' in headers]));
  });
  const read = () =>
    fetch('/api/captain/me', { credentials: 'include' }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
  await page.goto(`${site.server.url}/about`);
  const fromPage = await page.evaluate(read);

  // The embed document's CSP blocks these requests, so this document has only its sandbox.
  await page.route('**/sandboxed', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': 'sandbox allow-scripts allow-forms' },
      body: '<p>Sandboxed',
    }),
  );
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/sandboxed';
    document.body.append(frame);
  });
  await page.frameLocator('iframe').getByText('Sandboxed').waitFor();
  const fromSandbox = await page.frames()[1]?.evaluate(read);

  expect([fromPage, fromSandbox]).toEqual([200, 'TypeError']);
  expect(await Promise.all(sent)).toEqual([
    [undefined, true],
    ['null', false],
  ]);
  await context.close();
});
