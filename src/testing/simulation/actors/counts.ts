import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import type { World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { createClient } from './client.ts';
import { watch } from './steady.ts';
import { contact } from './visitors.ts';

/** Pages that nobody else opens. */
const QUIET_PAGES = ['/privacy-policy', '/terms-of-service', '/cookie-policy'];

/** The owner shows a popup: visitors see it while it is active, and each view of it counts once. */
export async function changePopups(world: World, random: Random, owner: Captain): Promise<void> {
  const visitor = createClient(world);
  const title = `popup-${fingerprint(String(random.next()))}`;
  let popup = { title, message: 'Closed on Friday.', isActive: random.chance(0.5) };
  const made = await owner.call('POST', '/captain/popup-notifications', popup, 'popup.create');
  if (made?.status !== 201) return;
  const { id } = made.json;
  const isSteady = watch(world);
  const see = async (isShown: boolean) => {
    const list = await visitor.get('/api/popup-notifications');
    const page = await visitor.get('/about');
    const after = await visitor.get('/api/popup-notifications');
    if (!isSteady() || list?.status !== 200 || page?.status !== 200 || after?.body !== list.body) return;
    if (list.body.includes(title) !== isShown)
      world.violate(
        `The popup ${title} is ${isShown ? 'not ' : ''}shown, although it is ${isShown ? '' : 'not '}active`,
      );
    if (page.body.includes('"hasPopups":true') !== list.json.length > 0)
      world.violate(`A page does not know whether there are popups, after a change of ${title}`);
  };
  await see(popup.isActive);
  popup = { ...popup, isActive: !popup.isActive };
  const saved = await owner.call('PUT', `/captain/popup-notifications/${id}`, popup, 'popup.save');
  if (saved?.status !== 200) return;
  await see(popup.isActive);
  const events = ['view', 'view', 'view', 'click', 'click', 'close'];
  // Counts are stored each time they are read.
  for (const times of [1, 2]) {
    const answers = await Promise.all(
      events.map((event) => visitor.send('POST', `/api/popup-notifications/${id}/events`, { event })),
    );
    const list = await owner.call('GET', '/captain/popup-notifications');
    const { views, clicks, closings } = list?.json?.find((each: { id: number }) => each.id === id) ?? {};
    const counted = `${views} views, ${clicks} clicks and ${closings} closings`;
    const expected = `${3 * times} views, ${2 * times} clicks and ${times} closings`;
    if (!isSteady() || views === undefined || !answers.every((answer) => answer && answer.status < 300)) break;
    if (counted !== expected) world.violate(`${expected} of the popup ${title} were counted as ${counted}`);
  }
  const removed = await owner.call('DELETE', `/captain/popup-notifications/${id}`, undefined, 'popup.delete');
  if (removed?.status === 204) await see(false);
}

/** Views, clicks and closings of a popup that happen on a full disk are counted once it works again. */
export async function prepareCounting(world: World, random: Random, owner: Captain) {
  const visitor = createClient(world);
  const popup = { title: `popup-${fingerprint(String(random.next()))}`, message: 'Closed.', isActive: false };
  const made = await owner.call('POST', '/captain/popup-notifications', popup, 'popup.create');
  const address = `/popup-notifications/${made?.json?.id}`;
  const life = world.process();
  const events = ['view', 'view', 'view', 'click', 'click', 'close'];
  let isCounted = made?.status === 201;
  return {
    async report() {
      for (const event of isCounted ? events : [])
        isCounted &&= (await visitor.send('POST', `/api${address}/events`, { event }))?.status === 204;
      // To read them, the server tries to store them.
      await owner.call('GET', '/captain/popup-notifications');
    },
    async compare() {
      const list = await owner.call('GET', '/captain/popup-notifications');
      const row = list?.json?.find?.(({ title }: { title: string }) => title === popup.title);
      const counted = `${row?.views} views, ${row?.clicks} clicks and ${row?.closings} closings`;
      const isSame = world.process() === life && !life.isDead && !world.isDegraded;
      if (row && isCounted && isSame && counted !== '3 views, 2 clicks and 1 closings')
        world.violate(`3 views, 2 clicks and 1 closings on a full disk were counted as ${counted}`);
      await owner.call('DELETE', `/captain${address}`, undefined, 'popup.delete');
    },
  };
}

interface Statistics {
  views: { day: string; count: number }[];
  totals: { views: number; messages: number };
  pages: { path: string; views: number }[];
  sources: { source: string; visits: number }[];
}

/** Each page view that a browser reports counts once. */
export async function countViews(world: World, random: Random, owner: Captain): Promise<void> {
  if (world.isCounting) return;
  world.isCounting = true;
  const path = random.pick(QUIET_PAGES);
  const visitor = createClient(world);
  const host = `${fingerprint(path)}.partner.example`;
  const linked = ['', `https://${host}/links`];
  const report = (from = linked) => visitor.send('POST', '/api/page-views', { path, from });
  const period = random.pick(['weeks', 'months']);
  const read = async () => {
    const overview = await owner.call('GET', '/captain/overview');
    const answer = await owner.call('GET', `/captain/statistics?period=${period}`);
    if (answer?.status !== 200 || overview?.status !== 200) return undefined;
    const trends = [overview.json.views, overview.json.messages].map(({ days }) => days.at(-1).count);
    const { pages, sources, views: bars, totals } = answer.json as Statistics;
    const views = pages.find((page) => page.path === path)?.views;
    const visits = sources.find(({ source }) => source === host)?.visits ?? 0;
    const bar = bars.at(-1);
    return views === undefined ? undefined : { views, visits, day: bar?.day, bar: bar?.count ?? 0, totals, trends };
  };
  const isSteady = watch(world);
  await report();
  const before = await read();
  const reported = [await report(), await report([`?utm_source=${host}`, '']), await report()];
  const written = await contact(world, random, visitor, `counted.${fingerprint(String(random.next()))}@mail.example`);
  const after = await read();
  world.isCounting = false;
  if (!isSteady() || before === undefined || after === undefined) return;
  if (!reported.every((answer) => answer && answer.status < 300)) return;
  const [views, visits] = [after.views - before.views, after.visits - before.visits];
  if (views !== reported.length) world.violate(`${reported.length} views of ${path} were counted as ${views}`);
  if (visits !== reported.length) world.violate(`${reported.length} visits from ${host} were counted as ${visits}`);
  // A period ends today, and loses its first day at midnight.
  if (after.day !== before.day) return;
  if (written?.outcome === 'stored' && after.totals.messages <= before.totals.messages)
    world.violate(`The message ${written.marker} is not counted`);
  const [bar, all] = [after.bar - before.bar, after.totals.views - before.totals.views];
  if (bar !== reported.length || all !== reported.length)
    world.violate(`${reported.length} views are ${bar} more in the last bar of ${period} and ${all} more in all`);
  const [viewed = 0, sent = 0] = after.trends.map((count, index) => count - before.trends[index]);
  if (viewed !== reported.length || (written?.outcome === 'stored' && sent === 0))
    world.violate(`The first page of Captain counts ${viewed} views of ${reported.length}, and ${sent} messages`);
}
