import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { DocumentKey, Documents } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { CaptainUser } from '#shared/captain.ts';
import type { MeetingType } from '#shared/meeting-types.ts';
import type { OutboxEvent } from '#shared/outbox.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import type { PopupEvent } from '#shared/popup.ts';
import type { SettingKey } from '#shared/settings.ts';
import type { Site } from '#shared/site.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { Config } from './config.ts';
import type { Secrets } from './db/data-key.ts';
import type { DiskReserve } from './db/disk-reserve.ts';
import type { Db, OpenDatabase } from './db/open.ts';

/** The one source of time; tests set it. */
export interface Clock {
  now(): UnixSeconds;
}

/** Names, links and switches of the site; `site()` answers from memory. */
export interface Settings {
  site(): Site;
  /** Statements of the legal pages about the configuration: conditions that hold, and values of placeholders. */
  disclosure(): { met: ReadonlySet<string>; values: PlaceholderValues };
  /** The value that holds for a setting, as text. */
  value(key: SettingKey): string;
  /** Reads the stored settings anew; called after they were saved. */
  reload(): Promise<void>;
}

/** The kinds of meetings that can be booked; answered from memory. */
export interface MeetingTypes {
  list(): readonly MeetingType[];
  find(slug: string): MeetingType | undefined;
  /** Reads the stored types anew; called after they were changed. */
  reload(): Promise<void>;
}

/** A landing page that visitors can see; placeholders are filled in. */
export interface LandingEntry {
  key: string;
  document: LandingDocument;
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
  /** A document with its placeholders filled in. */
  get<K extends DocumentKey>(key: K): Documents[K];
  /** The landing pages that are not hidden, in the order of the footer. */
  pages(): readonly LandingEntry[];
  /** Paths of all public pages except blog posts, as the sitemap lists them. */
  publicPaths(): readonly string[];
  /** The landing page at a path; for a former path of a page or another spelling, the path it has now. */
  findPage(path: string): { page: LandingEntry } | { redirect: string } | undefined;
  values(): PlaceholderValues;
  /** The conditions that hold; see `shared/conditions.ts`. */
  met(): ReadonlySet<string>;
  problems(): readonly ContentProblem[];
}

/** The published texts, in memory. */
export interface Content extends ContentView {
  /** A document as it ships, in English, with its placeholders filled in: for Captain. */
  shipped<K extends DocumentKey>(key: K): Documents[K];
  /** The texts with the draft of one document in place of its published text. */
  withDraft(key: string): ContentView;
  /** When the next scheduled draft becomes public. */
  nextChange(now: UnixSeconds): UnixSeconds | undefined;
  /** Reads the stored documents anew; called after they were changed. */
  reload(): Promise<void>;
  /** Looks again which calendars and programs are connected. @returns whether texts change by it. */
  checkConnections(): Promise<boolean>;
}

/**
 * Counts the changes of what visitors can see. Pages kept in memory carry the number they were made under, so one call
 * of `changed` after a write makes all of them stale. The number also moves by itself at the second in which a planned
 * post appears.
 */
export interface PublicContent {
  version(): number;
  changed(): void;
}

/** A part of a mail; `delivery/layout.ts` renders it as plain text and as HTML. A row of facts without a value is left out. */
export type MailBlock =
  | { kind: 'text' | 'quote'; text: string }
  | { kind: 'facts'; facts: [label: string, value: string | null | undefined][] }
  | { kind: 'button' | 'link'; label: string; url: string }
  | { kind: 'links'; label: string; links: [label: string, url: string][] };

/** A mail as a feature writes it; delivery adds sender, recipient and layout. */
export interface MailDraft {
  subject: string;
  blocks: MailBlock[];
  /** The whole mail where it is rendered already; `blocks` are then not used. */
  html?: string;
  text?: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  /** The calendar entry that comes with the mail; created only when the mail is sent. */
  calendar?: () => { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string };
}

/** Parts of the context from which mails are written. */
export type MailContext = Pick<AppContext, 'settings' | 'content' | 'meetingTypes'>;

type MailTemplate = (payload: never, ctx: MailContext) => MailDraft;

/** The mails of a feature, by event of the outbox. */
export interface MailTemplates {
  owner?: Partial<Record<OutboxEvent, MailTemplate>>;
  visitor?: Partial<Record<OutboxEvent, MailTemplate>>;
  /** Checked just before a message is sent. @returns why it must not be sent any more, if so. */
  checks?: Partial<Record<OutboxEvent, (db: Db, payload: never, now: UnixSeconds) => Promise<string | undefined>>>;
}

/** Wakes a worker: call `wake` after what it works on was committed. */
export interface WakeSignal {
  wake(): void;
  listen(onWake: () => void): void;
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

/** Counters of what visitors do, kept in memory and written now and then: a count lost in a crash is no loss. */
export interface Counters {
  /** @param address of a page that exists, in the spelling of the route table; a query behind it is not counted apart. */
  countView(address: string): void;
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
  /** By status. */
  requests(kind: 'api' | 'page'): ReadonlyMap<number, number>;
  countPageWork(work: PageWork): void;
  pageWork(): Readonly<Record<PageWork, number>>;
}

/** Looks for signs that TRUST_PROXY does not match the proxies in front of the site. */
export interface ProxyWatch {
  observe(request: Pick<IncomingMessage, 'headers' | 'socket'>): void;
  /** Fault and remedy, in one sentence each; `undefined` when nothing seems wrong. */
  warning(): string | undefined;
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
}

/** Context that every layer of the server is handed; built once by `create-context.ts`, for `start.ts` or for a test. */
export interface AppContext {
  config: Config;
  db: Db;
  database: OpenDatabase;
  diskReserve: DiskReserve;
  /** For the worker of the outbox. */
  outbox: WakeSignal;
  /** For the worker that sends the newsletter's issues. */
  issues: WakeSignal;
  snapshots: SnapshotState;
  metrics: Metrics;
  proxyWatch: ProxyWatch;
  clock: Clock;
  log: Logger;
  settings: Settings;
  content: Content;
  meetingTypes: MeetingTypes;
  /** The mails of all features; see `mail-templates.ts`. */
  mails: MailTemplates;
  sessions: Sessions;
  publicContent: PublicContent;
  counters: Counters;
  /** Encrypts credentials of other services that the owner enters. */
  secrets: Secrets;
  /** Key that signs what the server hands out and wants back; lives as long as the database. */
  signingKey: Buffer;
}
