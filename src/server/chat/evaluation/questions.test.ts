import { expect, test } from 'vitest';
import { answers } from '#content/starters/en/answers/answers.ts';
import { HELD_OUT } from './held-out.ts';
import type { EvaluationQuestion } from './question.ts';
import { TUNING } from './tuning.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const conversation = ({ ask }: EvaluationQuestion) => plain([ask].flat().join(' / '));

test('no question is in both sets or twice in one', () => {
  const questions = [...TUNING, ...HELD_OUT].map(conversation);
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
});

test('no held-out question is a phrasing of a card', () => {
  const phrasings = new Set(
    Object.values(answers).flatMap((card) => [card.title, ...card.phrasings].map((question) => plain(question))),
  );
  expect(HELD_OUT.map(({ ask }) => plain([ask].flat().at(-1) ?? '')).filter((ask) => phrasings.has(ask))).toEqual([]);
});
