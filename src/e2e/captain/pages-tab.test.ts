import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { STARTER } from '#content/starters/consultant/en/starter.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { inLong } from '#testing/long.ts';
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
  // It says only what the template asks for.
  const question = page.getByRole('dialog', { name: 'Publish with placeholders?' });
  await question.getByText('Name of the service', { exact: true }).waitFor();
  await expectNoA11yViolations(page, 'the question about placeholders', [320, 1440]);
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await page.getByText('Visitors see it now.').first().waitFor();
  expect(await readPage(site.server, '/services/audits')).toContain('<title>Audits of websites');

  await page.goto(`${site.server.url}/captain?tab=pages`);
  await page.getByRole('button', { name: 'Delete Audits of websites' }).click();
  await page.getByRole('button', { name: 'Delete page' }).click();
  await page.getByText('Page deleted').first().waitFor();
  expect((await fetch(`${site.server.url}/services/audits`)).status).toBe(404);
  await context.close();
});

test('a hidden service without a page leaves texts without a page in their groups', async () => {
  const { call } = site.captain;
  const services = (await call('GET', '/captain/services')) as { id: string }[];
  const hidden = { name: 'Advice by phone', text: 'An hour on the phone.', icon: 'check', isShown: false };
  await call('PUT', '/captain/services', [...services, hidden]);
  const { page, context } = await site.work('/captain?tab=pages');
  await page
    .getByRole('table', { name: 'Look and facts' })
    .getByRole('row', { name: /^Facts/ })
    .waitFor();
  // The imprint has no address yet.
  const apart = page.getByRole('table', { name: 'Hidden pages' }).getByRole('row');
  expect(await apart.filter({ hasText: /^Facts/ }).count()).toBe(0);
  await call('PUT', '/captain/services', services);
  await context.close();
});

test('a section that is added to the home page comes before the contact; publishing it asks about texts that are only the names of their fields', async () => {
  const { page, context } = await site.work('/captain/pages/home');
  await page.getByRole('button', { name: 'Add section', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Add a section' });
  expect(await picker.getByText(/^It comes after/).textContent()).not.toContain('Contact');
  await picker.getByRole('button', { name: 'Testimonial', exact: true }).click();
  const sections = page.getByRole('region', { name: 'Sections' }).getByRole('listitem');
  await expect.poll(() => sections.last().textContent()).toContain('Contact');
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish with placeholders?' });
  await question.getByRole('button', { name: 'Quote', exact: true }).waitFor();
  expect(await question.getByRole('button', { name: 'Name', exact: true }).count()).toBe(0);
  await context.close();
});

test('an export is changed and imported: errors are named and change nothing, a correct file is public at once', async () => {
  const { page, context } = await site.work('/captain?tab=system');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as typeof STARTER;
  const choose = (title: string) => {
    const { home } = file.documents;
    const documents = { ...file.documents, home: { ...home, hero: { ...home.hero, title } } };
    const buffer = Buffer.from(JSON.stringify({ ...file, documents }));
    return page
      .getByLabel('File to import')
      .setInputFiles({ name: 'content.json', mimeType: 'application/json', buffer });
  };
  await choose('From {price.nothing}');
  const refused = page.getByRole('dialog', { name: 'This file cannot be imported' });
  await refused.getByText('Home › hero.title').waitFor();
  await refused.getByText('There is no fact {price.nothing}').waitFor();
  await expectNoA11yViolations(page, 'a refused import');
  await page.keyboard.press('Escape');

  Object.assign(file.documents.chat.replies, { repeated: undefined });
  await choose('An imported headline');
  const question = page.getByRole('dialog', { name: 'Import this file?' });
  await question.getByText('Chatbot › replies.repeated').waitFor();
  expect(await readPage(site.server, '/')).not.toContain('An imported headline');
  await question.getByRole('button', { name: 'Import' }).click();
  await page.getByText('File imported', { exact: true }).first().waitFor();
  await page.getByText('content.json: one missing text is the original', { exact: true }).first().waitFor();
  expect(await readPage(site.server, '/')).toContain('An imported headline');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Pages' }).click();
  await page.getByRole('row', { name: /^Home/ }).getByText('Changed').waitFor();
  await context.close();
});

test('a11y: the list of pages has no axe violations, with many pages and very long words', async () => {
  const { call } = site.captain;
  const count = inLong(25, 100);
  for (let number = 0; number < count; number += 1) {
    await call('POST', '/captain/content', {
      title: WORD,
      path: `/services/donaudampfschifffahrtselektrizitaeten-${number}`,
    });
  }
  const { page, context } = await site.work('/captain?tab=pages');
  await page.getByText(`-${count - 1}`).waitFor();
  await expectNoA11yViolations(page, 'the list of many pages');
  await page.getByLabel('Search pages').fill(`-${count - 1}`);
  await expect.poll(() => page.getByRole('row').filter({ hasText: WORD }).count()).toBe(1);
  await context.close();
});
