import { fingerprint } from '#testing/simulation/event-log.ts';
import type { ExpectedBooking } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { DAY, MINUTE, type World } from '#testing/simulation/world.ts';
import { expectMails, listFree } from './calls.ts';
import type { Captain } from './captains.ts';
import { createClient } from './client.ts';
import { watch } from './steady.ts';

/** A page that the owner makes is there while it is published: not before, and not after it was hidden or deleted. */
export async function makePage(world: World, random: Random, owner: Captain): Promise<void> {
  const name = `offer-${fingerprint(String(random.next()))}`;
  const path = `/${name}`;
  const made = await owner.call('POST', '/captain/content', { path, title: name }, 'page.create');
  if (made?.status !== 201) return;
  const address = `/captain/content/${made.json.key}`;
  const isSteady = watch(world);
  const visitor = createClient(world);
  const see = async (isShown: boolean, when: string) => {
    const page = await visitor.get(path);
    const sitemap = await visitor.get('/sitemap.xml');
    if (!page || sitemap?.status !== 200 || page.status === 429 || !isSteady()) return;
    if ((page.status === 200) !== isShown) world.violate(`${path} was answered with ${page.status}, ${when}`);
    if (sitemap.body.includes(`${path}<`) !== isShown)
      world.violate(`${path} is ${isShown ? 'missing in' : 'in'} the sitemap, ${when}`);
  };
  await see(false, 'as a draft');
  const { version } = made.json;
  const published = await owner.call('POST', `${address}/publish`, { version, at: null }, 'page.publish');
  if (published?.status === 200) {
    await see(true, 'published');
    await discardPlan(world, owner, address);
  }
  const deleted = await owner.call('DELETE', address, undefined, 'page.delete');
  if (deleted?.status === 204) await see(false, 'deleted');
}

/** A planned draft that is discarded does not come out, and what is public stays. */
async function discardPlan(world: World, owner: Captain, address: string): Promise<void> {
  const { clock, violate } = world;
  const isSteady = watch(world);
  const read = await owner.call('GET', address);
  const { version, published } = read?.json ?? {};
  const draft = { version, data: { ...published, label: 'Later' } };
  const saved = read?.status === 200 ? await owner.call('PUT', `${address}/draft`, draft, 'page.draft') : undefined;
  if (saved?.status !== 200) return;
  const plan = { version: saved.json.version, at: new Date(clock.date() + MINUTE).toISOString() };
  const planned = await owner.call('POST', `${address}/publish`, plan, 'page.publish');
  const discarded =
    planned?.status === 200 && (await owner.call('DELETE', `${address}/draft`, undefined, 'page.discard'));
  if (!discarded || discarded.status >= 300) return;
  await clock.sleep(2 * MINUTE);
  const later = await owner.call('GET', address);
  if (later?.status === 200 && isSteady() && JSON.stringify(later.json.published) !== JSON.stringify(published))
    violate(`${address} has another public text after a planned draft was discarded`);
}

/** A change that is public at once stays when an older draft of the same texts is published. */
export async function changeServices(world: World, random: Random, owner: Captain): Promise<void> {
  const { page } = world.model;
  const before = JSON.stringify(page);
  const document = '/captain/content/services';
  const texts = ['first', 'last'].map((each) => `The ${each} one: ${fingerprint(`${each}${random.next()}`)}.`);
  const read = await owner.call('GET', document);
  if (read?.status !== 200 || page.isUnsure) return;
  const { version, draft, published } = read.json;
  const data = structuredClone(draft ?? published);
  data.services[0].text = texts[0];
  const isSteady = watch(world);
  const drafted = await owner.call('PUT', `${document}/draft`, { version, data }, 'page.draft');
  const list = drafted?.status === 200 ? await owner.call('GET', '/captain/services') : undefined;
  if (list?.status !== 200) return;
  // Fields that are not sent stay, also in the draft.
  const services: { id: string; text?: string }[] = list.json.map(({ id }: { id: string }) => ({ id }));
  Object.assign(services.at(-1)!, { text: texts[1] });
  const saved = await owner.call('PUT', '/captain/services', services, 'services.save');
  const newest = saved?.status === 200 ? await owner.call('GET', document) : undefined;
  if (newest?.status !== 200) return;
  const sent = { version: newest.json.version, at: null };
  const done = await owner.call('POST', `${document}/publish`, sent, 'page.publish');
  const after = done?.status === 200 ? await owner.call('GET', '/captain/services') : undefined;
  // Somebody may have brought other texts back.
  if (after?.status !== 200 || !isSteady() || JSON.stringify(page) !== before) return;
  const lost = texts.find((text) => !after.body.includes(text));
  if (lost) world.violate(`“${lost}” was saved in the services and is not there after the draft was published`);
}

