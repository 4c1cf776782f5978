import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { makeIssue, makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  site = await openSite({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

test('an issue is written, previewed, sent as a test, and checked before it is sent', async () => {
  const { page, messages } = await site.work('/captain?tab=newsletter');
  await page.getByRole('button', { name: 'Write an issue' }).click();
  await page.getByLabel('Subject').fill('Five hours a week');
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.insertText('Read **this** [page](/no-such-page).\n\n![](/uploads/gone.png)');
  await expectNoA11yViolations(page, 'the editor of an issue');
  await page.getByRole('button', { name: 'Preview mail' }).click();
  const frame = page.frameLocator('iframe[title="Preview of the mail"]');
  await frame.getByRole('heading', { name: 'Five hours a week' }).waitFor();
  const ground = () => frame.locator('.sheet').evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(ground).not.toBe(light);
  await page.getByText('Plain text', { exact: true }).click();
  await page.getByText('Read this page (', { exact: false }).waitFor();
  await page.keyboard.press('Escape');

  const test = page.getByRole('button', { name: 'Send me a test' });
  await test.press('Enter');
  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = smtp.mails;
  expect(mail?.parsed.subject).toBe('Five hours a week');
  expect(mail?.parsed.html).toContain('<strong>this</strong>');
  expect(mail?.parsed.text).toContain(`Read this page (${site.server.url}/no-such-page?from=issue-`);

  await page.getByRole('button', { name: 'Send…' }).click();
  const warnings = page.getByRole('region', { name: 'Before you send' });
  for (const part of [/no preview text/, /no description/, /gone\.png/, /no-such-page/, /Nobody/, /postal address/]) {
    await warnings.getByText(part).first().waitFor();
  }
  expect(await page.getByRole('button', { name: /^Send to/ }).isDisabled()).toBe(true);
  await expectNoA11yViolations(page, 'the dialog before sending');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send…' }).and(page.locator(':focus')).waitFor();
  expect(messages.filter((message) => /Content Security Policy/.test(message))).toEqual([]);
});

test('a post becomes an issue with its excerpt and a link', async () => {
  await site.captain.call('POST', '/blog', makePost());
  const { page } = await site.work('/captain?tab=cms');
  await page.getByRole('button', { name: 'Newsletter with this post: Hello, world' }).click();
  await page.getByRole('button', { name: 'Start an issue' }).click();
  await page.getByRole('textbox', { name: 'Content' }).getByText('A first post.').waitFor();
  expect(await page.getByLabel('Subject').inputValue()).toBe('Hello, world');
  expect(await page.getByLabel('As the post it started from').isChecked()).toBe(true);
});

test('an issue is not sent because its time was typed as one that is over', async () => {
  const database = new Database(join(site.server.dataDir, 'site.db'));
  database.exec(
    "insert into newsletter_subscribers (email, created_at, confirmed_at) values ('bob@example.com', 1, 1)",
  );
  database.close();
  const { id } = await site.captain.call<IssueJson>('POST', '/captain/newsletters', makeIssue());
  const { page } = await site.work(`/captain/newsletter/${id}`);
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByLabel('Send at').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Schedule for 1 subscriber' }).click();
  await page.getByText('Please give a time in the future').waitFor();
  expect((await site.captain.call<IssueJson>('GET', `/captain/newsletters/${id}`)).state).toBe('draft');
});

test('an import names the columns that it leaves out, and the error of a field goes when it is corrected', async () => {
  const { page } = await site.work('/captain?tab=subscribers');
  const buffer = Buffer.from('Name,E-mail,Company\nCleo,cleo@example.com,Bau GmbH\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Not imported: Name, Company.').waitFor();
  await page.getByRole('button', { name: 'Import 1 address' }).click();
  const error = page.getByText('Please say how these people agreed to get the newsletter');
  await error.waitFor();
  await page.getByLabel('How these people agreed').fill('At the fair');
  await error.waitFor({ state: 'detached' });
});

test('a planned issue says in the bar of its editor when it is sent, and is taken back with a confirmation', async () => {
  const publishAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
  await site.captain.call('POST', '/blog', makePost({ slug: 'planned', published: false, publishAt }));
  const content = `[The post](/blog/planned)${'\n\nMore text.'.repeat(40)}`;
  const { id } = await site.captain.call<IssueJson>('POST', '/captain/newsletters', makeIssue({ content }));
  const { page } = await site.work(`/captain/newsletter/${id}`);
  await page.getByLabel('Signed up before').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Send…' }).click();
  const early = page.getByText('The post of this link is not public yet: /blog/planned');
  await early.waitFor();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Send at').fill(`${year}-12-30T09:30`);
  await early.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Schedule for/ }).click();
  await page.getByText(`Planned for Dec 30, ${year}, 9:30 AM`).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Do not send' }).click();
  await page.getByText('Issue will not be sent', { exact: true }).waitFor();
});
