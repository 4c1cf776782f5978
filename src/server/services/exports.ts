import type { AppContext } from '#server/context.ts';
import { listBookingsBefore } from '#server/repositories/consultation-bookings.ts';
import { listContactsBefore } from '#server/repositories/contacts.ts';
import { listSubscribersBefore } from '#server/repositories/newsletter-subscribers.ts';
import { toIso } from '#shared/time.ts';
import { streamCsv } from './csv.ts';

/** The tables that can be taken away as CSV, by the name in the address; newest row first, moments in UTC. */
export const EXPORTS: Record<string, (ctx: AppContext) => ReadableStream<Uint8Array>> = {
  contacts: (ctx) =>
    streamCsv(
      [
        'id',
        'createdAt',
        'firstName',
        'lastName',
        'email',
        'company',
        'service',
        'budget',
        'message',
        'page',
        'referrer',
        'responded',
      ],
      (before, size) => listContactsBefore(ctx.db, before, size),
      (row) => [
        row.id,
        toIso(row.createdAt),
        row.firstName,
        row.lastName,
        row.email,
        row.company,
        row.service.join('; '),
        row.budget,
        row.message,
        row.page,
        row.referrer,
        row.responded,
      ],
    ),
  subscribers: (ctx) =>
    streamCsv(
      ['id', 'createdAt', 'email', 'subscribed', 'page', 'referrer'],
      (before, size) => listSubscribersBefore(ctx.db, before, size),
      (row) => [row.id, toIso(row.createdAt), row.email, row.subscribed, row.page, row.referrer],
    ),
  bookings: (ctx) =>
    streamCsv(
      [
        'id',
        'createdAt',
        'firstName',
        'lastName',
        'email',
        'company',
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
      (before, size) => listBookingsBefore(ctx.db, before, size),
      (row) => [
        row.id,
        toIso(row.createdAt),
        row.firstName,
        row.lastName,
        row.email,
        row.company,
        row.services.join('; '),
        row.consultationType,
        row.preferredDate,
        row.preferredTime,
        row.timezone,
        row.message,
        row.status,
        row.page,
        row.referrer,
      ],
    ),
};
