import * as z from 'zod';
import { MAX } from './limits.ts';
import { RETENTION, RETENTION_KINDS } from './retention.ts';

const NO_ADDRESS = 'Please give an email address';

/** The person's address; `format=html` gives a page to hand over. */
export const PersonQuery = z.object({
  // Forms take letters of ASCII alone, but people write other addresses into texts.
  email: z
    .string(NO_ADDRESS)
    .trim()
    .max(MAX.email, NO_ADDRESS)
    .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, NO_ADDRESS),
  format: z.enum(['json', 'html']).default('json'),
});

/** Settings that are not saved yet, to preview what they delete. */
export const RetentionQuery = z.object(
  Object.fromEntries(
    RETENTION_KINDS.map((kind) => [
      RETENTION[kind].setting,
      z
        .string()
        .regex(/^\d{1,9}$/, 'Please give a whole number')
        .transform(Number)
        .optional(),
    ]),
  ),
);
