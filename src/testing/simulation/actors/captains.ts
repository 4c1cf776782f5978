import { fingerprint } from '#testing/simulation/event-log.ts';
import { type ExpectedIssue, erase } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, MINUTE, PASSWORD, SITE, type World } from '#testing/simulation/world.ts';
import { type Client, createClient, type JsonAnswer } from './client.ts';
import { changePage, exportAndImport } from './page-texts.ts';
import { readPost } from './visitors.ts';

/** A person with a login, or a browser of one. */
export interface Captain {
  client: Client;
  /** A call that succeeds is counted for the audit log under its action. */
  call(method: string, path: string, body?: unknown, action?: string): Promise<JsonAnswer | undefined>;
}

/** @returns undefined when the login did not work. */
export async function logIn(world: World, username = 'captain'): Promise<Captain | undefined> {
  const answer = await createClient(world).send('POST', '/api/captain/login', { username, password: PASSWORD });
  const cookie = answer?.cookies[0]?.split(';')[0];
  if (answer?.status !== 200 || !cookie) return undefined;
  const client = createClient(world, { cookie, authorization: `Bearer ${answer.json.token}`, origin: SITE });
  return {
    client,
    async call(method, path, body, action) {
      const result = await client.send(method, `/api${path}`, body);
      if (action && result && result.status < 300) {
        world.model.audited.set(action, (world.model.audited.get(action) ?? 0) + 1);
      }
      if (result?.status === 201 && typeof result.json?.id === 'number') noteId(world, `${path} ${result.json.id}`);
      return result;
    },
  };
}

/** Old links and other systems know an id, also of what a restore has lost. */
function noteId({ model, violate }: World, given: string): void {
  if (model.givenIds.has(given)) violate(`The id of ${given} was given again`);
  model.givenIds.add(given);
}

/** Prepares a new site. */
export async function setUp(world: World): Promise<void> {
  const owner = await logIn(world);
  if (!owner) throw new Error('The owner cannot log in');
  await owner.call('PUT', '/captain/settings', { scheduler_built_in: 'true' }, 'settings.save');
  for (const [type, { before, after }] of Object.entries(world.model.buffers)) {
    const list = await owner.call('GET', '/captain/meeting-types');
    const id = list?.json.find(({ slug }: { slug: string }) => slug === type)?.id;
    await owner.call(
      'PUT',
      `/captain/meeting-types/${id}`,
      { bufferBefore: before, bufferAfter: after },
      'meeting-type.save',
    );
  }
  await changeCalendars(world, world.random.fork('first calendar'), owner);
  for (const username of ['editor-one', 'editor-two']) {
    await owner.call(
      'POST',
      '/captain/users',
      { username, password: PASSWORD, name: username, email: `${username}@business.example`, role: 'editor' },
      'user.create',
    );
  }
}

/** Acts of the owner, and how often they come. */
const WEIGHTS = {
  post: 10,
  issue: 5,
  booking: 4,
  erase: 2,
  suppress: 1,
  page: 4,
  transfer: 1,
  settings: 2,
  schedule: 2,
  calendar: 3,
  look: 5,
};

/** A while in the dashboard. */
export async function work(world: World, random: Random): Promise<void> {
  const owner = await logIn(world);
  if (!owner) return;
  for (let count = random.between(1, 4); count > 0; count--) {
    const kind = random.weighted(WEIGHTS);
    if (kind === 'post') await changePosts(world, random, owner);
    else if (kind === 'issue') await workOnIssues(world, random, owner);
    else if (kind === 'booking') await changeBookings(world, random, owner);
    else if (kind === 'erase') await eraseSomebody(world, random, owner);
    else if (kind === 'suppress') await suppress(world, random, owner);
    else if (kind === 'page') await changePage(world, random, owner);
    else if (kind === 'transfer') await exportAndImport(world, random, owner);
    else if (kind === 'settings') await changeSettings(world, random, owner);
    else if (kind === 'schedule') await changeSchedule(world, random, owner);
    else if (kind === 'calendar') await changeCalendars(world, random, owner);
    else await look(random, owner);
    await world.clock.sleep(random.between(10_000, 2 * MINUTE));
  }
}

