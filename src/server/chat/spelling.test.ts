import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { sitePassages } from './passages.ts';
import { createSpelling } from './spelling.ts';
import { normalise, questionsIn, words } from './vocabulary.ts';

async function siteSpelling() {
  const { ctx } = await createTestApp();
  return createSpelling(
    sitePassages(ctx.settings.site()).flatMap(({ title, text }) => words(`${title} ${text}`.toLowerCase())),
  );
}

test('corrects typing errors', async () => {
  const spell = await siteSpelling();
  expect(spell('how mcuh is the recepionist')).toBe('how much is the receptionist');
  expect(spell('workfow automtion for invioces')).toBe('workflow automation for invoices');
});

test('does not change correct words, names, email addresses and URLs', async () => {
  const spell = await siteSpelling();
  const text = 'the moon, my horse, a rash, kubernetes, zoho, ada@exmaple.com and https://recepionist.example';
  expect(spell(text)).toBe(text);
});

test.each([
  ['hw much 4 the bot & can u call me in 5 mins', 'how much for the bot and can you call me in 5 minutes'],
  ['what is 2 + 2', 'what is 2 + 2'],
  ['Id like chatbots w/ a human', 'i would like chatbots with a human'],
])('normalises %s', (typed, meant) => expect(normalise(typed)).toBe(meant));

test.each([
  ['what is n8n and what does it cost?', ['what is n8n', 'what does it cost?']],
  ['we are ten lawyers. can it read mail? who checks it?', ['we are ten lawyers. can it read mail?', 'who checks it?']],
  ['does it work with jobber and quickbooks?', ['does it work with jobber and quickbooks?']],
])('splits into questions: %s', (text, questions) => expect(questionsIn(text)).toEqual(questions));
