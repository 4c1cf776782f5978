import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { evaluate, summarize } from '#testing/evaluate-answers.ts';
import { TUNING } from './tuning.ts';

/** `npm run bench -- chat-answers` measures both sets against the goal; this catches a change that breaks many answers. */
const FLOOR = 0.8;

test('most questions of the tuning set get the right answer', async () => {
  const { share, wrong } = summarize(await evaluate(await createTestApp(), TUNING));
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(FLOOR);
});
