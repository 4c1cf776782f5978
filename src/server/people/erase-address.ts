import type { OpenDatabase } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { addressesIn, containsAddress, withoutAddress } from './address-text.ts';
import { hashAddress, type OptOuts } from './opt-outs.ts';

type Sqlite = OpenDatabase['sqlite'];

/** A column with texts. */
interface TextColumn {
  table: string;
  column: string;
}

/** Tables that hold nothing of visitors, or what the owner needs to log in and to be reached. */
const OWN_TABLES = new Set([
  'admin_users',
  'site_settings',
  'calendars',
  'sessions',
  'login_attempts',
  'erased_addresses',
]);
/** Columns that are one address: whose it is decides, and no part of it is replaced. */
const ADDRESS_COLUMNS = new Set(['email', 'recipient']);
/** Rows that belong to an address alone. The outbox goes first: deleting a booking adds a message that removes it from the owner's calendars. */
const DELETIONS = [
  'delete from outbox where recipient = @email collate nocase',
  "delete from outbox where payload ->> '$.email' = @email collate nocase",
  `delete from outbox where booking_id in (select id from consultation_bookings where email = @email collate nocase)`,
  'delete from replies where email = @email',
  'delete from contacts where email = @email collate nocase',
  'delete from consultation_bookings where email = @email collate nocase',
  'delete from newsletter_subscribers where email = @email collate nocase',
  'delete from interests where email = @email collate nocase',
  'delete from chat_sessions where email = @email collate nocase',
  'delete from leads where email = @email collate nocase',
  `update newsletter_recipients
    set state = iif(state = 'pending', 'unsubscribed', state), subscriber_id = null, email = null, response = null
    where email = @email collate nocase`,
  'update suppressed_addresses set email = null where email = @email collate nocase',
];
const NEVER_CHANGED = 'audit_log_is_never_changed';

const prepared = new WeakSet<Sqlite>();

/**
 * Deletes everything of an address, whatever its capitals. Call it in a transaction.
 *
 * @param mentions `replace` puts "[erased]" into texts of others that name the address; `keep` leaves them.
 * @returns how many texts were changed.
 */
export function eraseAddress(sqlite: Sqlite, email: string, { mentions }: { mentions: 'replace' | 'keep' }): number {
  for (const statement of DELETIONS) sqlite.prepare(statement).run({ email });
  return mentions === 'replace' ? replaceMentions(sqlite, email) : 0;
}

/** How many texts that belong to others mention an address, by table. */
export function countMentions(sqlite: Sqlite, email: string): Map<string, number> {
  const counts = new Map<string, number>();
  prepareFunctions(sqlite);
  for (const { table, column } of listTextColumns(sqlite).filter(isFreeText)) {
    const counted = `"${table}" where ${isMentioned(column)} and not (${isTheirs(sqlite, table)})`;
    const counting = sqlite.prepare<object, number>(`select count(*) from ${counted}`).pluck();
    const count = counting.get(mentionParameters(email)) ?? 0;
    if (count > 0) counts.set(table, (counts.get(table) ?? 0) + count);
  }
  return counts;
}

/**
 * Erases the addresses with these hashes from a database file that is older than their erasure. Records from after the erasure stay:
 * the person came back.
 *
 * @returns how many addresses were found.
 */
export function eraseHashed(sqlite: Sqlite, erased: OptOuts['erased']): number {
  const times = new Map(erased.map(({ hash, erasedAt }) => [hash, erasedAt]));
  if (times.size === 0) return 0;
  const found = findHashed(sqlite, times);
  const firstAt = sqlite
    .prepare<string, UnixSeconds>('select first_at from leads where email = ? collate nocase')
    .pluck();
  const older = [...found].filter(([email, erasedAt]) => (firstAt.get(email) ?? 0) <= erasedAt);
  for (const [email] of older) eraseAddress(sqlite, email, { mentions: 'replace' });
  return older.length;
}

