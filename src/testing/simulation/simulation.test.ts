import { expect, test } from 'vitest';
import { inLong } from '#testing/long.ts';
import { bundleServer } from './bundle.ts';
import { simulate } from './run.ts';

const LIMIT_MS = 300_000;

test('two runs of one seed have the same events, and nothing is violated', { timeout: LIMIT_MS }, async () => {
  const code = await bundleServer();
  const { lines, violations } = await simulate(code, { seed: 'same', days: 2 });
  expect(violations, lines.slice(-30).join('\n')).toEqual([]);
  const again = await simulate(code, { seed: 'same', days: inLong(1, 2) });
  expect(again.lines).toEqual(lines.slice(0, again.lines.length));
  expect(again.lines.length).toBeGreaterThan(100);
});

/** Seeds of which each once found a defect come into the first list. */
const SEEDS = inLong<string[]>([], ['1', '2', ...Array.from({ length: 10 }, (_, index) => `long ${index}`)]);

test.each(SEEDS)('seed %s', { timeout: 6 * LIMIT_MS }, async (seed) => {
  const { violations, lines } = await simulate(await bundleServer(), { seed, days: inLong(2, 14) });
  expect(violations, lines.slice(-30).join('\n')).toEqual([]);
});
