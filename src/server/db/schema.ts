import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';

/** SQLite has no boolean: 0 or 1. Repositories turn it into `true` and `false`. */
type Flag = 0 | 1;
/** A list of strings as JSON text, e.g. `["n8n-workflow-automation","other"]`. */
type JsonList = string;
/** Set by the insert, never changed after. */
type CreatedAt = ColumnType<UnixSeconds, UnixSeconds, never>;

interface ContactsTable {
  id: Generated<number>;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  service: JsonList;
  budget: string | null;
  message: string;
  /** Path of the page the form was sent from, and where the visitor came to the site from. */
  page: string | null;
  referrer: string | null;
  createdAt: CreatedAt;
  responded: Generated<Flag>;
}

interface BlogPostsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  tags: Generated<JsonList>;
  coverImage: string | null;
  author: string;
  published: Generated<Flag>;
  featured: Generated<Flag>;
  publishAt: UnixSeconds | null;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
  /** Safe HTML made of `content` by the renderer of `renderVersion`. */
  html: Generated<string>;
  renderVersion: Generated<number>;
  /** Headings as JSON: `[{ "id": "c-why", "text": "Why", "depth": 2 }]`. */
  toc: Generated<string>;
  /** Minutes. */
  readingTime: Generated<number>;
  /** From when on visitors see the post; null for drafts. */
  publishedAt: UnixSeconds | null;
}

interface NewsletterSubscribersTable {
  id: Generated<number>;
  email: string;
  subscribed: Generated<Flag>;
  page: string | null;
  referrer: string | null;
  createdAt: CreatedAt;
  /** When the address said yes from its own mailbox; null while that is open, or where no mail is set up. */
  confirmedAt: UnixSeconds | null;
  leftAt: UnixSeconds | null;
}

/** Which page's box an address was typed into, one row for each page: a subscriber's interests. */
interface InterestsTable {
  email: string;
  page: string;
  createdAt: CreatedAt;
}

interface ConsultationBookingsTable {
  id: Generated<number>;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  services: Generated<JsonList>;
  consultationType: string;
  /** Day `YYYY-MM-DD` and time `HH:MM` as the visitor saw them, in `timezone` (IANA name). */
  preferredDate: string;
  preferredTime: string;
  timezone: string;
  message: string | null;
  /** pending, confirmed, completed, cancelled or no_show. */
  status: Generated<string>;
  createdAt: CreatedAt;
  /** The booked moment; null on rows that no slot was taken for. */
  startsAt: UnixSeconds | null;
  endsAt: UnixSeconds | null;
  updatedAt: UnixSeconds | null;
  /** Counts the changes, as calendars want it. */
  sequence: Generated<number>;
}

interface AdminUsersTable {
  id: Generated<number>;
  username: string;
  /** Argon2id hash. */
  password: string;
  email: string;
  name: string;
  role: Generated<string>;
  isActive: Generated<Flag>;
  createdAt: CreatedAt;
  lastLoginAt: UnixSeconds | null;
}

interface SessionsTable {
  /** SHA-256 of the token, in hex: a copied database opens no door. */
  id: string;
  userId: number;
  createdAt: CreatedAt;
  expiresAt: UnixSeconds;
}

interface BusinessHoursTable {
  id: Generated<number>;
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** `HH:MM`. */
  startTime: string;
  endTime: string;
  isEnabled: Generated<Flag>;
  timezone: Generated<string>;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
}

interface BlockedDatesTable {
  id: Generated<number>;
  type: 'single' | 'range' | 'weekly' | 'monthly';
  /** `YYYY-MM-DD`. */
  startDate: string | null;
  endDate: string | null;
  dayOfWeek: number | null;
  dayOfMonth: number | null;
  description: string | null;
  isActive: Generated<Flag>;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
}

interface SlotOverridesTable {
  id: Generated<number>;
  date: string;
  time: string;
  isEnabled: Generated<Flag>;
  reason: string | null;
}

interface BookingSettingsTable {
  /** Always 1: the one row. */
  id: Generated<number>;
  minimumAdvanceMinutes: Generated<number>;
  maximumFutureDays: Generated<number>;
  enableAdminNotifications: Generated<Flag>;
  enableApiFailureAlerts: Generated<Flag>;
}

interface SiteSettingsTable {
  id: Generated<number>;
  key: string;
  value: string;
  description: string | null;
  category: Generated<string>;
  dataType: Generated<string>;
}

