import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postJson } from '#testing/create-test-app.ts';
import { makeContact } from '#testing/make.ts';
import { type RunningServer, startServer } from '#testing/start-server.ts';

const run = promisify(execFile);
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function runCommand(name: 'doctor' | 'drill') {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: server.dataDir };
  try {
    const { stdout } = await run(process.execPath, [`dist/server/${name}.js`], { env });
    return { code: 0, stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, stdout };
  }
}
const backups = () => join(server.dataDir, 'backups');

/** The time in a lead's row, so that it counts as stored before the backup. */
function moveLeadsBack(): void {
  const live = new Database(join(server.dataDir, 'site.db'), { timeout: 5_000 });
  live.exec('update leads set first_at = first_at - 3600; update contacts set created_at = created_at - 3600');
  live.close();
}

test('drill: the newest backup is restored aside, served and compared, while the server runs', async () => {
  await fetch(`${server.url}/api/contact`, postJson(makeContact()));
  moveLeadsBack();
  await vi.waitFor(
    () => {
      const copy = new Database(join(backups(), 'latest.db'), { readonly: true });
      const count = copy.prepare('select count(*) from leads where first_at < unixepoch() - 3000').pluck().get();
      copy.close();
      expect(count).toBe(1);
    },
    { timeout: 20_000, interval: 200 },
  );
  const { code, stdout } = await runCommand('drill');
  expect(stdout).toContain('The backup holds. latest.db');
  expect(stdout).toContain('1 leads, 1 messages');
  expect(code).toBe(0);
  expect(readdirSync(backups()).filter((name) => name.includes('tmp'))).toEqual([]);
  expect(JSON.parse(readFileSync(join(backups(), 'drill.json'), 'utf8'))).toMatchObject({ isOk: true });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const doctor = await runCommand('doctor');
  expect(doctor.stdout).toMatch(/ok +Restore drill/);
  expect(doctor).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing fails.') });
});

test('drill: a damaged backup does not hold', async () => {
  await server.stop();
  writeFileSync(join(backups(), 'latest.db'), Buffer.alloc(50_000, 1));
  const { code, stdout } = await runCommand('drill');
  expect(code).toBe(1);
  expect(stdout).toContain('The backup does NOT hold.');
  expect(JSON.parse(readFileSync(join(backups(), 'drill.json'), 'utf8'))).toMatchObject({
    isOk: false,
    lastSuccess: expect.any(String),
  });
  const doctor = await runCommand('doctor');
  expect(doctor).toMatchObject({ code: 1, stdout: expect.stringMatching(/FAILED +Restore drill/) });
});
