import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import { markUnclean } from '#server/db/clean-copies.ts';
import { countMentions, eraseAddress } from '#server/db/erase-address.ts';
import type { Db } from '#server/db/open.ts';
import { hashAddress, insertErased } from '#server/db/opt-outs.ts';
import { mailboxOf } from '#server/delivery/delivery.ts';
import { cleanCopiesInWorker } from '#server/operations/operations.ts';
import type { ErasedPerson, Person, PersonRecord, PersonSection } from '#shared/people.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import {
  findSuppression,
  isCaptainAddress,
  listBookingsOf,
  listChatMessagesOf,
  listChatsOf,
  listInterestsOf,
  listIssuesSentTo,
  listLeadsOf,
  listMessagesOf,
  listOutboxOf,
  listRelated,
  listSubscriptionsOf,
} from './queries.ts';

/** The answer to an erasure waits so long for the copies. */
const COPIES_WAIT_MS = 8_000;
/** Columns whose numbers are times. */
const TIMES = /(?:At|Since|_at)$/;

/** Everything that is stored about an address, whatever its capitals; sections without records are left out. */
export async function findPerson(ctx: AppContext, email: string): Promise<Person> {
  const sections = await listSections(ctx.db, email);
  return {
    email,
    sections: sections.filter(({ records }) => records.length > 0),
    mentions: listMentions(ctx, email),
    related: (await listRelated(ctx.db, email)).filter(
      (other) => other.toLowerCase() !== email.toLowerCase() && mailboxOf(other) === mailboxOf(email),
    ),
    isOwn: await isOwnAddress(ctx, ctx.db, email),
  };
}

/** Where others, or the owner, have written an address. */
function listMentions({ database }: AppContext, email: string): Person['mentions'] {
  const counts = new Map<string, number>();
  for (const [table, count] of countMentions(database.sqlite, email)) {
    const where = MENTIONED_IN[table] ?? table.replaceAll('_', ' ');
    counts.set(where, (counts.get(where) ?? 0) + count);
  }
  return [...counts].map(([where, count]) => ({ where, count }));
}

/** Tables in words for the owner. */
const MENTIONED_IN: Record<string, string> = {
  contacts: 'messages of others',
  consultation_bookings: 'bookings of others',
  chat_messages: 'chats',
  chat_sessions: 'chats',
  leads: 'the list of leads',
  newsletter_recipients: 'answers of mail servers',
  suppressed_addresses: 'reasons why addresses are suppressed',
  outbox: 'messages of the outbox about others',
  audit_log: 'the audit log',
  newsletters: 'issues of the newsletter',
  newsletter_revisions: 'versions of issues',
  content_documents: 'texts of your pages',
  content_revisions: 'versions of your pages',
  blog_posts: 'posts',
  blog_revisions: 'versions of posts',
  popup_notifications: 'popups',
  assets: 'names of uploaded files',
};

/** Addresses that the site itself needs. */
async function isOwnAddress({ config, settings }: AppContext, db: Db, email: string): Promise<boolean> {
  const own = [settings.site().email, config.OWNER_EMAIL, config.MAIL_FROM ?? ''].map((text) => text.toLowerCase());
  return own.some((text) => text.includes(email.toLowerCase())) || (await isCaptainAddress(db, email));
}

async function listSections(db: Db, email: string): Promise<PersonSection[]> {
  const chats = await listChatsOf(db, email);
  const chatMessages = await listChatMessagesOf(
    db,
    chats.map(({ id }) => id),
  );
  const suppression = await findSuppression(db, hashAddress(email));
  const section = <T extends object>(title: string, rows: T[], name: (row: T) => string): PersonSection => ({
    title,
    records: rows.map((row) => toRecord(row, name(row))),
  });
  return [
    section('Lead', await listLeadsOf(db, email), () => 'Entry in the list of leads'),
    section('Messages', await listMessagesOf(db, email), () => 'Message of the contact form'),
    section('Bookings', await listBookingsOf(db, email), () => 'Booking'),
    section('Newsletter', await listSubscriptionsOf(db, email), () => 'Subscription with its consent'),
    section('Newsletter interests', await listInterestsOf(db, email), () => 'Page where the address was left'),
    section('Issues', await listIssuesSentTo(db, email), ({ subject }) => subject || 'Issue'),
    section('Suppression', suppression ? [suppression] : [], () => 'The newsletter is not sent to this address'),
    section('Chats', chats, () => 'Conversation with the bot'),
    section('Chat messages', chatMessages, ({ type }) => (type === 'user' ? 'Visitor' : 'Bot')),
    section('Outbox', await listOutboxOf(db, email), ({ event }) => event),
  ];
}

