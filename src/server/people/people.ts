import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { markForRewrite } from '#server/db/rewrite.ts';
import { mailboxOf } from '#server/delivery/delivery.ts';
import { COPIES_DAYS, findCopies, rewrite } from '#server/operations/operations.ts';
import { ENGLISH, formatDate } from '#shared/format.ts';
import type { ErasedPerson, Person, PersonRecord, PersonSection } from '#shared/people.schema.ts';
import { daysSinceEpoch, dayToIso, toIso, type UnixSeconds } from '#shared/time.ts';
import { withinMs } from '#shared/within.ts';
import { containsAddress } from './address-text.ts';
import { countMentions, eraseAddress } from './erase-address.ts';
import { hashAddress, insertErased } from './opt-outs.ts';
import {
  findErasure,
  findSuppressionByHash,
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
  listRepliesTo,
  listSubscriptionsOf,
} from './queries.ts';

export { withoutAddress, withoutAddresses } from './address-text.ts';
export { eraseHashed } from './erase-address.ts';
export { hashAddress, insertErased, type OptOuts, readOptOuts } from './opt-outs.ts';

/** The answer to an erasure waits this long for the database to be rewritten. */
const REWRITE_WAIT_MS = 8_000;
/** Columns whose numbers are times. */
const TIMES = /(?:At|Since|_at)$/;

