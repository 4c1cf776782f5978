import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SETUP_STEPS } from '#shared/setup.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

/** A site in German whose owner is no AI consultant, with one page hidden. */
beforeAll(async () => {
  site = await openSite();
  const { call } = site.captain;
  await call('POST', '/captain/starters/adviser', { language: 'de' });
  await call('PUT', '/captain/settings', { scheduler_built_in: 'true' });
});
afterAll(() => site.close());

async function open(search: string, options?: Parameters<Site['work']>[1]) {
  const { page, context } = await site.work(`/captain?tab=${search}`, options);
  onTestFinished(() => context.close());
  return page;
}

test('settings: fields of pages that the site does not have, and of a scheduler that it does not use, are folded', async () => {
  const page = await open('settings');
  await page.getByLabel('Phone number for visitors').waitFor();
  for (const label of ['Demo phone number', 'Embed script', 'Strategy session', 'Voice AI discovery call'])
    expect(await page.getByLabel(label).isVisible(), label).toBe(false);
  await page.getByLabel('Your name').fill('Petra Lang');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Settings saved').first().waitFor();
  await page.getByText('Not used by your site').first().click();
  expect(await page.getByLabel('Demo phone number').inputValue(), 'kept while it was folded').toContain('555');
  await expectNoA11yViolations(page, 'settings that are not used');
});

test('answers: no topics of another trade are offered', async () => {
  const page = await open('chatbot&view=new-answer');
  const options = page.getByLabel('Topic').getByRole('option');
  await options.first().waitFor({ state: 'attached' });
  const topics = await options.allTextContents();
  expect(topics).toEqual(expect.arrayContaining(['Services', 'Prices']));
  expect(topics).not.toContain('Voice AI');
});

test('the price of the second meeting is removed by no longer offering the meeting; its page is then apart', async () => {
  const page = await open('setup&step=prices');
  await page.getByRole('button', { name: 'Remove Zweite Meinung' }).click();
  await page.getByRole('button', { name: 'Do not offer this meeting' }).click();
  await page.getByRole('button', { name: 'Remove Zweite Meinung' }).waitFor({ state: 'hidden' });
  expect((await fetch(`${site.server.url}/strategy-session`)).status).toBe(404);
  await page.goto(`${site.server.url}/captain?tab=pages`);
  await page
    .getByRole('table', { name: 'Hidden pages' })
    .getByRole('link', { name: 'Zweite Meinung', exact: true })
    .waitFor();
});

test('what is left is said in the same words after the last step and in the overview; skipped steps are counted apart', async () => {
  for (const step of SETUP_STEPS)
    await site.captain.call('PUT', '/captain/setup', { step, state: step === 'mail' ? 'skipped' : 'done' });
  const page = await open('setup');
  await page.getByText('10 of 10 steps, 1 skipped').waitFor();
  const left = page.getByText(
    /Before visitors come: \d+ fields left to fill in\. Read the \d+ texts that came with the site/,
  );
  const said = /Before.*ones that fit\./.exec((await left.textContent()) ?? '')?.[0] ?? 'nothing';
  await page.goto(`${site.server.url}/captain?tab=overview`);
  await page.getByText(said).waitFor();
});

test('a field that is left is opened from the list, marked in its editor, and the way back leads to the open list', async () => {
  const page = await open('setup');
  await page.getByText('Placeholders').click();
  const field = page.getByRole('link', { name: /› Cards \d › Title/ }).first();
  expect(await field.textContent(), 'the section by its title').toMatch(/› “[^”]+” › Cards \d/);
  await field.click();
  await page.getByText(/Still to be filled in: \d+ texts?$/).click();
  await page.getByRole('button', { name: '[Wiederkehrende', exact: false }).first().waitFor();
  await page.getByRole('link', { name: 'What is left' }).click();
  await field.waitFor();
});

test('another language says which kind of site it chooses, and the question before the change names it', async () => {
  const page = await open('setup&step=start');
  await page.getByLabel('Language of the site').selectOption('English');
  await page.getByRole('radio', { name: 'Consultant for AI and automation' }).check();
  await page.getByRole('button', { name: 'See what changes' }).click();
  const question = page.getByRole('dialog', { name: 'Begin with these texts?' });
  await question.getByText(/^Kind of site: .+, in English\.$/).waitFor();
});

test('the step of the look says which one is in use, also with the colours of another; one without drawings has none', async () => {
  const page = await open('setup&step=branding');
  await page.getByRole('button', { name: 'As it came Chosen' }).waitFor();
  const practice = page.getByRole('button', { name: 'Practice' });
  await practice.click();
  await practice.getByText('Chosen').waitFor();
  await page.getByRole('button', { name: 'Forest green' }).click();
  await page.getByText('The look “Practice” is in use, with the palette “Forest green”.').waitFor();
  await practice.getByText('Chosen').waitFor();
});

