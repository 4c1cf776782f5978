import * as z from 'zod';
import { MAX } from './limits.ts';
import { says } from './messages.ts';
import { FormExtras } from './spam-guard.schema.ts';
import { VisitorEmail } from './text.schema.ts';

/** A newsletter signup; `page` says which box the address was typed into. */
export const NewsletterInput = FormExtras.extend({ email: VisitorEmail });
export type NewsletterInput = z.infer<typeof NewsletterInput>;

/** The topics that a subscriber wants to read about; null for all. */
export const InterestsInput = z.object(
  {
    topics: z
      .array(z.string(says('invalid')).max(MAX.url, says('tooLong')), says('invalid'))
      .max(MAX.choices, says('invalid'))
      .nullable(),
  },
  says('invalid'),
);
