import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { readPage } from '#testing/start-server.ts';

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a page is created from a template, published at its path, and deleted', async () => {
  const { page, context } = await site.work('/captain?tab=pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill('Audits of websites');
  expect(await dialog.getByLabel('Path').inputValue()).toBe('/audits-of-websites');
  await dialog.getByLabel('Path').fill('/blog/audits');
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await dialog.getByText('The site needs this path for itself').waitFor();
  await expectNoA11yViolations(page, 'the dialog for a new page');
  await dialog.getByLabel('Path').fill('/services/audits');
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audits of websites' }).waitFor();
  expect((await fetch(`${site.server.url}/services/audits`)).status).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Visitors see it now.').first().waitFor();
  expect(await readPage(site.server, '/services/audits')).toContain('<title>Audits of websites');

  await page.goto(`${site.server.url}/captain?tab=pages`);
  await page.getByRole('button', { name: 'Delete Audits of websites' }).click();
  await page.getByRole('button', { name: 'Delete page' }).click();
  await page.getByText('Page deleted').first().waitFor();
  expect((await fetch(`${site.server.url}/services/audits`)).status).toBe(404);
  await context.close();
});

test('a11y: the list of pages has no axe violations, with a hundred pages and very long words', async () => {
  const { call } = site.captain;
  for (let number = 0; number < 100; number += 1) {
    await call('POST', '/captain/content', {
      title: WORD,
      path: `/services/donaudampfschifffahrtselektrizitaeten-${number}`,
    });
  }
  const { page, context } = await site.work('/captain?tab=pages');
  await page.getByText('-99').waitFor();
  await expectNoA11yViolations(page, 'the list of a hundred pages');
  await page.getByLabel('Search pages').fill('-99');
  await expect.poll(() => page.getByRole('row').filter({ hasText: WORD }).count(), { timeout: 10_000 }).toBe(1);
  await context.close();
});
