import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { postJson } from '#testing/create-test-app.ts';
import { makeContact } from '#testing/make.ts';
import { makeDataDir, startServer } from '#testing/start-server.ts';

const KILLS = 3;

function makeReplica(): string {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function countLeads(dataDir: string): number {
  const copy = new Database(join(dataDir, 'site.db'), { readonly: true });
  const count = copy.prepare('select count(*) from leads').pluck().get() as number;
  copy.close();
  return count;
}

/** Sends a message that the server answers; resolves with the number of accepted ones. */
async function sendMessages(url: string, first: number, count: number): Promise<number> {
  let accepted = 0;
  for (let number = first; number < first + count; number += 1) {
    const answer = await fetch(`${url}/api/contact`, postJson(makeContact({ email: `p${number}@example.com` })));
    if (answer.status === 201) accepted += 1;
  }
  return accepted;
}

/** The leads that a restore would bring back now. */
async function replicatedLeads(replica: string): Promise<number> {
  const folder = makeReplica();
  const program = createRequire(import.meta.url).resolve(
    `@flydotio/litestream-${process.platform}-${process.arch}/litestream`,
  );
  await promisify(execFile)(program, ['restore', '-o', join(folder, 'site.db'), `file://${replica}`]);
  return countLeads(folder);
}

test('a clean stop leaves everything in the replica; an empty data folder is restored from it', async () => {
  const replica = makeReplica();
  const env = { LITESTREAM_REPLICA_URL: `file://${replica}`, TRUST_PROXY: '0' };
  const server = await startServer(env);
  // Litestream looks for the database once a second.
  await vi.waitFor(() => expect(readdirSync(replica)).not.toEqual([]), { timeout: 15_000, interval: 100 });
  expect(await sendMessages(server.url, 0, 3)).toBe(3);
  expect(await server.stop()).toBe(0);
  expect(existsSync(join(server.dataDir, 'site.db-wal'))).toBe(false);
  rmSync(server.dataDir, { recursive: true });

  const restored = await startServer({ ...env, DATA_DIR: server.dataDir });
  onTestFinished(async () => void (await restored.stop()));
  expect(countLeads(restored.dataDir)).toBe(3);
  expect(restored.output.join('\n')).toContain('restored from the replica');
});

test('kill -9 and a lost volume: what was accepted a second before is there', async () => {
  const replica = makeReplica();
  const env = { LITESTREAM_REPLICA_URL: `file://${replica}` };
  const dataDir = makeDataDir();
  let sent = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer({ ...env, DATA_DIR: dataDir });
    expect(countLeads(dataDir)).toBe(sent);
    sent += await sendMessages(server.url, sent, 2);
    await vi.waitFor(async () => expect(await replicatedLeads(replica)).toBe(sent), { timeout: 15_000, interval: 500 });
    await server.stop('SIGKILL');
    rmSync(dataDir, { recursive: true });
  }
  const last = await startServer({ ...env, DATA_DIR: dataDir });
  expect(countLeads(dataDir)).toBe(sent);
  await last.stop();
});

test('a replica that cannot be read stops the start of an empty site', async () => {
  await expect(startServer({ LITESTREAM_REPLICA_URL: 'sftp://nobody@127.0.0.1:9/site' })).rejects.toThrow(
    'LITESTREAM_REPLICA_URL cannot be restored',
  );
});
