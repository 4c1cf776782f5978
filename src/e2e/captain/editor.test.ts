import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { PASSWORD } from '#testing/captain.ts';
import { makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
  const { call } = site.captain;
  await call('POST', '/blog', makePost({ title: 'Seen by all', slug: 'seen', published: true }));
  await call('POST', '/captain/newsletters', { subject: 'First letter', preview: '', content: 'Hello' });
});
afterAll(() => site.close());

/** Answers of 403 that the page gets. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  return refused;
}

/** Calls of posts and tags that carry the token; they rely on the cookie alone. */
function watchTokens(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(blog|tags)/.test(request.url()) && request.headers().authorization) sent.push(request.url());
  });
  return sent;
}

test('the owner adds an editor, who sees only what editors may use; the audit log shows both', async () => {
  const owner = await site.work('/captain?tab=users');
  await owner.page.getByRole('button', { name: 'Add user' }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Ed Itor');
  await dialog.getByLabel('Username').fill('ed');
  await dialog.getByLabel('Email').fill('ed@example.com');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByLabel('Role').selectOption('Editor');
  await expectNoA11yViolations(owner.page, 'the user');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await owner.page.getByRole('cell', { name: 'Editor' }).waitFor();

  const { page, messages } = await site.open({ viewport: { width: 1280, height: 900 } });
  const refused = watchRefusals(page);
  const tokens = watchTokens(page);
  await page.goto(`${site.server.url}/captain?tab=leads`);
  await page.getByLabel('Username').fill('ed');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await tabs.first().waitFor();
  expect(await tabs.allTextContents()).toEqual(['Pages', 'Content', 'Answers', 'Newsletter']);
  const main = page.getByRole('main');
  const shown = { Newsletter: 'First letter', Answers: 'New answer', Pages: 'New page', Content: 'Seen by all' };
  for (const [label, text] of Object.entries(shown)) {
    await tabs.filter({ hasText: label }).click();
    await main.getByText(text).first().waitFor();
    expect(await main.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    // Their frame is the same; `a11y.test.ts` has the tabs of an owner.
    await expectNoA11yViolations(
      page,
      `the tab ${label} of an editor`,
      [320],
      label === 'Newsletter' ? undefined : 'main',
    );
  }

  await main.getByRole('link', { name: 'Edit Seen by all' }).click();
  await page.getByText('Your changes wait as a draft until an owner saves them.').waitFor();
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
  await page.goto(`${site.server.url}/captain/blog/new`);
  await page.getByText('Draft, not visible yet', { exact: true }).waitFor();
  await page.getByLabel('Title').fill('Of the editor');
  expect(await page.getByLabel('Published').count()).toBe(0);
  await page.getByRole('button', { name: 'Create post' }).click();
  await page.getByRole('link', { name: 'Edit Of the editor' }).click();
  await page.getByText('Saved, not visible yet', { exact: true }).waitFor();
  expect(refused).toEqual([]);
  expect(tokens).toEqual([]);
  expect(messages).toEqual([]);

  await owner.page.goto(`${site.server.url}/captain?tab=audit`);
  await owner.page.getByText('post of-the-editor').waitFor();
  await owner.page.getByLabel('Search the log').fill('user.create');
  await owner.page.getByRole('list', { name: 'Recorded actions' }).getByText('User added').waitFor();
  await owner.page.getByText('post of-the-editor').waitFor({ state: 'detached' });
});

test('without a mail server the dialog before sending says what is missing, and offers no sending', async () => {
  const { page } = await site.work('/captain/newsletter/1');
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No mail server is set up', { exact: false }).waitFor();
  expect(await dialog.getByRole('button', { name: /^(Send|Schedule)/ }).count()).toBe(0);
  await dialog.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
});
