import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { openPage, sharedBrowser } from '#testing/browser.ts';
import { PASSWORD } from '#testing/captain.ts';
import { longTest } from '#testing/long.ts';
import { serveSite } from '#testing/serve-site.ts';
import type { ServedSite } from '#testing/start-server.ts';

/** More than any page of Captain has controls before the one that is looked for. */
const MAX_TABS = 200;
const SERVICE = 'lead-generation';
const COLOR = '#7fd1ff';
const PRICE = '4200';

let server: ServedSite;
beforeAll(async () => {
  server = await serveSite({ OWNER_NAME: 'Grace Hopper', ADMIN_PASSWORD: PASSWORD });
});
afterAll(() => server.stop());

/** Moves the focus with the Tab key alone, forwards or backwards. */
function keyboardOf(page: Page) {
  const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
  async function reach(control: Locator): Promise<void> {
    await control.waitFor({ state: 'attached' });
    const isBehind = await control.evaluate((element) => {
      const { activeElement } = document;
      return activeElement !== null && (activeElement.compareDocumentPosition(element) & 2) !== 0;
    });
    for (let count = 0; count < MAX_TABS; count += 1) {
      if (await isFocused(control)) return;
      await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`The Tab key does not reach ${control}`);
  }
  return {
    async press(control: Locator): Promise<void> {
      await reach(control);
      const isSwitch = await control.evaluate((element) => element instanceof HTMLInputElement);
      await page.keyboard.press(isSwitch ? 'Space' : 'Enter');
    },
    async type(field: Locator, text: string): Promise<void> {
      await reach(field);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
  };
}

/** Opens `path` as a new visitor, with and without JavaScript. */
async function visit(path: string, look: (page: Page, status: number) => Promise<void>): Promise<void> {
  for (const javaScriptEnabled of [true, false]) {
    const { page, context } = await openPage(await sharedBrowser(), { javaScriptEnabled });
    const answer = await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
    await look(page, answer?.status() ?? 0);
    await context.close();
  }
}

const isHeadline = (text: string) => (page: Page) => page.getByRole('heading', { level: 1, name: text }).waitFor();

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

longTest(
  'a new owner changes headline, price, portrait and colours, hides a service and adds a page with the keyboard alone; visitors see each at once',
  async () => {
    const { page, context } = await openPage(await sharedBrowser(), { viewport: { width: 390, height: 844 } });
    const { press, type } = keyboardOf(page);
    // On a phone, where the owner works here, and on the widest screen of the dashboard's tests.
    const check = (state: string) => expectNoA11yViolations(page, state, [390, 1440]);
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
    const edit = async (title: string) => {
      await press(page.getByRole('main').getByRole('link', { name: title, exact: true }));
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    };
    const publish = async () => {
      await press(button('Publish'));
      await button('Published').waitFor();
    };
    const backToPages = async () => {
      await press(page.getByRole('link', { name: 'Pages', exact: true }));
      await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
      await button('New page').waitFor();
    };

    await page.goto(`${server.url}/captain`);
    await type(page.getByLabel('Username'), 'captain');
    await type(page.getByLabel('Password'), PASSWORD);
    await press(button('Log in'));
    await press(page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Website' }));
    await button('New page').waitFor();
    await check('the list of pages');

    await edit('Home');
    await press(button(/^First screen/));
    await type(page.getByLabel('Headline', { exact: true }), 'Less work by keyboard');
    await publish();
    await check('the editor of the home page');
    await visit('/', isHeadline('Less work by keyboard'));
    await backToPages();

    await edit('Facts');
    await press(button(/^Prices/));
    await type(page.getByLabel('Setup of the voice receptionist, once', { exact: true }), PRICE);
    await publish();
    const price = `$${Number(PRICE).toLocaleString('en-US')}`;
    await visit(STARTER.pages['voice-ai']?.path ?? '', async (visitor) =>
      expect(await visitor.locator('main').textContent()).toContain(price),
    );
    await backToPages();

    await edit('Branding');
    await press(button('Choose another picture'));
    const [file] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true })),
    ]);
    const picture = sharp({ create: { width: 600, height: 700, channels: 3, background: COLOR } });
    await file.setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    await press(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'portrait' }).getByRole('button'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await type(
      page.getByLabel('Description for people who cannot see it', { exact: true }).first(),
      'Portrait by keyboard',
    );
    await press(button(/^Colours/));
    await type(page.getByLabel('Accent', { exact: true }), COLOR);
    await publish();
    await check('the editor of the branding');
    await visit('/', async (visitor) => {
      await visitor.getByRole('img', { name: 'Portrait by keyboard' }).waitFor({ state: 'attached' });
      const link = visitor.getByRole('link', { name: STARTER.documents.home.hero.services.label });
      const color = await link.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(color).toBe(rgb(COLOR));
    });
    await backToPages();

    const service = STARTER.pages[SERVICE];
    if (!service) throw new Error('The starter has no such service');
    await edit('Lead Generation Systems');
    await press(page.getByRole('switch', { name: 'Hide this page' }));
    await page.getByText('Publish to hide this page.').waitFor();
    await publish();
    await page.getByText('This page is hidden').waitFor();
    await check('the editor of a hidden page');
    await visit(service.path, async (_, status) => expect(status).toBe(404));
    await visit('/', async (visitor) => expect(await visitor.locator(`a[href="${service.path}"]`).count()).toBe(0));
    await backToPages();
    await page.getByRole('row').filter({ hasText: service.path }).getByText('Hidden', { exact: true }).waitFor();

    await press(button('New page'));
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await type(dialog.getByLabel('Title', { exact: true }), 'Audits by keyboard');
    await check('the dialog for a new page');
    await press(dialog.getByRole('button', { name: 'Create page' }));
    await page.getByRole('heading', { level: 1, name: 'Audits by keyboard' }).waitFor();
    await press(page.getByRole('button', { name: /^Headline with buttons/ }).first());
    await type(page.getByLabel('Headline', { exact: true }).first(), 'An audit by keyboard');
    await press(button('Publish'));
    const left = page.getByRole('dialog', { name: 'Publish with placeholders?' });
    await press(left.getByRole('button', { name: 'Publish anyway' }));
    await button('Published').waitFor();
    await visit('/audits-by-keyboard', isHeadline('An audit by keyboard'));
    await context.close();
  },
);
