import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
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

test('a captain who logged in here is not locked out while others guess the password', async () => {
  const { page, context } = await site.open();
  const logIn = async (password: string) => {
    await page.getByLabel('Username').fill('captain');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await page.goto(`${site.server.url}/captain`);
  await logIn('a password for tests');
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
  await logIn('a password for tests');
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
  await page.getByLabel('Username').fill('captain');
  await page.getByLabel('Password').fill('a new password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await context.close();
});
