import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { startFakeWebhook } from '#testing/fake-webhook.ts';
import { inLong } from '#testing/long.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { makeDataDir, type RunningServer, startServer } from '#testing/start-server.ts';

const KILLS = inLong(2, 10);
/** In the name of the test; `SEED=… npx vitest run …` repeats the moments of the kills. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const SENDERS = 8;

/** The load of all runs together: addresses that were sent, and those that were answered 201. */
interface Load {
  sent: Set<string>;
  contacts: Set<string>;
  bookings: Set<string>;
  subscribers: Set<string>;
  starts: string[];
}

async function post(url: string, path: string, body: { email: string }, load: Load, into: Set<string>) {
  load.sent.add(body.email);
  const number = load.sent.size;
  const res = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify(body),
  });
  if (res.status === 201) into.add(body.email);
}

/** Sends all three kinds of leads until the server is killed. */
async function sendUntilKilled(url: string, load: Load, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const email = `load-${load.sent.size}@example.com`;
    const kind = load.sent.size % 4;
    try {
      if (kind === 0) await post(url, '/api/newsletter', { email }, load, load.subscribers);
      else if (kind === 1 && load.starts.length > 0) {
        const booking = makeBooking({ email, start: load.starts.pop() }) as { email: string };
        await post(url, '/api/bookings', booking, load, load.bookings);
      } else await post(url, '/api/contact', makeContact({ email }) as { email: string }, load, load.contacts);
    } catch {
      return; // Killed before the answer.
    }
  }
}

const acknowledged = ({ contacts, bookings, subscribers }: Load) => contacts.size + bookings.size + subscribers.size;

async function untilSent(server: RunningServer): Promise<void> {
  for (;;) {
    const res = await fetch(`${server.url}/metrics`, { headers: { Authorization: 'Bearer figures' } });
    // Reminders of bookings are due later.
    const waiting = Number(/status="waiting"} (\d+)/.exec(await res.text())?.[1]);
    const reminders = readAll(server.dataDir, "select count(*) from outbox where event = 'booking.reminder'")[0];
    if (waiting <= Number(reminders)) return;
    await setTimeout(100);
  }
}

function readAll(dataDir: string, sql: string): (string | number)[] {
  const db = new Database(`${dataDir}/site.db`, { readonly: true });
  try {
    return db.prepare(sql).pluck().all() as (string | number)[];
  } finally {
    db.close();
  }
}

const missing = (wanted: Iterable<string>, found: Iterable<string>) => {
  const known = new Set(found);
  return [...wanted].filter((one) => !known.has(one));
};

test(`kill -9 under load, ${KILLS} times (seed ${SEED}): no acknowledged lead is lost, every message is delivered, none is about an unknown lead`, async () => {
  const smtp = await startFakeSmtp();
  const webhook = await startFakeWebhook();
  const dataDir = makeDataDir();
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    WEBHOOK_URL: webhook.url,
    OWNER_EMAIL: 'owner@example.com',
    METRICS_TOKEN: 'figures',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  };
  onTestFinished(async () => {
    await smtp.close();
    await webhook.close();
  });
  const load: Load = {
    sent: new Set(),
    contacts: new Set(),
    bookings: new Set(),
    subscribers: new Set(),
    starts: [],
  };

  const delays = fc.sample(fc.nat(200), { seed: SEED, numRuns: KILLS });
  for (const [kill, delay] of delays.entries()) {
    const server = await startServer(env);
    if (kill === 0) {
      const slots = await fetch(`${server.url}/api/slots?type=consultation&days=31`);
      const { days } = (await slots.json()) as { days: { slots: { start: string }[] }[] };
      load.starts = days.flatMap((day) => day.slots.map(({ start }) => start));
    }
    let isOver = false;
    const senders = Promise.all(Array.from({ length: SENDERS }, () => sendUntilKilled(server.url, load, () => isOver)));
    // At a random time, but not before something of each kind was acknowledged.
    const enough = acknowledged(load) + 3;
    const lacksKind = () => [load.contacts, load.bookings, load.subscribers].some(({ size }) => size === 0);
    while (acknowledged(load) < enough || lacksKind()) await setTimeout(5);
    await setTimeout(delay);
    await server.stop('SIGKILL');
    isOver = true;
    await senders;
  }

  const server = await startServer(env);
  await untilSent(server);
  expect(await server.stop()).toBe(0);

  expect(load.contacts.size).toBeGreaterThan(0);
  expect(load.bookings.size).toBeGreaterThan(0);
  expect(load.subscribers.size).toBeGreaterThan(0);
  const rows = (sql: string) => readAll(dataDir, sql) as string[];
  expect(missing(load.contacts, rows('select email from contacts'))).toEqual([]);
  expect(missing(load.bookings, rows('select email from consultation_bookings'))).toEqual([]);
  expect(missing(load.subscribers, rows('select email from newsletter_subscribers'))).toEqual([]);

  const toOwner = smtp.mails.filter((mail) => mail.to[0] === 'owner@example.com').map((mail) => mail.raw);
  const toVisitors = smtp.mails.filter((mail) => mail.to[0] !== 'owner@example.com').map((mail) => mail.to[0]!);
  const leads = [...load.contacts, ...load.bookings];
  const ownerText = toOwner.join('\n');
  expect(leads.filter((email) => !ownerText.includes(email))).toEqual([]);
  expect(missing([...leads, ...load.subscribers], toVisitors)).toEqual([]);
  const posted = webhook.requests.map((request) => JSON.parse(request.body) as { id: string; data: { email: string } });
  expect(
    missing(
      leads,
      posted.map(({ data }) => data.email),
    ),
  ).toEqual([]);

  // Every message is about a stored row, and a repeated one has the id of the first.
  const stored = [
    ...rows('select email from contacts'),
    ...rows('select email from consultation_bookings'),
    ...rows('select email from newsletter_subscribers'),
  ];
  expect(missing([...toVisitors, ...posted.map(({ data }) => data.email)], stored)).toEqual([]);
  const uids = rows('select uid from outbox');
  expect(
    missing(
      posted.map(({ id }) => id),
      uids,
    ),
  ).toEqual([]);
  expect(
    missing(
      smtp.mails.map((mail) => /<(.+)@/.exec(mail.headers['message-id'] ?? '')?.[1] ?? ''),
      uids,
    ),
  ).toEqual([]);
});
