import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { hold } from '#testing/browser.ts';
import { type FakeModel, startFakeModel } from '#testing/fake-model.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { readPage } from '#testing/start-server.ts';

const { home } = STARTER.documents;
const HEADLINE = 'A headline of the owner';
const LATER = 'Another one';
/** For what the page shows after an answer of the server. */

let site: Site;
let model: FakeModel;

beforeAll(async () => {
  model = await startFakeModel({
    kind: 'text',
    text: JSON.stringify({
      texts: [
        { path: 'hero.title', text: 'Heat pumps' },
        { path: 'hero.titleEmphasis', text: 'for Cologne' },
        { path: 'hero.tagline', text: 'A first visit costs $77.' },
      ],
    }),
  });
  site = await openSite({ OPENAI_BASE_URL: model.url });
});
afterAll(async () => {
  await site.close();
  await model.close();
});

/** Every test starts with the home page as shipped. */
beforeEach(async () => {
  const { version, state } = await readHome();
  if (state === 'shipped') return;
  const saved = await saveHome(home, version);
  if ((await readHome()).state === 'draft') await site.captain.call('POST', '/captain/content/home/publish', saved);
});

const readHome = () => site.captain.call<EditedDocumentJson>('GET', '/captain/content/home');
const saveHome = (data: object, version: number) =>
  site.captain.call<{ version: number }>('PUT', '/captain/content/home/draft', { version, data });
const withTagline = (tagline: string) => ({ ...home, hero: { ...home.hero, tagline } });

/** Resolves when the server has this headline as the draft. */
const becomesDraft = (title: string) =>
  expect.poll(async () => (await readHome()).draft).toMatchObject({ hero: { title } });

async function openHome(options: Parameters<Site['work']>[1] = {}) {
  const opened = await site.work('/captain/pages/home', { viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => opened.context.close());
  const preview = opened.page.frameLocator('iframe[title="Preview of the page"]');
  await opened.page.getByRole('button', { name: /^First screen/ }).click();
  return { ...opened, preview, headline: opened.page.getByLabel('Headline', { exact: true }) };
}

const saved = (page: Page) => page.getByText(/^Draft saved at/).waitFor();
const more = async (page: Page, item: string) => {
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: item }).click();
};
/** The preview answers clicks and shows what is typed. */
const connected = (preview: FrameLocator, text: string) =>
  preview.getByRole('heading', { level: 1, name: text }).waitFor();

test('a headline is shown while it is typed, without the server; published; scheduled; compared with an earlier version and restored', async () => {
  const { page, preview, headline } = await openHome();
  const release = await hold(page, /\/draft$/);
  await headline.fill(HEADLINE);
  await connected(preview, HEADLINE);
  expect(await readPage(site.server, '/')).not.toContain(HEADLINE);
  await release();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Visitors see it now.').first().waitFor();
  expect(await readPage(site.server, '/')).toContain(HEADLINE);
  const visitor = await site.visit('/');
  await visitor.page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
  const scripts = await visitor.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /page-edit|frame\.client|captain/.test(name))).toEqual([]);
  await visitor.context.close();

  await headline.fill(LATER);
  await becomesDraft(LATER);
  await more(page, 'Schedule');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('Please give a day and a time').waitFor();
  await page.getByLabel('Publish at').fill('2125-01-31T09:00');
  await expectNoA11yViolations(page, 'the dialog for a schedule');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await page.getByText(/^Scheduled for Jan 31, 2125/).waitFor();
  expect((await readHome()).state).toBe('scheduled');
  expect(await readPage(site.server, '/')).not.toContain(LATER);
  await headline.fill(`${LATER} again`);
  await becomesDraft(`${LATER} again`);
  expect((await readHome()).publishAt).toBeNull();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => readPage(site.server, '/')).toContain(`${LATER} again`);
  await more(page, 'Versions');
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('summary:focus', { hasText: 'More' }).waitFor();
  await more(page, 'Versions');
  await versions.getByRole('listitem').nth(1).getByRole('button').click();
  await versions.locator('ins').getByText('headline').waitFor();
  expect(await versions.locator('del').innerText()).toContain('again');
  await expectNoA11yViolations(page, 'the versions');
  await versions.getByRole('button', { name: 'Restore as draft' }).click();
  await expect.poll(() => headline.inputValue()).toBe(HEADLINE);
  expect((await readHome()).state).toBe('draft');
});

test('the page scrolls to a part that is opened; a click on a text focuses its field, also on a phone, and links open no other page', async () => {
  const { page, preview, headline } = await openHome();
  await headline.fill(HEADLINE);
  await connected(preview, HEADLINE);
  const contact = preview.locator('#contact');
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  expect(await contact.evaluate(isInView)).toBe(false);
  await page.getByRole('button', { name: /^Contact/ }).click();
  await expect.poll(() => contact.evaluate(isInView)).toBe(true);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await headline.focus();
    if (viewport.width < 1024) await page.getByRole('button', { name: 'Preview' }).click();
    await connected(preview, HEADLINE);
    // The preview is one stop of the Tab key.
    const stops = ['a[href]', 'button', 'input', 'summary'].map((stop) => `${stop}:not([tabindex="-1"])`).join(', ');
    await expect.poll(() => preview.locator(stops).count()).toBe(0);
    const link = preview.getByRole('link', { name: home.hero.call.label }).first();
    await link.click();
    await page.waitForFunction(
      (value) => document.activeElement instanceof HTMLInputElement && document.activeElement.value === value,
      home.hero.call.label,
    );
    expect(await preview.locator('html').evaluate(() => location.pathname + location.hash)).toBe('/');
  }
});

