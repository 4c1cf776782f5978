import { expect, test } from 'vitest';
import { createCardIndex } from '#server/chat/cards.ts';
import { figuresIn } from '#server/chat/chat.ts';
import { knowledgeOf } from '#server/chat/knowledge.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { germanSite } from '#testing/german-site.ts';
import { evaluate, summarize } from './evaluate.ts';
import { readQuestions } from './questions.ts';

/** `npm run bench -- chat-answers` measures all sets against the goal; two of them here catch a change that breaks many answers. */
const FLOOR = 0.93;
/** The share of questions that may get a wrong answer; the others get a question back, or none. */
const WRONG = 0.04;
/** The share that a second owner's cards must reach, in another language and trade. */
const SECOND_OWNER = 0.9;

test.each(['tuning-owner', 'tuning-trades'] as const)(
  'most questions of the set "%s" get the right answer, at once or by one tap, and no figure that the site does not state',
  async (set) => {
    const app = await createTestApp();
    const results = await evaluate(app, readQuestions(set));
    const { near, misled, wrong } = summarize(results);
    expect(near, wrong.join('\n')).toBeGreaterThanOrEqual(FLOOR);
    expect(misled, wrong.join('\n')).toBeLessThanOrEqual(WRONG);
    const stated = knowledgeOf(app.ctx).figures();
    // A longer one is the visitor's own phone number.
    const invented = results.flatMap(({ text }) => figuresIn(text).filter((one) => !stated.has(one) && one.length < 8));
    expect(invented).toEqual([]);
  },
);

test('the cards of the German example answer German questions', async () => {
  const { documents } = germanSite;
  const index = await createCardIndex(documents.answers, {
    synonyms: documents.synonyms.groups,
    services: documents.services.services,
    language: 'de',
  });
  const questions = readQuestions('german');
  const wrong = questions.filter(
    ({ ask, expect: right }) => ![right].flat().includes(index.find([ask].flat().join(' ')).cards[0]?.id ?? ''),
  );
  expect(1 - wrong.length / questions.length, wrong.map(({ ask }) => ask).join('\n')).toBeGreaterThanOrEqual(
    SECOND_OWNER,
  );
});
