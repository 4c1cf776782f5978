import { makeIcs } from '#server/booking/ics.ts';
import { formatMoment, MEETINGS } from '#shared/booking.ts';
import { BUDGET_LABELS, SERVICE_LABELS } from '#shared/contact.ts';
import { OUTBOX_EVENTS, type OutboxEvent } from '#shared/outbox.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.ts';
import { toIso } from '#shared/time.ts';
import { type Block, type Fact, toHtml, toText } from './compose.ts';
import { type Mail, type Mailbox, oneLine } from './mime.ts';
import type {
  AlertPayload,
  BookingPayload,
  ChatLeadPayload,
  ContactPayload,
  NewsletterConfirmPayload,
  NewsletterPayload,
  ReminderPayload,
} from './payloads.ts';
import type { OutboxRow } from './queries.ts';

/** A mail before it has an envelope. */
interface Draft {
  subject: string;
  blocks: Block[];
  replyTo?: Mailbox;
  headers?: Record<string, string>;
  calendar?: { method: 'REQUEST' | 'CANCEL'; booking: BookingPayload };
}

type Template = (payload: never, site: Site) => Draft;

/** Subject and text of a stored message, as the dashboard shows it and as it is sent. */
export function describeMail(row: OutboxRow, site: Site): { to: string; subject: string; text: string } {
  const { subject, blocks } = draft(row, site);
  return { to: recipientOf(row, site), subject, text: toText(blocks) };
}

/** The mail that a stored message becomes. Its Message-ID is the same in every attempt. */
export function makeMail(row: OutboxRow, site: Site, from: Mailbox | undefined): Mail {
  const { subject, blocks, replyTo, headers = {}, calendar } = draft(row, site);
  return {
    from: from ?? { name: oneLine(site.brand), address: site.email },
    to: { name: '', address: recipientOf(row, site) },
    replyTo: replyTo ?? { name: oneLine(site.ownerName), address: site.email },
    subject: oneLine(subject),
    messageId: `<${row.uid}@${new URL(site.url).hostname}>`,
    date: new Date(row.createdAt * 1000),
    text: toText(blocks),
    html: toHtml(blocks),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'X-Event': row.event },
    ...(calendar
      ? {
          calendar: {
            method: calendar.method,
            content: makeIcs(site, calendar.booking, toIso(row.createdAt), calendar.method),
          },
        }
      : {}),
  };
}

function recipientOf(row: OutboxRow, site: Site): string {
  return row.recipient ?? site.email;
}

function draft(row: OutboxRow, site: Site): Draft {
  const event = row.event as OutboxEvent;
  const template = (row.audience === 'owner' ? TO_OWNER : TO_VISITOR)[event];
  if (!template) return { subject: OUTBOX_EVENTS[event] ?? row.event, blocks: [{ kind: 'quote', text: row.payload }] };
  return template(JSON.parse(row.payload) as never, site);
}

