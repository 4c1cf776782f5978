import type { AppContext } from '#server/context.ts';
import { listBookingsBefore } from '#server/repositories/consultation-bookings.ts';
import { listContactsBefore } from '#server/repositories/contacts.ts';
import { listSubscribersBefore } from '#server/repositories/newsletter-subscribers.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { streamCsv } from './csv.ts';

const PERSON = ['id', 'createdAt', 'firstName', 'lastName', 'email', 'company'] as const;

/** The tables that can be taken away as CSV, by the name in the address; newest row first, moments in UTC. */
export const EXPORTS: Record<string, (ctx: AppContext) => ReadableStream<Uint8Array>> = {
  contacts: (ctx) =>
    streamCsv([...PERSON, 'service', 'budget', 'message', 'page', 'referrer', 'responded'], async (before, size) =>
      (await listContactsBefore(ctx.db, before, size)).map(withIso),
    ),
  subscribers: (ctx) =>
    streamCsv(
      ['id', 'createdAt', 'email', 'subscribed', 'page', 'referrer', 'status', 'confirmedAt', 'leftAt'],
      async (before, size) =>
        (await listSubscribersBefore(ctx.db, before, size)).map((row) => ({
          ...withIso(row),
          confirmedAt: row.confirmedAt === null ? null : toIso(row.confirmedAt),
          leftAt: row.leftAt === null ? null : toIso(row.leftAt),
        })),
    ),
  bookings: (ctx) =>
    streamCsv(
      [
        ...PERSON,
        'services',
        'consultationType',
        'preferredDate',
        'preferredTime',
        'timezone',
        'message',
        'status',
        'page',
        'referrer',
      ],
      async (before, size) => (await listBookingsBefore(ctx.db, before, size)).map(withIso),
    ),
};

function withIso<T extends { createdAt: UnixSeconds }>(row: T) {
  return { ...row, createdAt: toIso(row.createdAt) };
}
