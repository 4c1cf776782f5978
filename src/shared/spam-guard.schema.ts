import * as z from 'zod';
import { MAX } from './limits.ts';
import { says } from './messages.ts';

const short = (max: number) => z.string(says('notText')).max(max, says('tooLong'));

/**
 * Fields that a public form sends in addition to its own; all of it optional, so that a plain API call works without.
 *
 * `website` is a hidden field that only bots fill in. `stamp` is the signed time at which the form was given out.
 * `page` is the path it was sent from, `referrer` the site that led the visitor here.
 */
export const FormExtras = z.object(
  {
    website: short(MAX.url).optional(),
    stamp: short(200).optional(),
    page: short(MAX.url).trim().optional(),
    referrer: short(MAX.url).trim().optional(),
  },
  says('invalid'),
);
export type FormExtras = z.output<typeof FormExtras>;

/** The stored fields of a form: its own, and page and referrer, null where the form did not send them. */
export type StoredFields<Form extends FormExtras> = Omit<Form, keyof FormExtras> & {
  page: string | null;
  referrer: string | null;
};
