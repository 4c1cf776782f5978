import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import { HOUR, MINUTE, type World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import type { Client } from './client.ts';

/** The document that is edited, and the page that shows it. */
const DOCUMENT = '/captain/content/about';
const PAGE = '/about';

/** The owner writes a text of a page, which is seen when it is published, at once or at a time. */
export async function changePage(world: World, random: Random, owner: Captain): Promise<void> {
  const { page } = world.model;
  if (page.isUnsure) return;
  page.isUnsure = true;
  const read = await owner.call('GET', DOCUMENT);
  if (read?.status !== 200) return;
  const { version, draft, published } = read.json;
  const marker = `page-${fingerprint(String(random.next()))}`;
  const data = { ...(draft ?? published), lead: `We began with ${marker}.` };
  const saved = await owner.call('PUT', `${DOCUMENT}/draft`, { version, data }, 'page.draft');
  if (saved?.status !== 200) return settle(world, saved !== undefined);
  // A draft takes the place of one that is planned, unless that is public already.
  Object.assign(page, { marker: seenAt(page, world.clock.date()), planned: undefined });
  await world.clock.sleep(random.between(5_000, MINUTE));
  if (random.chance(0.3)) return settle(world, true);
  const wait = random.chance(0.3) ? random.between(HOUR, 12 * HOUR) : 0;
  const at = Math.ceil((world.clock.date() + wait) / 1000) * 1000;
  const answer = await owner.call(
    'POST',
    `${DOCUMENT}/publish`,
    { version: saved.json.version, at: wait > 0 ? new Date(at).toISOString() : null },
    'page.publish',
  );
  if (answer?.status !== 200) return settle(world, answer !== undefined);
  if (wait > 0) page.planned = { marker, at };
  else page.marker = marker;
  settle(world, true);
}

/** The owner exports all texts, and later goes back to them. */
export async function exportAndImport(world: World, random: Random, owner: Captain): Promise<void> {
  const { page } = world.model;
  if (page.isUnsure) return;
  const before = JSON.stringify(page);
  const exported = await owner.call('GET', '/captain/content/export');
  if (exported?.status !== 200 || before !== JSON.stringify(page)) return;
  const kept = seenAt(page, world.clock.date());
  await world.clock.sleep(random.between(MINUTE, 4 * MINUTE));
  if (page.isUnsure) return;
  page.isUnsure = true;
  const imported = await owner.call('POST', '/captain/content/import', exported.json, 'content.import');
  if (imported?.status === 200) {
    // A draft that is planned stays so.
    if (page.planned && page.planned.at <= world.clock.date()) page.planned = undefined;
    page.marker = kept;
  }
  settle(world, imported !== undefined);
}

function settle({ model }: World, isKnown: boolean): void {
  if (!isKnown) Object.assign(model.page, { marker: undefined, planned: undefined });
  model.page.isUnsure = false;
}

interface Seen {
  marker: string | undefined;
  planned: { marker: string; at: number } | undefined;
}

function seenAt({ marker, planned }: Seen, date: number): string | undefined {
  return planned && planned.at <= date ? planned.marker : marker;
}

/** Compares the page with what was published last. */
export async function readPage(world: World, client: Client): Promise<void> {
  const { page } = world.model;
  const before = JSON.stringify(page);
  const begun = world.clock.date();
  const answer = await client.get(PAGE);
  const isNear = page.planned && Math.abs(page.planned.at - begun) < 5_000;
  if (answer?.status !== 200 || page.isUnsure || isNear || JSON.stringify(page) !== before) return;
  const expected = seenAt(page, begun);
  if (expected && !answer.body.includes(expected)) world.violate(`${PAGE} does not show its last text ${expected}`);
}