async function changePosts(world: World, random: Random, owner: Captain): Promise<void> {
  const posts = [...world.model.posts.values()].filter(({ isUnsure }) => !isUnsure);
  const marker = `text-${fingerprint(String(random.next()))}`;
  const plannedAt = random.chance(0.3) ? world.clock.date() + random.between(HOUR, 2 * DAY) : undefined;
  const isPublished = plannedAt !== undefined || random.chance(0.8);
  const visibleFrom = plannedAt === undefined ? world.clock.date() : Math.ceil(plannedAt / 1000) * 1000;
  const fields = {
    content: `## Why\n\nSome **bold** words: ${marker}.`,
    published: isPublished,
    publishAt: plannedAt === undefined ? null : new Date(visibleFrom).toISOString(),
  };
  if (posts.length === 0 || random.chance(0.4)) {
    const slug = `post-${fingerprint(String(random.next()))}`;
    const post = {
      slug,
      title: `About ${slug}`,
      marker,
      visibleFrom: isPublished ? visibleFrom : undefined,
      isUnsure: true,
    };
    world.model.posts.set(slug, post);
    const answer = await owner.call(
      'POST',
      '/blog',
      { ...fields, slug, title: post.title, excerpt: 'Short.', tags: [] },
      'post.create',
    );
    if (!answer) return;
    post.isUnsure = false;
    if (answer.status !== 201) world.model.posts.delete(slug);
    return;
  }
  const post = random.pick(posts);
  // A page that was just read is in memory.
  const visitor = createClient(world);
  await readPost(world, visitor, post.slug);
  if (post.isUnsure) return;
  post.isUnsure = true;
  if (random.chance(0.2)) {
    const answer = await owner.call('DELETE', `/blog/${post.slug}`, undefined, 'post.delete');
    if (!answer) return;
    post.isUnsure = false;
    if (answer.status === 204) post.visibleFrom = undefined;
    return readPost(world, visitor, post.slug);
  }
  const answer = await owner.call('PUT', `/blog/${post.slug}`, fields, 'post.save');
  if (!answer) return;
  post.isUnsure = false;
  if (answer.status !== 200) return;
  const wasVisible = post.visibleFrom !== undefined && post.visibleFrom <= world.clock.date();
  const keepsTime = wasVisible && isPublished && plannedAt === undefined;
  Object.assign(post, { marker, visibleFrom: isPublished ? (keepsTime ? post.visibleFrom : visibleFrom) : undefined });
  await readPost(world, visitor, post.slug);
}

async function workOnIssues(world: World, random: Random, owner: Captain): Promise<void> {
  const { issues } = world.model;
  const open = issues.filter(({ state }) => state !== 'draft').slice(-3);
  if (open.length > 0 && random.chance(0.5)) {
    const issue = random.pick(open);
    const action = random.weighted({ pause: 3, resume: 4, cancel: 1 });
    if (action === 'resume') issue.stoppedAt = undefined;
    const answer = await owner.call('POST', `/captain/newsletters/${issue.id}/${action}`, undefined, `issue.${action}`);
    if (action !== 'resume' && answer?.status === 200) issue.stoppedAt = world.clock.elapsed();
    return;
  }
  const marker = `issue-${fingerprint(String(random.next()))}`;
  const made = await owner.call(
    'POST',
    '/captain/newsletters',
    {
      ...{ subject: `News ${marker}`, preview: 'Short', content: `Hello,\n\nsome **bold** words: ${marker}` },
      ...{ audience: { kind: 'all' }, publishAs: random.pick(['none', 'archive']) },
    },
    'issue.create',
  );
  if (made?.status !== 201) return;
  const wait = random.chance(0.4) ? random.between(HOUR, DAY) : 0;
  const at = wait > 0 ? new Date(world.clock.date() + wait).toISOString() : undefined;
  const issue: ExpectedIssue = {
    id: made.json.id,
    marker,
    state: 'draft',
    stoppedAt: undefined,
    notBefore: world.clock.date() + wait,
  };
  issues.push(issue);
  const sent = await owner.call('POST', `/captain/newsletters/${issue.id}/send`, at ? { at } : {}, 'issue.send');
  Object.assign(issue, { state: sent ? (sent.status === 200 ? 'started' : 'draft') : 'unknown' });
  if (sent?.status !== 200 || at || random.chance(0.5)) return;
  // A mistake is seen while it goes out.
  await world.clock.sleep(random.between(1_000, 10_000));
  const paused = await owner.call('POST', `/captain/newsletters/${issue.id}/pause`, undefined, 'issue.pause');
  if (paused?.status === 200) issue.stoppedAt = world.clock.elapsed();
}

