import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { makeFolder, runLoad, startSite } from './processes.ts';
import { count, type Row } from './report.ts';

const MESSAGES = 10_000;
const PAGE = 'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n';
const TOKEN = 'figures';

/** Drains a full outbox while pages are read: how long it takes, and what the pages notice of it. */
export async function benchOutbox(): Promise<Row[]> {
  const folder = makeFolder();
  await (await startSite(folder)).stop();
  fill(join(folder, 'site.db'));

  const quiet = await startSite(makeFolder());
  const load = (port: number) => runLoad({ port, connections: 64, seconds: 5, request: PAGE, expect: 'HTTP/1.1 200' });
  const before = await load(quiet.port);
  await quiet.stop();

  const smtp = await startFakeSmtp();
  const site = await startSite(folder, { SMTP_URL: smtp.url, METRICS_TOKEN: TOKEN });
  const begun = performance.now();
  const during = await load(site.port);
  const sentDuring = smtp.mails.length;
  while ((await waiting(site.port)) > 0) await setTimeout(200);
  const seconds = (performance.now() - begun) / 1000;
  await site.stop();
  await smtp.close();

  const ratio = during.perSecond / before.perSecond;
  return [
    {
      what: `Outbox of ${count(MESSAGES)} mails, drained`,
      figure: `${seconds.toFixed(1)} s`,
      against: 'a minute',
      ratio: seconds / 60,
      goal: 'at most 1',
      isMet: seconds <= 60,
    },
    {
      what: `Pages meanwhile (${count(sentDuring)} mails in 5 s)`,
      figure: `${count(during.perSecond)} req/s`,
      against: `quiet ${count(before.perSecond)} req/s`,
      ratio,
      goal: 'at least 0.9',
      isMet: ratio >= 0.9,
    },
  ];
}

function fill(file: string): void {
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
     values (?, 'mail', 'owner', 'contact.created', ?, 'waiting', unixepoch(), unixepoch() + 86400, unixepoch())`,
  );
  db.transaction(() => {
    for (let index = 0; index < MESSAGES; index += 1) insert.run(randomUUID(), payload);
  })();
  db.close();
}

async function waiting(port: number): Promise<number> {
  const res = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  return Number(/status="waiting"} (\d+)/.exec(await res.text())?.[1]);
}
