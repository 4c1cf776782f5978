import { listBookingsBefore } from '#server/booking/booking.ts';
import type { AppContext } from '#server/context.ts';
import { streamCsv } from '#server/http/csv.ts';
import { listContactsBefore, listLeadsBefore } from '#server/leads/leads.ts';
import { listSubscribersBefore } from '#server/newsletter/newsletter.ts';
import type { ListedBooking } from '#shared/booking.schema.ts';
import type { ListedContact } from '#shared/contact.schema.ts';
import { requireFound } from '#shared/errors.ts';
import type { Lead } from '#shared/lead.schema.ts';
import { answerLines } from '#shared/meeting-types.ts';
import type { ListedSubscriber } from '#shared/subscriber.schema.ts';
import { toIso, toIsoDay, toIsoOrNull } from '#shared/time.ts';

const PERSON = { id: true, createdAt: true, firstName: true, lastName: true, email: true, company: true } as const;

// Columns in the order of the file. Programs may read them by position, so a new column goes to the end.
const CONTACT_COLUMNS: Record<keyof ListedContact, true> = {
  ...PERSON,
  service: true,
  budget: true,
  message: true,
  page: true,
  referrer: true,
  responded: true,
  phone: true,
};
const LEAD_COLUMNS: Record<Exclude<keyof Lead, 'preview' | 'newsletter'>, true> = {
  id: true,
  firstAt: true,
  lastAt: true,
  name: true,
  email: true,
  company: true,
  stage: true,
  waitingSince: true,
  followUpOn: true,
  notes: true,
  source: true,
  messages: true,
  bookings: true,
  isSubscriber: true,
};
const SUBSCRIBER_COLUMNS: Record<
  Exclude<keyof ListedSubscriber, 'interests' | 'action' | 'suppressed' | 'onlyInterests'>,
  true
> = {
  id: true,
  createdAt: true,
  email: true,
  subscribed: true,
  page: true,
  referrer: true,
  status: true,
  confirmedAt: true,
  leftAt: true,
  consentAt: true,
  consentPage: true,
  consentText: true,
};
/** Without the UTC times: date and time are exported as the visitor saw them. */
const BOOKING_COLUMNS: Record<
  Exclude<keyof ListedBooking, 'startsAt' | 'endsAt' | 'updatedAt' | 'cancelReason' | 'price'>,
  true
> = {
  ...PERSON,
  services: true,
  consultationType: true,
  preferredDate: true,
  preferredTime: true,
  timezone: true,
  message: true,
  status: true,
  page: true,
  referrer: true,
  answers: true,
};

/** CSV exports by the name in the URL; newest row first, times in UTC. */
const EXPORTS: Record<string, (ctx: AppContext) => ReadableStream<Uint8Array>> = {
  contacts: (ctx) =>
    streamCsv(CONTACT_COLUMNS, async (before, size) =>
      (await listContactsBefore(ctx.db, before, size)).map((row) => ({ ...row, createdAt: toIso(row.createdAt) })),
    ),
  leads: (ctx) =>
    streamCsv(LEAD_COLUMNS, async (before, size) =>
      (await listLeadsBefore(ctx.db, before, size)).map((row) => ({
        ...row,
        firstAt: toIso(row.firstAt),
        lastAt: toIso(row.lastAt),
        waitingSince: toIsoOrNull(row.waitingSince),
      })),
    ),
  subscribers: (ctx) =>
    streamCsv(SUBSCRIBER_COLUMNS, async (before, size) =>
      (await listSubscribersBefore(ctx.db, before, size)).map((row) => ({
        ...row,
        createdAt: toIso(row.createdAt),
        consentAt: toIso(row.consentAt),
        confirmedAt: toIsoOrNull(row.confirmedAt),
        leftAt: toIsoOrNull(row.leftAt),
      })),
    ),
  bookings: (ctx) =>
    streamCsv(BOOKING_COLUMNS, async (before, size) =>
      (await listBookingsBefore(ctx.db, before, size)).map((row) => ({
        ...row,
        answers: answerLines(row.answers),
        createdAt: toIso(row.createdAt),
      })),
    ),
};

/**
 * A table as CSV, by the name of its file: `contacts.csv`.
 *
 * @returns its rows, and a file name with the day.
 * @throws AppError `not_found`.
 */
export function openExport(ctx: AppContext, file: string): { filename: string; stream: ReadableStream<Uint8Array> } {
  const name = /^(\w+)\.csv$/.exec(file)?.[1] ?? '';
  const known = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined;
  const open = requireFound(known, 'There is nothing at this address');
  return { filename: `${name}-${toIsoDay(ctx.clock.now())}.csv`, stream: open(ctx) };
}