interface PopupNotificationsTable {
  id: Generated<number>;
  title: string;
  message: string;
  isActive: Generated<Flag>;
  /** Seconds, 0 to 60. */
  delay: Generated<number>;
  showOnce: Generated<Flag>;
  buttonText: string | null;
  buttonLink: string | null;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
}

interface OauthClientsTable {
  id: Generated<number>;
  clientId: string;
  clientSecret: string;
  clientName: string;
  redirectUris: Generated<JsonList>;
  scopes: Generated<JsonList>;
  createdBy: number;
  isActive: Generated<Flag>;
}

interface OauthAuthCodesTable {
  id: Generated<number>;
  code: string;
  clientId: string;
  userId: number;
  redirectUri: string;
  scopes: Generated<JsonList>;
  state: string | null;
  expiresAt: UnixSeconds;
  used: Generated<Flag>;
}

interface OauthTokensTable {
  id: Generated<number>;
  accessToken: string;
  refreshToken: string | null;
  clientId: string;
  userId: number;
  scopes: Generated<JsonList>;
  accessTokenExpiresAt: UnixSeconds;
  refreshTokenExpiresAt: UnixSeconds | null;
  revoked: Generated<Flag>;
}

interface OutboxTable {
  id: Generated<number>;
  /** The same in every attempt: receivers know a repetition by it. */
  uid: string;
  channel: 'mail' | 'webhook';
  audience: 'owner' | 'visitor';
  event: string;
  /** Address of a visitor's mail; the owner's is read when it is sent. */
  recipient: string | null;
  throttleKey: string | null;
  bookingId: number | null;
  /** JSON object; its shape follows from `event`. */
  payload: string;
  status: 'waiting' | 'sent' | 'failed' | 'kept' | 'skipped';
  attempts: Generated<number>;
  dueAt: UnixSeconds;
  giveUpAt: UnixSeconds;
  reason: string | null;
  createdAt: CreatedAt;
  sentAt: UnixSeconds | null;
}

interface OutagesTable {
  source: 'mail' | 'webhook' | 'model' | 'scheduler';
  failures: number;
  since: UnixSeconds;
  lastError: string | null;
  alertedAt: UnixSeconds | null;
}

/** Logins tried and not (yet) succeeded, by account and by address; the key is a hash, so that nobody's typo is kept. */
interface LoginAttemptsTable {
  key: string;
  failures: number;
  lastAt: UnixSeconds;
}

/** Everybody who wrote, one row for each address; triggers keep all but `notes`. */
interface LeadsTable {
  id: Generated<number>;
  email: string;
  /** As given last; null while only an address is known. */
  name: string | null;
  company: string | null;
  /** First characters of the latest message. */
  preview: string | null;
  firstAt: UnixSeconds;
  lastAt: UnixSeconds;
  /** When the oldest message without a response came; null when nobody waits. */
  waitingSince: UnixSeconds | null;
  messages: Generated<number>;
  bookings: Generated<number>;
  isSubscriber: Generated<Flag>;
  notes: Generated<string>;
}

/** How many of a kind there were on a day; `day` counts from 1970-01-01 UTC. Kinds: lead, message, booking, subscriber, chat. */
interface DailyCountsTable {
  kind: string;
  day: number;
  count: number;
}

/** How many there are now, kept by triggers. Names: leads, waiting, subscribed. */
interface TotalsTable {
  name: string;
  count: number;
}

interface PageViewsTable {
  day: number;
  path: string;
  views: number;
}

interface PopupCountsTable {
  popupId: number;
  views: Generated<number>;
  clicks: Generated<number>;
  closings: Generated<number>;
}

interface ChatSessionsTable {
  id: Generated<number>;
  /** SHA-256 of the visitor's session id, in hex. */
  tokenHash: string;
  interactionCount: Generated<number>;
  /** -1 to 1, the later messages weighing more. */
  sentimentScore: Generated<number>;
  signals: Generated<JsonList>;
  shownSuggestions: Generated<JsonList>;
  bookingIntent: Generated<Flag>;
  /** What the talk was about last. */
  topic: string | null;
  /** An address the visitor typed into the chat. */
  email: string | null;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
  expiresAt: UnixSeconds;
}

