import * as z from 'zod';
import { BOOKING_STATUSES } from './booking.ts';
import { WaitingChats } from './chat-log.schema.ts';
import { LEAD_FILTERS, NOTES_MAX, REPLY_MAX, STAGES, SUBSCRIBER_STATUSES } from './lead.ts';
import { MAX } from './limits.ts';
import { OUTBOX_STATUSES } from './outbox.ts';
import { Paging } from './paging.schema.ts';
import { Time } from './stored.schema.ts';
import { EmailInput, optionalText, requiredText } from './text.schema.ts';

/** Everybody who wrote from one email address. */
export const Lead = z.object({
  id: z.number(),
  email: z.string(),
  /** As given last; null while only an address is known. */
  name: z.string().nullable(),
  company: z.string().nullable(),
  /** First characters of the latest message. */
  preview: z.string().nullable(),
  firstAt: Time,
  lastAt: Time,
  /** When the oldest message without a response came; null when there is none. */
  waitingSince: Time.nullable(),
  messages: z.number(),
  bookings: z.number(),
  isSubscriber: z.boolean(),
  /** Status of the newsletter subscription; null when the address never signed up. */
  newsletter: z.enum(SUBSCRIBER_STATUSES).nullable(),
  notes: z.string(),
  stage: z.enum(STAGES),
  /** Day on which to follow up, `YYYY-MM-DD`. */
  followUpOn: z.string().nullable(),
  /** Where the owner knows a lead from that was added by hand; null for all others. */
  source: z.string().nullable(),
});
export type Lead = z.output<typeof Lead>;
export type LeadJson = z.input<typeof Lead>;

/** Outcome of a mail; `byHand` for a reply that the owner sent with another program. */
const Delivery = z.object({ status: z.enum([...OUTBOX_STATUSES, 'byHand']), reason: z.string().nullable() });

/** A thing that a lead did; `id` is unique within its kind. */
export const LeadEvent = z.object({
  kind: z.enum(['message', 'reply', 'booking', 'newsletter', 'interest', 'chat']),
  id: z.number(),
  at: Time,
  /** Its subject in one line. */
  title: z.string(),
  text: z.string().nullable(),
  page: z.string().nullable(),
  referrer: z.string().nullable(),
  /** Null except for messages. */
  responded: z.boolean().nullable(),
  /** Status of a booking; null for all other kinds. */
  status: z.enum(BOOKING_STATUSES).nullable(),
  /** When the call is; null for all other kinds, and where only the visitor's words for it are known. */
  startsAt: Time.nullable(),
  /** The time in the visitor's time zone, if it differs from that of the business. */
  visitorTime: z.string().nullable(),
  /** Page of the dashboard that shows more of it, if there is one. */
  link: z.string().nullable(),
  /** Whether a reply was sent, and why not; null for all other kinds. */
  delivery: Delivery.nullable(),
  /** How a booking was moved or cancelled, oldest first, and whether the mail to the visitor was sent; null where none is known. */
  changes: z.array(z.object({ at: Time, text: z.string(), delivery: Delivery.nullable() })),
  /** True for a call ahead that was changed last by the owner while the site had no mail server to tell the visitor. */
  isUntold: z.boolean(),
});
export type LeadEvent = z.output<typeof LeadEvent>;

const StageNames = z.record(z.enum(STAGES), z.string());

/** A lead with everything it did, newest first. */
export const LeadHistory = Lead.extend({
  events: z.array(LeadEvent),
  promisedMinutes: z.number().nullable(),
  stages: StageNames,
});
export type LeadHistory = z.output<typeof LeadHistory>;

/** A page of leads, those who wait for a response first, then the most recently active. */
export const LeadPage = z.object({
  leads: z.array(Lead),
  hasMore: z.boolean(),
  /** Leads in all, and those who wait for a response. */
  total: z.number(),
  waiting: z.number(),
  waitingChats: WaitingChats,
  /** Readers of the newsletter, who are leads too. */
  subscribed: z.number(),
  /** Minutes within which visitors are promised an answer; null where no text promises it. */
  promisedMinutes: z.number().nullable(),
  /** The owner's names of the stages. */
  stages: StageNames,
});
export type LeadPage = z.output<typeof LeadPage>;

/** Query of the timeline. */
export const LeadQuery = Paging.extend({
  limit: z.coerce.number().int().min(1).max(100).catch(25),
  filter: z.enum(LEAD_FILTERS).catch('all'),
  stage: z.enum(STAGES).optional().catch(undefined),
});
export type LeadQuery = z.output<typeof LeadQuery>;

const Notes = z.string().max(NOTES_MAX, `Please keep notes under ${NOTES_MAX} characters`);
const FollowUpDay = z.iso.date('Please give a day').nullable();

/** Changes of a lead; `responded` goes for its messages up to `lastMessage`, for all of them without it. */
export const LeadChanges = z.object({
  responded: z.boolean('Please say true or false').optional(),
  lastMessage: z.number().int().optional(),
  notes: Notes.optional(),
  stage: z.enum(STAGES, 'Please choose a stage').optional(),
  followUpOn: FollowUpDay.optional(),
});
export type LeadChanges = z.output<typeof LeadChanges>;

/** A person that the owner adds by hand. */
export const LeadInput = z.object({
  name: requiredText(2 * MAX.name, 'Please give a name'),
  email: EmailInput,
  company: optionalText(MAX.company),
  source: requiredText(200, 'Please say where you know this person from'),
  followUpOn: FollowUpDay.default(null),
  notes: Notes.default(''),
});
export type LeadInput = z.output<typeof LeadInput>;

/** A mail to a lead. */
export const ReplyInput = z.object({
  subject: requiredText(REPLY_MAX.subject, 'Please give a subject').regex(
    /^[^\r\n]*$/,
    'Please write this on one line',
  ),
  text: requiredText(REPLY_MAX.text, 'Please write something'),
  /** The highest id of a message that the writer has seen: later ones stay unanswered. */
  lastMessage: z.number().int().optional(),
  /** Sent with another mail program: it is only kept in the timeline. */
  isSentElsewhere: z.boolean().optional(),
});
export type ReplyInput = z.output<typeof ReplyInput>;

/** A reply that is kept as a template. */
export const ReplyTemplate = ReplyInput.pick({ subject: true, text: true });
export type ReplyTemplate = z.output<typeof ReplyTemplate>;

/** Templates that a reply to a lead can begin with, their variables filled in. */
export const ReplyStart = z.object({
  /** False without a mail server. */
  canSend: z.boolean(),
  subject: z.string(),
  /** Greeting and signature, with an empty line between them for the text. */
  text: z.string(),
  templates: z.array(z.object({ name: z.string(), subject: z.string(), text: z.string() })),
});
export type ReplyStart = z.output<typeof ReplyStart>;

/** Changes of a booking by the owner. */
export const BookingChanges = z.object({
  status: z.enum(BOOKING_STATUSES, 'Please choose a status'),
  /** Reason for cancelling, which the visitor reads in the mail. */
  reason: optionalText(MAX.cancelReason),
});
