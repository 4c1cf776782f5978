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
