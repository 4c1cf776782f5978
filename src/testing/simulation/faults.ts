import { lookAtTimes } from './actors/calls.ts';
import { type Captain, logIn } from './actors/captains.ts';
import { createClient } from './actors/client.ts';
import { prepareCounting } from './actors/counts.ts';
import { sendToAll } from './actors/issues.ts';
import { eraseSomebody, importSubscribers, suppress } from './actors/people.ts';
import { restartUnseen } from './actors/restarts.ts';
import { watch } from './actors/steady.ts';
import { contact } from './actors/visitors.ts';
import { fingerprint } from './event-log.ts';
import type { Random } from './random.ts';
import { addToCalendar } from './servers/calendar.ts';
import { DAY, HOUR, MINUTE, type World } from './world.ts';

/** Faults of a day, and how often each comes. */
const WEIGHTS = {
  kill: 10,
  restart: 4,
  restore: 9,
  mailMood: 6,
  mailHost: 4,
  denied: 3,
  feedMood: 3,
  feedHost: 3,
  hooks: 3,
  cdn: 3,
  mailbox: 2,
  model: 2,
  account: 3,
  accountMood: 2,
  calendarEvent: 12,
  disk: 3,
  clock: 1,
};

/** Somebody who writes takes this long at most. */
const WRITTEN_WITHIN_MS = 12 * MINUTE;

/** Something goes wrong, and after a while works again. */
export async function cause(world: World, random: Random): Promise<void> {
  const kind = random.weighted(WEIGHTS);
  const { mail, feed, clock, log } = world;
  const lasting = random.between(MINUTE, 3 * HOUR);
  if (kind === 'kill') return world.kill(random.chance(0.2) ? 0 : random.between(1, 40));
  if (kind === 'restart') return restartUnseen(world, random);
  if (kind === 'restore') return restore(world, random);
  if (kind === 'calendarEvent') return addEvent(world, random);
  if (kind === 'clock') {
    const jump = random.between(MINUTE, 3 * HOUR) * (random.chance(0.4) ? -1 : 1);
    log.add(`clock set ${jump > 0 ? 'ahead' : 'back'} by ${Math.round(Math.abs(jump) / MINUTE)} min`);
    return clock.moveDate(jump);
  }
  if (kind === 'disk') return breakDisk(world, random);
  if (kind === 'denied') return denyEverybody(world);
  log.add(`fault ${kind} for ${Math.round(lasting / MINUTE)} min`);
  if (kind === 'mailMood') {
    mail.mood = random.pick(['greylist', 'defer', 'lose', 'refuse', 'refuse']);
    // Mails that are deferred once arrive.
    if (mail.mood !== 'greylist') world.mailBroken(lasting + WRITTEN_WITHIN_MS);
    // The owner is to hear of it all the same.
    await contact(world, random, createClient(world), `patient.${fingerprint(String(random.next()))}@mail.example`);
    await clock.sleep(lasting);
    mail.mood = 'fine';
  } else if (kind === 'feedMood') {
    feed.brokenUntil = Math.max(feed.brokenUntil, clock.elapsed() + lasting);
    feed.mood = random.pick(['empty', 'broken', 'html', 'error']);
    // The times that were read last hold for a while.
    await clock.sleep(lasting / 4);
    await lookAtTimes(world, createClient(world), 'consultation', true);
    await clock.sleep((lasting * 3) / 4);
    feed.mood = 'fine';
  } else if (kind === 'accountMood') {
    world.account.setMood(random.pick(['lost', 'readOnly', 'down', 'refuse']));
    breakAccount(world, lasting);
    await clock.sleep(lasting);
    world.account.setMood('fine');
  } else {
    const hosts = {
      mailHost: mail.host,
      feedHost: feed.host,
      hooks: world.hooks,
      cdn: world.cdn.host,
      account: world.account.host,
      mailbox: world.mailbox.host,
    };
    if (kind === 'account') breakAccount(world, lasting);
    if (kind === 'feedHost') feed.brokenUntil = Math.max(feed.brokenUntil, clock.elapsed() + lasting);
    if (kind === 'mailbox') world.mailbox.brokenUntil = Math.max(world.mailbox.brokenUntil, clock.elapsed() + lasting);
    const host = kind === 'model' ? world.languageModel.host : hosts[kind];
    if (kind === 'cdn') world.cdn.brokenUntil = Math.max(world.cdn.brokenUntil, clock.elapsed() + lasting);
    host.fault = random.pick([
      { kind: 'refuse' },
      { kind: 'hang' },
      { kind: 'unknown' },
      { kind: 'cut', afterBytes: random.between(0, 400) },
    ] as const);
    if (host === mail.host || host === world.hooks) world.mailBroken(lasting);
    await clock.sleep(lasting / 4);
    if (kind === 'feedHost') await lookAtTimes(world, createClient(world), 'consultation', true);
    await clock.sleep((lasting * 3) / 4);
    host.fault = { kind: 'fine' };
  }
  log.add(`fault ${kind} over`);
}

/** An event in the owner's calendar: in the hours of the business, most of the time. */
export function addEvent({ clock, feed }: World, random: Random): void {
  const midnight = Math.floor(clock.date() / DAY) * DAY + random.between(1, 9) * DAY;
  const start = midnight + random.between(16 * 60, 25 * 60) * MINUTE;
  addToCalendar(feed, {
    start,
    end: start + random.between(15, 180) * MINUTE,
    kind: random.weighted({ busy: 3, tentative: 2, free: 2 }),
    form: random.pick(['utc', 'floating', 'zone', 'windows']),
  });
  // The owner takes a week off from everything.
  if (random.chance(0.1)) feed.events.length = 0;
}

