import type { IncomingMessage } from 'node:http';
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { AnswerCard } from '#content/answers.schema.ts';
import type { DocumentKey, Documents } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { Service } from '#content/services.schema.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import type { JobName, JobState } from '#shared/jobs.schema.ts';
import type { Json } from '#shared/json.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import type { MessageKey } from '#shared/messages.ts';
import type { OutboxEvent } from '#shared/outbox.ts';
import type { LEGAL_PAGES } from '#shared/paths.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import type { PopupEvent } from '#shared/popup.ts';
import type { TagCount } from '#shared/post.schema.ts';
import type { PostImport } from '#shared/post-transfer.schema.ts';
import type { Period } from '#shared/schedule.schema.ts';
import type { FlagKey, NumberKey, TextKey } from '#shared/settings.ts';
import type { Site } from '#shared/site.schema.ts';
import type { StarterChoice } from '#shared/starters.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { Config } from './config.ts';
import type { Secrets } from './db/data-key.ts';
import type { DiskReserve } from './db/disk-reserve.ts';
import type { Db, OpenDatabase } from './db/open.ts';
import type { Row } from './db/schema.ts';

/** The one source of time and of timers; tests and simulations replace it. */
export interface Clock {
  now(): UnixSeconds;
  /** Milliseconds since a fixed moment. They only grow, also when the time of day is set back. */
  elapsed(): number;
  /** Calls `run` once after `ms`. It does not keep the process running. @returns a function that cancels it. */
  setTimer(ms: number, run: () => void): () => void;
}

/** Work in the background. It never runs twice at the same time. */
export interface Job {
  name: JobName;
  /** Does what is due. A failure is logged and tried again. @param stop is aborted when the server stops. */
  run(stop: AbortSignal): unknown;
  /** Runs again this long after each run ... */
  everySeconds?: number;
  /** ... or when this time has come; undefined while nothing waits. */
  nextDue?(): UnixSeconds | undefined | Promise<UnixSeconds | undefined>;
  /** How often `nextDue` is asked, also when nothing wakes the job: clocks jump. */
  checkEverySeconds?: number;
  /** Pause after a failure. */
  retryAfterSeconds?: number;
  /** Pause before the first run. */
  startAfterSeconds?: number;
}

export interface JobHandle {
  /** Runs the job at once, or once more after the run that is under way. */
  wake(): void;
  /** Lets the run under way finish, a few seconds at most, and removes the job. */
  stop(): Promise<void>;
}

/** The scheduler of all work in the background. */
export interface Jobs {
  /** The job begins at once, or when it is due. */
  add(job: Job): JobHandle;
  /** Does nothing when this process has no such job. */
  wake(name: JobName): void;
  list(): JobState[];
  /** Ends all jobs. Runs under way may finish, within a few seconds. */
  stop(): Promise<void>;
}

/** An address, with the name that mail programs show for it. */
interface Mailbox {
  name: string;
  address: string;
}

/** How mail goes out. */
export interface MailSetup {
  /** `smtp:` or `smtps:`, with user and password; undefined while no mail can be sent. */
  url: string | undefined;
  /** Undefined: mails come from the brand and the owner's address. */
  from: Mailbox | undefined;
  /** Where answers go; undefined: to the owner's address. */
  replyTo: string | undefined;
}

/** The site's own data; `site()` answers from memory. */
export interface Settings {
  site(): Site;
  /** Statements of the legal pages about the configuration: conditions that hold, and values of placeholders. */
  disclosure(): { met: ReadonlySet<string>; values: PlaceholderValues };
  /** How mail goes out: what the environment says, else what is saved. */
  mail(): MailSetup;
  /** The value that holds for a setting; a number is 0 or more, times are minutes. */
  flag(key: FlagKey): boolean;
  number(key: NumberKey): number;
  text(key: TextKey): string;
  /** Reads the stored settings anew; called after they were saved. */
  reload(): Promise<void>;
}

/** The kinds of meetings that can be booked; answered from memory. */
export interface MeetingTypes {
  list(): readonly MeetingType[];
  find(slug: string): MeetingType | undefined;
  /** Reads the stored types anew; called after they were changed. */
  reload(): Promise<void>;
  /** Stores whether visitors can book a type, or another name. @param db a transaction; `reload` is called after it. */
  change(
    db: Db,
    slug: string,
    changes: Partial<Pick<MeetingType, 'isActive' | 'name'>>,
    now: UnixSeconds,
  ): Promise<void>;
}

