import { expect, test } from 'vitest';
import { AnswersDocument } from '#content/answers.schema.ts';
import { facts } from '#content/starters/consultant/en/facts.ts';
import { ANSWER_MAX } from '#shared/answers.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import { placeholdersIn } from '#shared/placeholders.ts';
import { answers } from './answers.ts';

const CARDS = Object.entries(answers);
const SETTINGS = ['name', 'ownerName', 'brand', 'email', 'phone', 'demoPhone', 'url', 'currency'];

test('the cards are valid, and nothing in them is changed by parsing', () => {
  expect(AnswersDocument.parse(answers)).toEqual(answers);
});

test.each(CARDS)('%s: short, with at least three phrasings', (_id, { answer, phrasings }) => {
  expect(answer.length).toBeLessThanOrEqual(500);
  expect(answer).toMatch(/[.!?]$/);
  expect(phrasings.length).toBeGreaterThanOrEqual(3);
  expect(phrasings.length).toBeLessThanOrEqual(ANSWER_MAX.phrasings);
});

test.each(CARDS)('%s: suggests two or three other cards', (id, { next }) => {
  expect(next.length).toBeGreaterThanOrEqual(2);
  expect(new Set([...next, id]).size).toBe(next.length + 1);
  expect(next.filter((other) => !Object.hasOwn(answers, other))).toEqual([]);
});

test('no two cards have the same question, except those of which one is given', () => {
  const questions = CARDS.filter(([id]) => !['phone-number', 'no-newsletter', 'currency-vat'].includes(id))
    .flatMap(([, { title, phrasings }]) => [title, ...phrasings])
    .map((question) =>
      question
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    );
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
});

test('no answer says which calendar the booking pages show: the owner chooses that in the settings', () => {
  const named = CARDS.filter(([, { answer }]) => /embed|calendly|built-in|booking page in a new window/i.test(answer));
  expect(named.map(([id]) => id)).toEqual([]);
});

test('every placeholder is a setting, a fact, the length of a meeting or the list of services, and an amount is never written out', () => {
  const texts = CARDS.flatMap(([, { title, phrasings, answer }]) => [title, answer, ...phrasings]);
  const isKnown = (name: string) => {
    const [group = '', key = ''] = name.split('.');
    const values: object = facts[group as keyof typeof facts] ?? {};
    const isLength = group === 'meeting' && isSiteMeeting(key);
    const isComputed = name === 'payment.vat' || name === 'servicesList' || name === 'price.exampleMonth';
    return SETTINGS.includes(name) || isComputed || isLength || Object.hasOwn(values, key);
  };
  expect(texts.flatMap(placeholdersIn).filter((name) => !isKnown(name))).toEqual([]);
  expect(texts.filter((text) => /[$€£]\s?\d/.test(text))).toEqual([]);
});
