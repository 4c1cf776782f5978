import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logInByPassword, PASSWORD } from '#testing/captain.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { serveSite } from '#testing/serve-site.ts';
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

test('the first start prints a working password once, also after one that failed because the port is in use; commands change passwords while the server runs, which mails what they have changed', async () => {
  const dataDir = makeDataDir();
  const smtp = await startFakeSmtp();
  onTestFinished(smtp.close);
  const env = { DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com' };
  const other = await listen();
  const blocked = startServer({ ...env, PORT: String(other.port) });
  await expect(blocked).rejects.toThrow(
    /^The server ended with 1:\nCannot start: PORT \d+ is taken .*EADDRINUSE[^\n]*$/,
  );
  other.close();

  const first = await startServer(env);
  const line = first.output.find((text) => text.startsWith('First login')) ?? '';
  expect(line).toContain(`${first.url}/captain`);
  expect(await logIn(first.url, 'captain', printed(line))).toBe(200);
  await captain(dataDir, 'reset-factors', 'captain');
  const changed = printed(await captain(dataDir, 'password', 'captain'));
  expect(await logIn(first.url, 'captain', printed(line))).toBe(401);
  expect(await logIn(first.url, 'captain', changed)).toBe(200);
  const created = printed(await captain(dataDir, 'create', 'second'));
  expect(await logIn(first.url, 'second', created)).toBe(200);
  // A login from a new browser is told, too.
  const told = () => smtp.mails.map(({ parsed }) => parsed.subject?.replace(/^.*: /, ''));
  const commands = ['second factors were reset', 'a new password', 'a new user of the dashboard'];
  await vi.waitFor(() => expect(told()).toEqual(expect.arrayContaining(commands)), 20_000);
  expect(await first.stop()).toBe(0);

  const second = await startServer(env);
  expect(second.output.join('\n')).not.toContain('First login');
  expect(await logIn(second.url, 'captain', changed)).toBe(200);
  await second.stop();
});

test('requests wait until the first captain is created', async () => {
  const { port, close } = await listen();
  close();
  const fresh = startServer({ DATA_DIR: makeDataDir(), ADMIN_PASSWORD: PASSWORD, PORT: String(port) });
  const first = async (): Promise<number> => logIn(`http://127.0.0.1:${port}`, 'captain', PASSWORD).catch(first);
  expect(await first()).toBe(200);
  await (await fresh).stop();
});

test('the session cookie authorises writes from the site’s own origin only (403 otherwise), on any port', async () => {
  const server = await serveSite({ ADMIN_PASSWORD: PASSWORD });
  onTestFinished(async () => void (await server.stop()));
  const { Cookie } = await logInByPassword(server);
  const create = (origin: string) =>
    fetch(`${server.url}/api/captain/popup-notifications`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie, Origin: origin },
      body: JSON.stringify({ title: 'T', message: 'M' }),
    });
  expect((await create(server.url)).status).toBe(201);
  expect((await create('https://evil.example')).status).toBe(403);
});

/** Takes a free port. */
async function listen(): Promise<{ port: number; close(): void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
