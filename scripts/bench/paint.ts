import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#testing/browser.ts';
import { makeFolder, startSite } from './processes.ts';
import { atMost, count, median, type Row } from './report.ts';

const PUBLIC = join(import.meta.dirname, '../../dist/public');
const ROUNDS = 7;
/** 1.6 Mbit/s with a round trip of 150 ms, on a processor that is four times slower: a cheap phone far from a mast. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
/** Time after the load event in which the page's code runs and late fonts could move the text. */
const SETTLE_MS = 4_000;
const PAGES = { 'home page': '/', 'service page': '/services/n8n-workflow-automation', blog: '/blog' };

/** Milliseconds, and the cumulative layout shift. */
interface Visit {
  first: number;
  largest: number;
  blocked: number;
  shift: number;
}

/** Waiting time of a visitor on a slow phone, compared with the same HTML with nothing but its styles, pictures and fonts. */
export async function benchPaint(): Promise<Row[]> {
  const site = await startSite(makeFolder());
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const ours = `http://localhost:${site.port}${path}`;
    const plain = await servePlainly(toPlain(await (await fetch(ours)).text()));
    const visits: { ours: Visit; theirs: Visit }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push({ theirs: await visit(browser, plain.url), ours: await visit(browser, ours) });
    plain.stop();
    for (const [what, kind] of [
      ['first paint', 'first'],
      ['largest paint', 'largest'],
    ] as const) {
      const ratio = median(visits.map(({ ours, theirs }) => ours[kind] / theirs[kind]));
      rows.push({
        what: `${name}: ${what}`,
        figure: `${count(median(visits.map(({ ours }) => ours[kind])))} ms`,
        against: `plain page ${count(median(visits.map(({ theirs }) => theirs[kind])))} ms`,
        ...atMost(1.1, ratio),
      });
    }
    const shift = Math.max(...visits.map(({ ours }) => ours.shift));
    rows.push(
      {
        what: `${name}: total blocking time`,
        figure: `${count(median(visits.map(({ ours }) => ours.blocked)))} ms`,
        against: `plain page ${count(median(visits.map(({ theirs }) => theirs.blocked)))} ms`,
      },
      {
        what: `${name}: layout shift, the largest of all rounds`,
        figure: shift.toFixed(4),
        against: `plain page ${Math.max(...visits.map(({ theirs }) => theirs.shift)).toFixed(4)}`,
        goal: '0',
        isMet: shift === 0,
      },
    );
  }
  await browser.close();
  await site.stop();
  return rows;
}

/** Opens a page in a new browser context, so that nothing is in its cache. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await setTimeout(SETTLE_MS);
  const visit = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        window.setTimeout(() => resolve([]), 500);
      });
    const [tasks, shifts, paints] = await Promise.all(
      ['longtask', 'layout-shift', 'largest-contentful-paint'].map(entries),
    );
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      first,
      largest: paints?.at(-1)?.startTime ?? 0,
      blocked: (tasks ?? [])
        .filter(({ startTime }) => startTime >= first)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
      shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
    };
  });
  await context.close();
  return visit;
}

/** The page without script and preloads: the least that shows the same. */
function toPlain(html: string): string {
  return html.replace(/<script type="module".*?<\/script>/g, '').replace(/<link rel="preload"[^>]*>/g, '');
}

function readPublic(path: string): Buffer {
  return readFileSync(join(PUBLIC, path));
}

/** A server for one page and the files of the build, without anything else. */
async function servePlainly(html: string): Promise<{ url: string; stop(): void }> {
  const page = brotliCompressSync(html);
  const server = createServer(({ url = '' }, response) => {
    const file = url.slice(1);
    if (!file) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      return response.end(page);
    }
    try {
      const bytes = readPublic(file);
      response.writeHead(200, { 'Content-Type': getMimeType(file) ?? '' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}
