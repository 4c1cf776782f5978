import { findBusinessTimezone } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { listChangeMails } from '#server/delivery/delivery.ts';
import type { BookingStatus } from '#shared/booking.ts';
import { type DateStyle, dateStyleOf, writeFullDay, writeMoment, writeTime } from '#shared/captain-dates.ts';
import { requireFound } from '#shared/errors.ts';
import { labelled } from '#shared/format.ts';
import type { Lead, LeadEvent, LeadHistory, LeadPage, LeadQuery } from '#shared/lead.schema.ts';
import { STAGES, type Stage, type SubscriberStatus, subscriberStatus } from '#shared/lead.ts';
import { localClock } from '#shared/local-clock.ts';
import { answerLines } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { listWaitingChats } from './chat-queries.ts';
import { budgetLabel, serviceLabels } from './choices.ts';
import { countLeads, findLead, listLeadRows, listLeads, listSubscribersOf } from './queries.ts';

/** Events of one kind that a lead's page shows at most. */
const EVENTS_MAX = 100;
/** Chats that the list of leads names at most. */
const WAITING_CHATS = 5;

/** A page of leads: those who wait for a response first, then the most recently active. */
export async function listLeadPage(ctx: AppContext, { limit, page, ...query }: LeadQuery): Promise<LeadPage> {
  const leads = await listLeads(ctx.db, { ...query, limit: limit + 1, offset: (page - 1) * limit });
  const { total, waiting, subscribed } = await countLeads(ctx.db);
  return {
    leads: await withNewsletter(ctx.db, leads.slice(0, limit)),
    hasMore: leads.length > limit,
    total,
    waiting,
    subscribed,
    waitingChats: await listWaitingChats(ctx.db, WAITING_CHATS),
    ...(await wordsOf(ctx)),
  };
}

/**
 * Minutes within which visitors are promised an answer; null where no text promises it. All texts are searched for that, which takes some 50
 * ms, so the result is kept until what visitors see changes: then its documents are other objects.
 */
export async function promisedMinutes(ctx: AppContext): Promise<number | null> {
  const facts = ctx.content.get('facts');
  if (ctx.memory.promisedAnswer?.facts === facts) return ctx.memory.promisedAnswer.minutes;
  // Loads the schemas of all documents, which would delay the first page after a start.
  const { listUsedFacts } = await import('#server/content/editing/editing.ts');
  const minutes = (await listUsedFacts(ctx)).includes('response.minutes') ? facts.response.minutes : null;
  ctx.memory.promisedAnswer = { facts, minutes };
  return minutes;
}

async function wordsOf(ctx: AppContext) {
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, ctx.settings.text(`stage_${stage}`)]));
  return { promisedMinutes: await promisedMinutes(ctx), stages: stages as Record<Stage, string> };
}

/**
 * A lead with everything it did, newest first. A new source of events adds them to `events`.
 *
 * @throws AppError `not_found`.
 */
export async function getLead(ctx: AppContext, id: number): Promise<LeadHistory> {
  const lead = await getLeadRow(ctx.db, id);
  const rows = await listLeadRows(ctx.db, lead.email, EVENTS_MAX);
  const timezone = await findBusinessTimezone(ctx.db);
  const bookingIds = rows.bookings.map(({ id }) => id);
  const mails = await listChangeMails(ctx.db, bookingIds);
  const events: LeadEvent[] = [
    ...rows.contacts.map((row) => messageEvent(ctx, row)),
    ...rows.replies.map(replyEvent),
    ...rows.bookings.map((row) => bookingEvent(ctx, row, timezone, mails)),
    ...(rows.newsletter ? [subscriptionEvent(rows.newsletter)] : []),
    ...rows.chats.map(chatEvent),
    ...rows.interests.map(interestEvent),
  ];
  return { ...toLead(lead, rows.newsletter), ...(await wordsOf(ctx)), events: events.sort((a, b) => b.at - a.at) };
}

type Rows = Awaited<ReturnType<typeof listLeadRows>>;

function messageEvent(ctx: AppContext, row: Rows['contacts'][number]): LeadEvent {
  return {
    ...nothing,
    kind: 'message',
    id: row.id,
    at: row.createdAt,
    title: [...serviceLabels(ctx, row.service), budgetLabel(ctx, row.budget)].filter(Boolean).join(' · '),
    text: [row.message, row.phone && labelled('Phone', row.phone)].filter(Boolean).join('\n\n'),
    page: row.page,
    referrer: row.referrer,
    responded: row.responded,
  };
}

function replyEvent({ id, createdAt, subject, text, status, reason }: Rows['replies'][number]): LeadEvent {
  return { ...nothing, kind: 'reply', id, at: createdAt, title: subject, text, delivery: { status, reason } };
}

