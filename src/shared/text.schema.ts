import * as z from 'zod';

/** What a text with more than `max` characters is refused with. */
export const tooLong = (max: number) => `Please keep this under ${max} characters`;

/** A text that must be there, without blanks around it; `missing` is said where it is not. */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, tooLong(max));

/** A text without blanks around it, null where there is none. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .nullish()
    .transform((value) => value || null);
