import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSnapshot } from '#server/db/snapshot.ts';
import { listNotices } from '#server/overview/notices.ts';
import { DAY_SECONDS, toIso } from '#shared/time.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { isLocked, KNOWS_LOCKS } from '#testing/file-locks.ts';
import { type DrillServer, findLastDrill, findNextDrill, runDrill } from './drill.ts';

/** Answers every page: the built server over the restored folder is in `e2e/drill.test.ts`. */
async function startDrillServer(): Promise<DrillServer> {
  const server = createServer((_request, response) => void response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function createDrilled() {
  const { folder, harness } = await createStoredApp();
  const { ctx, clock } = harness;
  const backup = join(folder, 'backups', 'latest.db');
  return {
    ctx,
    backup,
    back: () => writeSnapshot(ctx.database.sqlite, backup),
    /** Lets days pass, and runs a drill if one is due. @returns when the last drill was. */
    async passDays(days: number) {
      clock.advance(days * DAY_SECONDS);
      const due = findNextDrill(ctx);
      if (due !== undefined && due <= clock.now()) await runDrill(ctx, startDrillServer).catch(() => {});
      return findLastDrill(folder)?.at;
    },
    now: () => toIso(clock.now()),
    async readNotices() {
      return (await listNotices(ctx)).map(({ level, text }) => `${level}: ${text}`).join('\n');
    },
  };
}

test('a drill is run as soon as there is a backup, and then once a month; Overview has the last success', async () => {
  const site = await createDrilled();
  expect(await site.passDays(0)).toBeUndefined();
  site.back();
  expect(await site.passDays(0)).toBe(site.now());
  const first = site.now();
  expect(await site.passDays(29)).toBe(first);
  expect(await site.readNotices()).toContain('good: A backup was restored as a test 29 days ago; nothing was missing.');
  expect(await site.passDays(1)).toBe(site.now());
});

test('a drill that fails is reported to the owner, tried again a day later, and Overview still has the last success', async () => {
  const site = await createDrilled();
  site.back();
  await site.passDays(0);
  writeFileSync(site.backup, Buffer.alloc(50_000, 1));
  expect(await site.passDays(30)).toBe(site.now());
  expect(await site.readNotices()).toMatch(
    /trouble: The test restore of a backup failed: .* The last success was 30 days ago/,
  );
  const alerts = await site.ctx.db.selectFrom('outbox').select('payload').where('event', '=', 'alert.raised').execute();
  expect(alerts.map(({ payload }) => payload)).toMatchObject([{ source: 'drill' }]);
  site.back();
  expect(await site.passDays(1)).toBe(site.now());
  const notices = await site.readNotices();
  expect(notices).toContain('good: A backup was restored as a test less than a minute ago');
  expect(notices).not.toContain('drill has been failing');
});

test.runIf(KNOWS_LOCKS)('a drill beside the running server leaves the locks of its database alone', async () => {
  const site = await createDrilled();
  const database = join(site.ctx.config.DATA_DIR, 'site.db');
  site.back();
  expect(isLocked(database)).toBe(true);
  expect(await site.passDays(0)).toBe(site.now());
  expect(isLocked(database)).toBe(true);
});
