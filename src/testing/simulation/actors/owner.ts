import { fingerprint } from '#testing/simulation/event-log.ts';
import { HIDDEN_TYPE } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { MINUTE, PASSWORD, type World } from '#testing/simulation/world.ts';
import { tryAccount } from './accounts.ts';
import { changeBookings, changeSchedule, readFeed } from './bookings.ts';
import { changeCalendars, changeInCalendar } from './calendars.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient } from './client.ts';
import { changePopups, countViews } from './counts.ts';
import { workOnIssues } from './issues.ts';
import { answerLead, answerQuestion, exportLists, readChat } from './leads.ts';
import { readLists } from './lists.ts';
import { changeServices, makePage, renameMeeting } from './own-pages.ts';
import { changePage, exportAndImport, movePage } from './page-texts.ts';
import { answerRequest, eraseSomebody, importReaders, importSubscribers, putBack, suppress } from './people.ts';
import { importPost } from './post-imports.ts';
import { changePosts } from './posts.ts';
import { changeRecords } from './records.ts';
import { tryRules } from './rules.ts';
import { tryDrafts } from './text-drafts.ts';

/** Less than an issue has readers. */
const ISSUES_PER_HOUR = 6;
/** Readers that another system had. */
const FIRST_READERS = Array.from({ length: 12 }, (_, at) => `early-${at}x@mail.example`);

/** Prepares a new site. */
export async function setUp(world: World): Promise<void> {
  const owner = await logIn(world);
  if (!owner) throw new Error('The owner cannot log in');
  world.model.issuesPerHour = world.random.fork('limits').pick([0, ISSUES_PER_HOUR]);
  const settings = {
    newsletter_per_hour: String(world.model.issuesPerHour),
    scheduler_built_in: 'true',
    calendars_stale_after_minutes: '60',
    retention_left_days: '20',
    retention_chats_days: '30',
    retention_leads_months: '1',
    retention_bookings_months: '1',
    retention_outbox_days: '20',
    // While the shipped one is left, each look at the first page reads all texts for it.
    phone: '(415) 555-0100',
  };
  await owner.call('PUT', '/captain/settings', settings, 'settings.save');
  for (const [type, { before, after }] of Object.entries(world.model.buffers)) {
    const own = world.model.ownHours[type];
    const list = await owner.call('GET', '/captain/meeting-types');
    const id = list?.json.find(({ slug }: { slug: string }) => slug === type)?.id;
    const saved = await owner.call(
      'PUT',
      `/captain/meeting-types/${id}`,
      {
        questions: type === 'strategy' ? [{ label: 'What is the goal?' }] : [],
        bufferBefore: before,
        bufferAfter: after,
        maxPerDay: world.model.maxPerDay[type] ?? null,
        noticeMinutes: world.model.notice[type] ?? null,
        hours: own ? own.days.map((dayOfWeek) => ({ dayOfWeek, startTime: own.from, endTime: own.to })) : null,
      },
      'meeting-type.save',
    );
    if (type === 'strategy') world.goalQuestion = saved?.json?.questions[0].id;
  }
  const schedule = await owner.call('GET', '/captain/schedule');
  const limits = { ...schedule?.json.limits, maximumPerDay: world.model.maxPerDayOfAll };
  await owner.call('PUT', '/captain/schedule/limits', limits, 'limits.save');
  const hidden = { name: 'Private', slug: HIDDEN_TYPE, minutes: 30, isActive: false };
  await owner.call('POST', '/captain/meeting-types', hidden, 'meeting-type.create');
  await changeCalendars(world, world.random.fork('first calendar'), owner);
  await importReaders(world, owner, FIRST_READERS);
  world.keptLogin = await logIn(world);
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
  issue: 7,
  booking: 4,
  erase: 2,
  request: 2,
  suppress: 1,
  putBack: 2,
  page: 4,
  move: 3,
  transfer: 1,
  settings: 4,
  schedule: 3,
  rules: 2,
  calendar: 4,
  calendarEvent: 3,
  account: 7,
  popup: 2,
  views: 2,
  lead: 4,
  export: 3,
  import: 3,
  feed: 1,
  look: 5,
  record: 4,
  postImport: 2,
  draft: 2,
  ownPage: 2,
  services: 2,
  meeting: 2,
  lists: 4,
  question: 4,
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
    else if (kind === 'request') await answerRequest(world, random, owner);
    else if (kind === 'suppress') await suppress(world, random, owner);
    else if (kind === 'putBack') await putBack(world, random, owner);
    else if (kind === 'page') await changePage(world, random, owner);
    else if (kind === 'move') await movePage(world, random, owner);
    else if (kind === 'transfer') await exportAndImport(world, random, owner);
    else if (kind === 'settings') await changeSettings(world, random, owner);
    else if (kind === 'schedule') await changeSchedule(world, random, owner);
    else if (kind === 'rules') await tryRules(world, random, owner);
    else if (kind === 'calendar') await changeCalendars(world, random, owner);
    else if (kind === 'calendarEvent') await changeInCalendar(world, random, owner);
    else if (kind === 'account') await tryAccount(world, random, owner);
    else if (kind === 'popup') await changePopups(world, random, owner);
    else if (kind === 'views') await countViews(world, random, owner);
    else if (kind === 'lead') await answerLead(world, random, owner);
    else if (kind === 'export') await exportLists(world, owner);
    else if (kind === 'import') await importSubscribers(world, random, owner);
    else if (kind === 'record') await changeRecords(world, random, owner);
    else if (kind === 'postImport') await importPost(world, random, owner);
    else if (kind === 'draft') await tryDrafts(world, random, owner);
    else if (kind === 'ownPage') await makePage(world, random, owner);
    else if (kind === 'services') await changeServices(world, random, owner);
    else if (kind === 'meeting') await renameMeeting(world, random, owner);
    else if (kind === 'lists') await readLists(world, random, owner);
    else if (kind === 'question') await answerQuestion(world, random, owner);
    else if (kind === 'feed') await readFeed(world, owner);
    else if (random.chance(0.3)) await readChat(world, random, owner);
    else await look(random, owner);
    await world.clock.sleep(random.between(10_000, 2 * MINUTE));
  }
}

