import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { readMarkup } from '#testing/start-server.ts';

const FIRST = 'Please confirm first: open the link in the email you get now.';
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

test('a popup asks for an address: mistakes and failures keep what was typed, and who has subscribed, here or on a page, is not asked', async () => {
  const owner = await site.work('/captain?tab=popups');
  onTestFinished(() => owner.context.close());
  await owner.page.getByRole('button', { name: 'Create popup' }).click();
  const form = owner.page.getByRole('dialog', { name: 'Create popup' });
  await form.getByLabel('Title').fill('News by mail');
  await form.getByLabel('Message').fill('Once a month.');
  await form.getByLabel('Delay (seconds)').fill('0');
  await form.getByLabel('What it asks for').selectOption('Subscribing to the newsletter');
  expect(await form.getByLabel('Button text').count()).toBe(0);
  await form.getByLabel('Pages', { exact: true }).selectOption('Pages that I name');
  await form.getByLabel('Paths of these pages').fill('/about');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await owner.page.getByText('Subscribing to the newsletter').waitFor();
  const other = { title: 'Two openings', message: 'Book a call.', delay: 0, pages: ['/about'] };
  await site.captain.call('POST', '/captain/popup-notifications', other);
  onTestFinished(async () => {
    const popups = await site.captain.call<{ id: number }[]>('GET', '/captain/popup-notifications');
    for (const { id } of popups) await site.captain.call('DELETE', `/captain/popup-notifications/${id}`);
  });

  const { page, context } = await site.visit('/about', { viewport: { width: 320, height: 700 } });
  onTestFinished(() => context.close());
  const popup = page.getByRole('dialog', { name: 'News by mail' });
  const field = popup.getByLabel('Email address');
  await field.fill('popup@');
  await popup.getByText(FIRST).waitFor();
  await field.press('Enter');
  await popup.getByText('This address looks incomplete').waitFor();
  await expectNoA11yViolations(page, 'popup with the newsletter form', [320], 'dialog');
  await page.route('**/api/newsletter', (route) => route.abort());
  await field.fill('popup@example.com');
  await popup.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Subscription failed', { exact: true }).waitFor();
  expect(await field.inputValue()).toBe('popup@example.com');
  await page.unroute('**/api/newsletter');
  await field.press('Enter');
  await page.getByText('Successfully subscribed!', { exact: true }).waitFor();
  await popup.waitFor({ state: 'detached' });
  await expect.poll(() => mailsTo('popup@example.com').length).toBe(1);
  const openings = page.getByRole('dialog', { name: other.title });
  await openings.waitFor();
  // The oldest popup comes first: where the second is shown, the first is not.
  await page.reload();
  await openings.waitFor();

  const reader = await site.visit('/');
  onTestFinished(() => reader.context.close());
  await reader.page.getByLabel('Email address').fill('page@example.com');
  await reader.page.getByRole('button', { name: 'Subscribe' }).click();
  await reader.page.getByText('Successfully subscribed!', { exact: true }).waitFor();
  await reader.page.goto(`${site.server.url}/about`);
  await reader.page.getByRole('dialog', { name: other.title }).waitFor();

  await site.captain.call('PUT', '/captain/settings', { newsletter_on: 'false' });
  onTestFinished(() => site.captain.call('PUT', '/captain/settings', { newsletter_on: 'true' }));
  const visitor = await site.visit('/about');
  onTestFinished(() => visitor.context.close());
  await visitor.page.getByRole('dialog', { name: other.title }).waitFor();
});