/** Everything that is stored about an address, whatever its capitals; sections without records are left out. */
export async function findPerson(ctx: AppContext, email: string): Promise<Person> {
  const sections = await listSections(ctx.db, email);
  const erasure = await findErasure(ctx.db, hashAddress(email));
  return {
    email,
    erased: erasure ? { at: erasure.erasedAt, copiesGoneOn: goneOn(erasure.erasedAt) } : null,
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
  replies: 'replies to others',
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
  const { from, replyTo } = settings.mail();
  const own = [settings.site().email, config.OWNER_EMAIL, from?.address ?? '', replyTo ?? ''];
  return own.some((text) => containsAddress(text, email)) || (await isCaptainAddress(db, email));
}

async function listSections(db: Db, email: string): Promise<PersonSection[]> {
  const chats = await listChatsOf(db, email);
  const chatIds = chats.map(({ id }) => id);
  const suppression = await findSuppressionByHash(db, hashAddress(email));
  const section = <T extends object>(title: string, rows: T[], name: (row: T) => string): PersonSection => ({
    title,
    records: rows.map((row) => toRecord(row, name(row))),
  });
  return [
    section('Lead', await listLeadsOf(db, email), () => 'Entry in the list of leads'),
    section('Messages', await listMessagesOf(db, email), () => 'Message of the contact form'),
    section('Replies', await listRepliesTo(db, email), () => 'Mail that was written to this person'),
    section('Bookings', await listBookingsOf(db, email), () => 'Booking'),
    section('Newsletter', await listSubscriptionsOf(db, email), () => 'Subscription with its consent'),
    section('Newsletter interests', await listInterestsOf(db, email), () => 'Page where the address was left'),
    section('Issues', await listIssuesSentTo(db, email), ({ subject }) => subject || 'Issue'),
    section('Suppression', suppression ? [suppression] : [], () => 'The newsletter is not sent to this address'),
    section('Chats', chats, () => 'Conversation with the bot'),
    section('Chat messages', await listChatMessagesOf(db, chatIds), ({ type }) =>
      type === 'user' ? 'Visitor' : 'Bot',
    ),
    section('Outbox', await listOutboxOf(db, email), ({ event }) => event),
  ];
}

/** A row with its times as ISO 8601 and without what is empty or only a key of the database. */
function toRecord(row: object, title: string): PersonRecord {
  const fields: PersonRecord['fields'] = {};
  let at: UnixSeconds | null = null;
  for (const [name, value] of Object.entries(row)) {
    if (value === null || value === '' || name === 'tokenHash' || name === 'mailbox') continue;
    fields[name] = toField(name, value);
    if (name === 'createdAt' || name === 'at' || name === 'firstAt') at ??= value;
  }
  return { at, title, fields };
}

/** A value as it is handed over: times as ISO 8601, lists as JSON, yes and no as 1 and 0. */
function toField(name: string, value: unknown): string | number {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return TIMES.test(name) ? toIso(value) : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Erases an address everywhere in the database, in one transaction: its records, messages about it in the outbox, and mentions of it in
 * texts of others, which become "[erased]". Then the database is rewritten and a snapshot taken. An address without records is no
 * error: texts may mention it.
 */
export async function erasePerson(ctx: AppContext, email: string): Promise<ErasedPerson> {
  const hash = hashAddress(email);
  const result = await ctx.db.transaction().execute(async (trx) => {
    const sections = await listSections(trx, email);
    const counts = sections.flatMap(({ title, records }) =>
      records.length > 0 && title !== 'Suppression' ? [[title, records.length] as const] : [],
    );
    const isOwn = await isOwnAddress(ctx, trx, email);
    const changed = await eraseIn(ctx, trx, email, { mentions: isOwn ? 'keep' : 'replace' });
    return {
      erased: Object.fromEntries(changed > 0 ? [...counts, ['Mentions in texts', changed]] : counts),
      isSuppressed: (await findSuppressionByHash(trx, hash)) !== undefined,
      isOwn,
    };
  });
  return { email, erased: result.erased, remains: remainsOf(ctx, result), ...(await finishErasure(ctx)) };
}

/**
 * Deletes everything of an address and records that it was erased: restores repeat it. Call `finishErasure` after the transaction.
 *
 * @param how see `eraseAddress`.
 * @returns how many texts of others were changed.
 */
export async function eraseIn(
  { database: { sqlite }, config, clock }: AppContext,
  trx: Db,
  email: string,
  how: Parameters<typeof eraseAddress>[2],
): Promise<number> {
  if (!sqlite.memory) markForRewrite(config.DATA_DIR);
  const changed = eraseAddress(sqlite, email, how);
  await insertErased(trx, { hash: hashAddress(email), erasedAt: clock.now() });
  return changed;
}

/**
 * Removes erased data from pages, the owner's calendars and the bytes of the database file, takes a snapshot, and says
 * which copies there are.
 */
export async function finishErasure(
  ctx: AppContext,
): Promise<Pick<ErasedPerson, 'copies' | 'copiesGoneOn' | 'automaticCopies' | 'ownCopies'>> {
  await ctx.content.reload();
  ctx.publicContent.changed();
  ctx.outbox.wake();
  const erasedAt = ctx.clock.now();
  if (ctx.database.sqlite.memory) {
    return { copies: 'There are no copies.', copiesGoneOn: null, automaticCopies: [], ownCopies: [] };
  }
  const rewritten = await withinMs(rewrite(ctx), REWRITE_WAIT_MS);
  const { automatic, own } = findCopies(ctx);
  const day = goneOn(erasedAt);
  const sentences = [
    ...describeRewrite(rewritten),
    automatic.length > 0
      ? `Older automatic copies may still hold this person: gone from automatic copies on ${formatDate(day, ENGLISH)}.`
      : 'There are no older automatic copies.',
    own.length > 0 && 'Copies that you made yourself stay: delete them when you do not need them any more.',
  ];
  return {
    copies: sentences.filter(Boolean).join(' '),
    copiesGoneOn: automatic.length > 0 ? day : null,
    automaticCopies: automatic,
    ownCopies: own,
  };
}

/** @param rewritten undefined while the database is still being rewritten. */
function describeRewrite(rewritten: Awaited<ReturnType<typeof rewrite>> | undefined): (string | false)[] {
  if (!rewritten) {
    return ['The database file is being rewritten now; the newest copy follows. You get a mail if that fails.'];
  }
  const { rewriteError, snapshotError } = rewritten;
  if (!rewriteError && !snapshotError) return ['The database file and the newest copy are clear.'];
  return [
    !!rewriteError &&
      `The database file could not be rewritten, so deleted texts may still be readable in its bytes (${rewriteError}). It is tried again every night.`,
    !!snapshotError &&
      `The newest copy could not be replaced and still holds this person (${snapshotError}). It is tried again within seconds.`,
  ];
}

/** The day, as `YYYY-MM-DD`, from which on no automatic copy holds a person who was erased. */
function goneOn(erasedAt: UnixSeconds): string {
  return dayToIso(daysSinceEpoch(erasedAt) + COPIES_DAYS);
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
    ...(LITESTREAM_REPLICA_URL
      ? [
          'The Litestream replica, and its working files in the folder .site.db-litestream, keep what was replaced for a day.',
        ]
      : []),
    'Copies that you keep elsewhere: backups, exports, pictures and files that were uploaded.',
    `Mails that were sent, in the mailboxes of those who got them${WEBHOOK_URL ? ', and what your webhook received' : ''}. Programs that you connected may have read it.`,
  ];
}
