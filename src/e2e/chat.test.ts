import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { closeContexts, hold, openPage, sharedBrowser, waitForHydration } from '#testing/browser.ts';
import { type FakeModel, startFakeModel } from '#testing/fake-model.ts';
import { serveSite } from '#testing/serve-site.ts';
import type { ServedSite } from '#testing/start-server.ts';

const { chat } = STARTER.documents;
const PASSWORD = 'a password for tests';

let server: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveSite({ OWNER_NAME: 'Grace Hopper', ADMIN_PASSWORD: PASSWORD }),
    sharedBrowser(),
  ]);
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
});

/** Opens the home page, scrolled to the chat panel. */
async function openChat(url = server.url) {
  const opened = await openPage(browser);
  await opened.page.goto(url);
  await waitForHydration(opened.page);
  await opened.page.locator('#faq').scrollIntoViewIfNeeded();
  await opened.page.getByRole('log', { name: 'Conversation with the demo bot' }).waitFor();
  return opened;
}

const messages = (page: Page) => page.getByRole('log').locator(':scope > *');
const suggestions = (page: Page) => page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');

async function say(page: Page, text: string) {
  const count = await messages(page).count();
  await page.getByRole('textbox', { name: 'Ask a question' }).fill(text);
  await page.keyboard.press('Enter');
  await messages(page)
    .nth(count + 1)
    .waitFor();
}

test('loaded when it comes into view, in a panel of 450 px with a greeting and three questions; works by keyboard, scrolls down, and shows the suggestions of the latest reply alone; the conversation and its session survive a reload; links open in the same tab', async () => {
  const { page, context, messages: complaints } = await openPage(browser);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(server.url);
  await waitForHydration(page);
  expect(scripts.filter((url) => /panel/.test(url))).toEqual([]);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  const log = page.getByRole('log', { name: 'Conversation with the demo bot' });
  await log.waitFor();
  expect(await messages(page).allTextContents()).toEqual([expect.stringContaining("Grace's demo bot")]);
  expect(await suggestions(page).allTextContents()).toEqual(chat.questions);
  const panel = page.locator('#faq .h-\\[450px\\]');
  expect((await panel.boundingBox())?.height).toBe(450);
  await expectNoA11yViolations(page, 'the panel', undefined, '#faq');

  await say(page, 'How much does the voice AI receptionist cost?');
  expect(await messages(page).last().textContent()).toContain('$2,500');
  expect(
    await page.getByRole('textbox', { name: 'Ask a question' }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  const fresh = await suggestions(page).allTextContents();
  expect(fresh).toHaveLength(3);
  expect(fresh).not.toContain(chat.questions[0]);
  await suggestions(page).first().click();
  await messages(page).nth(4).waitFor();
  expect(await messages(page).nth(3).textContent()).toContain(fresh[0]);
  const view = page.locator('#faq .overflow-y-auto');
  await expect.poll(() => view.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(2);

  const before = await messages(page).allTextContents();
  await page.reload();
  await waitForHydration(page);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await log.waitFor();
  expect(await messages(page).allTextContents()).toEqual(before);
  const [request] = await Promise.all([page.waitForRequest('**/api/chatbot'), say(page, 'Who is Grace?')]);
  const sent = { message: 'Who is Grace?', sessionId: expect.any(String), timezone: expect.any(String) };
  expect(request.postDataJSON()).toEqual(sent);
  expect(await page.getByRole('link', { name: 'Learn About Grace' }).getAttribute('href')).toBe('/about');

  await page.setViewportSize({ width: 360, height: 740 });
  await say(page, `https://example.com/${'averylongword'.repeat(12)}`);
  const widths = await view.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(widths[0]).toBe(widths[1]);

  await say(page, 'I would like to book a call');
  await messages(page).last().getByRole('link', { name: 'Book Your Free Consultation' }).click();
  await page.waitForURL('**/calendar');
  expect(context.pages()).toHaveLength(1);
  expect(complaints.filter((text) => /uncaught|Content Security|hydrat/i.test(text))).toEqual([]);
  await context.close();
});

test('says that it needs JavaScript only when its code cannot be loaded', async () => {
  const { page, context } = await openPage(browser);
  const { withoutScript } = STARTER.documents.home.chat;
  const note = page.getByText(withoutScript.split('{')[0] ?? '');
  const release = await hold(page, /\/panel-.*\.js$/);
  const asked = page.waitForRequest(/\/panel-.*\.js$/);
  await page.goto(server.url);
  await waitForHydration(page);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await asked;
  expect(await note.count()).toBe(0);
  release();
  await page.getByRole('log').waitFor();
  await page.route(/\/panel-.*\.js$/, (route) => route.abort());
  await page.reload();
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await note.waitFor();
  await context.close();
});

test('while a reply is pending: shows Thinking..., disables Send, suggestions stay enabled; shows a failure message; a reply sent as JSON is shown like a streamed one', async () => {
  const { page, context } = await openChat();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/chatbot', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: 'no' });
  });
  await page.getByRole('textbox', { name: 'Ask a question' }).fill('   ');
  await page.keyboard.press('Enter');
  expect(await messages(page).count()).toBe(1);
  await page.getByRole('textbox', { name: 'Ask a question' }).fill('Hello');
  await page.keyboard.press('Enter');
  await page.getByText('Thinking...').waitFor();
  expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
  await suggestions(page).first().click();
  expect(await messages(page).last().textContent()).toContain(chat.questions[0]);
  release();
  await expect.poll(() => messages(page).count()).toBe(5);
  expect(await messages(page).last().textContent()).toContain(chat.failure);
  expect(await page.getByText('Thinking...').count()).toBe(0);

  await page.unroute('**/api/chatbot');
  const sent: { sessionId?: string }[] = [];
  await page.route('**/api/chatbot', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({
      json: {
        response: 'All in one piece.',
        sessionId: 'a-session',
        sessionData: { interactionCount: 1, sentimentScore: 0, highIntentSignals: 0, shownSuggestions: [] },
        ctaIntent: 'booking',
        ctaMessage: 'Shall we talk?',
        suggestedQuestions: ['What next?'],
        bookingIntent: true,
      },
    });
  });
  await say(page, 'Hello');
  expect(await messages(page).last().textContent()).toContain('All in one piece.');
  await suggestions(page).filter({ hasText: 'What next?' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ sessionId }) => sessionId)).toEqual([undefined, 'a-session']);
  await context.close();
});

