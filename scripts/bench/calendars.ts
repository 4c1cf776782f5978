import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toIso } from '#shared/time.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { median, type Row } from './report.ts';

const CALENDARS = 10;
const EVENTS = 5_000;
const LIMIT_MS = 20;
const RUNS = 30;
const DAYS = 60;

/** Free times beside ten calendars of 5,000 events each, all within the days that can be booked. */
export async function benchCalendars(): Promise<Row[]> {
  const harness = await createTestApp({ CALENDAR_ALLOW_PRIVATE: '1' });
  const { call } = await loginAs(harness);
  const now = harness.ctx.clock.now();
  const feed = createServer((request, response) => response.end(makeFeed(now, Number(request.url?.slice(1)))));
  feed.listen(0, '127.0.0.1');
  await once(feed, 'listening');
  const { port } = feed.address() as AddressInfo;
  await call('PUT', '/api/captain/schedule/limits', { minimumAdvanceMinutes: 0, maximumFutureDays: DAYS });
  const without = await measure(harness);
  const reading: number[] = [];
  for (let index = 0; index < CALENDARS; index += 1) {
    const start = performance.now();
    const { body } = await call('POST', '/api/captain/calendars', { url: `http://127.0.0.1:${port}/${index}` });
    if (body.busy !== EVENTS) throw new Error(`The calendar was not read: ${body.lastError}`);
    reading.push(performance.now() - start);
  }
  const ms = await measure(harness);
  feed.close();
  await harness.ctx.database.close();
  return [
    { what: 'free times without calendars', figure: `${without.toFixed(2)} ms` },
    {
      what: `free times with ${CALENDARS} calendars of ${EVENTS} events`,
      figure: `${ms.toFixed(2)} ms`,
      against: `limit ${LIMIT_MS} ms`,
      ratio: ms / LIMIT_MS,
      goal: 'at most 1',
      isMet: ms <= LIMIT_MS,
    },
    { what: 'adding and reading one of them', figure: `${median(reading).toFixed(0)} ms` },
  ];
}

/** Processor time of one call in milliseconds, since wall-clock time depends on other load of the machine. */
async function measure({ app }: Awaited<ReturnType<typeof createTestApp>>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = process.cpuUsage();
    const response = await app.request('/api/slots?days=14');
    await response.text();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return median(times);
}

function makeFeed(now: number, seed: number): string {
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const start = now + ((index * 7_919 + seed * 104_729) % (DAYS * 1_440)) * 60;
    const at = toIso(start).replace(/[-:]/g, '');
    return `BEGIN:VEVENT\r\nUID:${seed}-${index}\r\nDTSTART:${at}\r\nDURATION:PT5M\r\nSUMMARY:Event ${index}\r\nEND:VEVENT`;
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
