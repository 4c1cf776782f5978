import * as z from 'zod';
import { type FieldMeta, group, line, number, text } from './fields.schema.ts';
import { headedSectionFields } from './landing-fields.schema.ts';

const range = {
  label: line('Label', { max: 120 }),
  hint: line('Explanation').optional(),
  min: number('Smallest number'),
  max: number('Largest number'),
  step: number('Step', { min: 0.01 }),
  unit: line('After the number', { max: 20 }).optional(),
};

const isRange = ({ min, max }: { min: number; max: number }) => min < max;
const NOT_A_RANGE = { message: 'Please give a larger number than the smallest', path: ['max'] };

/** A number that the visitor sets. */
const input = (label: string) =>
  z
    .object({ ...range, initial: number('Number at first') })
    .refine(isRange, NOT_A_RANGE)
    .refine(({ min, max, initial }) => initial >= min && initial <= max, {
      message: 'Please give a number between the smallest and the largest',
      path: ['initial'],
    })
    .meta({ label } satisfies FieldMeta);

/** An input whose first number is a fact. */
const inputFromFact = (label: string, hint: string) =>
  z
    .object(range)
    .refine(isRange, NOT_A_RANGE)
    .meta({ label, hint } satisfies FieldMeta);

const method = () => text('How it is worked out', { max: 600 });

/** Yearly cost of missed calls, compared with the prices in the facts. Shares are percentages from 0 to 100. */
export const MissedCallsCalculator = group('Calculator: cost of missed calls', {
  kind: z.literal('missedCalls'),
  ...headedSectionFields(),
  inputs: group('Numbers that the visitor sets', {
    callsPerWeek: input('Calls in a week'),
    missedShare: inputFromFact('Share that is missed, in percent', 'At first the missed calls of the facts.'),
    hiredShare: input('Share that would have hired you, in percent'),
    jobValue: inputFromFact('Value of a job', 'At first the cost of a missed call of the facts.'),
    minutesPerCall: input('Length of a call, in minutes'),
  }),
  outputs: group('Results', {
    missedPerYear: line('Label: calls missed in a year', { max: 80 }),
    lostPerYear: line('Label: work lost in a year', { max: 80 }),
    firstYearCost: line('Label: your price in the first year', { max: 80 }),
  }),
  method: method(),
});

/** Hours per year of a repeated task, and the hours that automation saves. */
export const HoursCalculator = group('Calculator: hours saved', {
  kind: z.literal('hours'),
  ...headedSectionFields(),
  inputs: group('Numbers that the visitor sets', {
    runsPerWeek: input('How often in a week'),
    minutesPerRun: input('Minutes each time'),
    automatedShare: input('Share that can be automated, in percent'),
    hourValue: input('Value of an hour'),
  }),
  outputs: group('Results', {
    hoursPerWeek: line('Label: hours saved each week', { max: 80 }),
    hoursPerYear: line('Label: hours saved each year', { max: 80 }),
    valuePerYear: line('Label: what they are worth in a year', { max: 80 }),
  }),
  method: method(),
});

/** A number that the visitor sets; without `initial` a fact is shown at first. */
export type CalculatorInput = z.output<ReturnType<typeof inputFromFact>> & { initial?: number };
