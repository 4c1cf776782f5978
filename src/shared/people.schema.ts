import * as z from 'zod';
import { MAX } from './limits.ts';
import { RETENTION, RETENTION_KINDS } from './retention.ts';
import { Time } from './stored.schema.ts';

const NO_ADDRESS = 'Please give an email address';

/** The person's address; `format=html` gives a page to hand over. */
export const PersonQuery = z.object({
  // Forms take letters of ASCII alone, but people write other addresses into texts.
  email: z
    .string(NO_ADDRESS)
    .trim()
    .max(MAX.email, NO_ADDRESS)
    .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, NO_ADDRESS),
  format: z.enum(['json', 'html']).default('json'),
});

/** Settings that are not saved yet, to preview what they delete. */
export const RetentionQuery = z.object(
  Object.fromEntries(
    RETENTION_KINDS.map((kind) => [
      RETENTION[kind].setting,
      z
        .string()
        .regex(/^\d{1,9}$/, 'Please give a whole number')
        .transform(Number)
        .optional(),
    ]),
  ),
);

/** How much of each kind the next night removes. */
export const RetentionPreview = z.record(z.enum(RETENTION_KINDS), z.number());
export type RetentionPreview = z.output<typeof RetentionPreview>;

/** A stored thing about a person, in words for the owner. */
export const PersonRecord = z.object({
  /** Null where no time is stored. */
  at: Time.nullable(),
  title: z.string(),
  /** Every stored field that is not empty. */
  fields: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PersonRecord = z.output<typeof PersonRecord>;

/** Records of one kind: messages, bookings, chats. */
export const PersonSection = z.object({ title: z.string(), records: z.array(PersonRecord) });
export type PersonSection = z.output<typeof PersonSection>;

/** Everything that is stored about an address. */
export const Person = z.object({
  email: z.string(),
  /** The last erasure of the address, and the day from which on no automatic copy holds what was erased. */
  erased: z.object({ at: Time, copiesGoneOn: z.iso.date() }).nullable(),
  sections: z.array(PersonSection),
  /** Texts of others that mention the address: where, and how many. */
  mentions: z.array(z.object({ where: z.string(), count: z.number() })),
  /** Other addresses that lead to the same mailbox: with a `+tag`, or without it. */
  related: z.array(z.string()),
  /** The address is the site's or a captain's: it stays where the site needs it. */
  isOwn: z.boolean(),
});
export type Person = z.output<typeof Person>;
export type PersonJson = z.input<typeof Person>;

/** Result of erasing an address. */
export const ErasedPerson = z.object({
  email: z.string(),
  /** Deleted records and removed mentions, by what they were. */
  erased: z.record(z.string(), z.number()),
  /** Data that must or can only remain, one sentence each. */
  remains: z.array(z.string()),
  /** Result for the database file and of its copies on this machine, in a few sentences. */
  copies: z.string(),
  /** The day from which on no automatic copy holds the person; null when there are no older ones. */
  copiesGoneOn: z.iso.date().nullable(),
  /** Older automatic copies, by their paths in the data folder. */
  automaticCopies: z.array(z.string()),
  /** Copies of the owner in the data folder: they stay until the owner deletes them. */
  ownCopies: z.array(z.string()),
});
export type ErasedPerson = z.output<typeof ErasedPerson>;
