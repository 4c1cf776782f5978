import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { startFakeWebhook } from '#testing/fake-webhook.ts';
import { inLong, longTest } from '#testing/long.ts';
import { makeContact } from '#testing/make.ts';
import { serveSite } from '#testing/serve-site.ts';
import { makeDataDir, startServer } from '#testing/start-server.ts';

async function start(env: Record<string, string> = {}) {
  const server = await startServer(env);
  onTestFinished(() => void server.stop('SIGKILL'));
  return server;
}

/** The error message of a server that fails to start. */
async function startError(env: Record<string, string>): Promise<string> {
  try {
    const server = await start(env);
    return `it started at ${server.url}`;
  } catch (error) {
    const [first = '', ...lines] = (error as Error).message.split('\n');
    expect(first).toBe('The server ended with 1:');
    expect(lines).toHaveLength(1);
    return lines[0] ?? '';
  }
}

function post(url: string, body: unknown, init: RequestInit = {}) {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });
}

/** Sends `text` over a TCP connection. @returns the answer, when the server has closed the connection. */
function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

// `first-start.test.ts` has the port in use.
test('startup fails with one clear message', async () => {
  const first = await start();
  expect(await startError({ DATA_DIR: first.dataDir })).toMatch(/^Cannot start: .*is in use by another server/);
  expect(await startError({ SMTP_URL: 'mail.example.com' })).toMatch(/^Cannot start: SMTP_URL must be an smtp/);
  await first.stop();
  const file = join(first.dataDir, 'site.db');
  const { size } = statSync(file);
  truncateSync(file, size - 4096);
  expect(await startError({ DATA_DIR: first.dataDir })).toMatch(/^Cannot start: .*is damaged/);
  expect(statSync(file).size).toBe(size - 4096);
});

longTest(
  'startup fails with a wrong address or port, a file in the way, a read-only folder, and an empty or foreign database file',
  async () => {
    const make = (text: string) => {
      const dataDir = makeDataDir();
      writeFileSync(join(dataDir, 'site.db'), text);
      return dataDir;
    };
    expect(await startError({ HOST: '300.1.1.1' })).toMatch(/^Cannot start: HOST 300\.1\.1\.1 is not an address/);
    const below = join(make(''), 'site.db');
    expect(await startError({ DATA_DIR: join(below, 'data') })).toMatch(/^Cannot start: DATA_DIR .* cannot be created/);
    expect(await startError({ PORT: 'http' })).toMatch(/^Cannot start: PORT must be a whole number/);
    if (existsSync('/proc/self')) {
      expect(await startError({ DATA_DIR: '/proc/none' })).toContain('DATA_DIR /proc/none cannot be created');
      expect(await startError({ DATA_DIR: '/proc/self' })).toContain('DATA_DIR /proc/self cannot be written');
    }
    expect(await startError({ DATA_DIR: make('') })).toContain('is empty');
    expect(await startError({ DATA_DIR: make('x'.repeat(9999)) })).toContain('not a SQLite');
  },
);