const TO_OWNER: Partial<Record<OutboxEvent, Template>> = {
  'contact.created': (lead: ContactPayload, site) => ({
    subject: `${lead.firstName} ${lead.lastName} wrote to you`,
    replyTo: person(lead),
    blocks: [
      {
        kind: 'facts',
        facts: Object.values(CONTACT_FACTS).flatMap((fact) => (fact ? [fact(lead)] : [])),
      },
      { kind: 'quote', text: lead.message },
      answerLink(lead.email, `Your message to ${site.brand}`, lead.firstName, lead.message),
      leadsLink(site),
    ],
  }),
  'newsletter.subscribed': (lead: NewsletterPayload, site) => ({
    subject: `${lead.email} subscribed`,
    blocks: [
      { kind: 'text', text: `${lead.email} subscribed to your newsletter.` },
      {
        kind: 'facts',
        facts: [
          ['Page', lead.page],
          ['Came from', lead.referrer],
        ],
      },
      leadsLink(site),
    ],
  }),
  'newsletter.unsubscribed': (lead: NewsletterPayload) => ({
    subject: `${lead.email} left the newsletter`,
    blocks: [{ kind: 'text', text: `${lead.email} left your newsletter.` }],
  }),
  'booking.created': (booking: BookingPayload) => ownerBooking(booking, 'booked'),
  'booking.rescheduled': (booking: BookingPayload) => ownerBooking(booking, 'moved'),
  'booking.cancelled': (booking: BookingPayload) => ownerBooking(booking, 'cancelled'),
  'chat.lead': (lead: ChatLeadPayload, site) => ({
    subject: `${lead.name ?? lead.email} left an address in the chat`,
    replyTo: { name: oneLine(lead.name ?? ''), address: lead.email },
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Name', lead.name],
          ['Email', lead.email],
          ['Page', lead.page],
        ],
      },
      { kind: 'quote', text: lead.message },
      answerLink(lead.email, `Your chat with ${site.brand}`, lead.name ?? 'there', lead.message),
      leadsLink(site),
    ],
  }),
  'alert.raised': (alert: AlertPayload, site) => ({
    subject: `Trouble with the ${alert.source} of ${site.brand}`,
    blocks: [
      {
        kind: 'text',
        text: `The ${alert.source} has failed ${alert.failures} times in a row. No lead is lost: everything is kept and sent again later. You will hear of this at most once a day.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Since', alert.since],
          ['Last error', alert.lastError],
        ],
      },
      { kind: 'link', label: 'Open the outbox', url: `${site.url}${paths.captainTab('outbox')}` },
    ],
  }),
  test: (_payload, site) => ({
    subject: `A test from ${site.brand}`,
    blocks: [{ kind: 'text', text: 'If you can read this, mail from your site reaches you.' }],
  }),
};

const TO_VISITOR: Partial<Record<OutboxEvent, Template>> = {
  'contact.created': (lead: Pick<ContactPayload, 'firstName'>, site) => ({
    subject: `Your message to ${site.brand}`,
    blocks: [
      { kind: 'text', text: greeting(lead.firstName) },
      { kind: 'text', text: `your message has arrived. I will get back to you shortly.\n\n${site.ownerName}` },
      {
        kind: 'link',
        label: 'If you would rather talk, book a free consultation',
        url: `${site.url}${paths.calendar}`,
      },
    ],
  }),
  'newsletter.confirm': (lead: NewsletterConfirmPayload, site) => ({
    subject: `Please confirm: the newsletter of ${site.brand}`,
    headers: {
      'List-Unsubscribe': `<${lead.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    blocks: [
      { kind: 'text', text: `Somebody, most likely you, asked for the newsletter of ${site.brand} at this address.` },
      { kind: 'link', label: 'Yes, send it to me', url: lead.confirmUrl },
      { kind: 'text', text: 'If that was not you, do nothing: without your yes nothing is sent.' },
      { kind: 'link', label: 'Unsubscribe', url: lead.unsubscribeUrl },
    ],
  }),
  'booking.created': (booking: BookingPayload, site) =>
    visitorBooking(booking, site, 'Your booking is made', 'is booked. See you then.'),
  'booking.rescheduled': (booking: BookingPayload, site) =>
    visitorBooking(booking, site, 'Your booking was moved', 'has a new time.'),
  'booking.cancelled': (booking: BookingPayload, site) =>
    visitorBooking(booking, site, 'Your booking was cancelled', 'is cancelled.'),
  'booking.reminder': (booking: ReminderPayload, site) =>
    visitorBooking(
      booking,
      site,
      booking.hoursAhead > 1 ? 'Tomorrow: your call' : 'In one hour: your call',
      booking.hoursAhead > 1 ? 'is tomorrow.' : 'starts in an hour.',
    ),
};

/** What the owner's mail says of each field of a message, in this order; null where it says so elsewhere. */
const CONTACT_FACTS: Record<keyof ContactPayload, ((lead: ContactPayload) => Fact) | null> = {
  firstName: (lead) => ['Name', `${lead.firstName} ${lead.lastName}`],
  lastName: null,
  email: (lead) => ['Email', lead.email],
  company: (lead) => ['Company', lead.company],
  service: (lead) => ['Services', lead.service.map(serviceLabel).join(', ')],
  budget: (lead) => [
    'Budget',
    lead.budget && (BUDGET_LABELS[lead.budget as keyof typeof BUDGET_LABELS] ?? lead.budget),
  ],
  page: (lead) => ['Page', lead.page],
  referrer: (lead) => ['Came from', lead.referrer],
  message: null,
  createdAt: null,
};

function ownerBooking(booking: BookingPayload, what: 'booked' | 'moved' | 'cancelled'): Draft {
  const name = `${booking.firstName} ${booking.lastName}`;
  const when = formatMoment(booking.start, booking.businessTimezone);
  return {
    subject: `${name} ${what}: ${when}`,
    replyTo: person(booking),
    ...(what === 'cancelled' ? {} : { calendar: { method: 'REQUEST', booking } as const }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Meeting', `${MEETINGS[booking.type].label}, ${booking.minutes} minutes`],
          ['When', when],
          ['Before', booking.previousStart && formatMoment(booking.previousStart, booking.businessTimezone)],
          ['For the visitor', formatMoment(booking.start, booking.timezone)],
          ['Name', name],
          ['Email', booking.email],
          ['Company', booking.company],
          ['Services', booking.services.map(serviceLabel).join(', ')],
          ['Page', booking.page],
          ['Came from', booking.referrer],
        ],
      },
      ...(booking.message ? [{ kind: 'quote', text: booking.message } as const] : []),
      answerLink(booking.email, MEETINGS[booking.type].label, booking.firstName, booking.message ?? ''),
      { kind: 'link', label: 'Move or cancel it', url: booking.manageUrl },
    ],
  };
}