/** Settings that change nothing but what is shown, with a value of each kind. Those of `EMPTY` can be empty, and then say nothing. */
const SHOWN = {
  brand_name: (id: string) => `Brand ${id}`,
  phone: (id: string) => `(415) 555-${(Number.parseInt(id, 16) % 9000) + 1000}`,
  link_x: (id: string) => `https://x.com/${id}`,
  link_linkedin: (id: string) => `https://www.linkedin.com/in/${id}`,
  stage_won: (id: string) => `Won ${id}`,
};
const EMPTY = new Set(['phone', 'link_x', 'link_linkedin']);

/** The owner saves settings: they are kept, and visitors see them where they can. */
async function changeSettings(world: World, random: Random, owner: Captain): Promise<void> {
  if (random.chance(0.4)) return changeNotices(world, owner);
  const { settings } = world.model;
  const saved = Object.entries(SHOWN).map(([key, write]): [string, string] => {
    const isEmpty = EMPTY.has(key) && random.chance(0.4);
    return [key, isEmpty ? '' : write(fingerprint(String(random.next())))];
  });
  const before = [...settings];
  for (const [key] of saved) settings.delete(key);
  const answer = await owner.call('PUT', '/captain/settings', Object.fromEntries(saved), 'settings.save');
  if (!answer) return;
  for (const [key, value] of answer.status === 200 ? saved : before) settings.set(key, value);
  const expected = new Map(settings);
  const list = await owner.call('GET', '/captain/settings');
  for (const row of (list?.status === 200 ? list.json : []) as { key: string; value: string }[]) {
    const wanted = expected.get(row.key);
    if (wanted !== undefined && settings.get(row.key) === wanted && row.value !== wanted)
      world.violate(`The setting ${row.key} is “${row.value}”, and “${wanted}” was saved`);
  }
  const page = await createClient(world).get('/');
  if (page?.status !== 200) return;
  for (const [name, text] of expected) {
    if (!name.startsWith('stage') && settings.get(name) === text && !page.body.includes(text))
      world.violate(`The page does not show the ${name} “${text}”, which was saved`);
  }
}

/** The owner wants no mails about subscribers for a while. */
async function changeNotices({ clock, model }: World, owner: Captain): Promise<void> {
  const isOff = model.subscriberMails.state === 'off';
  model.subscriberMails.state = 'unknown';
  // Whether the owner is still told of these depends on when they are sent.
  model.dueMails = model.dueMails.filter(({ event }) => event !== 'newsletter.subscribed');
  const settings = { notify_subscribers: String(isOff) };
  const answer = await owner.call('PUT', '/captain/settings', settings, 'settings.save');
  if (answer?.status === 200) model.subscriberMails = { state: isOff ? 'on' : 'off', at: clock.elapsed() };
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
