import * as z from 'zod';
import { CONSENT_MAX, RECIPIENT_STATES, type RecipientState } from './sending.ts';
import { EmailInput, requiredText, tooLong } from './text.schema.ts';
import { toPlannedSeconds } from './time.ts';

const DATE = 'Please give a date and time';

/** When an issue is to go out; now, if no time is given. */
export const SendInput = z
  .object({
    at: z.iso
      .datetime({ offset: true, error: DATE })
      .nullish()
      .transform((at) => (at ? toPlannedSeconds(new Date(at)) : undefined)),
  })
  .nullish()
  .transform((input) => input ?? { at: undefined });

/** Query of an issue's recipients. */
export const RecipientsQuery = z.object({
  state: z
    .enum(RECIPIENT_STATES as [RecipientState, ...RecipientState[]])
    .optional()
    .catch(undefined),
  after: z.coerce.number().int().min(0).catch(0),
  limit: z.coerce.number().int().min(1).max(200).catch(50),
});

/** An address that is to get no issue any more. */
export const SuppressionInput = z.object({
  email: EmailInput,
  reason: z.string('Please send a text').trim().max(200, tooLong(200)).optional(),
});

const column = z.string('Please select a column').max(200, tooLong(200)).nullish();

/** A file of addresses: the text of the CSV, which column holds what, and on what ground they may be written to. */
export const SubscribersInput = z.object({
  csv: z.string('Please select a file').min(1, 'This file is empty'),
  mapping: z.object({ email: column, page: column, consentAt: column }).nullish(),
  /** Required for the import, not for its dry run. */
  consent: z.string('Please send a text').trim().max(CONSENT_MAX, tooLong(CONSENT_MAX)).optional(),
});
export type SubscribersInput = z.infer<typeof SubscribersInput>;

/** The statement that an import needs. */
export const ConsentStatement = requiredText(CONSENT_MAX, 'Please say how these people agreed to get the newsletter');
