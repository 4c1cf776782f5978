import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import type { OverviewJson } from '#shared/overview.schema.ts';
import { logInCaptain, PASSWORD } from '#testing/captain.ts';
import { postJson } from '#testing/create-test-app.ts';
import { inLong } from '#testing/long.ts';
import { loseVolumes } from '#testing/lose-volumes.ts';
import { makeContact } from '#testing/make.ts';
import { makeDataDir, startServer } from '#testing/start-server.ts';

const HAS_LITESTREAM = hasLitestream();

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

function hasLitestream(): boolean {
  try {
    createRequire(import.meta.url).resolve(`@flydotio/litestream-${process.platform}-${process.arch}/package.json`);
    return true;
  } catch {
    return false;
  }
}

/** Leaves a part of the newest copy of the whole database, and nothing that came after it. */
function cutNewestCopy(replica: string): void {
  const generations = readdirSync(join(replica, 'generations')).map((name) => join(replica, 'generations', name));
  const [newest = ''] = generations.sort((a, b) => snapshotOf(b).at - snapshotOf(a).at);
  rmSync(join(newest, 'wal'), { recursive: true });
  truncateSync(snapshotOf(newest).file, 100);
}

function snapshotOf(generation: string): { file: string; at: number } {
  const [name = ''] = readdirSync(join(generation, 'snapshots'));
  const file = join(generation, 'snapshots', name);
  return { file, at: statSync(file).mtimeMs };
}

/** Sends messages, each after the answer to the one before; resolves with the number of accepted ones. */
async function sendMessages(url: string, first: number, count: number): Promise<number> {
  let accepted = 0;
  for (let number = first; number < first + count; number += 1) {
    const answer = await fetch(`${url}/api/contact`, postJson(makeContact({ email: `p${number}@example.com` })));
    if (answer.status === 201) accepted += 1;
  }
  return accepted;
}

test.runIf(HAS_LITESTREAM)(
  'a clean stop leaves everything in the replica; an empty data folder is restored from it, and OverviewJson and the state of the server say up to which moment; when the last file was copied in part, the state before it is restored',
  async () => {
    const replica = makeReplica();
    const env = { LITESTREAM_REPLICA_URL: `file://${replica}`, TRUST_PROXY: '0', ADMIN_PASSWORD: PASSWORD };
    const server = await startServer(env);
    // The start waits for the first copy.
    expect(readdirSync(replica)).not.toEqual([]);
    expect(await sendMessages(server.url, 0, 3)).toBe(3);
    expect(await server.stop()).toBe(0);
    expect(existsSync(join(server.dataDir, 'site.db-wal'))).toBe(false);
    rmSync(server.dataDir, { recursive: true });

    const restored = await startServer({ ...env, DATA_DIR: server.dataDir });
    expect(countLeads(restored.dataDir)).toBe(3);
    expect(restored.output.join('\n')).toContain('restored from the replica');
    const captain = await logInCaptain(restored);
    const health = await (await fetch(`${restored.url}/healthz`, { headers: captain.headers })).json();
    expect(health).toMatchObject({ restored: { at: expect.any(String), upTo: expect.any(String) } });
    const { upTo } = (health as { restored: { upTo: string } }).restored;
    expect(restored.output.join('\n')).toContain(`"upTo":"${upTo}"`);
    const { notices } = await captain.call<OverviewJson>('GET', '/captain/overview');
    const [day = '', time = ''] = upTo.split(/[TZ]/);
    expect(notices.map(({ text }) => text).join('\n')).toContain(`Everything up to ${day} ${time} UTC is there`);
    await restored.stop();

    rmSync(server.dataDir, { recursive: true });
    // The second run began with a whole copy, as each does after a restore.
    cutNewestCopy(replica);
    const again = await startServer({ ...env, DATA_DIR: server.dataDir });
    onTestFinished(async () => void (await again.stop()));
    expect(countLeads(again.dataDir)).toBe(3);
    expect(again.output.join('\n')).toContain('the last file of the replica is incomplete');
  },
);

test.runIf(HAS_LITESTREAM)(
  'kill -9 and a lost volume: at most the last second is lost, and the site says up to when everything is there',
  async () => {
    const losses = await loseVolumes(
      { LITESTREAM_REPLICA_URL: `file://${makeReplica()}` },
      inLong([400], [1_500, 400]),
    );
    for (const { acknowledged, oldestMissing, wronglyReported } of losses) {
      expect(acknowledged).toBeGreaterThan(0);
      expect(oldestMissing).toBeLessThanOrEqual(1);
      expect(wronglyReported).toBe(0);
    }
  },
);

test.runIf(HAS_LITESTREAM)('a replica that cannot be read stops the start of an empty site', async () => {
  await expect(
    startServer({ DATA_DIR: makeDataDir(), LITESTREAM_REPLICA_URL: 'sftp://nobody@127.0.0.1:9/site' }),
  ).rejects.toThrow('LITESTREAM_REPLICA_URL cannot be restored');
});