async function changeBookings(world: World, random: Random, owner: Captain): Promise<void> {
  const list = await owner.call('GET', '/captain/bookings');
  const rows: { id: number; email: string; startsAt: string; status: string }[] = list?.json ?? [];
  const ahead = rows.filter((row) => Date.parse(row.startsAt) > world.clock.date() + HOUR);
  if (ahead.length === 0) return;
  const row = random.pick(ahead);
  const isActive = row.status !== 'cancelled';
  const booking = world.model.bookings.find(
    (each) => each.email === row.email && each.start === Date.parse(row.startsAt) && each.isActive === isActive,
  );
  if (!booking || booking.isUnsure) return;
  booking.isUnsure = true;
  if (!isActive || random.chance(0.5)) {
    const status = isActive ? random.pick(['cancelled', 'confirmed']) : 'confirmed';
    const answer = await owner.call('PATCH', `/captain/bookings/${row.id}`, { status }, 'booking.save');
    if (!answer) return;
    booking.isUnsure = false;
    if (answer.status === 200) booking.isActive = status !== 'cancelled';
    if (!booking.isActive) booking.cancelledAt = world.clock.elapsed();
    return;
  }
  const day = new Date(world.clock.date() + random.between(1, 10) * DAY).toISOString().slice(0, 10);
  const times = await owner.call('GET', `/captain/bookings/${row.id}/free-times?from=${day}`);
  const free: { start: string }[] = times?.json?.days?.flatMap((each: { slots: unknown[] }) => each.slots) ?? [];
  const wanted = free[0]?.start;
  if (!wanted) {
    booking.isUnsure = false;
    return;
  }
  const answer = await owner.call('POST', `/captain/bookings/${row.id}/move`, { start: wanted }, 'booking.move');
  if (!answer) return;
  booking.isUnsure = false;
  if (answer.status >= 300) return;
  const length = booking.end - booking.start;
  Object.assign(booking, { start: Date.parse(wanted), end: Date.parse(wanted) + length });
}

async function eraseSomebody(world: World, random: Random, owner: Captain): Promise<void> {
  const people = [...world.model.contacts, ...world.model.bookings, ...world.model.subscribers.values()];
  const old = people.filter((person) => !world.model.erased.has(person.email));
  if (old.length === 0) return;
  const { email } = random.pick(old);
  const begunAt = world.clock.elapsed();
  const answer = await owner.call(
    'DELETE',
    `/captain/people?email=${encodeURIComponent(email)}`,
    undefined,
    'person.erase',
  );
  if (answer?.status === 200) erase(world.model, email, begunAt);
  else if (!answer) forget(world, email);
}

/** Nothing is expected any more of somebody who may be erased. */
function forget(world: World, email: string): void {
  const { contacts, erased, erasedTexts } = world.model;
  const theirs = contacts.filter((contact) => contact.email === email);
  erase(world.model, email, 0);
  erased.delete(email);
  for (const { marker } of theirs) erasedTexts.delete(marker);
}

async function suppress(world: World, random: Random, owner: Captain): Promise<void> {
  const subscribed = [...world.model.subscribers.values()].filter(({ state }) => state === 'subscribed');
  if (subscribed.length === 0) return;
  const { email } = random.pick(subscribed);
  const answer = await owner.call(
    'POST',
    '/captain/suppressed',
    { email, reason: 'asked by phone' },
    'suppression.create',
  );
  if (answer?.status === 201) world.model.suppressed.set(email, world.clock.elapsed());
}

async function changeSettings(world: World, random: Random, owner: Captain): Promise<void> {
  const brand = `Brand ${fingerprint(String(random.next()))}`;
  const before = world.model.settings.get('brand_name');
  world.model.settings.delete('brand_name');
  const answer = await owner.call('PUT', '/captain/settings', { brand_name: brand }, 'settings.save');
  if (!answer) return;
  const now = answer.status === 200 ? brand : before;
  if (now === undefined) return;
  world.model.settings.set('brand_name', now);
  const home = await createClient(world).get('/about');
  if (world.model.settings.get('brand_name') !== now || home?.status !== 200) return;
  if (!home.body.includes(now)) world.violate(`The page does not show the name ${now}, which was just saved`);
}

