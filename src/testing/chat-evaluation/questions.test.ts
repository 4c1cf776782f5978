import { expect, test } from 'vitest';
import { answers } from '#content/starters/consultant/en/answers/answers.ts';
import { type EvaluationQuestion, readQuestions, SETS } from './questions.ts';

const OTHER_REPLIES = ['unknown', 'refuse', 'contact'];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const conversation = ({ ask }: EvaluationQuestion) => plain([ask].flat().join(' / '));

test('no question is in two sets or twice in one', () => {
  const questions = SETS.flatMap(readQuestions).map(conversation);
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
});

test('every expected reply is a card or another kind of reply', () => {
  const expected = SETS.flatMap(readQuestions).flatMap((question) => question.expect);
  expect(expected.filter((reply) => !(reply in answers) && !OTHER_REPLIES.includes(reply))).toEqual([]);
});

/** Visitors type single words too, and cards have them as keywords. */
const KEYWORDS = 2;

test('no held-out question of more than two words is a phrasing of a card', () => {
  const phrasings = new Set(
    Object.values(answers).flatMap((card) => [card.title, ...card.phrasings].map((question) => plain(question))),
  );
  const asked = readQuestions('held-out').map(({ ask }) => plain([ask].flat().at(-1) ?? ''));
  const taken = asked.filter((ask) => ask.split(' ').length > KEYWORDS && phrasings.has(ask));
  expect(taken.length).toBe(0);
});