test('rejects a too large body with 413, with Content-Length or chunked', async () => {
  const { url, stop } = await serveSite();
  onTestFinished(() => void stop());
  const announced = await post(url, makeContact({ message: 'x'.repeat(2_000_000) }));
  expect(announced.status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream({
    async pull(controller) {
      await setTimeout(0);
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(120));
    },
  });
  const chunked = await post(url, undefined, { body: endless, duplex: 'half' } as RequestInit).catch(() => undefined);
  if (chunked) expect(chunked.status).toBe(413);
  expect(sent).toBeLessThan(20_000_000);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

longTest(
  'a hanging mail server or webhook does not delay answers or shutdown',
  async () => {
    const smtp = await startFakeSmtp();
    const webhook = await startFakeWebhook();
    smtp.setMood({ kind: 'hang' });
    webhook.setStatus(0);
    onTestFinished(async () => {
      await smtp.close();
      await webhook.close();
    });
    const server = await start({ SMTP_URL: smtp.url, WEBHOOK_URL: webhook.url, TRUST_PROXY: '1' });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${index}` };
        return (await post(server.url, makeContact(), { headers })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await server.stop()).toBe(0);
  },
  30_000,
);

test('SIGTERM finishes running requests and leaves site.db without WAL, a current snapshot and logs without personal data, message texts or tokens; incomplete backup files of a crash are deleted', async () => {
  const smtp = await startFakeSmtp();
  onTestFinished(() => smtp.close());
  smtp.setMood({ kind: 'answer', reply: '451 later' });
  const dataDir = makeDataDir();
  mkdirSync(join(dataDir, 'backups'));
  const leftover = join(dataDir, 'backups', 'latest.db.tmp-4711');
  writeFileSync(leftover, 'half');
  const server = await start({ DATA_DIR: dataDir, LOG_LEVEL: 'trace', SMTP_URL: smtp.url });
  await post(server.url, makeContact({ email: 'secret@' }));
  await fetch(`${server.url}/api/bookings/1-secrettoken`);
  await fetch(`${server.url}/newsletter/confirm/1-secrettoken`);
  await fetch(`${server.url}/blog/preview/1-secrettoken`);
  await fetch(`${server.url}/api/blog/preview/1-secrettoken`);
  const slow = sendRaw(server.url, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const contact = makeContact({ email: 'secret@example.com', message: 'The vault code is 1234.' });
  expect((await post(server.url, contact)).status).toBe(201);
  expect(await server.stop()).toBe(0);
  expect(await slow).toContain('HTTP/1.1 200');
  expect(existsSync(join(server.dataDir, 'site.db-wal'))).toBe(false);
  for (const file of ['site.db', 'backups/latest.db']) {
    const copy = new Database(join(server.dataDir, file), { readonly: true });
    expect(copy.prepare('select email from contacts').pluck().all()).toEqual(['secret@example.com']);
    copy.close();
  }
  expect(existsSync(leftover)).toBe(false);
  const log = server.output.filter((line) => line.startsWith('{')).join('\n');
  expect(log).toContain('"path":"/api/contact","status":201');
  expect(log).not.toMatch(/secret|vault|Byron/);
});

/** Runs a command with umask 0: new files are readable by everybody unless the command restricts them. */
const WITH_UMASK_0 = ['sh', '-c', 'umask 0; exec "$@"', 'sh'];

test('file permissions: only the server’s user can read the data folder and backups; a server whose stdout is closed (EPIPE) stops cleanly', async () => {
  const dataDir = join(makeDataDir(), 'data');
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'a password for tests' };
  const server = await startServer(env, WITH_UMASK_0);
  onTestFinished(() => void server.stop('SIGKILL'));
  expect((await post(server.url, makeContact())).status).toBe(201);
  expect(await uploadPicture(server.url, env.ADMIN_PASSWORD)).toBe(201);
  // While the WAL file exists.
  expect(readableByOthers(dataDir)).toEqual([]);
  const elsewhere = makeDataDir();
  const archive = join(elsewhere, 'site.tar.gz');
  const copy = join(elsewhere, 'site.db');
  await shell(env, 'backup', archive);
  await shell(env, 'backup', copy);
  if (inLong(false, true)) await shell(env, 'backup');
  server.process.stdout?.destroy();
  expect(await server.stop()).toBe(0);
  expect(readableByOthers(dataDir)).toEqual([]);
  expect(readableByOthers(elsewhere)).toEqual([]);
  chmodSync(copy, 0o644);
  for (const file of inLong([copy], [archive, copy])) {
    await shell(env, 'restore', file);
    expect(readableByOthers(dataDir)).toEqual([]);
  }
  const made = join(makeDataDir(), 'data');
  await shell({ DATA_DIR: made }, 'captain', 'create', 'ada');
  expect(readableByOthers(made)).toEqual([]);
  const restored = join(makeDataDir(), 'data');
  await shell({ DATA_DIR: restored }, 'restore', archive);
  expect(readableByOthers(restored)).toEqual([]);
  expect(readdirSync(join(restored, 'uploads')).length).toBeGreaterThan(1);
});

/** Runs a command line tool of the server, without npm. */
async function shell(env: Record<string, string>, name: string, ...words: string[]): Promise<void> {
  const [command = '', ...args] = [...WITH_UMASK_0, process.execPath, `dist/server/${name}.js`, ...words];
  await promisify(execFile)(command, args, { env: { PATH: process.env.PATH, ...env } });
}

async function uploadPicture(url: string, password: string): Promise<number> {
  const login = await fetch(`${url}/api/captain/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'captain', password }),
  });
  const form = new FormData();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  form.append('files', new File([new Uint8Array(picture)], 'a.png'));
  const headers = { Cookie: (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '', Origin: url };
  return (await fetch(`${url}/api/assets`, { method: 'POST', headers, body: form })).status;
}

/** The folder and the files in it that other users can access. */
function readableByOthers(folder: string): string[] {
  return ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => statSync(join(folder, name)).mode & 0o077,
  );
}
