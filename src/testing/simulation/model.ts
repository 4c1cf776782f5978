import type { EventKind } from './servers/calendar.ts';

/** The expected state of the site. It follows from what the server acknowledged, and shares no code with it. */

/** `unknown`: the connection broke off, so both outcomes are right until the database is looked at. */
export type Outcome = 'stored' | 'refused' | 'unknown';

export interface ExpectedContact {
  /** Occurs in no other text. */
  marker: string;
  /** The whole message, where it must be exported as it was written. */
  message?: string;
  /** Other fields of the form, by the columns that keep them. */
  fields?: Record<string, string>;
  email: string;
  outcome: Outcome;
  at: number;
}

export interface ExpectedBooking {
  token: string;
  email: string;
  type: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  isActive: boolean;
  /** A change whose outcome is unknown. */
  isUnsure: boolean;
  bookedAt: number;
  /** Milliseconds from its last change until it begins. */
  bookedFor: number;
  /** When it begins or began to, after each change. */
  starts: number[];
  /** Fields of the form, by the columns that keep them. */
  fields?: Record<string, string>;
  /** False where the calendar need not have it: a restored server does not write it again. */
  isWritten?: boolean;
  /** When its cancelling was acknowledged, in milliseconds of the simulation. */
  cancelledAt?: number;
  /** When it was last moved, in the same way. */
  movedAt?: number;
}

/** A visitor who wrote an address into the chat. */
export interface ExpectedChat {
  email: string;
}

export interface ExpectedSubscriber {
  email: string;
  state: 'waiting' | 'subscribed' | 'left' | 'unknown';
  /** When the last change was acknowledged. */
  at: number;
  /** Where it signed up, if that is known. */
  page?: string;
  /** When it signed up, in milliseconds since 1970, if that is known. */
  signedUpAt?: number;
  /** When it chose to get only issues about some topics, in milliseconds since 1970; infinite where it may have chosen. */
  limitedAt?: number | undefined;
  /** It has chosen topics before, in place of the page where it signed up. */
  hasChosen?: boolean;
  /** A captain has taken it off, and may put it back. */
  isRemoved?: boolean;
  /** Known for longer than the owner keeps people: once it had left, nothing would be known of it. */
  neverLeaves?: boolean;
  confirmLink?: string;
  /** When the mail with that link came, in milliseconds of the simulation. */
  askedAt?: number;
  leaveLink?: string;
}

export interface ExpectedPost {
  slug: string;
  title: string;
  marker: string;
  /** No other post has it. */
  tag?: string;
  /** It was planned, and has come out or will. */
  isPlanned?: boolean;
  /** When it is visible, in milliseconds since 1970; undefined for a draft. */
  visibleFrom: number | undefined;
  isUnsure: boolean;
  /** Addresses that it had before while it was public. */
  former?: string[];
}

export interface ExpectedPage {
  marker: string | undefined;
  planned: { marker: string; at: number } | undefined;
  isUnsure: boolean;
  /** When visitors last got another text at once, in milliseconds of the simulation. */
  changedAt: number;
}

export interface ExpectedIssue {
  id: number;
  marker: string;
  state: 'draft' | 'started' | 'unknown';
  /** When a pause or the end of sending was acknowledged, in milliseconds of the simulation. */
  stoppedAt: number | undefined;
  /** When it may be sent, in milliseconds since 1970. */
  notBefore: number;
  /** It is only for those who signed up on this page. */
  page?: string | undefined;
  /** It is only for those who chose this topic. */
  topic?: string | undefined;
  /** It is only for those who signed up before this time, in milliseconds since 1970. */
  before?: number | undefined;
  /** When it was last resumed, in milliseconds since 1970. */
  resumedAt?: number;
  /** Its recipients were compared, after it was started. */
  isListed?: boolean;
  /** Addresses that must have got it, once that was compared. */
  readers?: string[];
}

/** A mail that follows from what was acknowledged at a time, in milliseconds of the simulation. */
export interface ExpectedMail {
  event: string;
  to: string;
  at: number;
  /** A text of its own, where others have the same event and recipient, and the address of whom it is about. */
  text?: string;
  about?: string;
  /** The database was found to have it. */
  isPlanned?: boolean;
}

/** Time of a day in which the owner takes no calls, as YYYY-MM-DD and HH:MM in the zone of the business. */
export interface BlockedTime {
  date: string;
  from: string;
  to: string;
}

export interface ExpectedFile {
  text: string;
  state: 'there' | 'gone' | 'unknown';
}

