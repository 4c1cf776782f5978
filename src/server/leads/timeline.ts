import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { clearFiles, eraseIn } from '#server/people/people.ts';
import type { BookingStatus } from '#shared/booking.ts';
import { AppError, fieldError } from '#shared/errors.ts';
import { ENGLISH, formatDate, labelled } from '#shared/format.ts';
import type { Lead, LeadChanges, LeadEvent, LeadHistory, LeadInput, LeadPage, LeadQuery } from '#shared/lead.schema.ts';
import { NOTES_MAX, STAGES, type Stage, type SubscriberStatus, subscriberStatus } from '#shared/lead.ts';
import { answerLines } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { budgetLabel, serviceLabels } from './choices.ts';
import {
  countLeads,
  findLead,
  insertLead,
  listLeadRows,
  listLeads,
  listSubscribersOf,
  updateLead,
  updateRespondedOf,
} from './queries.ts';

/** Events of one kind that a lead's page shows at most. */
const EVENTS_MAX = 100;

/** A page of leads: those who wait for a response first, then the most recently active. */
export async function listLeadPage(ctx: AppContext, { limit, page, ...query }: LeadQuery): Promise<LeadPage> {
  const leads = await listLeads(ctx.db, { ...query, limit: limit + 1, offset: (page - 1) * limit });
  const { total, waiting } = await countLeads(ctx.db);
  return {
    leads: await withNewsletter(ctx.db, leads.slice(0, limit)),
    hasMore: leads.length > limit,
    total,
    waiting,
    ...wordsOf(ctx),
  };
}

function wordsOf({ content, settings }: AppContext) {
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, settings.value(`stage_${stage}`)]));
  return { promisedMinutes: content.get('facts').response.minutes, stages: stages as Record<Stage, string> };
}

/**
 * A lead with everything it did, newest first. A new source of events adds them to `events`.
 *
 * @throws AppError `not_found`.
 */
export async function getLead(ctx: AppContext, id: number): Promise<LeadHistory> {
  const lead = await getLeadRow(ctx.db, id);
  const { contacts, replies, bookings, newsletter, interests, chats } = await listLeadRows(
    ctx.db,
    lead.email,
    EVENTS_MAX,
  );
  const events: LeadEvent[] = [
    ...contacts.map((row) => ({
      ...nothing,
      kind: 'message' as const,
      id: row.id,
      at: row.createdAt,
      title: [...serviceLabels(ctx, row.service), budgetLabel(ctx, row.budget)].filter(Boolean).join(' · '),
      text: row.message,
      page: row.page,
      referrer: row.referrer,
      responded: row.responded,
    })),
    ...replies.map(({ id, createdAt, subject, text, status, reason }) => ({
      ...nothing,
      kind: 'reply' as const,
      id,
      at: createdAt,
      title: subject,
      text,
      delivery: { status, reason },
    })),
    ...bookings.map((row) => ({
      ...nothing,
      kind: 'booking' as const,
      id: row.id,
      at: row.createdAt,
      title: [
        `${ctx.meetingTypes.find(row.consultationType)?.name ?? row.consultationType}, ${formatDate(row.preferredDate, ENGLISH)}, ${row.preferredTime} (${row.timezone})`,
        ...serviceLabels(ctx, row.services),
      ].join(' · '),
      text:
        [
          ...answerLines(row.answers),
          row.message,
          row.cancelReason && labelled('Reason for cancelling', row.cancelReason),
        ]
          .filter(Boolean)
          .join('\n') || null,
      page: row.page,
      referrer: row.referrer,
      status: row.status as BookingStatus,
      startsAt: row.startsAt,
    })),
    ...(newsletter
      ? [
          {
            ...nothing,
            kind: 'newsletter' as const,
            id: newsletter.id,
            at: newsletter.createdAt,
            title: NEWSLETTER_TITLES[subscriberStatus(newsletter)],
            page: newsletter.page,
            referrer: newsletter.referrer,
          },
        ]
      : []),
    ...chats.map((row) => ({
      ...nothing,
      kind: 'chat' as const,
      id: row.id,
      at: row.createdAt,
      title: row.bookingIntent ? 'Talked to the demo bot and asked for a meeting' : 'Talked to the demo bot',
      text: row.firstMessage,
      link: paths.captainChat(row.id),
    })),
    ...interests.map((row, index) => ({
      ...nothing,
      kind: 'interest' as const,
      id: index + 1,
      at: row.createdAt,
      title: 'Left the address on a page',
      page: row.page,
    })),
  ];
  return { ...toLead(lead, newsletter), ...wordsOf(ctx), events: events.sort((a, b) => (a.at < b.at ? 1 : -1)) };
}

