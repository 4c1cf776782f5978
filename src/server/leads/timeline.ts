import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hashAddress, insertErased } from '#server/db/opt-outs.ts';
import { findSubscriber, listSubscribersOf, type Subscriber } from '#server/newsletter/queries.ts';
import { type BookingStatus, MEETINGS, type MeetingKind } from '#shared/booking.ts';
import { BUDGET_LABELS, SERVICE_LABELS } from '#shared/contact.ts';
import { AppError } from '#shared/errors.ts';
import type { LeadChanges, LeadQuery } from '#shared/lead.schema.ts';
import type { Lead, LeadEvent, LeadPage, SubscriberStatus } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';
import { formatDate, toIso } from '#shared/time.ts';
import { updateRespondedOf } from './contact-queries.ts';
import { countLeads, deleteLead, findLead, listLeadRows, listLeads, updateLeadNotes } from './lead-queries.ts';

/** Most events of one kind that a lead's page shows. */
const EVENTS_MAX = 100;

/** One page of everybody who wrote: those who wait first, then the newest. */
export async function listLeadPage(ctx: AppContext, { filter, q, limit, page }: LeadQuery): Promise<LeadPage> {
  const leads = await listLeads(ctx.db, { filter, q, limit: limit + 1, offset: (page - 1) * limit });
  const { total, waiting } = await countLeads(ctx.db);
  return { leads: await withNewsletter(ctx.db, leads.slice(0, limit)), hasMore: leads.length > limit, total, waiting };
}

/**
 * A lead and all that it did, newest first. Another source of events adds its own to `events`.
 *
 * @throws AppError `not_found`.
 */
export async function getLead(ctx: AppContext, id: number): Promise<Lead & { events: LeadEvent[] }> {
  const lead = await findLead(ctx.db, id);
  if (!lead) throw notFound();
  const { contacts, bookings, newsletter, interests, chats } = await listLeadRows(ctx.db, lead.email, EVENTS_MAX);
  const events: LeadEvent[] = [
    ...contacts.map((row) => ({
      ...nothing,
      kind: 'message' as const,
      id: row.id,
      at: toIso(row.createdAt),
      title: [...labels(row.service), row.budget && budget(row.budget)].filter(Boolean).join(' · '),
      text: row.message,
      page: row.page,
      referrer: row.referrer,
      responded: row.responded === 1,
    })),
    ...bookings.map((row) => ({
      ...nothing,
      kind: 'booking' as const,
      id: row.id,
      at: toIso(row.createdAt),
      title: [
        `${meeting(row.consultationType)}, ${formatDate(row.preferredDate)}, ${row.preferredTime} (${row.timezone})`,
        ...labels(row.services),
      ].join(' · '),
      text: row.message,
      page: row.page,
      referrer: row.referrer,
      status: row.status as BookingStatus,
    })),
    ...(newsletter
      ? [
          {
            ...nothing,
            kind: 'newsletter' as const,
            id: newsletter.id,
            at: toIso(newsletter.createdAt),
            title: NEWSLETTER_TITLES[newsletter.status],
            page: newsletter.page,
            referrer: newsletter.referrer,
          },
        ]
      : []),
    ...chats.map((row) => ({
      ...nothing,
      kind: 'chat' as const,
      id: row.id,
      at: toIso(row.createdAt),
      title: row.bookingIntent ? 'Talked to the demo bot and asked for a meeting' : 'Talked to the demo bot',
      text: row.firstMessage,
      link: paths.captainChat(row.id),
    })),
    ...interests.map((row, index) => ({
      ...nothing,
      kind: 'interest' as const,
      id: index + 1,
      at: toIso(row.createdAt),
      title: 'Left the address on a page',
      page: row.page,
    })),
  ];
  return { ...toLead(lead, newsletter), events: events.sort((a, b) => (a.at < b.at ? 1 : -1)) };
}

/** @throws AppError `not_found`. */
export async function changeLead(ctx: AppContext, id: number, changes: LeadChanges): Promise<Lead> {
  const lead = await findLead(ctx.db, id);
  if (!lead) throw notFound();
  await ctx.db.transaction().execute(async (trx) => {
    if (changes.responded !== undefined) await updateRespondedOf(trx, lead.email, changes.responded);
    if (changes.notes !== undefined) await updateLeadNotes(trx, id, changes.notes);
  });
  const changed = (await findLead(ctx.db, id)) ?? lead;
  return toLead(changed, await findSubscriber(ctx.db, changed.email));
}

/**
 * Forgets somebody: messages, bookings, subscription, chats, notes and mails about them are gone for good.
 *
 * @throws AppError `not_found`.
 */
export async function forgetLead(ctx: AppContext, id: number): Promise<void> {
  const lead = await findLead(ctx.db, id);
  if (!lead) throw notFound();
  await ctx.db.transaction().execute(async (trx) => {
    await deleteLead(trx, id, lead.email);
    await insertErased(trx, { hash: hashAddress(lead.email), erasedAt: ctx.clock.now() });
  });
  ctx.publicContent.changed();
}

const nothing = { text: null, page: null, referrer: null, responded: null, status: null, link: null };

const NEWSLETTER_TITLES: Record<SubscriberStatus, string> = {
  waiting: 'Asked for the newsletter, and has not confirmed yet',
  subscribed: 'Subscribed to the newsletter',
  left: 'Subscribed, and has left since',
};

type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;

async function withNewsletter(db: Db, leads: LeadRow[]): Promise<Lead[]> {
  const subscribers = await listSubscribersOf(
    db,
    leads.map(({ email }) => email),
  );
  const byEmail = new Map(subscribers.map((subscriber) => [subscriber.email.toLowerCase(), subscriber]));
  return leads.map((lead) => toLead(lead, byEmail.get(lead.email.toLowerCase())));
}

function toLead(row: LeadRow, subscriber: Subscriber | undefined): Lead {
  const { firstAt, lastAt, waitingSince, ...rest } = row;
  return {
    ...rest,
    firstAt: toIso(firstAt),
    lastAt: toIso(lastAt),
    waitingSince: waitingSince === null ? null : toIso(waitingSince),
    newsletter: subscriber?.status ?? null,
  };
}

function labels(services: string): string[] {
  const known: Record<string, string> = SERVICE_LABELS;
  return (JSON.parse(services) as string[]).map((service) => known[service] ?? service);
}

function meeting(kind: string): string {
  return kind in MEETINGS ? MEETINGS[kind as MeetingKind].label : kind;
}

function budget(value: string): string {
  const known: Record<string, string> = BUDGET_LABELS;
  return known[value] ?? value;
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such lead');
}
