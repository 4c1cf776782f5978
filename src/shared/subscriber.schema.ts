import * as z from 'zod';
import { SUBSCRIBER_STATUSES } from './lead.ts';
import { Paging } from './paging.schema.ts';
import { CONSENT_MAX } from './sending.ts';
import { Time } from './stored.schema.ts';
import { requiredText, tooLong } from './text.schema.ts';

/** Whether an address was asked to confirm (`waiting`), is subscribed, or has unsubscribed (`left`). */
export const SubscriberStatus = z.enum(SUBSCRIBER_STATUSES);

/** Query of the list of subscribers. */
export const SubscriberQuery = Paging.extend({ status: SubscriberStatus.optional().catch(undefined) }).transform(
  ({ limit, page, ...query }) => ({ ...query, limit, offset: (page - 1) * limit }),
);

/** An address on the newsletter list. */
export const SubscriberFields = z.object({
  id: z.number(),
  email: z.string(),
  subscribed: z.boolean(),
  page: z.string().nullable(),
  referrer: z.string().nullable(),
  createdAt: Time,
  /** When it confirmed by the link in its mail; null when it did not, or was not asked to. */
  confirmedAt: Time.nullable(),
  /** When it unsubscribed; null while it has not. */
  leftAt: Time.nullable(),
  /** Proof of consent: when and on which page it was given, and to which words. */
  consentAt: Time,
  consentPage: z.string().nullable(),
  consentText: z.string().nullable(),
  /** Gets only issues about its interests. */
  onlyInterests: z.boolean(),
});

/** An address as the dashboard lists it. */
export const ListedSubscriber = SubscriberFields.extend({
  status: SubscriberStatus,
  /** Pages on which the address was entered. */
  interests: z.array(z.string()),
  /** Why it gets no issue although it is subscribed; null when it does. */
  suppressed: z.string().nullable(),
  /** Action that the owner can take, if any: `confirm` sends the mail that asks it to confirm again. */
  action: z.enum(['unsubscribe', 'subscribe', 'confirm']).nullable(),
});
export type ListedSubscriber = z.output<typeof ListedSubscriber>;
export type ListedSubscriberJson = z.input<typeof ListedSubscriber>;

/** Subscribes an address or unsubscribes it. */
export const SubscriberChanges = z.object({ subscribed: z.boolean('Please say true or false') });

const column = z.string('Please select a column').max(200, tooLong(200)).nullish();

/** A file of addresses: the text of the CSV, which column holds what, and on what ground they may be written to. */
export const SubscribersInput = z.object({
  csv: z.string('Please select a file').min(1, 'This file is empty'),
  mapping: z.object({ email: column, page: column, consentAt: column }).nullish(),
  /** Required for the import, not for its dry run. */
  consent: z.string('Please send a text').trim().max(CONSENT_MAX, tooLong(CONSENT_MAX)).optional(),
});
export type SubscribersInput = z.output<typeof SubscribersInput>;

/** The statement that an import needs. */
export const ConsentStatement = requiredText(CONSENT_MAX, 'Please say how these people agreed to get the newsletter');

/** The column of a CSV file for each field; null where there is none. */
const ImportMapping = z.object({
  email: z.string().nullable(),
  page: z.string().nullable(),
  consentAt: z.string().nullable(),
});
export type ImportMapping = z.output<typeof ImportMapping>;

/** Result of an import of addresses, also of a dry run. */
const ImportCounts = z.object({
  /** Added as subscribers. */
  new: z.number(),
  /** Already there, whatever their status: nothing changes. */
  known: z.number(),
  invalid: z.number(),
  /** Suppressed or erased: never imported. */
  suppressed: z.number(),
  /** In the file more than once, capitals aside. */
  duplicates: z.number(),
});
export type ImportCounts = z.output<typeof ImportCounts>;

/** Answer to an import and to its dry run. */
export const SubscriberImport = z.object({
  columns: z.array(z.string()),
  mapping: ImportMapping,
  counts: ImportCounts,
  /** The first lines that cannot be imported, with the reason. */
  problems: z.array(z.object({ line: z.number(), value: z.string(), message: z.string() })),
});
export type SubscriberImport = z.output<typeof SubscriberImport>;
