import * as z from 'zod';
import { MAX } from './limits.ts';
import { type MessageKey, says } from './messages.ts';

/** Captain's message for a text of more than `max` characters. */
export const tooLong = (max: number) => `Please keep this under ${max} characters`;

/**
 * A text that is required; blanks around it are removed.
 *
 * @param missing message for no text.
 * @param long message for more than `max` characters.
 */
export const requiredText = (max: number, missing: string, long = tooLong(max)) =>
  z.string(missing).trim().min(1, missing).max(max, long);

/** A text that is optional: blanks around it are removed, and null stands for none. */
export const optionalText = (max: number, { wrong = 'Please send a text', long = tooLong(max) } = {}) =>
  z
    .string(wrong)
    .trim()
    .max(max, long)
    .nullish()
    .transform((value) => value || null);

/** An email address, trimmed; upper and lower case stay. */
const emailText = ({ missing, long, incomplete }: Record<'missing' | 'long' | 'incomplete', string>) =>
  requiredText(MAX.email, missing, long).pipe(z.email(incomplete));

/** The owner's or a captain's address. */
export const EmailInput = emailText({
  missing: 'Please give an email address',
  long: 'This address is too long',
  incomplete: 'This address looks incomplete',
});

/** A text that a visitor must give. */
export const visitorText = (max: number, missing: MessageKey) => requiredText(max, missing, says('tooLong'));

/** A text that a visitor may give. */
export const optionalVisitorText = (max: number) =>
  optionalText(max, { wrong: says('notText'), long: says('tooLong') });

/** A visitor's address. */
export const VisitorEmail = emailText({
  missing: says('emailMissing'),
  long: says('emailTooLong'),
  incomplete: says('emailIncomplete'),
});