test('what the offer is about is asked with the name; the offer then stands in finished sentences, and its facts are not asked again', async () => {
  const page = await open('setup&step=identity');
  await page.getByLabel('Ihr Beruf').fill('Steuerberaterin');
  await page.getByLabel('Ihr Fachgebiet').fill('Steuern');
  await page.getByLabel('Where you work').fill('Passau');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('Your name').waitFor({ state: 'detached' });
  await page.goto(`${site.server.url}/captain?tab=setup&step=offer`);
  const kicker = page.getByLabel('What you do, in a few words');
  await kicker.waitFor();
  expect(await kicker.inputValue()).toBe('Steuerberaterin in Passau');
  const typed = await page
    .locator('form')
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(typed.join(' ')).not.toMatch(/[{}]/);
  await page.getByLabel('Headline', { exact: true }).fill('Erst rechnen,');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await kicker.waitFor({ state: 'detached' });
  await page.goto(`${site.server.url}/captain?tab=setup&step=prices`);
  await page.getByLabel('How prices are meant').waitFor();
  expect(await page.getByLabel('Where you work').count()).toBe(0);
  expect(await page.getByLabel('Beruf').count()).toBe(0);
  // Texts that were not changed still follow the facts.
  await page.goto(`${site.server.url}/captain?tab=setup&step=identity`);
  await page.getByLabel('Where you work').fill('Linz');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(async () => (await fetch(site.server.url)).text()).toContain('Steuerberaterin in Linz');
});

test('the story is made of sentences that the owner ends', async () => {
  const page = await open('setup&step=identity');
  await page.getByLabel('Vorher habe ich …').fill('zehn Jahre beim Finanzamt gearbeitet');
  await page.getByText('Vorher habe ich zehn Jahre beim Finanzamt gearbeitet.').waitFor();
  await expectNoA11yViolations(page, 'the questions about the story');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect
    .poll(async () => (await fetch(`${site.server.url}/about`)).text())
    .toContain('Vorher habe ich zehn Jahre beim Finanzamt gearbeitet.');
  await page.goto(`${site.server.url}/captain?tab=setup&step=identity`);
  await page.getByLabel('Where you work').waitFor();
  expect(await page.getByLabel('Vorher habe ich …').count(), 'not asked once it is written').toBe(0);
});

test('the steps after the choice of another language ask in that language', async () => {
  const page = await open('setup&step=start');
  await page.getByLabel('Language of the site').selectOption('English');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change the site' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Who you are' }).click();
  await page.getByLabel('Before this, I …').waitFor();
});

test('going back to before the last change of the whole site asks first, and names what was changed since', async () => {
  const { call } = site.captain;
  const { published, version } = await call<{ published: object; version: number }>('GET', '/captain/content/about');
  const saved = await call<{ version: number }>('PUT', '/captain/content/about/draft', {
    version,
    data: { ...published, lead: 'Seit gestern neu.' },
  });
  await call('POST', '/captain/content/about/publish', { version: saved.version });
  const page = await open('system');
  await page.getByRole('button', { name: 'Go back to before' }).click();
  const question = page.getByRole('dialog', { name: 'Go back to before this change?' });
  await question.getByRole('listitem').filter({ hasText: 'About' }).waitFor();
  await question.getByText('can be got back here').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await (await fetch(`${site.server.url}/about`)).text()).toContain('Seit gestern neu.');
});

test('legal details in Austria: chamber and authority need no regulated profession, whose details stay without the tick', async () => {
  const page = await open('setup&step=legal');
  await page.getByLabel('Country of the business').selectOption('Austria');
  await page.getByLabel('Postal address').fill('Ring 1, 8010 Graz');
  const regulated = page.getByRole('checkbox', { name: 'My profession is regulated' });
  await regulated.check();
  await page.getByLabel('Professional title').fill('Optikerin');
  await regulated.uncheck();
  expect(await page.getByLabel('Professional title').isVisible()).toBe(false);
  await page.getByLabel('Professional chamber').fill('Fachgruppe UBIT');
  await page.getByLabel('Supervisory authority').fill('Magistrat Graz');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const readImprint = async () => (await fetch(`${site.server.url}/imprint`)).text();
  await expect.poll(readImprint).toContain('Fachgruppe UBIT');
  expect(await readImprint()).not.toContain('Optikerin');
  const again = await open('setup&step=legal');
  await again.getByRole('checkbox', { name: 'My profession is regulated' }).check();
  expect(await again.getByLabel('Professional title').inputValue()).toBe('Optikerin');
});
