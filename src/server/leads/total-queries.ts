import type { Db } from '#server/db/open.ts';

/** How many leads there are, how many of them wait for a response, and how many addresses get the newsletter. */
export async function readTotals(db: Db): Promise<{ leads: number; waiting: number; subscribed: number }> {
  const rows = await db.selectFrom('totals').selectAll().execute();
  const totals = new Map(rows.map(({ name, count }) => [name, count]));
  const read = (name: string) => totals.get(name) ?? 0;
  return { leads: read('leads'), waiting: read('waiting'), subscribed: read('subscribed') };
}
