import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { readMarkup } from '#testing/start-server.ts';

const FIRST = 'The first mail asks you to confirm: open its link.';
const BOXES = ['/', '/services/llm-chatbots', '/services/n8n-workflow-automation'];

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

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

/** The path of a link in the mail that an address got last. */
function linkTo(email: string, page: 'confirm' | 'unsubscribe'): string {
  const raw = mailsTo(email).at(-1)?.raw.replace(/=\r\n/g, '') ?? '';
  return raw.match(/\/newsletter\/(?:confirm|unsubscribe)\/[\w-]+/g)?.find((path) => path.includes(page)) ?? '';
}

async function signUp(email: string) {
  await site.captain.call('POST', '/newsletter', { email });
  await expect.poll(() => mailsTo(email).length).toBe(1);
}

/** The dashboard's table row of an address. */
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('double opt-in: every newsletter form mentions the confirmation mail; the success message stays the same', async () => {
  for (const path of BOXES) expect(await readMarkup(site.server, path)).toContain(FIRST);
  const { page, context } = await site.visit('/');
  onTestFinished(() => context.close());
  const box = page.getByLabel('Email address');
  expect(
    await box.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toContain(FIRST);
  await box.fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Successfully subscribed!', { exact: true }).waitFor();
  await page.getByText("You'll receive weekly AI insights and automation strategies.", { exact: true }).waitFor();
  expect(await page.getByText(FIRST).isVisible()).toBe(true);
});

test('double opt-in: the form mentions the confirmation mail without JavaScript too', async () => {
  const { page, context } = await site.visit('/?sent=newsletter', { javaScriptEnabled: false });
  onTestFinished(() => context.close());
  expect(await page.getByRole('status').filter({ hasText: 'Successfully subscribed!' }).textContent()).toBe(
    `Successfully subscribed! You'll receive weekly AI insights and automation strategies. ${FIRST}`,
  );
});

test('the owner sees unconfirmed subscribers and can only send the confirmation again', async () => {
  await signUp('slow@example.com');
  const { page, context } = await site.work('/captain?tab=subscribers');
  onTestFinished(() => context.close());
  const row = rowOf(page, 'slow@example.com');
  await row.getByText('Not confirmed yet', { exact: true }).waitFor();
  expect(await row.getByRole('button').allTextContents()).toEqual(['Send the confirmation again']);
  await row.getByRole('button').click();
  await page.getByText('Confirmation mail queued', { exact: true }).waitFor();
  await expect.poll(() => mailsTo('slow@example.com').length).toBe(2);
  await site.captain.call('POST', linkTo('slow@example.com', 'confirm'));
  await page.reload();
  await row.getByText('Subscribed', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Unsubscribe: slow@example.com' }).click();
  await row.getByText('Unsubscribed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Subscribed', { exact: true }).waitFor();
});

test('the leads tab marks unconfirmed subscribers', async () => {
  await signUp('lead@example.com');
  const { page, context } = await site.work('/captain?tab=leads&filter=others');
  onTestFinished(() => context.close());
  const lead = page.getByRole('listitem').filter({ hasText: 'lead@example.com' });
  await lead.getByText('newsletter, not confirmed yet', { exact: true }).waitFor();
  await lead.getByRole('link', { name: 'lead@example.com', exact: true }).click();
  await page.getByText('Asked for the newsletter, and has not confirmed yet', { exact: true }).waitFor();
});

test('the confirmation mail’s unsubscribe link works before confirming', async () => {
  await signUp('never@example.com');
  const leave = linkTo('never@example.com', 'unsubscribe');
  const { page, context } = await site.visit(leave, { javaScriptEnabled: false });
  onTestFinished(() => context.close());
  await page.getByRole('button', { name: 'Unsubscribe me' }).click();
  await page.getByRole('heading', { level: 1, name: 'You are unsubscribed. Nothing more is sent to you.' }).waitFor();
});
