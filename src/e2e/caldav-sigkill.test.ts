import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { openCaldavProgram } from '#testing/caldav-program.ts';
import { logInCaptain, PASSWORD } from '#testing/captain.ts';
import { type CaldavServer, type FakeCaldav, startFakeCaldav } from '#testing/fake-caldav.ts';
import { inLong } from '#testing/long.ts';
import { makeBooking } from '#testing/make.ts';
import { hasRadicale, runRadicale } from '#testing/run-radicale.ts';
import { makeDataDir, type RunningServer, startServer } from '#testing/start-server.ts';

const KILLS = inLong(2, 6);
/** In the name of the test; `SEED=… npx vitest run …` repeats the moments of the kills. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const BOOKINGS = 3;

type Calendar = CaldavServer & Partial<Pick<FakeCaldav, 'onWritten'>>;
const SERVERS: [name: string, start: () => Promise<Calendar>][] = [
  ['fake', startFakeCaldav],
  ...(hasRadicale() ? [['Radicale', runRadicale] as [string, () => Promise<Calendar>]] : []),
];

function readAll<T>(dataDir: string, sql: string): T[] {
  const db = new Database(`${dataDir}/site.db`, { readonly: true });
  try {
    return db.prepare(sql).all() as T[];
  } finally {
    db.close();
  }
}

async function post(server: RunningServer, path: string, body: unknown, client: number): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${client >> 8}.${client & 255}` };
  try {
    const answer = await fetch(`${server.url}/api/bookings${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { booking?: { token: string } }).booking?.token;
  } catch {
    return undefined; // Killed before the answer.
  }
}

test.each(SERVERS)(
  `%s: kill -9 while bookings are written, ${KILLS} times (seed ${SEED}): each is there once`,
  async (_name, start) => {
    const calendar = await start();
    onTestFinished(() => calendar.close());
    const dataDir = makeDataDir();
    const env = { DATA_DIR: dataDir, CALENDAR_ALLOW_PRIVATE: '1', ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: '1' };
    const rounds = fc.sample(
      fc.record({ atWrite: fc.boolean(), write: fc.integer({ min: 1, max: 5 }), delay: fc.nat(60) }),
      {
        seed: SEED,
        numRuns: KILLS,
      },
    );
    const tokens: string[] = [];
    let acknowledged = 0;
    let starts: string[] = [];
    let client = 0;
    for (const [round, { atWrite, write, delay }] of rounds.entries()) {
      const server = await startServer(env);
      if (round === 0) {
        const captain = await logInCaptain(server);
        const { url, username, password } = calendar;
        await captain.call('POST', '/captain/calendars', {
          kind: 'caldav',
          url,
          username,
          password,
          writesBookings: true,
        });
        const slots = await fetch(`${server.url}/api/slots?type=consultation&days=31`);
        const { days } = (await slots.json()) as { days: { slots: { start: string }[] }[] };
        starts = days.flatMap((day) => day.slots.map(({ start }) => start)).slice(10);
      }
      const book = async () => {
        client += 1;
        const token = await post(
          server,
          '',
          makeBooking({ start: starts.pop(), email: `visitor-${client}@example.com` }),
          client,
        );
        if (!token) return;
        tokens.push(token);
        acknowledged += 1;
      };
      // A write left over from the round before may be the one that kills the server.
      await book();
      let writes = 0;
      const written = new Promise<void>((resolve) => {
        calendar.onWritten?.(() => {
          writes += 1;
          if (writes < (atWrite ? write : 1)) return;
          // The fake has stored the event, and its answer does not arrive any more.
          if (atWrite) server.process.kill('SIGKILL');
          resolve();
        });
      });
      const move = tokens.splice(0, 2);
      const sending = (async () => {
        for (let index = 1; index < BOOKINGS; index += 1) await book();
        client += 1;
        await post(server, `/${move[0]}/reschedule`, { start: starts.pop() }, client);
        await post(server, `/${move[1]}/cancel`, {}, client);
      })();
      await (calendar.onWritten ? Promise.race([written, sending.then(() => setTimeout(1_000))]) : sending);
      await setTimeout(delay);
      await server.stop('SIGKILL');
      await sending;
    }

    calendar.onWritten?.(() => {});
    const server = await startServer(env);
    const waiting = () =>
      readAll(dataDir, "select id from outbox where channel = 'caldav' and status = 'waiting'").length;
    while (waiting() > 0) await setTimeout(50);
    expect(await server.stop()).toBe(0);

    const bookings = readAll<{ uid: string; start: string }>(
      dataDir,
      `select 'booking-' || id || '-' || created_at || '@localhost' as uid,
      strftime('%Y-%m-%dT%H:%M:%SZ', starts_at, 'unixepoch') as start
    from consultation_bookings where status in ('pending', 'confirmed') order by starts_at`,
    );
    expect(bookings).not.toEqual([]);
    expect(readAll(dataDir, 'select id from consultation_bookings').length).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
    const events = await openCaldavProgram(calendar).list();
    expect(events.map(({ uid, start }) => ({ uid, start }))).toEqual(bookings);
    expect(readAll(dataDir, "select reason from outbox where channel = 'caldav' and status = 'failed'")).toEqual([]);
  },
  240_000,
);
