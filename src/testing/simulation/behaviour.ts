import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CALLS } from '#shared/calls.ts';
import { logIn } from './actors/captains.ts';
import { findThing } from './actors/each-call.ts';
import { DAY, OWNER, type World } from './world.ts';

/** Values that a column has in its rows are listed up to here. */
const FEW = 6;
/** Seconds of 2001: what is larger is a time. */
const FIRST_TIME = 1e9;

/**
 * State at the end of a run: columns of the database, and what the owner's calls answer. What follows from the clock of the machine or
 * from chance is left out.
 */
export async function describeState(world: World): Promise<string[]> {
  return [...describeTables(world), ...(await describeAnswers(world))];
}

/** Events of a run: answers by call and status, mails and webhooks by event and recipient. */
export function describeEvents(world: World): string[] {
  return [...describeCalls(world), ...describeMails(world)];
}

const TEMPLATES = CALLS.map(({ method, path }) => ({
  name: `${method} /api${path}`,
  pattern: new RegExp(`^${method} /api${path.replace(/:\w+(\{[^}]*\})?/g, '[^/]+')}$`),
}));

/** Requests by call and status; other addresses by their first part. */
function describeCalls({ log }: World): string[] {
  const counts = new Map<string, number>();
  for (const line of log.lines()) {
    const [, method, path, status] = /^\S+ \S+ ([A-Z]+) (\/[^?\s]*)\S* → (\d+)/.exec(line) ?? [];
    const [, event] = /^\S+ \S+ (webhook taken: .+)$/.exec(line) ?? [];
    if (method && path && status) {
      const sent = `${method} ${path}`;
      const call = TEMPLATES.find(({ name, pattern }) => name === sent || pattern.test(sent))?.name;
      count(counts, `call ${call ?? `${method} ${/^\/[\w.-]*/.exec(path)?.[0]}`} ${status}`);
    } else if (event) count(counts, event);
  }
  return [...counts].map(([name, times]) => `${name}: ${times}`);
}

/** Mails by event and recipient, with their words. */
function describeMails({ mail }: World): string[] {
  const counts = new Map<string, { mails: number; words: number; subjects: number }>();
  for (const { event, to, text, subject } of mail.mails) {
    const role = to === OWNER ? 'the owner' : to.endsWith('@mail.example') ? 'a visitor' : 'somebody else';
    const sum = counts.get(`mail ${event} to ${role}`) ?? { mails: 0, words: 0, subjects: 0 };
    counts.set(`mail ${event} to ${role}`, {
      mails: sum.mails + 1,
      words: sum.words + wordsIn(text),
      subjects: sum.subjects + wordsIn(subject),
    });
  }
  return [...counts].map(
    ([name, { mails, words, subjects }]) => `${name}: ${mails}, ${subjects} words in subjects, ${words} in texts`,
  );
}

function describeTables({ disk }: World): string[] {
  const database = new Database(join(disk.folder, 'site.db'), { readonly: true });
  try {
    const tables = database
      .prepare(
        "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'",
      )
      .pluck()
      .all() as string[];
    return tables.flatMap((table) => {
      const rows = database.prepare(`select * from "${table}"`).all() as Record<string, unknown>[];
      const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
      return [
        `table ${table}: ${rows.length} rows`,
        ...columns.map((column) => `table ${table}.${column}: ${describeColumn(rows.map((row) => row[column]))}`),
      ];
    });
  } finally {
    database.close();
  }
}

function describeColumn(all: unknown[]): string {
  const values = all.filter((value) => value !== null && value !== '');
  const filled = `${values.length} filled`;
  if (values.some((value) => Buffer.isBuffer(value))) return filled;
  if (values.every((value) => typeof value === 'number' && value > FIRST_TIME)) {
    const days = new Set(values.map((value) => Math.floor(Number(value) / (DAY / 1000))));
    return `${filled}, ${days.size} days`;
  }
  const different = new Map<string, number>();
  for (const value of values) count(different, String(value));
  if (different.size <= FEW && [...different.keys()].every((value) => value.length <= 24))
    return (
      [...different]
        .sort()
        .map(([value, times]) => `${JSON.stringify(value)} ${times}`)
        .join(', ') || filled
    );
  const words = values.reduce((sum: number, value) => sum + wordsIn(String(value)), 0);
  return `${filled}, ${different.size} different, ${words} words`;
}

/** Answers to the owner, about the newest thing of each kind: how many values each field has that say something. */
async function describeAnswers(world: World): Promise<string[]> {
  const owner = await logIn(world);
  if (!owner) throw new Error('The owner cannot log in');
  const lines: string[] = [];
  for (const { method, path, answer: kind } of CALLS) {
    const found = method === 'GET' && kind !== 'file' ? await findThing(owner, path) : undefined;
    const answer = found && (await owner.call('GET', found.address));
    if (!answer) continue;
    const fields = new Map<string, number>();
    if (answer.json) collect(answer.json, '', fields);
    const told = [...fields].map(([field, times]) => `${field} ${times}`).join(', ');
    lines.push(`answer of ${path} ${answer.status}: ${told}`);
  }
  return lines;
}

function collect(value: unknown, name: string, fields: Map<string, number>): void {
  if (Array.isArray(value)) for (const part of value) collect(part, `${name}[]`, fields);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) collect(part, name ? `${name}.${key}` : key, fields);
  else if (value || value === 0) count(fields, name);
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