/** A landing page that visitors can see; placeholders are filled in. */
export interface LandingEntry {
  key: string;
  document: LandingDocument;
  /** The name of its service; else what the document says. */
  name: string;
  /** Name in links; it may be shorter. */
  label: string;
  /** Path of the picture for shared links. */
  picture: string;
}

/** A stored text that is not shown, or not as it was stored, because the document has changed with an update. */
export interface ContentProblem {
  key: string;
  path: string;
  message: string;
}

/** The texts of the public site. */
export interface ContentView {
  /** True for the key of a document that every site has. */
  has(key: string): key is DocumentKey;
  /** A document with its placeholders filled in. */
  get<K extends DocumentKey>(key: K): Documents[K];
  /** The landing pages that are not hidden, in the order of the footer. */
  pages(): readonly LandingEntry[];
  /** Every service with its placeholders filled in, also those that visitors do not see: `get('services')` has the others. */
  services(): readonly (Service & { isPageHidden: boolean })[];
  /** The services that visitors see whose price is written out, such as those that the owner added; others take it from the facts. */
  servicesWithOwnPrice(): readonly { name: string; price: string }[];
  /** Paths of all public pages except blog posts, as the sitemap lists them. */
  publicPaths(): readonly string[];
  /** The legal texts that visitors see, in the order of the footer; the imprint from when an address is given. */
  legalPages(): readonly (typeof LEGAL_PAGES)[number][];
  /** The landing page at a path; for a former path of a page or another spelling, the path it has now. */
  findPage(path: string): { page: LandingEntry } | { redirect: string } | undefined;
  /** True for a link within the site that leads to a hidden page or section: visitors do not see it. */
  isHiddenLink(href: string): boolean;
  values(): PlaceholderValues;
  /** The conditions that hold; see `shared/conditions.ts`. */
  met(): ReadonlySet<string>;
  /**
   * Tells of a field of a document, by its path, whether visitors see it.
   *
   * @param data the document as it is stored, with all its fields.
   */
  seenIn(key: string, data: Json, options?: { withEmptyFacts?: boolean }): (path: string) => boolean;
  problems(): readonly ContentProblem[];
}

/** The published texts, in memory. */
export interface Content extends ContentView {
  /** The messages as they ship in English: for Captain. */
  english(): Readonly<Record<MessageKey, string>>;
  /** The starter whose texts a document has until it is changed. */
  starter(): StarterChoice;
  /** The texts with the draft of one document in place of its published text. */
  withDraft(key: string): ContentView;
  /** When the next scheduled draft becomes public. */
  nextChange(now: UnixSeconds): UnixSeconds | undefined;
  /** Reads the stored documents anew; called after they were changed. */
  reload(): Promise<void>;
  /** Looks again which calendars and programs are connected. @returns whether texts change by it. */
  refreshConnections(): Promise<boolean>;
}

/**
 * Counts the changes of what visitors can see, and of nothing else: each drops all pages in memory and at a CDN. Pages kept in memory carry the number they were made under, so one call
 * of `changed` after a write makes all of them stale. The number also moves by itself at the second in which a planned
 * post appears.
 */
export interface PublicContent {
  version(): number;
  changed(): void;
  /** A publication was planned, moved or taken off: visitors see the same until then. */
  planned(): void;
  /** When the next planned publication appears. */
  nextChange(): UnixSeconds | undefined;
}

/** A part of a mail; `delivery/layout.ts` renders it as plain text and as HTML. Rows without a value are left out. */
export type MailBlock =
  | { kind: 'text' | 'quote'; text: string }
  | { kind: 'table'; rows: [label: string, value: string | null | undefined][] }
  | { kind: 'button' | 'link'; label: string; url: string }
  | { kind: 'links'; label: string; links: [label: string, url: string][] };

/** A mail as a feature writes it; delivery adds sender, recipient and layout. */
export interface MailDraft {
  subject: string;
  blocks: MailBlock[];
  /** The mail has a link that only its recipient may follow: the outbox does not show the text. */
  isSecret?: boolean;
  /** The whole mail where it is rendered already; `blocks` are then not used. */
  html?: string;
  text?: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  /** The calendar entry that comes with the mail; created only when the mail is sent. */
  calendar?: () => { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string };
}

/** The part of the context that mails are written from. */
export type MailContext = Pick<AppContext, 'settings' | 'content' | 'meetingTypes' | 'clock'>;

type MailTemplate = (payload: never, ctx: MailContext) => MailDraft;

