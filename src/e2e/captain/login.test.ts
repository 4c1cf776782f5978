import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { deleteSessions, logInByForm } from '#testing/captain.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;
beforeAll(async () => {
  // Nobody listens there: the mails wait, and their links are read from the database.
  site = await openSite({ SMTP_URL: 'smtp://127.0.0.1:9', ADMIN_EMAIL: 'grace@example.com' });
});
afterAll(() => site.close());

test('the dashboard needs the token and the cookie: without one of them it shows the login screen', async () => {
  const { page, context } = await site.work('/captain?tab=users');
  await page.getByRole('cell', { name: 'Grace Hopper', exact: true }).waitFor();

  // A second page of the same browser has no init script that puts the token back.
  const second = await context.newPage();
  await second.goto(`${site.server.url}/captain?tab=users`);
  await second.getByRole('cell', { name: 'Grace Hopper', exact: true }).waitFor();
  const stored = await second.evaluate(() => ({ ...localStorage }));
  await second.evaluate(() => localStorage.clear());
  await second.reload();
  await second.getByLabel('Username').waitFor();
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'session', httpOnly: true }));

  await context.clearCookies();
  await second.evaluate((entries) => Object.assign(localStorage, entries), stored);
  await second.reload();
  await second.getByLabel('Username').waitFor();
  expect(await second.evaluate(() => localStorage.length)).toBe(0);
  await context.close();
});

test('login shows network errors, answers without a message and a wrong password; the right one opens the requested tab; a reload keeps the session; an expired one shows the login screen (401), then the tab; logout works offline', async () => {
  const { page, context, messages } = await site.open();
  await page.goto(`${site.server.url}/captain?tab=users`);
  await page.getByLabel('Username').waitFor();
  await page.route('**/api/captain/**', (route) => route.abort());
  await logInByForm(page);
  await page.getByText('Network error', { exact: true }).waitFor();
  await page.unroute('**/api/captain/**');
  await page.route('**/api/captain/login', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await logInByForm(page);
  await page.getByText('Invalid credentials', { exact: true }).waitFor();
  const refused = page.waitForResponse('**/api/captain/login');
  await logInByForm(page, 'not the password');
  expect((await refused).status()).toBe(401);
  await page.getByText('Login failed', { exact: true }).waitFor();
  await page.getByText('Invalid credentials', { exact: true }).waitFor();
  await logInByForm(page);
  await page.getByText('Welcome back!', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
  await page.getByRole('cell', { name: 'Grace Hopper', exact: true }).waitFor();
  // An answer that is still on its way would show the login screen before the click.
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();

  deleteSessions(site.server);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Leads' }).click();
  await page.getByLabel('Username').waitFor();
  await logInByForm(page);
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();

  await page.route('**/api/captain/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await page.getByLabel('Username').waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await page.getByLabel('Username').waitFor();
  expect(messages.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
  await context.close();
});

test('a captain who logged in here is not locked out while others guess the password', async () => {
  const { page, context } = await site.open();
  await page.goto(`${site.server.url}/captain`);
  await logInByForm(page);
  await page.getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await page.getByLabel('Username').waitFor();
  const guess = () =>
    fetch(`${site.server.url}/api/captain/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'captain', password: 'a guess' }),
    });
  const answers = await Promise.all(Array.from({ length: 12 }, guess));
  expect(answers.map(({ status }) => status)).toContain(429);
  await logInByForm(page);
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await context.close();
});

test('a forgotten password is set by the link of a mail, and the login goes on with it', async () => {
  const { page, context } = await site.open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.server.url}/captain`);
  await page.getByRole('button', { name: 'Forgot the password?' }).click();
  await page.getByLabel('Email').fill('grace@example.com');
  await expectNoA11yViolations(page, 'the forgotten password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('If grace@example.com belongs to a user').waitFor();
  const db = new Database(`${site.server.dataDir}/site.db`, { readonly: true });
  const payload = db.prepare("select payload from outbox where event = 'account.link'").pluck().get() as string;
  db.close();

  await page.goto((JSON.parse(payload) as { url: string }).url);
  await page.getByLabel('Password').fill('a new password');
  await page.getByLabel('Show it').check();
  expect(await page.getByLabel('Password').getAttribute('type')).toBe('text');
  await expectNoA11yViolations(page, 'the new password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Password changed').first().waitFor();
  await logInByForm(page, 'a new password');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await context.close();
});
