import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, 'server');

/** The tables that each feature owns: other features call its entry module. */
const OWNED: Record<string, string[]> = {
  assets: ['assets'],
  audit: ['auditLog'],
  auth: [
    'adminUsers',
    'authChallenges',
    'loginAttempts',
    'passkeys',
    'recoveryCodes',
    'sessions',
    'totpSecrets',
    'trustedBrowsers',
  ],
  blog: ['blogPostAssets', 'blogPostTags', 'blogPosts', 'blogRedirects', 'blogRevisions', 'tags'],
  booking: [
    'blockedDates',
    'blockedTimes',
    'bookingSettings',
    'businessHours',
    'calendarFeed',
    'consultationBookings',
    'meetingTypes',
    'meetingRedirects',
    'slotOverrides',
  ],
  calendars: ['calendarBusy', 'calendarEvents', 'calendarUnreadEvents', 'calendarWrites', 'calendars'],
  chat: ['chatAnswerTests', 'chatMessages', 'chatSessions'],
  content: ['contentDocuments', 'contentRedirects', 'contentRevisions'],
  delivery: ['outages', 'outbox'],
  drafts: ['drafts'],
  leads: ['contacts', 'interests', 'leads', 'replies', 'totals'],
  model: ['chatUsage'],
  newsletter: [
    'newsletterCounts',
    'newsletterRecipients',
    'newsletterRemovedMails',
    'newsletterRevisions',
    'newsletterSubscribers',
    'newsletters',
    'suppressedAddresses',
  ],
  oauth: ['oauthAuthCodes', 'oauthClients', 'oauthGrants', 'oauthTokens'],
  overview: ['dailyCounts', 'pageViews'],
  people: ['erasedAddresses'],
  popups: ['popupCounts', 'popupNotifications'],
  'post-transfer': ['formerPostPaths', 'importedPosts'],
  settings: ['siteSettings'],
};

/** Folders and files that may query any table: what is stored about one person, a restore, and Captain's figures. */
const ANY_TABLE = ['people/', 'operations/after-restore.ts', 'overview/'];

/** Tables that another feature queries, each for a reason. */
const EXCEPTIONS: Record<string, string[]> = {
  // Where a file is used, and putting another one there.
  assets: ['blogPostAssets', 'blogPosts', 'contentDocuments', 'drafts', 'newsletters'],
  // The size of a cover, joined.
  blog: ['assets'],
  // The time zone of all-day events, the owner's events among bookings, and their own addresses.
  calendars: ['adminUsers', 'bookingSettings', 'consultationBookings'],
  // A chat makes a lead in its own transaction.
  chat: ['leads'],
  // Conditions of the legal texts, and the size of pictures.
  content: ['assets', 'calendars', 'oauthGrants'],
  // The owner's switches for mail.
  delivery: ['bookingSettings'],
  // The timeline of an address.
  leads: ['chatMessages', 'chatSessions', 'consultationBookings', 'newsletterSubscribers'],
  // Interests of subscribers are kept with those of leads; an erased address may subscribe again; who gets a test mail.
  newsletter: ['adminUsers', 'erasedAddresses', 'interests'],
  // A token counts while its captain is active, joined.
  oauth: ['adminUsers'],
  // Posts that were imported before.
  'post-transfer': ['blogPosts'],
  // The owner's switches for mail.
  settings: ['bookingSettings'],
};

const QUERY = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|replaceInto)\(\s*'(\w+)/g;

test('each table is queried by the feature that owns it, and by no other without a reason', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!db\/)[\w-]+\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const owners = new Map(Object.entries(OWNED).flatMap(([feature, tables]) => tables.map((table) => [table, feature])));
  const foreign: Record<string, string[]> = {};
  for (const file of files) {
    const [feature = ''] = file.split('/', 1);
    for (const [, table = ''] of readFileSync(join(SERVER, file), 'utf8').matchAll(QUERY)) {
      const isForeign = owners.get(table) !== feature && !ANY_TABLE.some((place) => file.startsWith(place));
      if (isForeign) foreign[feature] = [...new Set([...(foreign[feature] ?? []), table])].sort();
    }
  }
  expect(foreign).toEqual(EXCEPTIONS);
});
