import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ListedCard } from '#shared/answers.schema.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { BAKERY } from '#testing/chat-app.ts';
import { openSite, type Site } from '#testing/open-site.ts';

const HOURS = 'opening-hours';
const hours = 'When are you open?';
const FACT = 'price.setup';

let site: Site;
let price: string;

beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: '1' });
  const { call } = site.captain;
  const facts = await call<EditedDocumentJson>('GET', '/captain/content/facts');
  price = facts.values[FACT] ?? '';
  const { version } = await call<EditedDocumentJson>('GET', '/captain/content/answers');
  const draft = await call<EditedDocumentJson>('PUT', '/captain/content/answers/draft', { version, data: BAKERY });
  await call('POST', '/captain/content/answers/publish', { version: draft.version });
});
afterAll(() => site.close());

async function ask(message: string): Promise<string> {
  return (await site.captain.call<{ response: string }>('POST', '/chatbot', { message })).response;
}

async function open(search: string, options: Parameters<Site['work']>[1] = {}) {
  const opened = await site.work(`/captain?tab=chats${search}`, options);
  onTestFinished(() => opened.context.close());
  return { ...opened, main: opened.page.getByRole('main') };
}

async function fillCard(page: Page, card: { question: string; phrasings: string; answer: string }) {
  await page.getByLabel('Question', { exact: true }).fill(card.question);
  await page.getByLabel('Other ways to ask it').fill(card.phrasings);
  await page.getByLabel('Answer', { exact: true }).fill(card.answer);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save answer' }).click();
const saved = (page: Page) => page.getByText('Answer saved').first().waitFor();

test('an answer written in Captain is given at once, also to a typing error and to other words', async () => {
  const { page } = await open('');
  await page.getByRole('link', { name: 'Answers', exact: true }).click();
  await page.getByRole('link', { name: 'New answer' }).click();
  await fillCard(page, {
    question: 'Do you sell parrots?',
    phrasings: 'can I buy a parrot here\n\ntalking birds for sale',
    answer: 'A parrot costs ',
  });
  expect(await page.getByLabel('Id', { exact: true }).inputValue()).toBe('do-you-sell-parrots');
  const topics = await page.getByLabel('Topic').getByRole('option').allTextContents();
  expect(topics).toEqual(expect.arrayContaining(['Services', 'Prices', 'Contact']));
  expect(topics, 'topics of another trade').not.toContain('Voice AI');
  await page.getByRole('button', { name: 'Insert a fact' }).click();
  await page.getByLabel('Search facts').fill(FACT);
  await page.getByRole('button', { name: `{${FACT}}` }).click();
  expect(await page.getByLabel('Answer', { exact: true }).inputValue()).toBe(`A parrot costs {${FACT}}`);
  await page.getByText(`A parrot costs ${price}`).waitFor();
  await page.getByLabel('First').selectOption(HOURS);
  await save(page);
  await saved(page);
  for (const question of ['Do you sell parrots?', 'do you sell parots', 'talking bird sale', 'parrots to buy?']) {
    expect(await ask(question), question).toContain(`A parrot costs ${price}`);
  }

  await page.getByLabel('Search answers').fill('talking birds');
  await page.getByRole('link', { name: 'Edit Do you sell parrots?' }).click();
  await page.getByLabel('Use this answer').uncheck();
  await save(page);
  await saved(page);
  await page.getByText('Inactive', { exact: true }).last().waitFor();
  expect(await ask('Do you sell parrots?')).not.toContain('A parrot costs');
  expect(await page.getByLabel('Search answers').inputValue()).toBe('talking birds');
  const cards = await site.captain.call<ListedCard[]>('GET', '/captain/answers');
  expect(cards.find(({ id }) => id === 'do-you-sell-parrots')).toMatchObject({
    phrasings: ['can I buy a parrot here', 'talking birds for sale'],
    next: [HOURS],
  });

  await page.getByRole('link', { name: 'Edit Do you sell parrots?' }).click();
  await page.getByRole('button', { name: 'Delete answer' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Answer deleted').first().waitFor();
  await page.getByText('No answer matches').waitFor();
});

test('what the server refuses is told beside its field; what is typed survives that and a reload', async () => {
  const { page } = await open('&view=new-answer');
  await fillCard(page, { question: 'Is there rye?', phrasings: 'rye', answer: 'It costs {price.rye}.' });
  await page.getByRole('group', { name: 'Button below the answer' }).getByLabel('Text').fill('See the rye');
  await page.getByLabel('Leads to').fill('/no-such-page');
  await save(page);
  const answer = page.getByLabel('Answer', { exact: true });
  await expect.poll(() => answer.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Leads to').getAttribute('aria-invalid')).toBe('true');
  await expectNoA11yViolations(page, 'a refused answer');
  await page.reload();
  await page.getByText('You typed this earlier').waitFor();
  expect(await answer.inputValue()).toBe('It costs {price.rye}.');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await answer.inputValue()).toBe('');
});

test('unanswered questions become an answer, are added to one, or are dismissed', async () => {
  for (const question of ['Do you repair bicycles?', 'bicycle repair', 'rent an elephant', 'xylophone lessons']) {
    await ask(question);
  }
  const { page, main } = await open('&view=unanswered');
  await main.getByText('Asked 2 times').waitFor();
  await page.getByRole('button', { name: 'Dismiss: xylophone lessons' }).click();
  await main.getByText('xylophone lessons').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Answer this: bicycle repair' }).click();
  expect(await page.getByLabel('Other ways to ask it').inputValue()).toBe('bicycle repair\nDo you repair bicycles?');
  await page.getByLabel('Answer', { exact: true }).fill('Only with a bell.');
  await save(page);
  await main.getByText('rent an elephant').first().waitFor();
  expect(await main.getByText('bicycle').count()).toBe(0);
  expect(await ask('can you repair my bicycle')).toContain('Only with a bell.');

  await page.getByRole('button', { name: 'Add to an answer: rent an elephant' }).click();
  await page.getByRole('dialog').getByLabel('Answer').selectOption({ label: 'Bicycle repair' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await main.getByText('rent an elephant').waitFor({ state: 'detached' });
  expect(await ask('I want to rent an elephant')).toContain('Only with a bell.');
  await page.goBack();
  await page.getByRole('heading', { name: 'New answer' }).waitFor();
});

test('a wrong answer in a conversation is reported and corrected', async () => {
  const question = 'is there rye in the price of bread';
  expect(await ask(question)).toBe(BAKERY['bread-price']?.answer);
  const { page } = await open('');
  await page.getByRole('link', { name: question }).click();
  await page.getByRole('button', { name: 'Wrong answer' }).click();
  await page.getByRole('link', { name: 'Answer this' }).click();
  await page.getByLabel('Answer', { exact: true }).fill('There is no rye in it.');
  await save(page);
  await saved(page);
  expect(await ask(question)).toContain('There is no rye in it.');
});

test('a change that breaks a test of the bot is saved only after a confirmation', async () => {
  const { page, main } = await open('&view=tests');
  await page.getByRole('button', { name: 'Add a test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save test' }).click();
  await page.getByText('Please write a question').first().waitFor();
  await page.getByRole('dialog').getByLabel('Question').fill(hours);
  await page.getByRole('dialog').getByLabel('Expected answer').selectOption(HOURS);
  await page.getByRole('dialog').getByRole('button', { name: 'Save test' }).click();
  await main.getByText('Passes').waitFor();

  await page.goto(`${site.server.url}/captain?tab=chats&view=answers&card=${HOURS}`);
  await page.getByLabel('Use this answer').uncheck();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Save it anyway?' });
  await dialog.getByText(`“${hours}” would get`).waitFor();
  await expectNoA11yViolations(page, 'the warning');
  await dialog.getByRole('button', { name: 'Back to the answer' }).click();
  expect(await ask(hours)).toBe(BAKERY[HOURS]?.answer);
  await save(page);
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await saved(page);
  await page.getByRole('link', { name: 'Checks' }).click();
  await main.getByText('Fails').waitFor();
});

test('answers are searched and opened by the keyboard alone, at 320 px, and edited in one place', async () => {
  const { page, main } = await open('&view=answers', { viewport: { width: 320, height: 700 } });
  await page.getByLabel('Search answers').focus();
  await page.keyboard.type(hours);
  await page
    .getByRole('status')
    .filter({ hasText: /^1 found$/ })
    .waitFor({ state: 'attached' });
  await page.getByRole('link', { name: `Edit ${hours}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Edit answer');
  await page.goBack();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Edit ${hours}`);

  await page.goto(`${site.server.url}/captain/pages/answers`);
  await main.locator('a[aria-current=page]', { hasText: /^Answers$/ }).waitFor();
  await page.goto(`${site.server.url}/captain?tab=pages`);
  await main.getByRole('link', { name: 'Chatbot, Answers' }).waitFor();
  expect(await main.getByRole('link', { name: 'Edit Answers of the chatbot' }).count()).toBe(0);
});

test('a list that does not load can be tried again', async () => {
  const { page, main } = await open('');
  await page.route('**/api/captain/answers', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Answers', exact: true }).click();
  await main.getByRole('button', { name: 'Try again' }).click();
  await main.getByText(hours).first().waitFor();
});

test('what is typed while the model looks for more ways to ask stays', async () => {
  const { page } = await open('&view=new-answer', {});
  await page.route('**/api/captain/content/facts', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), canDraft: true } });
  });
  const isReleased = Promise.withResolvers<void>();
  await page.route('**/api/captain/answers/phrasings', async (route) => {
    await isReleased.promise;
    await route.fulfill({ json: { phrasings: ['do you have owls'] } });
  });
  await page.reload();
  await fillCard(page, { question: 'Do you sell owls?', phrasings: 'owls for sale', answer: 'No.' });
  await page.getByRole('button', { name: 'Propose more ways' }).click();
  await page.getByRole('button', { name: 'Writing...' }).waitFor();
  await page.getByLabel('Answer', { exact: true }).fill('No, owls are protected.');
  await page.getByLabel('Other ways to ask it').fill('owls for sale\nbuy an owl');
  isReleased.resolve();
  await page.getByRole('button', { name: 'Propose more ways' }).waitFor();
  expect(await page.getByLabel('Answer', { exact: true }).inputValue()).toBe('No, owls are protected.');
  expect(await page.getByLabel('Other ways to ask it').inputValue()).toBe(
    'owls for sale\nbuy an owl\ndo you have owls',
  );
});
