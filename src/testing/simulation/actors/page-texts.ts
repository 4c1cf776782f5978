import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import { HOUR, MINUTE, type World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { type Client, createClient } from './client.ts';
import { watch } from './steady.ts';

/** The document that is edited, and the page that shows it. */
const DOCUMENT = '/captain/content/about';
const PAGE = '/about';
/** A page that gets other addresses. */
const MOVING = '/captain/content/lead-generation';
/** How late a change may be at the CDN: after a purge, and where that did not get through. */
const PURGED_WITHIN_MS = 20_000;
const EXPIRED_WITHIN_MS = 90_000;

/** The owner writes a text of a page, which is seen when it is published, at once or at a time. */
export async function changePage(world: World, random: Random, owner: Captain): Promise<void> {
  const { page } = world.model;
  if (page.isUnsure) return;
  page.isUnsure = true;
  const read = await owner.call('GET', DOCUMENT);
  if (read?.status !== 200) return;
  const { version, draft, published } = read.json;
  const versions = [...world.model.versions].filter(([, marker]) => marker !== page.marker);
  const earlier = versions.length > 0 && random.chance(0.6) ? random.pick(versions) : undefined;
  const marker = earlier?.[1] ?? `page-${fingerprint(String(random.next()))}`;
  const data = { ...(draft ?? published), lead: `We began with ${marker}.` };
  const saved = earlier
    ? await owner.call('POST', `${DOCUMENT}/revisions/${earlier[0]}/restore`, undefined, 'page.restore')
    : await owner.call('PUT', `${DOCUMENT}/draft`, { version, data }, 'page.draft');
  if (saved?.status !== 200) return settle(world, saved !== undefined);
  const isSteady = watch(world);
  const restored = earlier && (await owner.call('GET', DOCUMENT));
  if (restored?.status === 200 && isSteady() && !(restored.json.draft ?? restored.json.published).lead.includes(marker))
    world.violate(`The version ${earlier?.[0]} of the page is not ${marker}`);
  const late =
    !earlier && random.chance(0.3)
      ? await owner.call('PUT', `${DOCUMENT}/draft`, { version, data: published })
      : undefined;
  if (late && late.status < 400) world.violate('A draft was replaced by somebody who had not seen it');
  // A draft takes the place of one that is planned, unless that is public already.
  Object.assign(page, { marker: seenAt(page, world.clock.date()), planned: undefined });
  await world.clock.sleep(random.between(5_000, MINUTE));
  if (random.chance(0.3)) return settle(world, true);
  const visitor = createClient(world);
  await world.cdn.get(PAGE, visitor.get);
  // A short wait is one in which nothing else may change.
  const wait = random.chance(0.4)
    ? random.pick([random.between(MINUTE, 3 * MINUTE), random.between(HOUR, 12 * HOUR)])
    : 0;
  const at = Math.ceil((world.clock.date() + wait) / 1000) * 1000;
  const answer = await owner.call(
    'POST',
    `${DOCUMENT}/publish`,
    { version: saved.json.version, at: wait > 0 ? new Date(at).toISOString() : null },
    'page.publish',
  );
  if (answer?.status !== 200) return settle(world, answer !== undefined);
  if (wait > 0) page.planned = { marker, at };
  else Object.assign(page, { marker, changedAt: world.clock.elapsed() });
  const kept = wait > 0 ? undefined : await owner.call('GET', `${DOCUMENT}/revisions`);
  const newest = kept?.status === 200 ? kept.json[0]?.id : undefined;
  if (newest !== undefined && !world.model.versions.has(newest)) world.model.versions.set(newest, marker);
  if (wait > 0 && random.chance(0.4)) {
    // Without the draft nothing comes out, and what visitors see stays.
    const discarded = await owner.call('DELETE', `${DOCUMENT}/draft`, undefined, 'page.discard');
    if (discarded && discarded.status < 300)
      Object.assign(page, { marker: seenAt(page, world.clock.date()), planned: undefined });
    settle(world, discarded !== undefined);
    if (wait < HOUR) await world.clock.sleep(wait + MINUTE);
    return readPage(world, visitor);
  }
  const isKnown = wait === 0 || random.chance(0.5) || (await writeOn(world, random, owner, answer.json.version, data));
  settle(world, isKnown);
  await world.clock.sleep(PURGED_WITHIN_MS);
  await readPage(world, visitor, PURGED_WITHIN_MS);
  if (wait === 0 || wait > HOUR) return;
  await world.clock.sleep(wait);
  await readPage(world, visitor);
}

/** The owner goes on writing before the planned time: neither text comes out by itself. @returns whether it is known what is stored. */
async function writeOn(world: World, random: Random, owner: Captain, version: number, data: object): Promise<boolean> {
  const { page } = world.model;
  const draft = { ...data, lead: `We go on with page-${fingerprint(String(random.next()))}.` };
  const saved = await owner.call('PUT', `${DOCUMENT}/draft`, { version, data: draft }, 'page.draft');
  if (saved?.status === 200) Object.assign(page, { marker: seenAt(page, world.clock.date()), planned: undefined });
  return saved !== undefined;
}

/** A page moves, and its former addresses lead to the present one. */
export async function movePage(world: World, random: Random, owner: Captain): Promise<void> {
  const { model } = world;
  const read = await owner.call('GET', MOVING);
  if (read?.status !== 200 || read.json.draft) return;
  const { version, published } = read.json;
  const isSteady = watch(world);
  const isBack = model.formerPaths.length > 0 && random.chance(0.3);
  const path = isBack ? random.pick(model.formerPaths) : `/services/moved-${fingerprint(String(random.next()))}`;
  const draft = { version, data: { ...published, path } };
  const saved = await owner.call('PUT', `${MOVING}/draft`, draft, 'page.draft');
  if (saved?.status !== 200) return;
  const moved = await owner.call(
    'POST',
    `${MOVING}/publish`,
    { version: saved.json.version, at: null },
    'page.publish',
  );
  if (moved?.status !== 200 || !isSteady()) return;
  model.formerPaths = [...model.formerPaths.filter((former) => former !== path), published.path];
  const visitor = createClient(world);
  const shown = await visitor.get(path);
  const answers = [];
  for (const former of model.formerPaths) answers.push({ former, answer: await visitor.get(former) });
  const wrong = answers.find(({ answer }) => answer && answer.headers.location !== path);
  // An import may have brought the former address back.
  const isShown = !shown || shown.status === 200;
  const now = wrong || !isShown ? await owner.call('GET', MOVING) : undefined;
  if (!isShown && isSteady() && now?.json?.published?.path === path)
    world.violate(`${path}, to which a page was moved, was answered with ${shown.status}`);
  if (wrong && isSteady() && now?.json?.published?.path === path && model.formerPaths.includes(wrong.former))
    world.violate(`${wrong.former}, where a page was, does not lead to ${path}`);
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
  // A file has the settings of its time.
  world.model.settings.clear();
  const imported = await owner.call('POST', '/captain/content/import', exported.json, 'content.import');
  if (imported?.status === 200) {
    // A draft that is planned stays so.
    if (page.planned && page.planned.at <= world.clock.date()) page.planned = undefined;
    Object.assign(page, { marker: kept, changedAt: world.clock.elapsed() });
  }
  world.model.settings.clear();
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

/**
 * True when a planned time is now, or was before the clock was set back: what was shown then may be in memory.
 *
 * @param nearMs how far from now it may be, in milliseconds.
 */
export function isUncertain({ clock }: World, planned: number | undefined, now: number, nearMs: number): boolean {
  if (planned === undefined) return false;
  return Math.abs(planned - now) < nearMs || (planned > now && planned <= clock.latest());
}

/**
 * Compares the page with what was published last.
 *
 * @param late how late a change may be, in milliseconds, where the page is read at the CDN; without it, the site itself is asked.
 */
export async function readPage(world: World, client: Client, late?: number): Promise<void> {
  const { page } = world.model;
  const before = JSON.stringify(page);
  const begun = world.clock.date();
  if (late !== undefined && world.clock.elapsed() - page.changedAt < allowedDelay(world, late)) return;
  const answer = late === undefined ? await client.get(PAGE) : await world.cdn.get(PAGE, client.get);
  const isClose = isUncertain(world, page.planned?.at, begun, late === undefined ? 5_000 : EXPIRED_WITHIN_MS);
  if (answer?.status !== 200 || page.isUnsure || isClose || JSON.stringify(page) !== before) return;
  const expected = seenAt(page, begun);
  if (expected && !answer.body.includes(expected)) world.violate(`${PAGE} does not show its last text ${expected}`);
}

/** A purge needs a CDN that can be told, and a server that runs since the change. */
function allowedDelay({ clock, cdn, kills }: World, late: number): number {
  const since = clock.elapsed() - 5 * MINUTE;
  return cdn.brokenUntil > since || (kills.at(-1) ?? 0) > since ? EXPIRED_WITHIN_MS : late;
}

/** Reads the page at the CDN. */
export function readPageAtCdn(world: World, client: Client): Promise<void> {
  return readPage(world, client, EXPIRED_WITHIN_MS);
}
