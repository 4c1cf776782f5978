import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
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
