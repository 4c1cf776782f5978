import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { makeFolder, processorSeconds, type Running, runLoad, startReceivers, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const MESSAGES = 10_000;
/** Messages are sent in portions with pauses between, so that other load on the machine affects both alike. */
const PORTIONS = 5;
const LOAD_SECONDS = 11;
const QUIET_SECONDS = 4;
/** Until the last snapshot of a portion is taken. */
const SETTLE_MS = 2_500;
const PAGE = 'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n';

type Channel = 'mail' | 'webhook';

/** Pages served, and the processor time they took. */
interface Stretch {
  perSecond: number;
  perProcessorSecond: number;
}

/**
 * Drains a full outbox while pages are read as fast as they come: how long it takes, and what the pages notice of it.
 * Mail server and webhook share the second core with the load, so what they take from it counts against the pages too;
 * pages a second of the site's own processor time leave that out.
 */
export async function benchOutbox(): Promise<Row[]> {
  return [...(await drain('mail')), ...(await drain('webhook'))];
}

async function drain(channel: Channel): Promise<Row[]> {
  const folder = makeFolder();
  const receivers = await startReceivers();
  const taken = async () =>
    (await (await fetch(`http://127.0.0.1:${receivers.port}/`)).json()) as Record<string, number>;
  const received = async () => {
    const { mails = 0, posts = 0 } = await taken();
    return mails + posts;
  };
  const { smtpPort } = await taken();
  const site = await startSite(folder, {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    WEBHOOK_URL: `http://127.0.0.1:${receivers.port}/`,
  });
  await load(site, QUIET_SECONDS);

  const during: Stretch[] = [];
  const quiet: Stretch[] = [];
  let seconds = 0;
  for (let portion = 0; portion < PORTIONS; portion += 1) {
    const wanted = (await received()) + Math.ceil(MESSAGES / PORTIONS);
    fill(join(folder, 'site.db'), channel, Math.ceil(MESSAGES / PORTIONS));
    const begun = performance.now();
    await wake(site);
    const stretch = load(site, LOAD_SECONDS);
    while ((await received()) < wanted) await setTimeout(250);
    seconds += (performance.now() - begun) / 1000;
    during.push(await stretch);
    await setTimeout(SETTLE_MS);
    quiet.push(await load(site, QUIET_SECONDS));
  }
  await site.stop();
  await receivers.stop();

  const what = channel === 'mail' ? 'mails' : 'webhook calls';
  const compare = (label: string, unit: string, figure: (stretch: Stretch) => number): Row => {
    const [busy, free] = [median(during.map(figure)), median(quiet.map(figure))];
    const row = { what: label, figure: `${count(busy)} ${unit}`, against: `quiet ${count(free)} ${unit}` };
    return { ...row, ratio: busy / free, goal: 'at least 0.9', isMet: busy / free >= 0.9 };
  };
  return [
    {
      what: `${count(MESSAGES)} ${what}, while pages are read`,
      figure: `${seconds.toFixed(1)} s`,
      against: 'a minute',
      ratio: seconds / 60,
      goal: 'at most 1',
      isMet: seconds <= 60,
    },
    compare(`Pages meanwhile, ${PORTIONS} stretches of ${LOAD_SECONDS} s`, 'req/s', ({ perSecond }) => perSecond),
    compare('Pages a second of the site’s processor time', 'req', ({ perProcessorSecond }) => perProcessorSecond),
  ];
}

async function load(site: Running, seconds: number): Promise<Stretch> {
  const before = processorSeconds(site.process);
  const { perSecond } = await runLoad({
    port: site.port,
    connections: 64,
    seconds,
    request: PAGE,
    expect: 'HTTP/1.1 200',
  });
  const used = processorSeconds(site.process) - before;
  return { perSecond, perProcessorSecond: (perSecond * seconds) / used };
}

/** Anything that leaves a lead makes the outbox look for what is due. */
async function wake(site: Running): Promise<void> {
  await fetch(`http://127.0.0.1:${site.port}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      service: ['other'],
      message: 'Wake up',
    }),
  });
}

function fill(file: string, channel: Channel, messages: number): void {
  const db = new Database(file);
  const payload = JSON.stringify({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    company: null,
    service: ['other'],
    budget: null,
    message: 'We retype every job sheet into two systems, and the second one is always a day behind.',
    page: '/',
    referrer: null,
    createdAt: '2026-01-05T12:00:00Z',
  });
  const insert = db.prepare(
    `insert into outbox (uid, channel, audience, event, payload, status, due_at, give_up_at, created_at)
     values (?, ?, 'owner', 'contact.created', ?, 'waiting', unixepoch(), unixepoch() + 86400, unixepoch())`,
  );
  db.transaction(() => {
    for (let index = 0; index < messages; index += 1) insert.run(randomUUID(), channel, payload);
  })();
  db.close();
}