async function changeSchedule(world: World, random: Random, owner: Captain): Promise<void> {
  const date = new Date(world.clock.date() + random.between(1, 12) * DAY).toISOString().slice(0, 10);
  await owner.call(
    'POST',
    '/captain/schedule/blocked-times',
    { date, from: '10:00', to: '11:30', title: 'Dentist' },
    'blocked-time.create',
  );
}

async function changeCalendars(world: World, random: Random, owner: Captain): Promise<void> {
  const list = await owner.call('GET', '/captain/calendars');
  if (list?.status !== 200) return;
  const calendars: { id: number; kind: string }[] = list.json;
  if (!calendars.some(({ kind }) => kind === 'caldav')) await connectAccount(world, owner);
  const known = calendars.filter(({ kind }) => kind === 'ics');
  world.isCalendarConnected = false;
  if (known.length > 0 && random.chance(0.4)) {
    await owner.call('DELETE', `/captain/calendars/${known[0]?.id}`, undefined, 'calendar.delete');
    return;
  }
  if (known.length > 0) {
    const answer = await owner.call(
      'POST',
      `/captain/calendars/${known[0]?.id}/refresh`,
      undefined,
      'calendar.refresh',
    );
    world.isCalendarConnected = answer?.status === 200 && answer.json.lastError === null;
    return;
  }
  const answer = await owner.call(
    'POST',
    '/captain/calendars',
    { kind: 'ics', name: 'Own', url: world.feed.url },
    'calendar.create',
  );
  world.isCalendarConnected = answer?.status === 201 && answer.json.lastError === null;
}

/** Bookings are written to this calendar. */
async function connectAccount({ account }: World, owner: Captain): Promise<void> {
  const { url, username, password } = account;
  const added = { kind: 'caldav', name: 'Work', url, username, password, writesBookings: true };
  await owner.call('POST', '/captain/calendars', added, 'calendar.create');
}

async function look(random: Random, owner: Captain): Promise<void> {
  const pages = [
    'overview',
    'leads',
    'contacts',
    'bookings',
    'outbox',
    'audit',
    'chats',
    'subscribers',
    'newsletters',
    'schedule/week',
  ];
  await owner.call('GET', `/captain/${random.pick(pages)}`);
}

/** Calls that an editor must be refused. */
const FORBIDDEN: readonly [method: string, path: string, body?: unknown][] = [
  ['GET', '/captain/leads'],
  ['GET', '/captain/contacts'],
  ['GET', '/captain/subscribers'],
  ['GET', '/captain/bookings'],
  ['GET', '/captain/settings'],
  ['GET', '/captain/audit'],
  ['GET', '/captain/users'],
  ['GET', '/captain/people?email=ada@mail.example'],
  ['GET', '/captain/export/contacts.csv'],
  ['PUT', '/captain/settings', { brand_name: 'Mine' }],
  ['DELETE', '/captain/people?email=ada@mail.example'],
];

/** An editor writes a draft, and tries what it may not do. */
export async function edit(world: World, random: Random): Promise<void> {
  const editor = await logIn(world, random.pick(['editor-one', 'editor-two']));
  if (!editor) return;
  const slug = `draft-${fingerprint(String(random.next()))}`;
  const answer = await editor.call(
    'POST',
    '/blog',
    { slug, title: 'A draft', excerpt: '', content: 'Not yet.', tags: [], published: random.chance(0.3) },
    'post.create',
  );
  if (answer?.status === 201) {
    world.model.posts.set(slug, {
      slug,
      title: 'A draft',
      marker: 'Not yet.',
      visibleFrom: undefined,
      isUnsure: false,
    });
    if (answer.json.published) world.violate(`An editor published the post ${slug}`);
  }
  const [method, path, body] = random.pick(FORBIDDEN);
  const refused = await editor.call(method, path, body);
  if (refused && refused.status < 400) world.violate(`An editor was allowed ${method} ${path}`);
  if (random.chance(0.3)) {
    const nobody = await createClient(world).send(method, `/api${path}`, body);
    if (nobody && nobody.status < 400) world.violate(`Nobody in particular was allowed ${method} ${path}`);
  }
}
