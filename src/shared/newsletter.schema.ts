import type * as z from 'zod';
import { FormExtras } from './spam-guard.schema.ts';
import { VisitorEmail } from './text.schema.ts';

/** A newsletter signup; `page` says which box the address was typed into. */
export const NewsletterInput = FormExtras.extend({ email: VisitorEmail });
export type NewsletterInput = z.infer<typeof NewsletterInput>;
