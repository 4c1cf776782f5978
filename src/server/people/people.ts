import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hashAddress, insertErased } from '#server/db/opt-outs.ts';
import { deleteLead } from '#server/leads/leads.ts';
import type { ErasedPerson, Person, PersonRecord, PersonSection } from '#shared/people.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import {
  countMentions,
  deleteOutboxOf,
  findSuppression,
  forgetInNewsletters,
  listBookingsOf,
  listChatMessagesOf,
  listChatsOf,
  listInterestsOf,
  listIssuesSentTo,
  listLeadsOf,
  listMessagesOf,
  listOutboxOf,
  listSubscriptionsOf,
  removeMentions,
} from './queries.ts';

const REPLACEMENT = '[erased]';
/** Columns whose numbers are times. */
const TIMES = /(?:At|_at)$/;

/** Everything that is stored about an address, whatever its capitals; sections without records are left out. */
export async function findPerson({ db }: Pick<AppContext, 'db'>, email: string): Promise<Person> {
  const sections = await listSections(db, email);
  return {
    email,
    sections: sections.filter(({ records }) => records.length > 0),
    mentions: await countMentions(db, email),
  };
}

async function listSections(db: Db, email: string): Promise<PersonSection[]> {
  const chats = await listChatsOf(db, email);
  const chatMessages = await listChatMessagesOf(
    db,
    chats.map(({ id }) => id),
  );
  const suppression = await findSuppression(db, hashAddress(email));
  const section = (title: string, rows: object[], name: (row: never) => string): PersonSection => ({
    title,
    records: rows.map((row) => toRecord(row, name(row as never))),
  });
  return [
    section('Lead', await listLeadsOf(db, email), () => 'Entry in the list of leads'),
    section('Messages', await listMessagesOf(db, email), () => 'Message of the contact form'),
    section('Bookings', await listBookingsOf(db, email), () => 'Booking'),
    section('Newsletter', await listSubscriptionsOf(db, email), () => 'Subscription with its consent'),
    section('Newsletter interests', await listInterestsOf(db, email), () => 'Page where the address was left'),
    section('Issues', await listIssuesSentTo(db, email), ({ subject }: { subject: string }) => subject || 'Issue'),
    section('Suppression', suppression ? [suppression] : [], () => 'The newsletter is not sent to this address'),
    section('Chats', chats, () => 'Conversation with the bot'),
    section('Chat messages', chatMessages, ({ type }: { type: string }) => (type === 'user' ? 'Visitor' : 'Bot')),
    section('Outbox', await listOutboxOf(db, email), ({ event }: { event: string }) => event),
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
 * texts of others, which become "[erased]". Erasing an address that is not there is no error: mentions may be.
 */
export async function erasePerson(ctx: AppContext, email: string): Promise<ErasedPerson> {
  const now = ctx.clock.now();
  const hash = hashAddress(email);
  const result = await ctx.db.transaction().execute(async (trx) => {
    const sections = await listSections(trx, email);
    const counts = sections.flatMap(({ title, records }) =>
      records.length > 0 && title !== 'Suppression' ? [[title, records.length] as const] : [],
    );
    for (const { id, email: stored } of await listLeadsOf(trx, email)) await deleteLead(trx, id, stored);
    await deleteOutboxOf(trx, email);
    await forgetInNewsletters(trx, email);
    const mentions = await removeMentions(trx, email, REPLACEMENT);
    await insertErased(trx, { hash, erasedAt: now });
    return {
      erased: Object.fromEntries(mentions > 0 ? [...counts, ['Mentions in texts', mentions]] : counts),
      isSuppressed: (await findSuppression(trx, hash)) !== undefined,
    };
  });
  ctx.publicContent.changed();
  return { email, erased: result.erased, remains: remainsOf(ctx, result.isSuppressed) };
}

function remainsOf({ config }: AppContext, isSuppressed: boolean): string[] {
  const days = listDailyCopies(config.DATA_DIR);
  return [
    'A hash of the address (SHA-256): a backup that is restored later erases it again, and nobody can read the address from it.',
    ...(isSuppressed ? ['The same hash in the list of suppressed addresses, so that no import brings it back.'] : []),
    ...(days.length > 0
      ? [`The daily copies on this machine (${days[0]} to ${days.at(-1)}) until they are replaced, within 14 days.`]
      : []),
    'Copies that you keep elsewhere: backups, a Litestream replica, exports.',
    'Mails that were sent, in the mailboxes of those who got them, and what n8n or another program received.',
  ];
}

function listDailyCopies(dataDir: string): string[] {
  try {
    return readdirSync(join(dataDir, 'backups'))
      .flatMap((name) => /^daily-(\d{4}-\d{2}-\d{2})\.db$/.exec(name)?.[1] ?? [])
      .sort();
  } catch {
    return [];
  }
}
