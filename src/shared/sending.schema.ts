import * as z from 'zod';
import { optionalOr, plannedTime, Time } from './stored.schema.ts';
import { EmailInput, tooLong } from './text.schema.ts';

/** State of one recipient of an issue. `suppressed` and `unsubscribed`: nothing was sent, because the address was either by then. */
export const RecipientState = z.enum(['pending', 'sent', 'failed', 'suppressed', 'unsubscribed']);
export type RecipientState = z.output<typeof RecipientState>;

/** Verdict of a bounced mail about its address: gone for good, not reachable now, or its reader reported spam. */
export const BounceKind = z.enum(['hard', 'soft', 'complaint']);
export type BounceKind = z.output<typeof BounceKind>;

/** Why an address gets no issue: after a bounce, because the owner said so, or because it left and is not stored any more. */
const SuppressionKind = z.enum([...BounceKind.options, 'manual', 'left']);
export type SuppressionKind = z.output<typeof SuppressionKind>;

/** When an issue is to go out; now, if no time is given or nothing is sent. `version` is the one that was seen: a newer one is not sent. */
export const SendInput = z
  .object({
    at: optionalOr(plannedTime('Please give a date and time'), undefined),
    version: z.number().int().nullish(),
  })
  .optional()
  .transform((input) => input ?? { at: undefined });
export type SendInput = z.output<typeof SendInput>;

/** Query of an issue's recipients. */
export const RecipientsQuery = z.object({
  state: RecipientState.optional().catch(undefined),
  after: z.coerce.number().int().min(0).catch(0),
  limit: z.coerce.number().int().min(1).max(200).catch(50),
});

/** An address that is to get no issue any more. */
export const SuppressionInput = z.object({
  email: EmailInput,
  reason: z.string('Please send a text').trim().max(200, tooLong(200)).optional(),
});

/** A suppressed address as the dashboard lists it. */
export const ListedSuppression = z.object({
  /** SHA-256 of the address, in hex. */
  hash: z.string(),
  /** Null when no subscriber has this address. */
  email: z.string().nullable(),
  kind: SuppressionKind,
  reason: z.string(),
  createdAt: Time,
});
export type ListedSuppressionJson = z.input<typeof ListedSuppression>;

/** A recipient as the dashboard lists it. */
export const ListedRecipient = z.object({
  id: z.number(),
  /** Null when the subscriber was erased. */
  email: z.string().nullable(),
  state: RecipientState,
  attempts: z.number(),
  /** Last answer of the mail server, or the reason why nothing was sent. */
  response: z.string().nullable(),
  /** When the mail server was last asked to take the mail. */
  at: Time.nullable(),
  /** When it is tried again; null unless a first attempt failed. */
  nextAt: Time.nullable(),
});
export type ListedRecipient = z.output<typeof ListedRecipient>;
export type ListedRecipientJson = z.input<typeof ListedRecipient>;
