import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { startFakeWebhook } from '#testing/fake-webhook.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { makeDataDir, type RunningServer, startServer } from '#testing/start-server.ts';

const KILLS = 20;
const SENDERS = 8;

/** Acknowledged requests, by email address. */
interface Storm {
  sent: Set<string>;
  contacts: Set<string>;
  bookings: Set<string>;
  subscribers: Set<string>;
  starts: string[];
}

async function post(url: string, path: string, body: { email: string }, storm: Storm, into: Set<string>) {
  storm.sent.add(body.email);
  const number = storm.sent.size;
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

/** Sends contacts, signups and bookings until the server is killed. */
async function rage(url: string, storm: Storm, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const email = `storm-${storm.sent.size}-${Math.random().toString(36).slice(2)}@example.com`;
    const kind = storm.sent.size % 4;
    try {
      if (kind === 0) await post(url, '/api/newsletter', { email }, storm, storm.subscribers);
      else if (kind === 1 && storm.starts.length > 0) {
        const booking = makeBooking({ email, start: storm.starts.pop() }) as { email: string };
        await post(url, '/api/bookings', booking, storm, storm.bookings);
      } else await post(url, '/api/contact', makeContact({ email }) as { email: string }, storm, storm.contacts);
    } catch {
      return; // Killed in the middle: nothing was acknowledged.
    }
  }
}

const acknowledged = ({ contacts, bookings, subscribers }: Storm) => contacts.size + bookings.size + subscribers.size;

async function untilSent(server: RunningServer): Promise<void> {
  for (;;) {
    const res = await fetch(`${server.url}/metrics`, { headers: { Authorization: 'Bearer figures' } });
    // Booking reminders are due later.
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
  const there = new Set(found);
  return [...wanted].filter((one) => !there.has(one));
};

test(`SIGKILL ${KILLS} times under load: no acknowledged lead is lost, everything is delivered, nothing else`, async () => {
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
  const storm: Storm = {
    sent: new Set(),
    contacts: new Set(),
    bookings: new Set(),
    subscribers: new Set(),
    starts: [],
  };

  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer(env);
    if (kill === 0) {
      const slots = await fetch(`${server.url}/api/slots?type=consultation&days=31`);
      const { days } = (await slots.json()) as { days: { slots: { start: string }[] }[] };
      storm.starts = days.flatMap((day) => day.slots.map(({ start }) => start));
    }
    let isOver = false;
    const senders = Promise.all(Array.from({ length: SENDERS }, () => rage(server.url, storm, () => isOver)));
    // Killed at a random moment, but after the first acknowledgement.
    const enough = acknowledged(storm) + 3;
    while (acknowledged(storm) < enough) await setTimeout(5);
    await setTimeout(Math.random() * 200);
    await server.stop('SIGKILL');
    isOver = true;
    await senders;
  }

  const server = await startServer(env);
  await untilSent(server);
  expect(await server.stop()).toBe(0);

  expect(storm.contacts.size).toBeGreaterThan(0);
  expect(storm.bookings.size).toBeGreaterThan(0);
  expect(storm.subscribers.size).toBeGreaterThan(0);
  const rows = (sql: string) => readAll(dataDir, sql) as string[];
  expect(missing(storm.contacts, rows('select email from contacts'))).toEqual([]);
  expect(missing(storm.bookings, rows('select email from consultation_bookings'))).toEqual([]);
  expect(missing(storm.subscribers, rows('select email from newsletter_subscribers'))).toEqual([]);

  const toOwner = smtp.mails.filter((mail) => mail.to[0] === 'owner@example.com').map((mail) => mail.raw);
  const toVisitors = smtp.mails.filter((mail) => mail.to[0] !== 'owner@example.com').map((mail) => mail.to[0]!);
  const leads = [...storm.contacts, ...storm.bookings];
  const ownerHeard = toOwner.join('\n');
  expect(leads.filter((email) => !ownerHeard.includes(email))).toEqual([]);
  expect(missing([...leads, ...storm.subscribers], toVisitors)).toEqual([]);
  const hooked = webhook.requests.map((request) => JSON.parse(request.body) as { id: string; data: { email: string } });
  expect(
    missing(
      leads,
      hooked.map(({ data }) => data.email),
    ),
  ).toEqual([]);

  // Every message belongs to a stored row, and a repeated message has the same id.
  const stored = [
    ...rows('select email from contacts'),
    ...rows('select email from consultation_bookings'),
    ...rows('select email from newsletter_subscribers'),
  ];
  expect(missing([...toVisitors, ...hooked.map(({ data }) => data.email)], stored)).toEqual([]);
  const uids = rows('select uid from outbox');
  expect(
    missing(
      hooked.map(({ id }) => id),
      uids,
    ),
  ).toEqual([]);
  expect(
    missing(
      smtp.mails.map((mail) => /<(.+)@/.exec(mail.headers['message-id'] ?? '')?.[1] ?? ''),
      uids,
    ),
  ).toEqual([]);
}, 120_000);