/** Adds somebody by hand. @throws AppError `conflict` when the address is that of a lead already. */
export async function addLead(ctx: AppContext, input: LeadInput): Promise<Lead> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    const id = await insertLead(trx, { ...noActivity, ...input, firstAt: now, lastAt: now });
    if (id === undefined) throw fieldError('conflict', 'email', 'This address is in the list already');
    return toLead(await getLeadRow(trx, id), undefined);
  });
}

/** @throws AppError `not_found`. */
export async function changeLead(ctx: AppContext, id: number, changes: LeadChanges): Promise<Lead> {
  return ctx.db.transaction().execute(async (trx) => {
    const { email } = await getLeadRow(trx, id);
    if (changes.responded !== undefined) await updateRespondedOf(trx, email, changes.responded);
    const { notes, stage, followUpOn } = changes;
    const changed = { notes, followUpOn, ...(stage && { stage, stageChosen: true }) };
    if (Object.values(changed).some((value) => value !== undefined)) await updateLead(trx, id, changed);
    const [lead] = await withNewsletter(trx, [await getLeadRow(trx, id)]);
    return lead!;
  });
}

/**
 * Adds a paragraph to the notes of a lead.
 *
 * @throws AppError `not_found`; `bad_request` when the notes would be too long.
 */
export async function addLeadNote(ctx: AppContext, id: number, note: string): Promise<Lead> {
  return ctx.db.transaction().execute(async (trx) => {
    const { notes } = await getLeadRow(trx, id);
    const all = notes ? `${notes}\n\n${note}` : note;
    if (all.length > NOTES_MAX) throw new AppError('bad_request', `Please keep notes under ${NOTES_MAX} characters`);
    await updateLead(trx, id, { notes: all });
    const [lead] = await withNewsletter(trx, [await getLeadRow(trx, id)]);
    return lead!;
  });
}

/**
 * Deletes a lead for good: messages, bookings, subscription, chats, notes, and messages in the outbox about them. A restore
 * of an older copy repeats it.
 *
 * @throws AppError `not_found`.
 */
export async function removeLead(ctx: AppContext, id: number): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { email } = await getLeadRow(trx, id);
    await eraseIn(ctx, trx, email, { mentions: 'keep' });
  });
  ctx.publicContent.changed();
  await clearFiles(ctx);
}

const nothing = {
  text: null,
  page: null,
  referrer: null,
  responded: null,
  status: null,
  startsAt: null,
  link: null,
  delivery: null,
};
const noActivity = { preview: null, waitingSince: null, followUpOn: null };

const NEWSLETTER_TITLES: Record<SubscriberStatus, string> = {
  waiting: 'Asked for the newsletter, and has not confirmed yet',
  subscribed: 'Subscribed to the newsletter',
  left: 'Subscribed, and unsubscribed since',
};

export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;
type Subscriber = Awaited<ReturnType<typeof listSubscribersOf>>[number];

/** @throws AppError `not_found`. */
export async function getLeadRow(db: Db, id: number): Promise<LeadRow> {
  const lead = await findLead(db, id);
  if (!lead) throw new AppError('not_found', 'There is no such lead');
  return lead;
}

async function withNewsletter(db: Db, leads: LeadRow[]): Promise<Lead[]> {
  const subscribers = await listSubscribersOf(
    db,
    leads.map(({ email }) => email),
  );
  const byEmail = new Map(subscribers.map((subscriber) => [subscriber.email.toLowerCase(), subscriber]));
  return leads.map((lead) => toLead(lead, byEmail.get(lead.email.toLowerCase())));
}

function toLead(row: LeadRow, subscriber: Subscriber | undefined): Lead {
  return { ...row, newsletter: subscriber ? subscriberStatus(subscriber) : null };
}
