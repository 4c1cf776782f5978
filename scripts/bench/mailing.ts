import { setTimeout } from 'node:timers/promises';
import type { Issue } from '#shared/newsletter.ts';
import { makeIssue } from '#testing/make.ts';
import { leadWaits, startMailing } from './newsletter.ts';
import { processorSeconds, residentMb } from './processes.ts';
import { count, median, type Row } from './report.ts';

const RECIPIENTS = Number(process.env.MAILING_RECIPIENTS ?? 100_000);
const CHECK_MS = 5_000;

/** Sends one issue to 100,000 recipients without limits, to the end: how fast, and what it takes of memory and processor. */
export async function benchMailing(): Promise<Row[]> {
  const { site, server, call, file, taken, stop } = await startMailing(RECIPIENTS);
  await call('PUT', '/settings', { newsletter_per_second: 0 });
  const { id } = await call<Issue>('POST', '/newsletters', makeIssue());
  await call('POST', `/newsletters/${id}/send`);
  const [begun, usedBefore] = [performance.now(), processorSeconds(site.process)];
  const memory: number[] = [];
  const waits: number[] = [];
  let issue = await call<Issue>('GET', `/newsletters/${id}`);
  while (issue.state === 'sending') {
    await setTimeout(CHECK_MS);
    memory.push(residentMb(site.process));
    if (memory.length % 12 === 2) waits.push(...(await leadWaits(server.url, file, 3)));
    issue = await call<Issue>('GET', `/newsletters/${id}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  const used = processorSeconds(site.process) - usedBefore;
  const mails = await taken();
  await stop();
  const quarter = Math.ceil(memory.length / 4);
  const growth = Math.max(0, median(memory.slice(-quarter)) - median(memory.slice(quarter, 2 * quarter)));
  const rate = issue.counts.sent / seconds;
  const longest = Math.max(0, ...waits);
  return [
    {
      what: `One issue to ${count(RECIPIENTS)} recipients`,
      figure: `${Math.round(seconds)} s, ${count(issue.counts.sent)} sent, ${count(mails)} mails taken`,
    },
    {
      what: 'Mails a second',
      figure: count(rate),
      ratio: rate / 100,
      goal: 'at least 1 (100 a second)',
      isMet: rate >= 100,
    },
    { what: 'Processor time of one mail', figure: `${((used * 1000) / issue.counts.sent).toFixed(2)} ms` },
    {
      what: 'Longest wait of a lead’s mail meanwhile',
      figure: `${longest.toFixed(1)} s`,
      against: 'limit 5 s',
      ratio: longest / 5,
      goal: 'at most 1',
      isMet: longest <= 5,
    },
    {
      what: `Memory ${Math.round(Math.min(...memory))} to ${Math.round(Math.max(...memory))} MB; last quarter beside the second`,
      figure: `${growth.toFixed(1)} MB`,
      against: 'limit 10 MB',
      ratio: growth / 10,
      goal: 'at most 1',
      isMet: growth <= 10,
    },
  ];
}
