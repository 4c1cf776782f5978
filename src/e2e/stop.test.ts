import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inLong, longTest } from '#testing/long.ts';
import { makeContact } from '#testing/make.ts';
import { makeDataDir, startServer } from '#testing/start-server.ts';

/** `npm start` in a process group of its own, as in a terminal. */
async function npmStart(dataDir: string): Promise<{ npm: ChildProcess; url: string; lines: string[] }> {
  const npm = spawn('npm', ['start'], {
    detached: true,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    if (npm.exitCode === null) process.kill(-npm.pid!, 'SIGKILL');
  });
  const lines: string[] = [];
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: npm.stdout! }).on('line', (line) => {
      lines.push(line);
      const ready = /"port":(\d+).*"msg":"ready"/.exec(line);
      if (ready) resolve(ready[1]!);
    });
    npm.once('exit', () => reject(new Error(lines.join('\n'))));
  });
  return { npm, url: `http://127.0.0.1:${port}`, lines };
}

async function sendContact(url: string): Promise<void> {
  const res = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(makeContact()),
  });
  expect(res.status).toBe(201);
}

/** Sends half a request, for which the server waits when it stops; returns a function that gives it up. */
async function keepRequestOpen(url: string): Promise<() => void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  );
  return () => void socket.destroy();
}

function expectCompleteFile(dataDir: string): void {
  expect(existsSync(join(dataDir, 'site.db-wal'))).toBe(false);
  const copy = new Database(join(dataDir, 'site.db'), { readonly: true });
  expect(copy.prepare('select email from contacts').pluck().all()).toEqual(['ada@example.com']);
  copy.close();
}

test.each(inLong(['SIGINT'] as const, ['SIGINT', 'SIGTERM'] as const))(
  '%s twice in a row to the process group of npm start, which passes it on, stops cleanly',
  async (signal) => {
    const dataDir = makeDataDir();
    const { npm, url, lines } = await npmStart(dataDir);
    await sendContact(url);
    const endRequest = await keepRequestOpen(url);
    process.kill(-npm.pid!, signal);
    await vi.waitUntil(() => lines.some((line) => line.includes('"stopping"')), { timeout: 10_000, interval: 5 });
    process.kill(-npm.pid!, signal);
    endRequest();
    await once(npm.stdout!, 'close');
    expectCompleteFile(dataDir);
  },
  60_000,
);

// The test above sends two as well.
longTest('a second signal during the stop does not interrupt it', async () => {
  const server = await startServer();
  await sendContact(server.url);
  const endRequest = await keepRequestOpen(server.url);
  const exit = once(server.process, 'exit');
  server.process.kill('SIGINT');
  await vi.waitUntil(() => server.output.some((line) => line.includes('"stopping"')), { timeout: 10_000, interval: 5 });
  server.process.kill('SIGINT');
  endRequest();
  expect((await exit)[0]).toBe(0);
  expectCompleteFile(server.dataDir);
});

test('a third signal ends a stop that takes long, with a message, and loses nothing', async () => {
  const server = await startServer();
  await sendContact(server.url);
  await keepRequestOpen(server.url);
  const exit = once(server.process, 'exit');
  await vi.waitUntil(
    () => {
      server.process.kill('SIGINT');
      return server.process.exitCode !== null;
    },
    { timeout: 7_000, interval: 200 },
  );
  expect((await exit)[0]).toBe(1);
  expect(server.output.join('\n')).toContain('Stopped at once by a further SIGINT');
  const next = await startServer({ DATA_DIR: server.dataDir });
  expect(await next.stop()).toBe(0);
  expectCompleteFile(server.dataDir);
});
