import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a service is added, renamed, hidden and ordered with the keyboard; visitors see each at once', async () => {
  const { page, context } = await site.work('/captain?tab=services');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const names = () => page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents();
  await expect.poll(() => button('Add service').isEnabled()).toBe(true);
  await button('Add service').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add service' });
  await dialog.getByLabel('Name', { exact: true }).fill('Zeppelins');
  await dialog.getByLabel('Short text').fill('Your airship flies again on Monday.');
  await expectNoA11yViolations(page, 'the dialog of a new service', [320, 1440]);
  const icons = dialog.getByRole('group', { name: 'Icon' }).getByRole('radio');
  await icons.nth(3).click();
  expect(await icons.nth(3).isChecked()).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await icons.nth(4).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await button('Move Zeppelins up').focus();
  for (const place of [7, 6]) {
    await page.keyboard.press('Enter');
    await page.getByText(`Zeppelins moved to ${place} of 8`).waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move Zeppelins up');
  }
  await button('Hide Custom Solutions').press('Enter');
  await button('Show Custom Solutions').waitFor();
  expect((await names()).map((name) => name.trim()).indexOf('Zeppelins')).toBe(5);
  await expectNoA11yViolations(page, 'the list of services', [320, 1440]);
  const price = page.getByRole('link', { name: 'Change: Setup of the voice receptionist, once' });
  expect(await price.getAttribute('href')).toBe('/captain/pages/facts?field=price.setup');

  const visitor = await site.visit('/');
  const cards = visitor.page.locator('#portfolio h3');
  expect(await cards.allTextContents()).toEqual([
    ...['N8N Workflow Automation', 'AI Workflow Integration', 'LLM-Powered Chatbots', 'Social Media Automation'],
    ...['Lead Generation Systems', 'Zeppelins'],
  ]);
  await visitor.page.getByRole('heading', { name: 'Six ways to stop doing it by hand' }).waitFor();
  await visitor.page.locator('footer').getByRole('link', { name: 'Zeppelins' }).click();
  await visitor.page.waitForURL('**/#portfolio');
  await expect
    .poll(() => visitor.page.evaluate(() => document.getElementById('portfolio')?.getBoundingClientRect().top))
    .toBeLessThan(150);
  expect(await visitor.page.evaluate(() => scrollY)).toBeGreaterThan(200);

  await button('Make its page Zeppelins').press('Enter');
  const edit = page.getByRole('link', { name: 'Edit the page /services/zeppelins' });
  await edit.waitFor();
  await expect.poll(() => edit.evaluate((link) => link === document.activeElement)).toBe(true);
  await visitor.page.goto(`${site.server.url}/services/zeppelins`);
  await visitor.page.getByRole('heading', { name: 'Zeppelins', level: 1 }).waitFor();
  await expectNoA11yViolations(visitor.page, 'a page made of a service', [320, 1440]);
  await visitor.context.close();
  await page.goto(`${site.server.url}/captain?tab=pages`);
  const row = page.getByRole('row').filter({ hasText: '/services/custom-solutions' });
  await row.getByText('Service hidden').waitFor();
  expect(await page.getByText('Service hidden').count()).toBe(1);
  await context.close();
});

test('prices on a phone are saved by a bar that is always in sight; those of hidden services are not asked for', async () => {
  await site.captain.call('POST', '/captain/starters/automation', { language: 'en' });
  const { page, context } = await site.work('/captain?tab=services', { viewport: { width: 390, height: 700 } });
  const amounts = page.getByLabel(/^Amount in/);
  await expect.poll(() => amounts.count()).toBe(5);
  const isSeen = () => amounts.evaluateAll((fields) => fields.filter((field) => field.checkVisibility()).length);
  await page.getByRole('button', { name: 'Hide Document', exact: false }).click();
  await expect.poll(isSeen).toBe(4);
  await amounts.first().fill('600');
  const save = page.getByRole('button', { name: 'Save prices' });
  await expect.poll(async () => (await save.boundingBox())?.y ?? 700).toBeLessThan(660);
  await save.click();
  await page.getByText('Prices saved').first().waitFor();
  await save.waitFor({ state: 'detached' });
  await expectNoA11yViolations(page, 'prices', [320, 1440]);

  await site.captain.call('PUT', '/captain/answers/example', { answer: 'A clinic paid $600 for its calls.' });
  await amounts.first().fill('650');
  await save.click();
  const written = page.getByText('The price is changed, but $600 is still written out here:');
  await written.waitFor();
  expect(await page.getByRole('link', { name: /› Answer$/ }).getAttribute('href')).toBe(
    '/captain?tab=chatbot&card=example',
  );
  await expectNoA11yViolations(page, 'texts with a former price', [320]);
  await context.close();
});

test('30 services with names of 80 letters do not widen the home page or the list at 320 px', async () => {
  const name = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'.slice(0, 80);
  const services = Array.from({ length: 30 }, () => ({ name, text: 'A short text.', icon: 'check' }));
  await site.captain.call('PUT', '/captain/services', services);
  const narrow = { viewport: { width: 320, height: 700 } };
  const widthOf = { home: await site.visit('/', narrow), list: await site.work('/captain?tab=services', narrow) };
  await widthOf.list.page.getByRole('button', { name: /^Hide/ }).first().waitFor();
  for (const { page, context } of Object.values(widthOf)) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await context.close();
  }
});
