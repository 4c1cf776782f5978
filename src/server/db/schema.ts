import type { Insertable, Selectable, Updateable } from 'kysely';
import { AuditLogTable } from './tables/audit.ts';
import {
  AssetsTable,
  type BlogPostAssetsTable,
  BlogPostsTable,
  type BlogPostTagsTable,
  type BlogRedirectsTable,
  BlogRevisionsTable,
  type FormerPostPathsTable,
  type ImportedPostsTable,
  type TagsTable,
} from './tables/blog.ts';
import {
  BlockedDatesTable,
  type BlockedTimesTable,
  BookingSettingsTable,
  BusinessHoursTable,
  ConsultationBookingsTable,
  type MeetingRedirectsTable,
  MeetingTypesTable,
  SlotOverridesTable,
} from './tables/booking.ts';
import {
  type CalendarBusyTable,
  type CalendarEventsTable,
  type CalendarFeedTable,
  CalendarsTable,
  type CalendarUnreadEventsTable,
  type CalendarWritesTable,
} from './tables/calendars.ts';
import {
  AdminUsersTable,
  type AuthChallengesTable,
  type LoginAttemptsTable,
  PasskeysTable,
  PopupNotificationsTable,
  type RecoveryCodesTable,
  type SessionsTable,
  type SiteSettingsTable,
  type TotpSecretsTable,
  type TrustedBrowsersTable,
} from './tables/captain.ts';
import { type ChatAnswerTestsTable, ChatMessagesTable, ChatSessionsTable, type ChatUsageTable } from './tables/chat.ts';
import {
  ContentDocumentsTable,
  type ContentRedirectsTable,
  ContentRevisionsTable,
  DraftsTable,
} from './tables/content.ts';
import type {
  DailyCountsTable,
  PageViewsTable,
  PopupCountsTable,
  TotalsTable,
  VisitSourcesTable,
} from './tables/counts.ts';
import { type OutagesTable, OutboxTable } from './tables/delivery.ts';
import {
  ContactsTable,
  type ErasedAddressesTable,
  type InterestsTable,
  LeadsTable,
  NewsletterSubscribersTable,
  type RepliesTable,
} from './tables/leads.ts';
import {
  type NewsletterCountsTable,
  NewsletterRecipientsTable,
  type NewsletterRemovedMailsTable,
  NewsletterRevisionsTable,
  NewslettersTable,
  type SuppressedAddressesTable,
} from './tables/newsletter.ts';
import { OauthAuthCodesTable, OauthClientsTable, OauthGrantsTable, OauthTokensTable } from './tables/oauth.ts';

/** Every table of `site.db`. Names are snake_case in SQL and camelCase here. */
export interface Tables {
  contacts: ContactsTable;
  blogPosts: BlogPostsTable;
  newsletterSubscribers: NewsletterSubscribersTable;
  interests: InterestsTable;
  replies: RepliesTable;
  consultationBookings: ConsultationBookingsTable;
  adminUsers: AdminUsersTable;
  sessions: SessionsTable;
  totpSecrets: TotpSecretsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  trustedBrowsers: TrustedBrowsersTable;
  authChallenges: AuthChallengesTable;
  businessHours: BusinessHoursTable;
  blockedDates: BlockedDatesTable;
  slotOverrides: SlotOverridesTable;
  bookingSettings: BookingSettingsTable;
  siteSettings: SiteSettingsTable;
  popupNotifications: PopupNotificationsTable;
  oauthClients: OauthClientsTable;
  oauthGrants: OauthGrantsTable;
  oauthAuthCodes: OauthAuthCodesTable;
  oauthTokens: OauthTokensTable;
  loginAttempts: LoginAttemptsTable;
  leads: LeadsTable;
  dailyCounts: DailyCountsTable;
  totals: TotalsTable;
  pageViews: PageViewsTable;
  visitSources: VisitSourcesTable;
  popupCounts: PopupCountsTable;
  chatSessions: ChatSessionsTable;
  chatMessages: ChatMessagesTable;
  chatUsage: ChatUsageTable;
  chatAnswerTests: ChatAnswerTestsTable;
  tags: TagsTable;
  blogPostTags: BlogPostTagsTable;
  blogRedirects: BlogRedirectsTable;
  blogRevisions: BlogRevisionsTable;
  importedPosts: ImportedPostsTable;
  formerPostPaths: FormerPostPathsTable;
  assets: AssetsTable;
  blogPostAssets: BlogPostAssetsTable;
  outbox: OutboxTable;
  outages: OutagesTable;
  calendarWrites: CalendarWritesTable;
  calendarFeed: CalendarFeedTable;
  erasedAddresses: ErasedAddressesTable;
  contentDocuments: ContentDocumentsTable;
  contentRevisions: ContentRevisionsTable;
  contentRedirects: ContentRedirectsTable;
  calendars: CalendarsTable;
  calendarBusy: CalendarBusyTable;
  calendarEvents: CalendarEventsTable;
  calendarUnreadEvents: CalendarUnreadEventsTable;
  meetingTypes: MeetingTypesTable;
  meetingRedirects: MeetingRedirectsTable;
  blockedTimes: BlockedTimesTable;
  newsletterRecipients: NewsletterRecipientsTable;
  newsletterCounts: NewsletterCountsTable;
  newsletterRemovedMails: NewsletterRemovedMailsTable;
  suppressedAddresses: SuppressedAddressesTable;
  auditLog: AuditLogTable;
  newsletters: NewslettersTable;
  newsletterRevisions: NewsletterRevisionsTable;
  drafts: DraftsTable;
}

/** The tables with columns that are stored in another form than they have in the code, by their names in SQL. */
export const TABLE_SCHEMAS = {
  assets: AssetsTable,
  blog_posts: BlogPostsTable,
  blog_revisions: BlogRevisionsTable,
  admin_users: AdminUsersTable,
  passkeys: PasskeysTable,
  business_hours: BusinessHoursTable,
  blocked_dates: BlockedDatesTable,
  slot_overrides: SlotOverridesTable,
  contacts: ContactsTable,
  leads: LeadsTable,
  chat_sessions: ChatSessionsTable,
  chat_messages: ChatMessagesTable,
  meeting_types: MeetingTypesTable,
  consultation_bookings: ConsultationBookingsTable,
  booking_settings: BookingSettingsTable,
  calendars: CalendarsTable,
  newsletter_subscribers: NewsletterSubscribersTable,
  newsletters: NewslettersTable,
  newsletter_revisions: NewsletterRevisionsTable,
  newsletter_recipients: NewsletterRecipientsTable,
  outbox: OutboxTable,
  audit_log: AuditLogTable,
  oauth_clients: OauthClientsTable,
  oauth_grants: OauthGrantsTable,
  oauth_auth_codes: OauthAuthCodesTable,
  oauth_tokens: OauthTokensTable,
  popup_notifications: PopupNotificationsTable,
  content_documents: ContentDocumentsTable,
  content_revisions: ContentRevisionsTable,
  drafts: DraftsTable,
};

/** A row as it is read from a table. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
/** A row to insert: columns with a default may be missing. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
/** The columns that an update changes. */
export type ChangedRow<T extends keyof Tables> = Updateable<Tables[T]>;