export interface Model {
  contacts: ExpectedContact[];
  bookings: ExpectedBooking[];
  /** Bookings that a copy lacked: an older or newer one that is restored later may have them. */
  lostBookings: ExpectedBooking[];
  blocked: BlockedTime[];
  chats: ExpectedChat[];
  dueMails: ExpectedMail[];
  subscribers: Map<string, ExpectedSubscriber>;
  posts: Map<string, ExpectedPost>;
  /** Published texts of the page, by the id of their version. */
  versions: Map<number, string>;
  /** Addresses that a page had before. */
  formerPaths: string[];
  /** Texts of posts by the id of their revision. */
  revisions: Map<number, string>;
  issues: ExpectedIssue[];
  /** Uploads by name. */
  files: Map<string, ExpectedFile>;
  /** Addresses whose returned mail is in the mailbox, with the time. */
  returned: Map<string, number>;
  /** Addresses whose mailbox was full, of which a mail said so. */
  full: Set<string>;
  /** Addresses that must get no issue, with the time since when. */
  suppressed: Map<string, number>;
  /** Addresses of which no answer says whether they were suppressed. */
  maybeSuppressed: Set<string>;
  /** Addresses that the owner has written to. */
  answered: Set<string>;
  /** Posts that visitors read soon after a time, in milliseconds since 1970. */
  dueReads: { slug: string; at: number }[];
  /** Kinds and ids of what was made: an id is never given to something else. */
  givenIds: Set<string>;
  /** Messages of erased people. */
  erasedTexts: Set<string>;
  /** Erased addresses, with the time. */
  erased: Map<string, number>;
  /** Actions of captains that were acknowledged or refused, by name and result. */
  audited: Map<string, number>;
  /** Minutes that stay free around a call, by its type. */
  buffers: Record<string, { before: number; after: number }>;
  /** Most calls on a day, by their type. */
  maxPerDay: Record<string, number>;
  /** Most calls on a day, of all types. */
  maxPerDayOfAll: number;
  /** Minutes before it begins until which a call can be booked, by its type. */
  notice: Record<string, number>;
  /** Whether events of the owner's calendar block their time, by their kind; undefined where that is not known. */
  blocking: Record<EventKind, boolean | undefined>;
  /** Hours of the week in which calls are offered, as HH:MM in the zone of the business. */
  hours: Hours & { timezone: string };
  /** Hours in place of those of the week, by the type of call. */
  ownHours: Record<string, Hours>;
  /** A text of a page: what visitors see, and what they will see; undefined where that is not known. */
  page: ExpectedPage;
  /** Settings that were saved, by their key. */
  settings: Map<string, string>;
  /** Mails of issues that the provider takes in an hour; 0 for any number. */
  issuesPerHour: number;
  /** Whether the owner gets mails about subscribers, and since when, in milliseconds of the simulation. */
  subscriberMails: { state: 'on' | 'off' | 'unknown'; at: number };
}

/** The same hours on each of these days of the week; 0 is Sunday. */
interface Hours {
  days: number[];
  from: string;
  to: string;
}

/** The kinds of events that block in a calendar that is new. */
export const firstBlocking = (): Model['blocking'] => ({ busy: true, tentative: true, free: false, allDay: true });

/** The hours in which a type of call is offered. */
export const hoursOf = ({ hours, ownHours }: Model, type: string) => ({ ...hours, ...ownHours[type] });

/** Address of the kind of call that visitors are not offered. */
export const HIDDEN_TYPE = 'private';

/** Nothing is known of the page. */
export const noPage = (): ExpectedPage => ({ marker: undefined, planned: undefined, isUnsure: false, changedAt: 0 });

export function createModel(): Model {
  return {
    contacts: [],
    bookings: [],
    lostBookings: [],
    blocked: [],
    chats: [],
    dueMails: [],
    subscribers: new Map(),
    posts: new Map(),
    versions: new Map(),
    formerPaths: [],
    revisions: new Map(),
    issues: [],
    files: new Map(),
    returned: new Map(),
    full: new Set(),
    suppressed: new Map(),
    maybeSuppressed: new Set(),
    answered: new Set(),
    dueReads: [],
    givenIds: new Set(),
    erasedTexts: new Set(),
    erased: new Map(),
    audited: new Map(),
    buffers: { consultation: { before: 0, after: 15 }, strategy: { before: 30, after: 15 } },
    maxPerDay: { strategy: 2 },
    maxPerDayOfAll: 5,
    notice: { strategy: 480 },
    blocking: firstBlocking(),
    hours: { timezone: 'America/Los_Angeles', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
    ownHours: { strategy: { days: [2, 3, 4, 6], from: '08:00', to: '13:00' } },
    page: noPage(),
    settings: new Map(),
    issuesPerHour: 0,
    subscriberMails: { state: 'on', at: 0 },
  };
}

/** The owner keeps addresses that have left for twenty days, and clocks are set by some hours. */
const LEFT_KEPT_MS = 19 * 86_400_000;

/** True for a subscriber who has left so long ago that the server may know nothing of them any more, but to send them no issue. */
export function mayBeForgotten({ state, at }: ExpectedSubscriber, elapsed: number): boolean {
  return state === 'left' && elapsed - at > LEFT_KEPT_MS;
}

/** Forgets a person whose erasure was acknowledged. */
export function erase(model: Model, email: string, at: number): void {
  model.erased.set(email, at);
  for (const contact of model.contacts) if (contact.email === email) model.erasedTexts.add(contact.marker);
  model.contacts = model.contacts.filter((contact) => contact.email !== email);
  model.bookings = model.bookings.filter((booking) => booking.email !== email);
  model.lostBookings = model.lostBookings.filter((booking) => booking.email !== email);
  model.chats = model.chats.filter((chat) => chat.email !== email);
  model.dueMails = model.dueMails.filter((mail) => mail.to !== email && mail.about !== email);
  model.subscribers.delete(email);
  model.returned.delete(email);
}

/** The address with which somebody replaces a wrong one in the chat. */
export const corrected = (email: string) => email.replace('@', '-corrected@');

/** The address that somebody wrote first. */
export const uncorrected = (email: string) => email.replace('-corrected@', '@');
