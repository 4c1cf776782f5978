import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { logInCaptain, PASSWORD } from '#testing/captain.ts';
import { inLong } from '#testing/long.ts';
import { withPseudoTexts } from '#testing/pseudo-text.ts';
import { makeDataDir, readPage, startServer } from '#testing/start-server.ts';

const KILLS = inLong(1, 4);
const { home, site } = STARTER.documents;

function runContent(dataDir: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_ENV: 'production' };
  return promisify(execFile)(process.execPath, ['dist/server/content.js', ...words], { env });
}

async function startAt(dataDir: string) {
  const server = await startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD });
  onTestFinished(async () => {
    await server.stop('SIGKILL');
  });
  return server;
}

test('npm run content exports and imports while the server runs; visitors see the new texts', async () => {
  const dataDir = makeDataDir();
  const server = await startAt(dataDir);
  const file = join(dataDir, 'site.json');
  expect((await runContent(dataDir, 'export', file)).stdout).toContain(`Wrote ${file}`);
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.documents.home.hero.title = 'Weniger tippen';
  delete content.documents.chat.replies.repeated;
  writeFileSync(file, JSON.stringify(content));

  const dryRun = await runContent(dataDir, 'import', file, '--dry-run');
  expect(dryRun.stdout).toContain('Filled in: chat, replies.repeated: Not in the file: the shipped text is used');
  expect(dryRun.stdout).toContain('can be imported');
  // `npm run content import FILE --dry-run`: npm keeps the option and sets this variable.
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_ENV: 'production', npm_config_dry_run: 'true' };
  const words = ['dist/server/content.js', 'import', file];
  expect((await promisify(execFile)(process.execPath, words, { env })).stdout).toContain('can be imported');
  expect(await readPage(server, '/')).toContain(home.hero.title);
  expect((await runContent(dataDir, 'import', file)).stdout).toContain('Imported');
  await expect.poll(() => readPage(server, '/'), { timeout: 10_000 }).toContain('Weniger tippen');

  content.documents.home.hero.title = '';
  writeFileSync(file, JSON.stringify(content));
  const refused = await runContent(dataDir, 'import', file).catch((error: { code: number; stderr: string }) => error);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('home, hero.title: Please fill this in') });
  expect(await readPage(server, '/')).toContain('Weniger tippen');
});

test('npm run content without a command, or without a site, says what to do', async () => {
  const usage = await runContent(makeDataDir()).catch((error: { code: number; stderr: string }) => error);
  expect(usage).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run content -- export FILE') });
  const dataDir = makeDataDir();
  const none = await runContent(dataDir, 'export', 'x.json').catch((error: { code: number; stderr: string }) => error);
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining(`There is no site in ${dataDir}`) });
});

test('npm run content says which file is missing or is none, and creates the folder of an export', async () => {
  const dataDir = makeDataDir();
  await (await startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD })).stop();
  const missing = join(dataDir, 'gone.json');
  const fail = (...words: string[]) =>
    runContent(dataDir, ...words).then(
      () => 'done',
      (error: { stderr: string }) => error.stderr.trim(),
    );
  expect(await fail('import', missing)).toBe(`${missing} does not exist`);
  const exported = join(dataDir, 'exports', 'site.json');
  expect((await runContent(dataDir, 'export', exported)).stdout).toContain(`Wrote ${exported}`);
  expect(await fail('export', join(exported, 'site.json'))).toBe(`${exported} exists already`);
  const folder = join(dataDir, 'folder.json');
  mkdirSync(folder);
  expect(await fail('export', folder)).toBe(`${folder} is a folder, not a file`);
  expect(await fail('import', folder)).toBe('The path is a folder, not a file');
});

test('kill -9 during an import leaves all texts old or all new', async () => {
  const dataDir = makeDataDir();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startAt(dataDir);
    const { call } = await logInCaptain(server);
    const file = await call<Parameters<typeof withPseudoTexts>[0]>('GET', '/captain/content/export');
    const isOld = JSON.stringify(file.documents).includes(site.footer.line);
    const importing = call('POST', '/captain/content/import', isOld ? withPseudoTexts(file) : original(file)).catch(
      () => {},
    );
    // Another call has been answered, so the import has arrived.
    for (let wait = 0; wait <= kill; wait += 1) await fetch(`${server.url}/healthz`);
    await server.stop('SIGKILL');
    await importing;

    const restarted = await startAt(dataDir);
    const { documents } = await (await fetch(`${restarted.url}/api/content?keys=home,site,contact-form`))
      .json()
      .then((documents) => ({ documents }));
    const states = [documents.home.hero.tagline === home.hero.tagline, documents.site.footer.line === site.footer.line];
    expect(new Set(states).size, `after kill ${kill + 1}`).toBe(1);
    await restarted.stop();
  }
});

function original<T extends { documents: Record<string, unknown> }>(file: T): T {
  return { ...file, documents: { ...file.documents, ...STARTER.documents, ...STARTER.pages } };
}
