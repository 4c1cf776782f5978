import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PASSWORD } from '#testing/captain.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { makeDataDir, startServer } from '#testing/start-server.ts';

const run = promisify(execFile);

/** `npm run captain -- …` without npm. */
async function captain(dataDir: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, ['dist/server/captain.js', ...words], { env });
  return stdout;
}

async function logIn(url: string, username: string, password: string): Promise<number> {
  const { status } = await fetch(`${url}/api/captain/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return status;
}

const printed = (output: string) => /password ([\w-]+)/.exec(output)?.[1] ?? '';

test('the first start prints a working password once; the CLI sets another one while the server runs', async () => {
  const dataDir = makeDataDir();
  const first = await startServer({ DATA_DIR: dataDir });
  const line = first.output.find((text) => text.startsWith('First login')) ?? '';
  expect(line).toContain(`${first.url}/captain`);
  expect(await logIn(first.url, 'captain', printed(line))).toBe(200);

  expect(await captain(dataDir, 'list')).toMatch(/^captain\t/);
  const changed = printed(await captain(dataDir, 'password', 'captain'));
  expect(await logIn(first.url, 'captain', printed(line))).toBe(401);
  expect(await logIn(first.url, 'captain', changed)).toBe(200);
  const created = printed(await captain(dataDir, 'create', 'second'));
  expect(await logIn(first.url, 'second', created)).toBe(200);
  await expect(captain(dataDir, 'password', 'nobody')).rejects.toThrow('There is no captain named nobody');
  await expect(captain(dataDir)).rejects.toThrow('npm run captain -- create USERNAME');
  expect(await first.stop()).toBe(0);

  const second = await startServer({ DATA_DIR: dataDir });
  expect(second.output.join('\n')).not.toContain('First login');
  expect(await logIn(second.url, 'captain', changed)).toBe(200);
  await second.stop();
});

test('the running server mails what a command has changed, though the command knows no mail server', async () => {
  const smtp = await startFakeSmtp();
  onTestFinished(smtp.close);
  const server = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com', ADMIN_PASSWORD: PASSWORD });
  await captain(server.dataDir, 'reset-factors', 'captain');
  await captain(server.dataDir, 'create', 'second');
  await captain(server.dataDir, 'password', 'captain');
  await vi.waitFor(() => expect(smtp.mails.length).toBe(3), 10_000);
  await server.stop();
});

test('the first password is still printed after a start that failed because the port is in use', async () => {
  const other = await startServer();
  const dataDir = makeDataDir();
  await expect(startServer({ DATA_DIR: dataDir, PORT: new URL(other.url).port })).rejects.toThrow('is taken');
  await other.stop();
  const server = await startServer({ DATA_DIR: dataDir });
  const line = server.output.find((text) => text.startsWith('First login')) ?? '';
  expect(await logIn(server.url, 'captain', printed(line))).toBe(200);
  await server.stop();
});

test('the CLI names a data folder without a database and creates none', async () => {
  const dataDir = makeDataDir();
  for (const words of [['list'], ['password', 'captain']]) {
    await expect(captain(dataDir, ...words)).rejects.toThrow(`There is no site in ${dataDir}`);
  }
  expect(readdirSync(dataDir)).toEqual([]);
});

test('requests wait until the first captain is created', async () => {
  const server = await startServer({ ADMIN_PASSWORD: 'a password for tests' });
  const port = new URL(server.url).port;
  await server.stop();
  const fresh = startServer({ ADMIN_PASSWORD: 'a password for tests', PORT: port });
  const first = async (): Promise<number> =>
    logIn(`http://127.0.0.1:${port}`, 'captain', 'a password for tests').catch(first);
  expect(await first()).toBe(200);
  await (await fresh).stop();
});

test('the session cookie authorises writes from the site’s own origin only (403 otherwise), on any port', async () => {
  const server = await startServer({ ADMIN_PASSWORD: 'a password for tests' });
  const login = await fetch(`${server.url}/api/captain/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'captain', password: 'a password for tests' }),
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const create = (origin: string) =>
    fetch(`${server.url}/api/captain/popup-notifications`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: origin },
      body: JSON.stringify({ title: 'T', message: 'M' }),
    });
  expect((await create(server.url)).status).toBe(201);
  expect((await create('https://evil.example')).status).toBe(403);
  await server.stop();
});
