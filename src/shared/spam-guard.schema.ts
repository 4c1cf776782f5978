import * as z from 'zod';
import { MAX } from './limits.ts';

/**
 * What a public form sends beside its own fields; all of it optional, so that a plain API call works without.
 *
 * `website` is a field no person sees: filled in means a machine. `stamp` is the signed time the form was given out.
 * `page` is the path it was sent from, `referrer` the site that led the visitor here.
 */
export const FormExtras = z.object({
  website: z.string().max(MAX.url).optional(),
  stamp: z.string().max(200).optional(),
  page: z.string().trim().max(MAX.url).optional(),
  referrer: z.string().trim().max(MAX.url).optional(),
});
export type FormExtras = z.infer<typeof FormExtras>;

/** Of these, what tells people from machines: looked at once, kept nowhere. */
export const TRAP_FIELDS = ['website', 'stamp'] as const satisfies (keyof FormExtras)[];

/** What of a form is kept: all that was asked for, and where it came from; null where the form did not say. */
export type Kept<Form extends FormExtras> = Omit<Form, keyof FormExtras> & {
  page: string | null;
  referrer: string | null;
};

/** The same as it is read back: a choice is plain text, for it may be one that is not offered any more. */
export type Listed<Form extends FormExtras> = { [Field in keyof Kept<Form>]: AsText<Kept<Form>[Field]> };
type AsText<Value> = Value extends string ? string : Value extends string[] ? string[] : Value;
