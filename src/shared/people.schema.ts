import * as z from 'zod';
import { MAX } from './limits.ts';

/** Whose data is meant; `format=html` gives a page to hand over. */
export const PersonQuery = z.object({
  email: z.email('Please give an email address').trim().max(MAX.email),
  format: z.enum(['json', 'html']).default('json'),
});