test('streams the model’s reply, with paths as links', async () => {
  const response = 'Well, this is the model. More: /about';
  const model: FakeModel = await startFakeModel({ kind: 'reply', response });
  const withModel = await serveSite({ OPENAI_BASE_URL: model.url });
  const { page, context } = await openChat(withModel.url);
  await say(page, 'What is n8n?');
  expect(await messages(page).last().textContent()).toContain('Well, this is the model.');
  expect(await messages(page).last().getByRole('link', { name: 'About page' }).count()).toBe(1);
  await context.close();
  await withModel.stop();
  await model.close();
});

test('the owner reads a conversation, and confirms before deleting it', async () => {
  const body = JSON.stringify({ message: 'What is n8n?' });
  await fetch(`${server.url}/api/chatbot`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const { page, context } = await openPage(browser);
  await page.goto(`${server.url}/captain?tab=chats`);
  await page.getByLabel('Username').fill('captain');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'What is n8n?' }).click();
  await page.getByText('400+ integrations').waitFor();
  await page.getByRole('link', { name: 'All chats' }).click();
  const talk = page.getByRole('link', { name: 'What is n8n?' });
  await talk.click();
  await page.getByRole('button', { name: 'Delete chat' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this chat?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete chat' }).click();
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Chat deleted', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Conversations' }).waitFor();
  expect(await talk.count()).toBe(0);
  await context.close();
});

test('a number that a visitor leaves waits in the overview and in the leads, and the owner answers it', async () => {
  const body = JSON.stringify({ message: 'ok have Alex call me at 918-555-0133 tomorrow after 10' });
  await fetch(`${server.url}/api/chatbot`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const { page, context } = await openPage(browser);
  await page.goto(`${server.url}/captain`);
  await page.getByLabel('Username').fill('captain');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: '+19185550133 in the chat' }).click();
  const number = page.getByRole('strong').getByRole('link', { name: '+19185550133' });
  expect(await number.getAttribute('href')).toBe('tel:+19185550133');
  await page.goto(`${server.url}/captain?tab=leads`);
  await page.getByText('One person waits for an answer.').waitFor();
  await page.getByText('“ok have Alex call me at 918-555-0133 tomorrow after 10”').waitFor();
  await page.getByRole('button', { name: 'Mark as responded' }).click();
  await page.getByText('Nobody waits for an answer.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('One person waits for an answer.').waitFor();
  await page.getByRole('link', { name: 'Open chat' }).click();
  await page.getByRole('button', { name: 'Mark as responded' }).click();
  await page.getByText('You have answered.').waitFor();
  await context.close();
});
