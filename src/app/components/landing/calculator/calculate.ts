import type { SectionOf } from '#app/components/landing/frame.tsx';
import type { Facts } from '#content/facts.schema.ts';

const WEEKS = 52;

/** Setup of the receptionist, and a minute of a call. */
export type Prices = Pick<Facts['price'], 'setup' | 'perMinute'>;

/** A number of the result; `unit` says how it is written. */
export interface Result {
  key: string;
  value: number;
  unit: 'number' | 'hours' | 'money';
}

type Calculator = 'hours' | 'missedCalls';
type Numbers<C extends Calculator> = Record<keyof SectionOf<C>['inputs'], number>;

/** Works out a calculator's results. @param numbers the inputs of its kind by their names; shares are percentages. */
export function calculate(kind: Calculator, numbers: Record<string, number>, prices: Prices): Result[] {
  return kind === 'hours' ? hours(numbers as Numbers<'hours'>) : missedCalls(numbers as Numbers<'missedCalls'>, prices);
}

function missedCalls(given: Numbers<'missedCalls'>, prices: Prices): Result[] {
  const missed = given.callsPerWeek * (given.missedShare / 100) * WEEKS;
  const minutes = given.callsPerWeek * WEEKS * given.minutesPerCall;
  return [
    { key: 'missedPerYear', value: Math.round(missed), unit: 'number' },
    { key: 'lostPerYear', value: Math.round(missed * (given.hiredShare / 100) * given.jobValue), unit: 'money' },
    { key: 'firstYearCost', value: Math.round(prices.setup + minutes * prices.perMinute), unit: 'money' },
  ];
}

function hours(given: Numbers<'hours'>): Result[] {
  const perWeek = (given.runsPerWeek * given.minutesPerRun * (given.automatedShare / 100)) / 60;
  return [
    { key: 'hoursPerWeek', value: Math.round(perWeek * 10) / 10, unit: 'hours' },
    { key: 'hoursPerYear', value: Math.round(perWeek * WEEKS), unit: 'hours' },
    { key: 'valuePerYear', value: Math.round(perWeek * WEEKS * given.hourValue), unit: 'money' },
  ];
}

/** The value nearest to `value` that the input allows. */
export function clampTo(input: { min: number; max: number; step: number }, value: number): number {
  const steps = Math.round((value - input.min) / input.step);
  return Math.min(input.max, Math.max(input.min, input.min + steps * input.step));
}
