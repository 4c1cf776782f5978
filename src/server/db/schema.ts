import type { Insertable, Selectable, Updateable } from 'kysely';
import type {
  AssetsTable,
  BlogPostAssetsTable,
  BlogPostsTable,
  BlogPostTagsTable,
  BlogRedirectsTable,
  BlogRevisionsTable,
  FormerPostPathsTable,
  ImportedPostsTable,
  TagsTable,
} from './tables/blog.ts';
import type {
  BlockedDatesTable,
  BookingSettingsTable,
  BusinessHoursTable,
  ConsultationBookingsTable,
  SlotOverridesTable,
} from './tables/booking.ts';
import type { CalendarBusyTable, CalendarEventsTable, CalendarsTable } from './tables/calendars.ts';
import type {
  AdminUsersTable,
  LoginAttemptsTable,
  PopupNotificationsTable,
  SessionsTable,
  SiteSettingsTable,
} from './tables/captain.ts';
import type { ChatAnswerTestsTable, ChatMessagesTable, ChatSessionsTable, ChatUsageTable } from './tables/chat.ts';
import type { ContentDocumentsTable, ContentRedirectsTable, ContentRevisionsTable } from './tables/content.ts';
import type { DailyCountsTable, PageViewsTable, PopupCountsTable, TotalsTable } from './tables/counts.ts';
import type { OutagesTable, OutboxTable } from './tables/delivery.ts';
import type {
  AuthChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  TotpSecretsTable,
  TrustedBrowsersTable,
} from './tables/factors.ts';
import type {
  ContactsTable,
  ErasedAddressesTable,
  InterestsTable,
  LeadsTable,
  NewsletterSubscribersTable,
} from './tables/leads.ts';
import type { OauthAuthCodesTable, OauthClientsTable, OauthTokensTable } from './tables/oauth.ts';

/** Every table of `site.db`. Names are snake_case in SQL and camelCase here. */
export interface Tables {
  contacts: ContactsTable;
  blogPosts: BlogPostsTable;
  newsletterSubscribers: NewsletterSubscribersTable;
  interests: InterestsTable;
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
  erasedAddresses: ErasedAddressesTable;
  contentDocuments: ContentDocumentsTable;
  contentRevisions: ContentRevisionsTable;
  contentRedirects: ContentRedirectsTable;
  calendars: CalendarsTable;
  calendarBusy: CalendarBusyTable;
  calendarEvents: CalendarEventsTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
export type ChangedRow<T extends keyof Tables> = Updateable<Tables[T]>;