/** The mails of a feature, by event of the outbox. */
export interface MailTemplates {
  owner?: Partial<Record<OutboxEvent, MailTemplate>>;
  visitor?: Partial<Record<OutboxEvent, MailTemplate>>;
  /** Checked just before a message is sent. @returns why it must not be sent any more, if so. */
  checks?: Partial<Record<OutboxEvent, (db: Db, payload: never, now: UnixSeconds) => Promise<string | undefined>>>;
}

/** How the snapshots of the database go; kept up to date by the thread that takes them. */
export interface SnapshotState {
  /** When the newest one was taken; null when there is none yet. */
  at: UnixSeconds | null;
  bytes: number;
  /** Milliseconds it took. */
  took: number;
  /** Failures in a row. */
  failures: number;
  lastError: string | null;
}

/** Actions of visitors, counted in memory and written now and then: a count lost in a crash is no loss. */
export interface Counters {
  /** @param address of a page that exists, in the spelling of the route table; a query behind it is not counted apart. */
  countView(address: string): void;
  /** @param source of `overview/sources.ts`. */
  countVisit(source: string): void;
  countPopup(id: number, event: PopupEvent): void;
  /** Counts a visit through a link in an issue of the newsletter. */
  countIssueVisit(id: number): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
}

/** The expensive steps of answering a page: React, and compression by content coding. */
export type PageWork = 'render' | 'br' | 'gzip';

/** Counted since the start. */
export interface Metrics {
  countRequest(kind: 'api' | 'page', status: number): void;
  /** How many there were, by HTTP status. */
  requests(kind: 'api' | 'page'): ReadonlyMap<number, number>;
  countPageWork(work: PageWork): void;
  pageWork(): Readonly<Record<PageWork, number>>;
}

/** A problem and its remedy, each a sentence without a full stop. */
export interface ProxyWarning {
  text: string;
  fix: string;
}

/** Looks for signs that TRUST_PROXY does not match the proxies in front of the site. */
export interface ProxyWatch {
  observe(request: Pick<IncomingMessage, 'headers' | 'socket'>): void;
  /** `undefined` when nothing seems wrong. */
  warning(): ProxyWarning | undefined;
}

/** A session of an active captain. */
export interface ActiveSession {
  /** The value of its cookie: a secret. */
  id: string;
  captain: CaptainUser;
  /** Its end moved, so the cookie has to be sent again. */
  isRenewed: boolean;
  /** When the captain last proved who it is. */
  authenticatedAt: UnixSeconds;
}

/** Sessions of logged-in captains, for the guards in `http/`. */
export interface Sessions {
  /**
   * The session of a call by its `Cookie` header. Where an `Authorization` header is given as well, it must be the bearer
   * token of that same session.
   */
  find(cookie: string | undefined, authorization?: string): Promise<ActiveSession | undefined>;
  /** `Set-Cookie` value for a session; without an id it clears the cookie. */
  cookie(id?: string): string;
  /** Whether a browser has the cookie of a session, which may be over: it is a captain's. */
  hasCookie(cookie: string | undefined): boolean;
}

/** Counts calls per key in fixed windows. Kept in memory: a restart starts at zero. */
export interface Rate {
  /** Counts one call. @returns 0 when it is allowed, else the seconds until the window ends. */
  take(key: string, now: number): number;
  /** Takes back one counted call. */
  giveBack(key: string): void;
}

/** Limits that several routes share because they do the same thing. */
export interface SharedRates {
  /** The `Rate` of this name; made with this size when there is none yet. */
  get(name: string, size: { count: number; seconds: number }): Rate;
}

/** The number of visible posts, in all and by tag, in one version of the public content. */
export interface PostCounts {
  version: number;
  tags: TagCount[];
  total: number;
}

/** The times of all calendars, merged: starts and ends in turn. */
export interface MergedTimes {
  version: string;
  times: readonly Period[];
}

/** Calendars that are being read, and when each was. */
export interface CalendarReads {
  /** Fetches under way, by calendar and account. */
  running: Map<string, Promise<void>>;
  /** When each calendar was last tried. */
  triedAt: Map<number, number>;
  /** The calendars that were out of date at the last check. */
  stale: string;
}

/** A card of the chatbot with its id. */
export interface Card extends AnswerCard {
  id: string;
}

/** The earlier answer that a message may refer to. */
export interface Conversation {
  /** Id of the card that was the last answer. */
  card?: string | null | undefined;
}

/** A card that is near to a message, and why. */
export interface NearCard {
  card: Card;
  /** 0 to 1; more for a message that is one of its phrasings. */
  score: number;
  /** The phrasing, of the card or of its common question, that is nearest to the message. */
  phrasing: string;
}

