import type { Random } from '#testing/simulation/random.ts';
import type { World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { parseCsv } from './leads.ts';
import { watch } from './steady.ts';

type Row = Record<string, unknown> & { id?: number; hash?: string };

/** Lists that come in pages, and where in the answer the rows are; some have a file with the same rows. */
const LISTS: { path: string; rows?: string; file?: string }[] = [
  { path: 'contacts', file: 'contacts' },
  { path: 'bookings', file: 'bookings' },
  { path: 'subscribers', file: 'subscribers' },
  { path: 'leads', rows: 'leads', file: 'leads' },
  { path: 'leads?filter=people&', rows: 'leads' },
  { path: 'leads?filter=waiting&', rows: 'leads' },
  { path: 'subscribers?status=subscribed&' },
  { path: 'suppressed' },
  { path: 'newsletters' },
  { path: 'posts' },
  { path: 'unanswered' },
];
/** Most rows of a page, also of leads, and the pages that are read. */
const WHOLE = 100;
const PAGES = 3;

/** The pages of a list have each row once, in the order of the whole list, and its file says the same of each row. */
export async function readLists(world: World, random: Random, owner: Captain): Promise<void> {
  const list = random.pick(LISTS);
  const isSteady = watch(world);
  const { changes } = world;
  const read = async (limit: number, page: number): Promise<Row[] | undefined> => {
    const path = list.path.endsWith('&') ? list.path : `${list.path}?`;
    const answer = await owner.call('GET', `/captain/${path}limit=${limit}&page=${page}`);
    if (answer?.status !== 200) return undefined;
    return list.rows ? answer.json[list.rows] : answer.json;
  };
  const whole = await read(WHOLE, 1);
  if (!whole || whole.length === 0) return;
  const limit = Math.ceil(whole.length / PAGES);
  const parts: Row[] = [];
  for (let page = 1; page <= PAGES; page++) parts.push(...((await read(limit, page)) ?? []));
  const file = list.file ? await owner.call('GET', `/captain/export/${list.file}.csv`) : undefined;
  const again = await read(WHOLE, 1);
  // Workers change some of it without a request.
  if (!isSteady() || world.changes !== changes || JSON.stringify(again) !== JSON.stringify(whole)) return;
  const keys = (rows: Row[]) => rows.map(({ id, hash }) => id ?? hash).join();
  const paged = keys(parts.slice(0, whole.length));
  if (paged !== keys(whole))
    world.violate(`The pages of the list ${list.path} have ${paged} and the whole list has ${keys(whole)}`);
  if (file?.status === 200) compareFile(world, list.path, whole, parseCsv(file.body));
}

/** A value of the list is in the cell of its name, where there is one. */
function compareFile({ violate }: World, list: string, rows: Row[], [head = [], ...lines]: string[][]): void {
  const byId = new Map(lines.map((cells) => [cells[head.indexOf('id')], cells]));
  for (const row of rows) {
    const cells = byId.get(String(row.id));
    const wrong = cells && head.find((name, at) => !textsIn(row[name]).every((text) => cells[at]?.includes(text)));
    if (!wrong) continue;
    violate(`The file of the ${list} has not the ${wrong} ${JSON.stringify(row[wrong])} of ${row.id}`);
    return;
  }
}

/** Texts in a value, as they are in a file; the latter ends lines in its own way. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\r?\n/).map((line) => line.trim());
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