interface ChatMessagesTable {
  id: Generated<number>;
  sessionId: number;
  type: 'user' | 'ai';
  message: string;
  sentiment: Generated<number>;
  signals: Generated<JsonList>;
  bookingIntent: Generated<Flag>;
  askingAboutOwner: Generated<Flag>;
  /** Who wrote a reply; null on the visitor's messages. */
  mind: 'built-in' | 'model' | null;
  /** A visitor's message that the site's content had no answer to. */
  unanswered: Generated<Flag>;
  handled: Generated<Flag>;
  createdAt: CreatedAt;
}

interface ChatUsageTable {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  calls: Generated<number>;
  failures: Generated<number>;
  promptTokens: Generated<number>;
  completionTokens: Generated<number>;
}

/** What the chat's passages were made from: `pages`, or `post:ID`. */
interface ChatSourcesTable {
  name: string;
  version: string;
}

/** Full-text tables: `rowid` is the position, and for posts `ID * 1000 + position`. */
interface ChatPagePassagesTable {
  rowid: number;
  title: string;
  heading: string;
  text: string;
  page: string;
  hints: string;
  path: string;
}

interface ChatPostPassagesTable {
  rowid: number;
  title: string;
  text: string;
  path: string;
}

/** Tags that a captain made by hand; those of posts are in `blogPostTags`. */
interface TagsTable {
  name: string;
  createdAt: CreatedAt;
}

interface BlogPostTagsTable {
  tag: string;
  /** The post's own, repeated so that lists by tag need no sort. */
  publishedAt: UnixSeconds | null;
  postId: number;
}

/** An address that a published post had before; it leads to the post's present one. */
interface BlogRedirectsTable {
  slug: string;
  postId: number;
  createdAt: CreatedAt;
}

interface BlogRevisionsTable {
  id: Generated<number>;
  postId: number;
  /** The post's fields as they were saved, as JSON. */
  post: string;
  savedBy: string | null;
  createdAt: CreatedAt;
}

interface AssetsTable {
  /** Name of the file under `DATA_DIR/uploads` and of its address `/uploads/NAME`. */
  filename: string;
  originalName: string;
  type: 'image' | 'video' | 'document' | 'archive' | 'other';
  /** Bytes. */
  size: number;
  /** Pixels; null for what is not a picture. */
  width: number | null;
  height: number | null;
  /** Widths in pixels that the picture is kept in as AVIF and WebP too, as JSON. */
  widths: Generated<string>;
  /** SHA-256 of the bytes as they were sent, in hex: the same file sent twice is kept once. */
  sourceHash: string;
  createdAt: CreatedAt;
}

/** Which posts show which upload. */
interface BlogPostAssetsTable {
  filename: string;
  postId: number;
}

/** Every table of `site.db`. Names are snake_case in SQL and camelCase here. */
export interface Tables {
  contacts: ContactsTable;
  blogPosts: BlogPostsTable;
  newsletterSubscribers: NewsletterSubscribersTable;
  interests: InterestsTable;
  consultationBookings: ConsultationBookingsTable;
  adminUsers: AdminUsersTable;
  sessions: SessionsTable;
  businessHours: BusinessHoursTable;
  blockedDates: BlockedDatesTable;
  slotOverrides: SlotOverridesTable;
  bookingSettings: BookingSettingsTable;
  siteSettings: SiteSettingsTable;
  popupNotifications: PopupNotificationsTable;
  oauthClients: OauthClientsTable;
  oauthAuthCodes: OauthAuthCodesTable;
  oauthTokens: OauthTokensTable;
  loginAttempts: LoginAttemptsTable;
  leads: LeadsTable;
  dailyCounts: DailyCountsTable;
  totals: TotalsTable;
  pageViews: PageViewsTable;
  popupCounts: PopupCountsTable;
  chatSessions: ChatSessionsTable;
  chatMessages: ChatMessagesTable;
  chatUsage: ChatUsageTable;
  chatSources: ChatSourcesTable;
  chatPagePassages: ChatPagePassagesTable;
  chatPostPassages: ChatPostPassagesTable;
  tags: TagsTable;
  blogPostTags: BlogPostTagsTable;
  blogRedirects: BlogRedirectsTable;
  blogRevisions: BlogRevisionsTable;
  assets: AssetsTable;
  blogPostAssets: BlogPostAssetsTable;
  outbox: OutboxTable;
  outages: OutagesTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
export type ChangedRow<T extends keyof Tables> = Updateable<Tables[T]>;