/** Subscribers of an issue of which everybody is refused: more than the server takes for chance. */
const DENIED = Array.from({ length: 14 }, (_, index) => `reader-${index}@mail.example`);

/** A mail server that says of everybody that they do not exist says nothing about their addresses: the issue is paused, and nobody is suppressed. */
async function denyEverybody(world: World): Promise<void> {
  const { mail, clock, model } = world;
  const owner = world.isDegraded || mail.mood !== 'fine' ? undefined : await logIn(world);
  if (!owner) return;
  const csv = ['email', ...DENIED].join('\n');
  const statement = { csv, consent: 'They signed up in the shop.' };
  const imported = await owner.call('POST', '/captain/subscribers/import', statement, 'subscriber.import');
  if (imported?.status !== 200) return;
  const fields = { subject: 'Denied', preview: '', content: 'News.', audience: { kind: 'all' }, publishAs: 'none' };
  const made = await owner.call('POST', '/captain/newsletters', fields, 'issue.create');
  if (made?.status !== 201) return;
  const issue = `/captain/newsletters/${made.json.id}`;
  const isSuppressed = (email: string) => model.suppressed.has(email) || model.erased.has(email);
  const before = DENIED.filter(isSuppressed);
  const isSteady = watch(world);
  mail.mood = 'deny';
  world.mailBroken(30 * MINUTE);
  await owner.call('POST', `${issue}/send`, {}, 'issue.send');
  let state: string | undefined = 'sending';
  for (let waited = 0; waited < 20 && state === 'sending'; waited++) {
    await clock.sleep(MINUTE);
    state = (await owner.call('GET', issue))?.json?.state;
  }
  mail.mood = 'fine';
  const list = await owner.call('GET', '/captain/suppressed');
  const wrong = DENIED.find(
    (email) => !before.includes(email) && !isSuppressed(email) && list?.body.includes(`"${email}"`),
  );
  if (state === 'paused' && isSteady() && wrong !== undefined)
    world.violate(`${wrong} is suppressed after the mail server had refused everybody`);
  await owner.call('POST', `${issue}/cancel`, undefined, 'issue.cancel');
}

/** A restore logs everybody out. */
async function restore(world: World, random: Random): Promise<void> {
  const { clock, keptLogin } = world;
  // The copy lacks the newest suppression: an erasure makes a new copy.
  const owner = world.isDegraded ? undefined : await logIn(world);
  if (owner) {
    await sendToAll(world, random, owner, random.between(HOUR, 6 * HOUR));
    // The next copy has it, planned.
    await clock.sleep(20 * MINUTE);
  }
  if (owner) await eraseSomebody(world, random, owner);
  if (owner) await suppress(world, random, owner);
  const begunAt = clock.elapsed();
  await world.restore();
  await clock.sleep(5 * MINUTE);
  const isRestored = world.restoredAt > begunAt;
  const answer = isRestored ? await keptLogin?.client.get('/api/captain/me') : undefined;
  if (answer && answer.status < 400) world.violate('A session still works after a restore');
  // An old list of addresses brings nobody back who has left or was erased since the copy.
  const again = isRestored && !world.isDegraded ? await logIn(world) : undefined;
  if (again) await importSubscribers(world, random, again);
  // Older than the next copy.
  if (isRestored || !keptLogin) world.keptLogin = await logIn(world);
}

function breakAccount({ account, clock }: World, lasting: number): void {
  account.brokenUntil = Math.max(account.brokenUntil, clock.elapsed() + lasting);
}

/** Resolves while the mail server takes a mail of the outbox, before it says so. */
async function sendTest({ clock, mail }: World, owner: Captain): Promise<void> {
  const isTaken = () => mail.mails.some(({ event, at }) => event === 'test' && clock.elapsed() - at < 2_000);
  if ((await owner.call('POST', '/captain/outbox/test', undefined, 'outbox.test'))?.status !== 202) return;
  for (let waited = 0; waited < MINUTE && !isTaken(); waited += 500) await clock.sleep(500);
}

/** Nothing more fits on the disk for a while, or nothing at all can be written. */
async function breakDisk(world: World, random: Random): Promise<void> {
  const { disk, clock, log } = world;
  const owner = world.isDegraded ? undefined : await logIn(world);
  // While it goes out: its first mail is on its way.
  const counting = owner && (await prepareCounting(world, random, owner));
  if (owner) {
    await sendToAll(world, random, owner);
    await clock.sleep(random.between(5_000, 40_000));
    if (random.chance(0.6)) await sendTest(world, owner);
  }
  if (world.isDegraded) return;
  world.isDegraded = true;
  disk.fault = random.pick(['full', 'readOnly']);
  // A mail may just have been accepted.
  world.unstoredSince = clock.elapsed() - 5_000;
  const lasting = random.between(MINUTE, 30 * MINUTE);
  world.mailBroken(lasting + HOUR);
  log.add(`disk ${disk.fault}`);
  await counting?.report();
  await clock.sleep(lasting);
  disk.fault = 'fine';
  log.add('disk fine');
  await clock.sleep(MINUTE);
  world.isDegraded = false;
  // It may not be stored.
  world.feed.served = undefined;
  await counting?.compare();
  // The job that sends mail stores what it could not when it runs again, which may be after its longest wait.
  await clock.sleep(30 * MINUTE);
  if (!world.isDegraded) world.unstoredSince = undefined;
}
