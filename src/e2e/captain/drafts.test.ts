import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { logInCaptain, PASSWORD } from '#testing/captain.ts';
import { inLong } from '#testing/long.ts';
import { makeIssue, makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

/** For what the page shows after an answer of the server. */

let site: Site;
let ids: { post: number; issue: number };

beforeAll(async () => {
  site = await openSite();
  const post = await site.captain.call<{ id: number }>('POST', '/blog', makePost({ slug: 'typed' }));
  const issue = await site.captain.call<{ id: number }>('POST', '/captain/newsletters', makeIssue());
  ids = { post: post.id, issue: issue.id };
});
afterAll(() => site.close());

interface Draft {
  version: string | number;
  [key: string]: unknown;
}

/** The three editors: where they are, one of their fields, and how somebody else changes another one. */
const EDITORS = {
  page: {
    path: () => '/captain/pages/home',
    back: 'Pages',
    field: async (page: Page) => {
      const opens = page.getByRole('button', { name: /^First screen/ });
      await opens.waitFor();
      if ((await opens.getAttribute('aria-expanded')) !== 'true') await opens.click();
      return page.getByLabel('Headline', { exact: true });
    },
    draft: () => '/captain/content/home',
    change: (text: string) => {
      const { home } = STARTER.documents;
      return { ...home, hero: { ...home.hero, tagline: text } };
    },
    read: async (page: Page) => page.getByLabel('Text below the headline', { exact: true }).inputValue(),
  },
  post: {
    path: () => '/captain/blog/edit/typed',
    back: 'Content',
    field: async (page: Page) => page.getByLabel('Excerpt'),
    draft: () => `/captain/posts/${ids.post}/draft`,
    change: (text: string, { saved }: Draft) => ({ ...(saved as object), author: text }),
    read: async (page: Page) => page.getByLabel('Author').inputValue(),
  },
  issue: {
    path: () => `/captain/newsletter/${ids.issue}`,
    back: 'Newsletter',
    field: async (page: Page) => page.getByLabel('Preview text'),
    draft: () => `/captain/newsletters/${ids.issue}/draft`,
    change: (text: string, { saved }: Draft) => ({ ...(saved as object), subject: text }),
    read: async (page: Page) => page.getByLabel('Subject').inputValue(),
  },
};

const isSaved = (page: Page) => page.getByText(/^Draft saved at/).waitFor();
/** The server does not answer to saves of a draft. */
const disconnect = (page: Page) =>
  page.route(/\/draft$/, (route) => (isWrite(route.request()) ? route.abort() : route.fallback()));
const isWrite = (request: { method(): string }) => request.method() === 'PUT';

test.each(inLong(['post'], Object.keys(EDITORS)) as (keyof typeof EDITORS)[])(
  'what is typed into the editor of a %s is never lost',
  async (kind) => {
    const editor = EDITORS[kind];
    const path = editor.path();
    // A session of its own, because it ends on the way.
    const captain = await logInCaptain(site.server);
    const work = async () => {
      const opened = await site.open({ viewport: { width: 1280, height: 900 } });
      await captain.logIn(opened.page);
      await opened.page.goto(site.server.url + path);
      return opened;
    };

    // A crashed browser: the server has it.
    const first = await work();
    await (await editor.field(first.page)).fill('Typed once');
    await isSaved(first.page);
    await first.context.close();

    const { page, context } = await work();
    let field = await editor.field(page);
    await expect.poll(() => field.inputValue()).toBe('Typed once');

    // Saved text may be left without a question.
    await page.getByRole('link', { name: editor.back, exact: true }).click();
    await page.waitForURL('**/captain?tab=*');
    await page.goto(site.server.url + path);
    field = await editor.field(page);

    // A lost connection: it is kept in the browser, leaving asks, and it is saved once the server answers.
    await disconnect(page);
    await field.fill('Typed offline');
    await page.getByText('saved as soon as the server answers').waitFor();
    await page.getByRole('link', { name: editor.back, exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.unroute(/\/draft$/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await isSaved(page);

    // A closed tab.
    await disconnect(page);
    await field.fill('Typed in a closed tab');
    await page.getByText('saved as soon as the server answers').waitFor();
    await page.close();
    const again = await context.newPage();
    await again.goto(site.server.url + path);
    await again.getByText('This browser kept them').waitFor();
    field = await editor.field(again);
    expect(await field.inputValue()).toBe('Typed in a closed tab');
    await isSaved(again);

    // An expired session: the last letters come back after the login.
    await again.route(/\/draft$/, (route) =>
      isWrite(route.request()) ? route.fulfill({ status: 401, json: { message: 'Please log in' } }) : route.fallback(),
    );
    await field.fill('Typed in an old session');
    await again.getByLabel('Username').waitFor();
    await again.unroute(/\/draft$/);
    await again.getByLabel('Username').fill('captain');
    await again.getByLabel('Password').fill(PASSWORD);
    await again.getByRole('button', { name: 'Log in' }).click();
    field = await editor.field(again);
    expect(await field.inputValue()).toBe('Typed in an old session');
    await isSaved(again);

    // Two editors: neither text is lost.
    const current = await site.captain.call<Draft>('GET', editor.draft());
    const address = kind === 'page' ? `${editor.draft()}/draft` : editor.draft();
    await site.captain.call('PUT', address, { version: current.version, data: editor.change('Theirs', current) });
    await field.fill('Typed by me');
    const dialog = again.getByRole('dialog', { name: `Somebody else changed this ${kind}` });
    await dialog.locator('ins').getByText('Theirs').waitFor();
    await dialog.locator('ins').getByText('by me').waitFor();
    await expectNoA11yViolations(again, 'the dialog about a conflict');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await isSaved(again);
    expect([await field.inputValue(), await editor.read(again)]).toEqual(['Typed by me', 'Theirs']);
    await context.close();
  },
);

/** The field of the dialog that is open. */
const inDialog = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label);

test('a planned time that was typed comes back on its own page', async () => {
  const times = { home: '2031-01-01T09:00', about: '2032-02-02T10:00' };
  const { context } = await site.work('/captain');
  const open = async (key: string) => {
    const tab = await context.newPage();
    await tab.goto(`${site.server.url}/captain/pages/${key}`);
    await tab.getByText('More', { exact: true }).click();
    await tab.getByRole('button', { name: 'Schedule' }).click();
    return tab;
  };
  for (const [key, time] of Object.entries(times)) {
    const { version, published, base } = await site.captain.call<Draft>('GET', `/captain/content/${key}`);
    const { meta, ...data } = (published ?? base) as { meta: { title: string } };
    const changed = { ...data, meta: { ...meta, title: `${meta.title}!` } };
    await site.captain.call('PUT', `/captain/content/${key}/draft`, { version, data: changed });
    const tab = await open(key);
    expect(await inDialog(tab, 'Publish at').inputValue()).not.toBe(times.home);
    await inDialog(tab, 'Publish at').fill(time);
    await tab.close();
  }
  // The time that was typed on the other page later has not taken its place.
  const tab = await open('home');
  await expect.poll(() => inDialog(tab, 'Publish at').inputValue()).toBe(times.home);
  await context.close();
});

test('an address that was typed comes back for its own text; one that leads nowhere is refused', async () => {
  const addresses = { Alpha: '/alpha', Omega: '/omega' };
  const content = 'Alpha is here.\n\nOmega is there.';
  await site.captain.call('POST', '/blog', makePost({ slug: 'linked', content }));
  const { context } = await site.work('/captain');
  const open = async (word: string) => {
    const tab = await context.newPage();
    await tab.goto(`${site.server.url}/captain/blog/edit/linked`);
    await tab.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    const text = tab.getByRole('textbox', { name: 'Content' }).getByText(word);
    await text.dblclick({ position: { x: 10, y: 10 } });
    await tab.getByRole('button', { name: 'Link', exact: true }).click();
    await expect.poll(() => inDialog(tab, 'Text').inputValue()).toBe(word);
    return tab;
  };
  for (const [word, address] of Object.entries(addresses)) {
    const tab = await open(word);
    expect(await inDialog(tab, 'Page or address').inputValue()).toBe('');
    await inDialog(tab, 'Page or address').fill(address);
    await tab.close();
  }
  // The address that was typed for the other text later has not taken its place.
  const tab = await open('Alpha');
  await expect.poll(() => inDialog(tab, 'Page or address').inputValue()).toBe(addresses.Alpha);
  await inDialog(tab, 'Page or address').fill('no-such-page');
  await tab.getByRole('button', { name: 'Apply' }).click();
  await tab.getByText('Please choose a page from the list').waitFor();
  await inDialog(tab, 'Page or address').fill('/no-such-page');
  await tab.getByRole('button', { name: 'Apply' }).click();
  await tab.getByText('This site has no page /no-such-page').waitFor();
  await context.close();
});
