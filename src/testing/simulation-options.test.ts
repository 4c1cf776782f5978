import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ConfigError } from '#server/config.ts';
import { readOptions } from './simulation-options.ts';

test.each([
  ['--days abc', /^--days must be a whole number from 1\./],
  ['--days 0', /^--days must be a whole number from 1\./],
  ['--runs -1', /^Option '--runs/],
  ['--runs 1.5', /^--runs must be a whole number from 1\./],
  ['--seed', /^Option '--seed <value>' argument missing\./],
  ['--seeds 1', /^Unknown option '--seeds'\./],
  ['7', /^Unexpected argument '7'\./],
])('simulate: %s is refused by one line with the command', (words, line) => {
  const read = () => readOptions(words.split(' '));
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(line);
  expect(read).toThrow(/^[^\n]+ The command is: npm run simulate -- --seed N [^\n]+$/);
});

test('simulate: a refused option ends it with exit code 1 and that line alone', () => {
  const { status, stdout, stderr } = simulate('--days', '0');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^--days must be [^\n]+\n$/);
});

test('simulate: a quiet day leads to what is recorded (after a change that is meant: `npm run simulate -- --record`); a seed, its duration', () => {
  const { status, stdout, stderr } = simulate('--seed', '7', '--days', '1', '--visits', '1');
  expect(stdout).toMatch(/^quiet day: as recorded\nseed 7: ok \(\d+ events, [0-9a-f]{12}\)\n$/);
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^seed 7: \d+\.\d s$/m)]);
});

function simulate(...words: string[]) {
  return spawnSync(process.execPath, ['scripts/simulate.ts', ...words], { encoding: 'utf8' });
}
