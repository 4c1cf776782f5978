import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import { PASSWORD } from '#testing/captain.ts';
import { makeContact, makeIssue } from '#testing/make.ts';
import { caller } from '#testing/send-with-kills.ts';
import { HOME_PAGE, load } from './from-memory.ts';
import { makeFolder, processorSeconds, type Running, residentMb, startMailServer, startSite } from './processes.ts';
import { atLeast, count, limited, median, type Row } from './report.ts';

const RECIPIENTS = 100_000;
const STRETCHES = 3;
const STRETCH_SECONDS = 8;
const LEADS = 10;
const LIST_RUNS = 100;

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
  const pages = () => load(site.port, HOME_PAGE, { seconds: STRETCH_SECONDS });
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
      ...atLeast(0.9, median(ratios)),
    },
    { what: 'List of issues, processor time', ...limited(lists[0]!, 5, 'ms') },
    { what: 'List of pending recipients', ...limited(lists[1]!, 5, 'ms') },
    { what: 'List of subscribers', ...limited(lists[2]!, 5, 'ms') },
    { what: 'Longest wait of a lead’s mail', ...limited(Math.max(...waits), 5, 's') },
    {
      what: `Memory after the first stretch ${Math.round(memory[0] ?? 0)} MB; growth`,
      ...limited(Math.max(0, growth), 15, 'MB'),
    },
  ];
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
