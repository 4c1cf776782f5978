import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import { PASSWORD } from '#testing/captain.ts';
import { makeContact, makeIssue } from '#testing/make.ts';
import { caller } from '#testing/send-with-kills.ts';
import {
  makeFolder,
  processorSeconds,
  type Running,
  residentMb,
  runLoad,
  startMailServer,
  startSite,
} from './processes.ts';
import { count, median, type Row } from './report.ts';

const RECIPIENTS = 100_000;
const STRETCHES = 3;
const STRETCH_SECONDS = 8;
const LEADS = 10;
const LIST_RUNS = 100;
const PAGE = 'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n';

/** Sends an issue to many recipients at the default speed: what pages, lists and leads notice of it, and what it takes of memory. */
export async function benchNewsletter(): Promise<Row[]> {
  const folder = makeFolder();
  const file = join(folder, 'site.db');
  const mailServer = await startMailServer();
  const site = await startSite(folder, {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    ADMIN_PASSWORD: PASSWORD,
  });
  const server = { url: `http://localhost:${site.port}` };
  const call = await caller(server);
  addReaders(file, RECIPIENTS);
  const { id } = await call<IssueJson>('POST', '/newsletters', makeIssue());
  const pages = () => pagesPerSecond(site.port);
  await pages();

  const begun = performance.now();
  await call('POST', `/newsletters/${id}/send`);
  const startMs = performance.now() - begun;
  const ratios: number[] = [];
  const memory: number[] = [];
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const during = await pages();
    memory.push(residentMb(site.process));
    await call('POST', `/newsletters/${id}/pause`);
    await setTimeout(3_000);
    ratios.push(during / (await pages()));
    await call('POST', `/newsletters/${id}/resume`);
  }
  await call('POST', `/newsletters/${id}/pause`);
  await setTimeout(3_000);
  const paths = ['/newsletters?limit=50', `/newsletters/${id}/recipients?state=pending`, '/subscribers?limit=50'];
  const lists: number[] = [];
  for (const path of paths) lists.push(await processorMs(site, () => call('GET', path)));
  await call('POST', `/newsletters/${id}/resume`);
  const waits = await leadWaits(server.url, file, LEADS);
  const { counts } = await call<IssueJson>('GET', `/newsletters/${id}`);
  memory.push(residentMb(site.process));
  await site.stop();
  await mailServer.stop();

  const growth = (memory.at(-1) ?? 0) - (memory[0] ?? 0);
  return [
    { what: `Starting an issue for ${count(counts.total)} recipients`, figure: `${Math.round(startMs)} ms` },
    { what: 'Mails sent meanwhile', figure: count(counts.sent) },
    {
      what: `Pages while an issue is sent, ${STRETCHES} stretches of ${STRETCH_SECONDS} s`,
      figure: `${median(ratios).toFixed(2)} of the throughput`,
      ratio: median(ratios),
      goal: 'at least 0.9',
      isMet: median(ratios) >= 0.9,
    },
    held('List of issues, processor time', lists[0]!, { most: 5, unit: 'ms' }),
    held('List of pending recipients', lists[1]!, { most: 5, unit: 'ms' }),
    held('List of subscribers', lists[2]!, { most: 5, unit: 'ms' }),
    held('Longest wait of a lead’s mail', Math.max(...waits), { most: 5, unit: 's' }),
    held(`Memory after the first stretch ${Math.round(memory[0] ?? 0)} MB; growth`, Math.max(0, growth), {
      most: 15,
      unit: 'MB',
    }),
  ];
}

/** A line with a figure that is held against a limit. */
function held(what: string, figure: number, { most, unit }: { most: number; unit: string }): Row {
  return {
    what,
    figure: `${figure.toFixed(1)} ${unit}`,
    against: `limit ${most} ${unit}`,
    ratio: figure / most,
    goal: 'at most 1',
    isMet: figure <= most,
  };
}

async function pagesPerSecond(port: number): Promise<number> {
  const load = { port, connections: 64, seconds: STRETCH_SECONDS, request: PAGE, expect: 'HTTP/1.1 200' };
  return (await runLoad(load)).perSecond;
}

/** Processor time of one call, since wall-clock time depends on other load of the machine. */
async function processorMs(site: Running, work: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < LIST_RUNS; run += 1) await work();
  const begun = processorSeconds(site.process);
  for (let run = 0; run < LIST_RUNS; run += 1) await work();
  return ((processorSeconds(site.process) - begun) * 1000) / LIST_RUNS;
}

/** Seconds from a contact message to the end of its mails, for some messages one after the other. */
async function leadWaits(url: string, file: string, leads: number): Promise<number[]> {
  const db = new Database(file, { readonly: true });
  const waiting = db.prepare("select count(*) from outbox where status = 'waiting'").pluck();
  const waits: number[] = [];
  for (let lead = 0; lead < leads; lead += 1) {
    const begun = performance.now();
    await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.9.0.${lead}` },
      body: JSON.stringify(makeContact({ email: `lead${lead}@example.com` })),
    });
    while (waiting.get() !== 0) await setTimeout(20);
    waits.push((performance.now() - begun) / 1000);
  }
  db.close();
  return waits;
}

/** Adds subscribers to the database of a running site, as another program would. */
function addReaders(file: string, number: number): void {
  const db = new Database(file, { timeout: 5_000 });
  const insert = db.prepare('insert into newsletter_subscribers (email, created_at) values (?, unixepoch())');
  db.transaction(() => {
    for (let index = 0; index < number; index += 1) insert.run(`reader${index}@example.com`);
  })();
  db.close();
}
