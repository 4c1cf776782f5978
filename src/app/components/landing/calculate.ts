import type { Calculator } from '#content/landing.ts';

const WEEKS = 52;
const SETUP_DOLLARS = 2500;
const DOLLARS_PER_MINUTE = 0.25;

/** One number of the result; `unit` says how it is written. */
export interface Result {
  key: string;
  value: number;
  unit: 'number' | 'hours' | 'dollars';
}

type Numbers<C extends Calculator> = Record<keyof C['inputs'], number>;
type MissedCalls = Extract<Calculator, { id: 'missed-calls' }>;
type Hours = Extract<Calculator, { id: 'hours' }>;

/** Works out a calculator's results from its inputs; shares are percentages. */
export function calculate(id: Calculator['id'], numbers: Record<string, number>): Result[] {
  return id === 'hours' ? hours(numbers as Numbers<Hours>) : missedCalls(numbers as Numbers<MissedCalls>);
}

function missedCalls(given: Numbers<MissedCalls>): Result[] {
  const missed = given.callsPerWeek * (given.missedShare / 100) * WEEKS;
  const minutes = given.callsPerWeek * WEEKS * given.minutesPerCall;
  return [
    { key: 'missedPerYear', value: Math.round(missed), unit: 'number' },
    { key: 'lostPerYear', value: Math.round(missed * (given.hiredShare / 100) * given.jobValue), unit: 'dollars' },
    { key: 'firstYearCost', value: Math.round(SETUP_DOLLARS + minutes * DOLLARS_PER_MINUTE), unit: 'dollars' },
  ];
}

function hours(given: Numbers<Hours>): Result[] {
  const perWeek = (given.runsPerWeek * given.minutesPerRun * (given.automatedShare / 100)) / 60;
  return [
    { key: 'hoursPerWeek', value: Math.round(perWeek * 10) / 10, unit: 'hours' },
    { key: 'hoursPerYear', value: Math.round(perWeek * WEEKS), unit: 'hours' },
    { key: 'valuePerYear', value: Math.round(perWeek * WEEKS * given.hourValue), unit: 'dollars' },
  ];
}

/** The value nearest to `value` that the input allows. */
export function clampTo(input: { min: number; max: number; step: number }, value: number): number {
  const steps = Math.round((value - input.min) / input.step);
  return Math.min(input.max, Math.max(input.min, input.min + steps * input.step));
}