test('the page follows a colour while it is chosen, without the server, and one that cannot be read is named at once; Captain’s shortcuts work in it', async () => {
  const { page, context } = await site.work('/captain/pages/branding', { viewport: { width: 1440, height: 900 } });
  onTestFinished(() => context.close());
  const link = page
    .frameLocator('iframe[title="Preview of the page"]')
    .getByRole('link', { name: home.hero.services.label });
  const color = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  await hold(page, /\/draft$/);
  await page.getByRole('button', { name: /^Colours/ }).click();
  const accent = page.getByLabel('Accent', { exact: true });
  const tooLittle = page.getByText('too little: at least 4.5:1');
  await accent.fill('#2255ff');
  await expect.poll(color).toBe('rgb(34, 85, 255)');
  const dark = page.getByLabel('Dark', { exact: true });
  const shipped = await dark.inputValue();
  await dark.fill('#8a8a8a');
  await tooLittle.first().waitFor();
  await dark.fill(shipped);
  await accent.fill('#e6b800');
  await expect.poll(color).toBe('rgb(230, 184, 0)');
  expect(await tooLittle.count()).toBe(0);
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find/ }).fill('portrait');
  await page.getByRole('option', { name: 'Portrait Website' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Choose another picture' }).and(page.locator(':focus')).waitFor();
});