/** @param timezone that of the business. */
function bookingEvent(ctx: AppContext, row: Rows['bookings'][number], timezone: string, mails: ChangeMails): LeadEvent {
  const meeting = ctx.meetingTypes.find(row.consultationType)?.name ?? row.consultationType;
  const visitor = { date: row.preferredDate, time: row.preferredTime };
  const { date, time } = row.startsAt === null ? visitor : localClock(row.startsAt * 1000, timezone);
  const isAlike = date === visitor.date && time === visitor.time;
  const style = dateStyleOf(ctx.settings.site());
  const visitorClock = inZone(writeTime(visitor.time, style), row.timezone);
  const visitorTime = date === visitor.date ? visitorClock : `${writeFullDay(visitor.date, style)}, ${visitorClock}`;
  const when = inZone(writeMoment({ date, time }, style), row.startsAt === null ? row.timezone : timezone);
  const reason = row.cancelReason && labelled('Reason for cancelling', row.cancelReason);
  return {
    ...nothing,
    kind: 'booking',
    id: row.id,
    at: row.createdAt,
    title: [`${meeting}, ${when}`, row.price, ...serviceLabels(ctx, row.services)].filter(Boolean).join(' · '),
    text: [...answerLines(row.answers), row.message, reason].filter(Boolean).join('\n') || null,
    page: row.page,
    referrer: row.referrer,
    status: row.status as BookingStatus,
    startsAt: row.startsAt,
    visitorTime: isAlike ? null : visitorTime,
    changes: changesOf(row, timezone, mails, style),
    isUntold: isUntold(row, ctx.clock.now()),
  };
}

type ChangeMails = Awaited<ReturnType<typeof listChangeMails>>;
const ACTORS = { owner: 'by you', visitor: 'by the visitor', program: 'by a program' };

function changesOf({ id, changes }: Rows['bookings'][number], timezone: string, mails: ChangeMails, style: DateStyle) {
  return changes.map(({ at, kind, by, from, sequence }) => {
    const before = from === null ? undefined : localClock(from * 1000, timezone);
    const mail = mails.find((one) => one.bookingId === id && one.sequence === sequence);
    return {
      at,
      text: `${kind === 'moved' ? 'Moved' : 'Cancelled'} ${ACTORS[by]}${before ? `; before: ${writeMoment(before, style)}` : ''}`,
      delivery: by !== 'visitor' && mail ? { status: mail.status, reason: mail.reason } : null,
    };
  });
}

/** True when a call that is ahead was changed last by the owner or a program, and no mail told the visitor. */
function isUntold({ startsAt, status, changes }: Rows['bookings'][number], now: UnixSeconds): boolean {
  const last = changes.at(-1);
  const isCancelled = status === 'cancelled';
  if (!last || last.isMailed || last.by === 'visitor' || isCancelled !== (last.kind === 'cancelled')) return false;
  return startsAt !== null && startsAt > now;
}

function inZone(time: string, timezone: string): string {
  return `${time} (${timezone.replace(/_/g, ' ')})`;
}

function subscriptionEvent(row: Subscriber): LeadEvent {
  const { id, createdAt: at, page, referrer } = row;
  return { ...nothing, kind: 'newsletter', id, at, title: NEWSLETTER_TITLES[subscriberStatus(row)], page, referrer };
}

function chatEvent({ id, createdAt: at, bookingIntent, ...messages }: Rows['chats'][number]): LeadEvent {
  const title = bookingIntent ? 'Talked to the demo bot and asked for a meeting' : 'Talked to the demo bot';
  const text = messages.contactMessage ?? messages.firstMessage;
  return { ...nothing, kind: 'chat', id, at, title, text, link: paths.captainChat(id) };
}

/** @param index which has to do for an id: the table has none. */
function interestEvent({ createdAt: at, page }: Rows['interests'][number], index: number): LeadEvent {
  return { ...nothing, kind: 'interest', id: index + 1, at, title: 'Left the address on a page', page };
}

const nothing = {
  text: null,
  page: null,
  referrer: null,
  responded: null,
  status: null,
  startsAt: null,
  visitorTime: null,
  link: null,
  delivery: null,
  changes: [],
  isUntold: false,
};

const NEWSLETTER_TITLES: Record<SubscriberStatus, string> = {
  waiting: 'Asked for the newsletter, and has not confirmed yet',
  subscribed: 'Subscribed to the newsletter',
  left: 'Subscribed, and unsubscribed since',
};

export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;
type Subscriber = Awaited<ReturnType<typeof listSubscribersOf>>[number];

/** @throws AppError `not_found`. */
export async function getLeadRow(db: Db, id: number): Promise<LeadRow> {
  return requireFound(await findLead(db, id), 'There is no such lead');
}

/** @throws AppError `not_found`. */
export async function getLeadWithNewsletter(db: Db, id: number): Promise<Lead> {
  const [lead] = await withNewsletter(db, [await getLeadRow(db, id)]);
  return lead!;
}

async function withNewsletter(db: Db, leads: LeadRow[]): Promise<Lead[]> {
  const emails = leads.map(({ email }) => email);
  const subscribers = await listSubscribersOf(db, emails);
  const byEmail = new Map(subscribers.map((subscriber) => [subscriber.email.toLowerCase(), subscriber]));
  return leads.map((lead) => toLead(lead, byEmail.get(lead.email.toLowerCase())));
}

function toLead(row: LeadRow, subscriber: Subscriber | undefined): Lead {
  return { ...row, newsletter: subscriber ? subscriberStatus(subscriber) : null };
}
