import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import type { AppContext } from '#server/context.ts';
import { parseInput } from '#server/http/body.ts';
import { hashAddress } from '#server/people/people.ts';
import { AppError } from '#shared/errors.ts';
import {
  ConsentStatement,
  type ImportCounts,
  type ImportMapping,
  type SubscriberImport,
  type SubscribersInput,
} from '#shared/subscriber.schema.ts';
import { EmailInput } from '#shared/text.schema.ts';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { insertImported, insertInterest, listKnownEmails } from './queries.ts';
import { listBlockedHashes } from './suppression-queries.ts';

/** Rows checked at once, and stored in one transaction: visitors are answered in between. */
const BATCH = 500;
const PROBLEMS_SHOWN = 20;
const ROWS_MAX = 200_000;

/** Names of columns that are recognized, in lower case. */
const GUESSES: Record<keyof ImportMapping, RegExp> = {
  email: /^(?:e-?mail(?: ?-?address|adresse)?|address|adresse|mail)$/,
  page: /^(?:page|source|seite|quelle)$/,
  consentAt: /^(?:consentat|confirmedat|createdat|consent|opt-?in(?: ?(?:time|date))?|confirm_time|date|datum)$/,
};

interface Row {
  email: string;
  page: string | null;
  consentAt: UnixSeconds;
}

/**
 * Imports addresses from a CSV file as subscribers, with the statement on their consent as proof. Suppressed and erased addresses and those
 * that ever subscribed stay as they are. An import that was interrupted can be repeated.
 *
 * @param isDryRun true for a dry run: counts only.
 * @throws AppError `bad_request` without addresses or, except for a dry run, without the statement.
 */
export async function importSubscribers(
  ctx: AppContext,
  input: SubscribersInput,
  isDryRun: boolean,
): Promise<SubscriberImport> {
  const consent = isDryRun ? '' : parseInput(ConsentStatement, input.consent);
  const [head, ...lines] = readCsv(input.csv);
  if (!head) throw new AppError('bad_request', 'This file is empty');
  if (lines.length > ROWS_MAX) throw new AppError('bad_request', `Please import at most ${ROWS_MAX} lines at once`);
  // A file with one column may have no names of columns.
  const hasHead = !head.cells.some((cell) => EmailInput.safeParse(cell).success);
  const columns = hasHead ? head.cells : head.cells.map((_cell, index) => `Column ${index + 1}`);
  const mapping = hasHead ? mappingOf(columns, input.mapping) : unnamedMapping(head, columns, input.mapping);
  const now = ctx.clock.now();
  const read = await readRows(hasHead ? lines : [head, ...lines], columns, mapping, now);
  const counts: ImportCounts = { new: 0, known: 0, invalid: read.invalid, suppressed: 0, duplicates: read.duplicates };
  for (let index = 0; index < read.rows.length; index += BATCH) {
    await importBatch(ctx, read.rows.slice(index, index + BATCH), counts, isDryRun ? undefined : consent);
    await setImmediate();
  }
  return { columns, mapping, counts, problems: read.problems };
}

async function importBatch(
  ctx: AppContext,
  rows: Row[],
  counts: ImportCounts,
  consent: string | undefined,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const hashes = rows.map(({ email }) => hashAddress(email));
    const blocked = await listBlockedHashes(trx, hashes);
    const allowed = rows.filter((_, index) => !blocked.has(hashes[index]!));
    counts.suppressed += rows.length - allowed.length;
    const emails = allowed.map(({ email }) => email);
    const known = await listKnownEmails(trx, emails);
    const added = allowed.filter(({ email }) => !known.has(email.toLowerCase()));
    counts.known += allowed.length - added.length;
    counts.new += added.length;
    if (consent === undefined || added.length === 0) return;
    const proven = added.map((row) => ({ ...row, consentPage: row.page, consentText: consent }));
    await insertImported(trx, proven, ctx.clock.now());
    for (const { email, page } of added) if (page) await insertInterest(trx, email, page, ctx.clock.now());
  });
}

async function readRows(lines: CsvLine[], columns: string[], mapping: ImportMapping, now: UnixSeconds) {
  const at = (name: string | null) => (name === null ? -1 : columns.indexOf(name));
  const [emailAt, pageAt, consentAt] = [at(mapping.email), at(mapping.page), at(mapping.consentAt)];
  if (emailAt === -1) {
    const message = 'Please select the column with the addresses';
    throw new AppError('bad_request', message, { issues: [{ path: 'mapping.email', message }], details: { columns } });
  }
  const rows: Row[] = [];
  const seen = new Set<string>();
  const problems: SubscriberImport['problems'] = [];
  let [invalid, duplicates] = [0, 0];
  const refuse = (line: number, value: string, message: string) => {
    if (problems.length < PROBLEMS_SHOWN) problems.push({ line, value: value.slice(0, 100), message });
  };
  for (const [index, { line, cells }] of lines.entries()) {
    if (index % BATCH === 0) await setImmediate();
    const given = cells[emailAt] ?? '';
    const parsed = EmailInput.safeParse(given);
    if (!parsed.success) {
      invalid += 1;
      refuse(line, given, parsed.error.issues[0]?.message ?? 'This is no address');
      continue;
    }
    const email = parsed.data;
    if (seen.has(email.toLowerCase())) {
      duplicates += 1;
      refuse(line, given, 'This address is in the file more than once');
      continue;
    }
    seen.add(email.toLowerCase());
    rows.push({ email, page: cells[pageAt] || null, consentAt: momentOf(cells[consentAt]) ?? now });
  }
  return { rows, invalid, duplicates, problems };
}

/** The owner's choice of columns; a column that was not asked about is recognized by its name. */
function mappingOf(columns: string[], chosen: SubscribersInput['mapping']): ImportMapping {
  const find = (field: keyof ImportMapping) => {
    const choice = chosen?.[field];
    if (choice !== undefined) return choice !== null && columns.includes(choice) ? choice : null;
    return columns.find((name) => GUESSES[field].test(name.toLowerCase())) ?? null;
  };
  return { email: find('email'), page: find('page'), consentAt: find('consentAt') };
}

function unnamedMapping(head: CsvLine, columns: string[], chosen: SubscribersInput['mapping']): ImportMapping {
  const index = head.cells.findIndex((cell) => EmailInput.safeParse(cell).success);
  return mappingOf(columns, { page: null, consentAt: null, email: columns[index] ?? null, ...chosen });
}

function momentOf(text: string | undefined): UnixSeconds | undefined {
  const date = new Date(text || Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : toUnixSeconds(date);
}

const DELIMITERS = [',', ';', '\t'];

/** A line of a CSV file: its number in the file, and its cells without blanks around them. */
interface CsvLine {
  line: number;
  cells: string[];
}

/**
 * Reads CSV (RFC 4180) with commas, semicolons or tabs, whichever the first line has most of. Empty lines are left out.
 *
 * @throws AppError `bad_request` when quotes are not closed or not doubled.
 */
export function readCsv(text: string): CsvLine[] {
  // csv-parse counts `\r\n` within quotes as two lines.
  const content = text.replace(/\r\n?/g, '\n');
  const found: CsvLine[] = [];
  try {
    parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      record_delimiter: '\n',
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record(cells: string[], { lines }) {
        found.push({ line: lines - cells.join('').split('\n').length + 1, cells });
        return null;
      },
    });
    return found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('bad_request', `This is no valid CSV: ${error.message}`);
  }
}

function delimiterOf(content: string): string {
  const first = content.split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
