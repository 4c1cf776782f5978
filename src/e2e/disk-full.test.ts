import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logInByPassword, PASSWORD } from '#testing/captain.ts';
import { makeContact, makePost } from '#testing/make.ts';
import { makeDataDir, startServer } from '#testing/start-server.ts';

/** Limit of a wait in milliseconds: a machine that has other work takes longer than vitest's second. */
const LIMIT_MS = 20_000;

/** Runs a command with a small file system of its own mounted at `folder`. */
const onSmallDisk = (folder: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  ...['mount -t tmpfs -o size=96m tmpfs "$0" && exec "$@"', folder],
];
const [command = '', ...args] = onSmallDisk(makeDataDir());
const hasSmallDisks = spawnSync(command, [...args, 'true']).status === 0;

test.runIf(hasSmallDisks)(
  'a disk full to the last byte: leads and posts are stored from the disk reserve, then answered 507, and work again once there is space',
  async () => {
    const dataDir = makeDataDir();
    const server = await startServer(
      { DATA_DIR: dataDir, TRUST_PROXY: '1', ADMIN_PASSWORD: PASSWORD },
      onSmallDisk(dataDir),
    );
    onTestFinished(() => void server.stop('SIGKILL'));
    const disk = join('/proc', String(server.process.pid), 'root', dataDir);
    const headers = { ...(await logInByPassword(server)), 'Content-Type': 'application/json' };
    const read = async (path: string) => (await fetch(`${server.url}/api${path}`, { headers })).text();
    const countContacts = async () => (await read('/captain/export/contacts.csv')).match(/ada@example\.com/g)?.length;
    let saved = 0;
    const save = async () => {
      const body = JSON.stringify(makePost({ slug: `post-${saved}`, content: 'x'.repeat(5_000) }));
      const { status } = await fetch(`${server.url}/api/blog`, { method: 'POST', headers, body });
      if (status === 201) saved += 1;
      return status;
    };
    let sent = 0;
    let accepted = 0;
    const post = async () => {
      sent += 1;
      const res = await fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${sent >> 8}.${sent & 255}` },
        body: JSON.stringify(makeContact({ message: 'x'.repeat(5_000) })),
      });
      if (res.status === 201) accepted += 1;
      return res.status;
    };
    const workUntil = async (isOver: () => boolean) => {
      while (!isOver()) {
        if ((await save()) !== 201) return 'a post was refused';
        if ((await post()) !== 201) return 'a lead was refused';
      }
      return 'all were stored';
    };
    await vi.waitFor(() => expect(existsSync(join(disk, 'disk-reserve'))).toBe(true), LIMIT_MS);

    fill(disk);
    expect(statfsSync(disk).bavail).toBe(0);
    expect(await workUntil(() => !existsSync(join(disk, 'disk-reserve')))).toBe('all were stored');
    expect(await read('/captain/overview')).toContain('The disk is full');
    expect(await workUntil(() => false)).toContain('refused');
    await vi.waitUntil(async () => (await post()) === 507, LIMIT_MS);
    expect(await save()).toBe(507);
    expect((await fetch(server.url)).status).toBe(200);
    expect(await countContacts()).toBe(accepted);
    expect(JSON.parse(await read('/blog'))).toHaveLength(saved);

    rmSync(join(disk, 'filler'));
    expect(await post()).toBe(201);
    expect(await countContacts()).toBe(accepted);
  },
  60_000,
);

function fill(disk: string): void {
  for (const size of [1_000_000, 4_096, 1]) {
    try {
      for (;;) appendFileSync(join(disk, 'filler'), Buffer.alloc(size, 'x'));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
}
