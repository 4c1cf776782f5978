import { expect, test } from 'vitest';
import { answers } from '#content/starters/en/answers/answers.ts';
import { HELD_OUT } from './held-out.ts';
import type { EvaluationQuestion } from './question.ts';
import { REPORT_ONLY } from './report-only.ts';
import { TUNING } from './tuning.ts';
import { TUNING_AGENCIES } from './tuning-agencies.ts';
import { TUNING_PRACTICES } from './tuning-practices.ts';
import { TUNING_TRADES } from './tuning-trades.ts';
import { TUNING_VISITORS } from './tuning-visitors.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const conversation = ({ ask }: EvaluationQuestion) => plain([ask].flat().join(' / '));

test('no question is in two sets or twice in one', () => {
  const questions = [
    ...TUNING,
    ...TUNING_VISITORS,
    ...TUNING_TRADES,
    ...TUNING_PRACTICES,
    ...TUNING_AGENCIES,
    ...REPORT_ONLY,
    ...HELD_OUT,
  ].map(conversation);
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
});

/** Visitors type single words too, and cards have them as keywords. */
const KEYWORDS = 2;

test('no held-out question of more than two words is a phrasing of a card', () => {
  const phrasings = new Set(
    Object.values(answers).flatMap((card) => [card.title, ...card.phrasings].map((question) => plain(question))),
  );
  const asked = HELD_OUT.map(({ ask }) => plain([ask].flat().at(-1) ?? ''));
  const taken = asked.filter((ask) => ask.split(' ').length > KEYWORDS && phrasings.has(ask));
  expect(taken.length).toBe(0);
});
