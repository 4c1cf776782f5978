import * as z from 'zod';
import { SETUP_STATES, SETUP_STEPS } from './setup.ts';

/** Outcome of a step. */
export const SetupInput = z.object({
  step: z.enum(SETUP_STEPS, 'There is no such step'),
  state: z.enum(SETUP_STATES, 'Please give open, done or skipped'),
  /** The version that was read: refused when somebody else has saved a step since. */
  version: z.int().optional(),
});

/** How far the owner has come. */
export const Setup = z.object({
  version: z.number(),
  steps: z.record(z.enum(SETUP_STEPS), z.enum(SETUP_STATES)),
  /** True once every step was seen and no text was left. It stays so when a first post adds texts; another starter begins anew. */
  isFinished: z.boolean(),
});
export type Setup = z.output<typeof Setup>;
