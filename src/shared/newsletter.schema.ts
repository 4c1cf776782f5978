import type * as z from 'zod';
import { EmailInput } from './contact.schema.ts';
import { FormExtras } from './spam-guard.schema.ts';

/** A newsletter signup; `page` says which box the address was typed into. */
export const NewsletterInput = FormExtras.extend({ email: EmailInput });
export type NewsletterInput = z.infer<typeof NewsletterInput>;