function findHashed(sqlite: Sqlite, times: Map<string, UnixSeconds>): Map<string, UnixSeconds> {
  const found = new Map<string, UnixSeconds>();
  for (const { table, column } of listTextColumns(sqlite)) {
    const texts = sqlite.prepare<[], string>(`select "${column}" from "${table}" where "${column}" like '%@%'`).pluck();
    for (const text of texts.iterate()) {
      for (const address of addressesIn(text)) {
        const erasedAt = times.get(hashAddress(address));
        if (erasedAt !== undefined) found.set(address.toLowerCase(), erasedAt);
      }
    }
  }
  return found;
}

function replaceMentions(sqlite: Sqlite, email: string): number {
  prepareFunctions(sqlite);
  let changed = 0;
  const parameters = mentionParameters(email);
  for (const { table, column } of listTextColumns(sqlite).filter(isFreeText)) {
    const mentioning = `where ${isMentioned(column)}`;
    const update = `update "${table}" set "${column}" = without_address("${column}", @email) ${mentioning}`;
    const change = () => sqlite.prepare(update).run(parameters).changes;
    if (table !== 'audit_log') changed += change();
    else if (sqlite.prepare(`select 1 from audit_log ${mentioning}`).get(parameters)) {
      changed += withoutTrigger(sqlite, NEVER_CHANGED, change);
    }
  }
  return changed;
}

/** Entries of the audit log are never changed, except for this. */
function withoutTrigger(sqlite: Sqlite, name: string, change: () => number): number {
  const definition = sqlite.prepare<[string], string>('select sql from sqlite_schema where name = ?').pluck().get(name);
  if (!definition) return change();
  sqlite.exec(`drop trigger ${name}`);
  const changed = change();
  sqlite.exec(definition);
  return changed;
}

function listTextColumns(sqlite: Sqlite): TextColumn[] {
  return sqlite
    .prepare<[], TextColumn>(
      `select tables.name as "table", columns.name as "column"
       from sqlite_schema as tables join pragma_table_info(tables.name) as columns
       where tables.type = 'table' and tables.name not like 'sqlite%' and upper(columns.type) = 'TEXT'`,
    )
    .all()
    .filter(({ table }) => !OWN_TABLES.has(table));
}

function isFreeText({ column }: TextColumn): boolean {
  return !ADDRESS_COLUMNS.has(column);
}

function isMentioned(column: string): string {
  return `"${column}" like @pattern escape '\\' and mentions_address("${column}", @email)`;
}

/** Rows that go with the person. */
function isTheirs(sqlite: Sqlite, table: string): string {
  if (table === 'chat_messages') {
    return 'session_id in (select id from chat_sessions where email = @email collate nocase)';
  }
  if (table === 'outbox') {
    return `coalesce(recipient = @email collate nocase, 0) or coalesce(payload ->> '$.email' = @email collate nocase, 0)
      or coalesce(booking_id in (select id from consultation_bookings where email = @email collate nocase), 0)`;
  }
  const hasAddress = sqlite.prepare(`select 1 from pragma_table_info(?) where name = 'email'`).get(table);
  return hasAddress ? 'coalesce(email = @email collate nocase, 0)' : '0';
}

/**
 * Parameters of `isMentioned`. `like` finds candidates quickly, but ignores the case of ASCII letters only: its pattern is the ASCII part of
 * the address around the @.
 */
function mentionParameters(email: string) {
  const ascii = /[\x21-\x7e]*@[\x21-\x7e]*/.exec(email)?.[0] ?? '@';
  return { email, pattern: `%${ascii.replace(/[\\%_]/g, '\\$&')}%` };
}

function prepareFunctions(sqlite: Sqlite): void {
  if (prepared.has(sqlite)) return;
  prepared.add(sqlite);
  const options = { deterministic: true };
  sqlite.function('mentions_address', options, (text, email) => (containsAddress(String(text), String(email)) ? 1 : 0));
  sqlite.function('without_address', options, (text, email) => withoutAddress(String(text), String(email)));
}