/** A row with its times as ISO 8601 and without what is empty or only a key of the database. */
function toRecord(row: object, title: string): PersonRecord {
  const fields: PersonRecord['fields'] = {};
  let at: string | null = null;
  for (const [name, value] of Object.entries(row)) {
    if (value === null || value === '' || name === 'tokenHash' || name === 'throttleKey') continue;
    const shown = typeof value === 'number' && TIMES.test(name) ? toIso(value as UnixSeconds) : value;
    fields[name] = typeof shown === 'number' ? shown : String(shown);
    if (name === 'createdAt' || name === 'at' || name === 'firstAt') at ??= String(shown);
  }
  return { at, title, fields };
}

/**
 * Erases an address everywhere in the database, in one transaction: its records, messages about it in the outbox, and mentions of it in
 * texts of others, which become "[erased]"; then in the copies of the database. An address without records is no error: texts may
 * mention it.
 */
export async function erasePerson(ctx: AppContext, email: string): Promise<ErasedPerson> {
  const { sqlite } = ctx.database;
  const hash = hashAddress(email);
  if (!sqlite.memory) markUnclean(ctx.config.DATA_DIR);
  const result = await ctx.db.transaction().execute(async (trx) => {
    const sections = await listSections(trx, email);
    const counts = sections.flatMap(({ title, records }) =>
      records.length > 0 && title !== 'Suppression' ? [[title, records.length] as const] : [],
    );
    const isOwn = await isOwnAddress(ctx, trx, email);
    const changed = eraseAddress(sqlite, email, { mentions: isOwn ? 'keep' : 'replace' });
    await insertErased(trx, { hash, erasedAt: ctx.clock.now() });
    return {
      erased: Object.fromEntries(changed > 0 ? [...counts, ['Mentions in texts', changed]] : counts),
      isSuppressed: (await findSuppression(trx, hash)) !== undefined,
      isOwn,
    };
  });
  await ctx.content.reload();
  ctx.publicContent.changed();
  // Bookings leave the owner's calendars.
  ctx.outbox.wake();
  return { email, erased: result.erased, remains: remainsOf(ctx, result), copies: await cleanCopies(ctx) };
}

async function cleanCopies(ctx: AppContext): Promise<string> {
  if (ctx.database.sqlite.memory) return 'There are no copies.';
  const timeout = new AbortController();
  const cleaned = await Promise.race([
    cleanCopiesInWorker(ctx),
    setTimeout(COPIES_WAIT_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
  ]);
  timeout.abort();
  const newest = 'The newest copy follows within ten seconds.';
  if (!cleaned) return `The older copies on this machine are being cleaned now. ${newest}`;
  if (cleaned.failed.length > 0) {
    return `Some copies on this machine could not be cleaned and still hold this person (${cleaned.failed.join('; ')}). It is tried again every night.`;
  }
  return cleaned.cleaned > 0
    ? `Erased from ${cleaned.cleaned} older ${cleaned.cleaned === 1 ? 'copy' : 'copies'} on this machine too. ${newest}`
    : `No older copy on this machine held this person. ${newest}`;
}

function remainsOf(
  { config }: AppContext,
  { isSuppressed, isOwn }: { isSuppressed: boolean; isOwn: boolean },
): string[] {
  const { LITESTREAM_REPLICA_URL, WEBHOOK_URL } = config;
  return [
    'A hash of the address (SHA-256): a backup that is restored later erases it again, and nobody can read the address from it.',
    ...(isSuppressed ? ['The same hash in the list of suppressed addresses, so that no import brings it back.'] : []),
    ...(isOwn
      ? ['The address itself in Settings, User Management or your texts: it is the site’s or a captain’s own.']
      : []),
    'Counts without names: how many messages, bookings and chats there were on a day.',
    ...(LITESTREAM_REPLICA_URL ? ['The Litestream replica keeps what was replaced for a day.'] : []),
    'Copies that you keep elsewhere: backups, exports, pictures and files that were uploaded.',
    `Mails that were sent, in the mailboxes of those who got them${WEBHOOK_URL ? ', and what your webhook received' : ''}. Programs that you connected may have read it.`,
  ];
}
