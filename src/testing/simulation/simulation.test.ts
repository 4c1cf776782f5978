import { expect, test } from 'vitest';
import { inLong } from '#testing/long.ts';
import { bundleServer } from './bundle.ts';
import { simulate } from './run.ts';

const LIMIT_MS = 300_000;

/** It begins with data of an earlier version. */
const EARLIER = '7';

test('two runs of one seed have the same events, and nothing is violated', { timeout: LIMIT_MS }, async () => {
  const code = await bundleServer();
  const first = await simulate(code, { seed: EARLIER, days: 1 });
  // Differences show soon: most come from the start, with all migrations, and the month before the first day.
  const second = await simulate(code, { seed: EARLIER, days: inLong(0.25, 1) });
  expect(first.violations).toEqual([]);
  expect(second.lines.length).toBeGreaterThan(0);
  expect(second.lines).toEqual(first.lines.slice(0, second.lines.length));
});

/** Seeds of which each once found a defect come here. */
const SEEDS = inLong(['1'], ['1', '2', ...Array.from({ length: 10 }, (_, index) => `long ${index}`)]);

test.each(SEEDS)('seed %s', { timeout: 6 * LIMIT_MS }, async (seed) => {
  const { violations, lines } = await simulate(await bundleServer(), { seed, days: inLong(1, 14) });
  expect(violations, lines.slice(-30).join('\n')).toEqual([]);
});