/** The cards that answer a message. */
export interface FoundCards {
  /** Cards for each question of the message, in its order. */
  cards: Card[];
  /** How sure the best one is, 0 to 1. */
  score: number;
  /** The nearest ones, best first, whether they answer it or not. */
  nearest: NearCard[];
  /** By how much the score of the best one is higher than that of the next. */
  lead: number;
  /** True when the best ones are so close that the visitor is asked. */
  isClose: boolean;
}

/** The answer cards as they are searched. */
export interface CardIndex {
  find(message: string, conversation?: Conversation): FoundCards;
  get(id: string): Card | undefined;
  /** The words of a message that say what it is about, the rarest first. */
  rareWords(message: string): string[];
  cards: readonly Card[];
  /** The common questions in the site's language and the card that answers each; an empty answer has to be written yet. */
  common: readonly { question: Card; answer: Card | undefined }[];
}

/** A few whole sentences of a page. */
export interface Passage {
  text: string;
  /** Path and fragment. */
  path: string;
  /** Title of an article; null for a page. */
  article: string | null;
}

/**
 * Everything the bot knows: cards, pages and posts, always as published. Each part is indexed when a question first needs it,
 * in slices between which other requests are answered.
 */
export interface Knowledge {
  cards(): Promise<CardIndex>;
  /** The passage of a page or a post that answers a question, if there is one. */
  findPassage(question: string): Promise<Passage | undefined>;
  /** Passages near a question, best first. */
  findPassages(question: string, count: number): Promise<Passage[]>;
  /** Every figure on the site, as from `figuresIn`. */
  figures(): ReadonlySet<string>;
}

/** A program as the authorization server knows it. */
export type OAuthClient = Pick<
  Row<'oauthClients'>,
  'clientId' | 'clientName' | 'kind' | 'redirectUris' | 'scopes' | 'isVerified' | 'authMethod'
>;

/** The client that a document describes, or why there is none. */
export type ReadClientDocument = { until: UnixSeconds } & ({ client: OAuthClient } | { problem: string });

/** A password or code that is being verified. */
interface RunningAttempt {
  /** Its counters of failures. */
  keys: readonly string[];
  /** Resolves when it is known whether it was right. */
  over: Promise<void>;
}

/** State that features keep until the process ends. Only the feature that is named with a field reads and sets it. */
export interface FeatureMemory {
  /** `auth` */
  runningLogins: Set<RunningAttempt>;
  /** `blog` */
  postCounts?: PostCounts;
  /** `calendars`; up to date while no calendar changes. */
  mergedTimes?: MergedTimes;
  /** `calendars` */
  calendarReads: CalendarReads;
  /** `chat`; created by the first question. */
  knowledge?: Knowledge;
  /** `leads`; up to date while visitors see these facts. */
  promisedAnswer?: { facts: object; minutes: number | null };
  /** `newsletter`: HTML that editors show, by captain and issue. */
  issuePreviews: LRUCache<string, string>;
  /** `oauth`, by address. */
  clientDocuments: LRUCache<string, ReadClientDocument>;
  /** `post-transfer`: the last import, its progress while it runs. */
  lastImport?: PostImport | undefined;
}

/** The context that every layer of the server is handed; built once by `create-context.ts`, for `start.ts` or for a test. */
export interface AppContext {
  config: Config;
  db: Db;
  database: OpenDatabase;
  diskReserve: DiskReserve;
  /** Wakes the jobs that send: called after messages were committed. */
  outbox: { wake(): void };
  snapshots: SnapshotState;
  metrics: Metrics;
  proxyWatch: ProxyWatch;
  clock: Clock;
  jobs: Jobs;
  log: Logger;
  settings: Settings;
  content: Content;
  meetingTypes: MeetingTypes;
  /** The mails of all features; see `mail-templates.ts`. */
  mails: MailTemplates;
  sessions: Sessions;
  /**
   * Part of the signature of what a captain shares by a link. It changes with a new password, a deactivation and a demotion;
   * undefined for a captain who is not active.
   */
  linkVersion: (captainId: number) => number | undefined;
  publicContent: PublicContent;
  counters: Counters;
  rates: SharedRates;
  memory: FeatureMemory;
  /** Encrypts credentials of other services that the owner enters. */
  secrets: Secrets;
  /** Key that signs what the server hands out and wants back; lives as long as the database. */
  signingKey: Buffer;
}