/** A kind of call gets another address and name: a call that is booked keeps its kind, and the former address leads to the new one. */
export async function renameMeeting(world: World, random: Random, owner: Captain): Promise<void> {
  const { clock, model } = world;
  const [slug, next] = ['walk', 'stroll'].map((each) => `${each}-${fingerprint(String(random.next()))}`) as [
    string,
    string,
  ];
  const kind = { slug, name: `A call ${slug}`, minutes: 30, isActive: true };
  const made = await owner.call('POST', '/captain/meeting-types', kind, 'meeting-type.create');
  if (made?.status !== 201) return;
  const address = `/captain/meeting-types/${made.json.id}`;
  const isSteady = watch(world);
  const visitor = createClient(world);
  const free = (await listFree(visitor, `type=${slug}`)).filter(({ start }) => Date.parse(start) > clock.date() + DAY);
  const start = free.length > 0 ? random.pick(free).start : undefined;
  if (!start) return void (await owner.call('DELETE', address, undefined, 'meeting-type.delete'));
  const [email, begin] = [`${slug}@mail.example`, Date.parse(start)];
  const booking: ExpectedBooking = {
    ...{ token: '', email, type: slug, start: begin, end: begin, starts: [] },
    ...{ isActive: true, isUnsure: true, bookedAt: clock.elapsed(), bookedFor: begin - clock.date() },
  };
  model.bookings.push(booking);
  const person = { firstName: 'Ada', lastName: 'Byron', email, timezone: 'Europe/Berlin' };
  const booked = await visitor.send('POST', '/api/bookings', { type: slug, start, ...person });
  if (booked && booked.status !== 201) model.bookings.splice(model.bookings.indexOf(booking), 1);
  if (booked?.status !== 201) return;
  const { token, end } = booked.json.booking;
  Object.assign(booking, { token, end: Date.parse(end), isUnsure: false });
  expectMails(world, 'booking.created', booking);
  booking.isUnsure = true;
  const renamed = await owner.call('PUT', address, { slug: next, name: `A call ${next}` }, 'meeting-type.save');
  if (!renamed) return;
  booking.isUnsure = false;
  if (renamed.status !== 200) return;
  booking.type = next;
  const page = await visitor.get(`/api/bookings/${token}`);
  if (page?.status === 200 && isSteady() && page.json.meeting !== `A call ${next}`)
    world.violate(`A call of ${slug} is “${page.json.meeting}” after its kind was renamed`);
  const former = await visitor.get(`/book/${slug}`);
  if (former && isSteady() && !former.headers.location?.endsWith(`/${next}`))
    world.violate(`The former address of ${next} was answered with ${former.status}`);
  if (!booking.isActive || booking.isUnsure) return;
  booking.isUnsure = true;
  const cancelled = await visitor.send('POST', `/api/bookings/${token}/cancel`);
  if (!cancelled) return;
  booking.isUnsure = false;
  if (cancelled.status !== 200) return;
  Object.assign(booking, { isActive: false, cancelledAt: clock.elapsed() });
  expectMails(world, 'booking.cancelled', booking);
  await owner.call('DELETE', address, undefined, 'meeting-type.delete');
}