function visitorBooking(booking: BookingPayload, site: Site, subject: string, sentence: string): Draft {
  const isCancelled = booking.status === 'cancelled';
  return {
    subject: `${subject}: ${formatMoment(booking.start, booking.timezone)}`,
    calendar: { method: isCancelled ? 'CANCEL' : 'REQUEST', booking },
    blocks: [
      { kind: 'text', text: greeting(booking.firstName) },
      { kind: 'text', text: `your ${MEETINGS[booking.type].label.toLowerCase()} with ${site.ownerName} ${sentence}` },
      {
        kind: 'facts',
        facts: [
          ['When', formatMoment(booking.start, booking.timezone)],
          ['Length', `${booking.minutes} minutes`],
        ],
      },
      isCancelled
        ? { kind: 'link', label: 'Find another time', url: `${site.url}${paths.calendar}` }
        : { kind: 'link', label: 'Look at it, move it or cancel it', url: booking.manageUrl },
    ],
  };
}

/** Opens the owner's mail program with the answer begun. */
/** One to three words of letters, each with a full stop at most. */
const NAME = /^(?:[\p{L}\p{M}'’-]{1,30}\.?(?: |$)){1,3}$/u;

/** Nobody has proved that the mailbox is theirs: what stands for a name but is none is not sent on to it. */
function greeting(firstName: string): string {
  return NAME.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}

function answerLink(email: string, subject: string, firstName: string, message: string): Block {
  const quoted = message
    .slice(0, 500)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const query = `subject=${encodeURIComponent(`Re: ${oneLine(subject)}`)}&body=${encodeURIComponent(`Hello ${firstName},\n\n\n\n${quoted}\n`)}`;
  return { kind: 'link', label: 'Answer', url: `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}` };
}

function leadsLink(site: Site): Block {
  return { kind: 'link', label: 'All leads', url: `${site.url}${paths.captainTab('leads')}` };
}

function person(who: { firstName: string; lastName: string; email: string }): Mailbox {
  return { name: oneLine(`${who.firstName} ${who.lastName}`), address: who.email };
}

function serviceLabel(service: string): string {
  return SERVICE_LABELS[service as keyof typeof SERVICE_LABELS] ?? service;
}