test('the items of a list are moved, duplicated and removed by keyboard, undone, and dragged', async () => {
  const { page, preview } = await openHome();
  const shipped = home.hero.stats.map(({ unit }) => unit);
  const [first = '', second = ''] = shipped;
  const names = () =>
    page.getByRole('region', { name: 'Figures' }).getByRole('button', { expanded: false }).allTextContents();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().press('Enter');
  await page.getByRole('region', { name: 'Figures' }).waitFor();
  await press(`Move ${first} down`);
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Move ${first} down`);
  await page.keyboard.press('ArrowRight');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe(`Duplicate ${first}`);
  await page.getByText(`${first} moved to 2 of ${shipped.length}`).waitFor();
  await preview.locator('main li').first().waitFor();
  await press(`Remove ${second}`);
  expect(await names()).toEqual(shipped.filter((name) => name !== second));
  await press(`Duplicate ${first}`);
  await page.getByText(`${first} duplicated`).waitFor();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(shipped);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await names())[0]).toBe(second);

  const items = page.getByRole('region', { name: 'Figures' }).getByRole('listitem');
  const [top, middle, third] = await names();
  await items.first().scrollIntoViewIfNeeded();
  await items.first().getByTitle('Drag to move').hover();
  await page.mouse.down();
  await items.nth(2).getByTitle('Drag to move').hover();
  await page.mouse.up();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([middle, third, top]);
});

test('two captains: what both changed is shown, “Keep mine” keeps what only the other changed, and undo brings back the rest', async () => {
  const { page, headline } = await openHome();
  const { version } = await readHome();
  await saveHome(withTagline('Theirs alone'), version);
  await headline.fill(HEADLINE);
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this page' });
  await dialog.waitFor();
  expect(await dialog.locator('ins').allInnerTexts()).toHaveLength(2);
  await expectNoA11yViolations(page, 'the dialog about a conflict');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  expect((await readHome()).draft).toMatchObject({ hero: { title: HEADLINE, tagline: 'Theirs alone' } });

  const current = await readHome();
  await saveHome(withTagline('Theirs again'), current.version);
  await headline.fill('Mine again');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => headline.inputValue()).toBe(home.hero.title);
  await page.keyboard.press('Control+z');
  expect(await headline.inputValue()).toBe('Mine again');
});

/** Entries before each save: label, text, and the message beside the field. */
const REFUSED = [
  [['Headline', '<b>Bold</b>', 'Please write plain text; HTML is not allowed here']],
  [['Headline', 'x'.repeat(61), 'Please keep this under 60 characters']],
  [['Headline', '', 'Please fill this in']],
  [
    ['Text below the headline', 'From {price.nothing}', 'There is no fact {price.nothing}'],
    ['Leads to', '/no-such-page', 'There is no page at /no-such-page'],
  ],
] as const;

test('the characters of a title for search engines are counted as visitors read it', async () => {
  const { page } = await openHome();
  await page.getByRole('button', { name: /^Search engines/ }).click();
  const title = page.getByLabel('Title', { exact: true });
  const { values } = await readHome();
  await title.fill('{ownerName}');
  await page.getByText(`${values.ownerName?.length} of 60`, { exact: true }).waitFor();
  await title.fill(`{ownerName} ${'x'.repeat(60)}`);
  await page.getByText(/ of 60, cut in search results$/).waitFor();
});

test('refused texts are named beside their fields, and kept by the browser; the editor has no axe violations', async () => {
  const { page, headline, preview } = await openHome();
  await page.getByRole('button', { name: /^First screen/ }).click();
  await page.getByText('More', { exact: true }).click();
  await expectNoA11yViolations(page, 'an open menu over the editor', [320, 768, 1280], WHOLE_PAGE);
  const menu = page.getByRole('button', { name: 'Versions' });
  await page.getByRole('button', { name: /^First screen/ }).click({ force: true });
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^First screen/ }).click();
  const notSaved = page.getByText(/^Not saved: /);
  for (const texts of REFUSED) {
    const restores: (() => Promise<void>)[] = [];
    for (const [label, text] of texts) {
      const field = page.getByLabel(label, { exact: true }).first();
      const shipped = await field.inputValue();
      restores.push(() => field.fill(shipped));
      await field.fill(text);
    }
    for (const [label, , message] of texts) {
      const field = page.getByLabel(label, { exact: true }).first();
      await page
        .locator(`[id="${await field.getAttribute('id')}-error"]`)
        .getByText(message)
        .waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    expect(await notSaved.textContent()).toBe(`Not saved: ${texts.length === 1 ? '1 error' : '2 errors'}`);
    for (const restore of restores) await restore();
  }
  await notSaved.waitFor({ state: 'detached' });
  const text = '<b>Not saved</b>';
  await headline.fill(text);
  await notSaved.waitFor();
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  await expectNoA11yViolations(page, 'the editor with an error');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByText('This browser kept them').waitFor();
  await page.getByRole('button', { name: /^First screen/, expanded: false }).click();
  expect(await headline.inputValue()).toBe(text);
  await page.getByRole('button', { name: 'Discard them' }).click();
  await page
    .getByText('Original text')
    .or(page.getByText(/^Published/))
    .first()
    .waitFor();
  expect(await headline.inputValue()).toBe(home.hero.title);

  // Once they are published there is nothing to discard.
  await headline.fill('');
  await notSaved.waitFor();
  await page.reload();
  const kept = page.getByText('This browser kept them');
  await kept.waitFor();
  await page.getByRole('button', { name: /^First screen/, expanded: false }).click();
  await headline.fill('Another headline');
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await kept.waitFor({ state: 'detached' });
  expect(await headline.inputValue()).toBe('Another headline');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Preview' }).click();
  await preview.locator('main').waitFor();
  await expectNoA11yViolations(page, 'the preview', [320]);

  await more(page, 'Copy preview link');
  const boxes = () =>
    Promise.all([page.locator('.toast'), page.locator('main header')].map((one) => one.boundingBox()));
  await expect
    .poll(async () => {
      const [toast, header] = await boxes();
      return toast && header && header.y === 0 && toast.y >= header.height;
    })
    .toBe(true);
});

test('a model drafts texts from notes, which are not published; a fact is inserted; a text is reset; leaving with one that cannot be saved asks', async () => {
  const { page, headline, preview } = await openHome();
  await more(page, 'Draft from my notes');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('Heat pumps.');
  await dialog.getByRole('button', { name: 'Write a draft' }).click();
  await dialog.getByText('at least 20 characters').waitFor();
  await expectNoA11yViolations(page, 'the notes');
  await dialog.getByLabel('Notes').fill('We install heat pumps in Cologne, for houses built before 1990.');
  await dialog.getByRole('button', { name: 'Write a draft' }).click();
  await dialog.locator('ins').getByText('Heat pumps').waitFor();
  await dialog.getByText('which is neither in your notes nor in the facts').waitFor();
  await expectNoA11yViolations(page, 'the proposed draft');
  await dialog.getByRole('button', { name: 'Use as draft' }).click();
  await connected(preview, 'Heat pumps');
  await saved(page);
  expect(await headline.inputValue()).toBe('Heat pumps');
  expect(await readHome()).toMatchObject({ state: 'draft', draft: { hero: { tagline: home.hero.tagline } } });
  expect(await readPage(site.server, '/')).not.toContain('Heat pumps');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => headline.inputValue()).toBe(home.hero.title);

  await headline.fill('From ');
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Publish');
  await headline.focus();
  // Forward from field to field; the buttons of a field are before it.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Reset|Insert fact/);
  await headline.focus();
  await page.getByRole('button', { name: 'Insert a fact into Headline' }).click();
  await page.getByLabel('Search facts').fill('price.setup');
  await expectNoA11yViolations(page, 'the facts');
  await page.getByRole('button', { name: '{price.setup}' }).click();
  await expect.poll(() => headline.inputValue()).toBe('From {price.setup}');
  await expect.poll(() => headline.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Reset Headline' }).click();
  expect(await headline.inputValue()).toBe(home.hero.title);

  await headline.fill('<b>Not saved</b>');
  await page.getByText('Not saved: 1 error').waitFor();
  await page.getByRole('link', { name: 'Pages' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await headline.inputValue()).toBe('<b>Not saved</b>');
  await page.getByRole('link', { name: 'Pages' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
});
