import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
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
  writeFileSync(file, JSON.stringify(content));

  expect(await readPage(server, '/')).toContain(home.hero.title);
  expect((await runContent(dataDir, 'import', file)).stdout).toContain('Imported');
  await expect.poll(() => readPage(server, '/')).toContain('Weniger tippen');
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
