import { expect, test } from 'vitest';
import { calculate, clampTo } from './calculate.ts';

const PRICES = { setup: 2500, perMinute: 0.25 };

const resultOf = (results: ReturnType<typeof calculate>, key: string) =>
  results.find((result) => result.key === key)?.value;

test('missed calls: yearly loss compared with the cost of the receptionist', () => {
  const results = calculate(
    'missedCalls',
    { callsPerWeek: 20, missedShare: 27, hiredShare: 20, jobValue: 1200, minutesPerCall: 3 },
    PRICES,
  );
  expect(resultOf(results, 'missedPerYear')).toBe(281);
  expect(resultOf(results, 'lostPerYear')).toBe(67_392);
  expect(resultOf(results, 'firstYearCost')).toBe(2500 + 20 * 52 * 3 * 0.25);
});

test('hours: time saved by automating a repeated task', () => {
  const results = calculate('hours', { runsPerWeek: 25, minutesPerRun: 12, automatedShare: 80, hourValue: 40 }, PRICES);
  expect(resultOf(results, 'hoursPerWeek')).toBe(4);
  expect(resultOf(results, 'hoursPerYear')).toBe(208);
  expect(resultOf(results, 'valuePerYear')).toBe(8320);
});

test('a number from the URL is clamped and rounded to a step', () => {
  const input = { min: 50, max: 20_000, step: 50 };
  expect(clampTo(input, 1234)).toBe(1250);
  expect(clampTo(input, -7)).toBe(50);
  expect(clampTo(input, 1e9)).toBe(20_000);
});
