import * as z from 'zod';
import { SETUP_STEPS } from './setup.ts';

/** Outcome of a step. */
export const SetupInput = z.object({
  step: z.enum(SETUP_STEPS, 'There is no such step'),
  state: z.enum(['open', 'done', 'skipped'], 'Please give open, done or skipped'),
});
