import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { waitUntilLoaded } from '#testing/browser.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { type RunningServer, startServer } from '#testing/start-server.ts';

const ENV = { CALENDAR_ALLOW_PRIVATE: '1' };

let site: Site;
let server: RunningServer;
beforeAll(async () => {
  site = await openSite(ENV, async (env) => {
    server = await startServer(env);
    return server;
  });
});
afterAll(() => site.close());

/** The site that the posts come from; its pictures wait until they are released. */
async function startOldSite() {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c40' } })
    .png()
    .toBuffer();
  let released = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    await released.promise;
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => released.resolve(),
    hold() {
      released = Promise.withResolvers<void>();
    },
  };
}

async function startImport(page: Page, name: string, picture: string) {
  const buffer = Buffer.from(`---\ntitle: Post ${name}\ndate: 2024-02-03\n---\n\nSee ![x](${picture})\n`);
  await page.getByLabel('File with posts').setInputFiles({ name: `${name}.md`, mimeType: 'text/markdown', buffer });
  const planned = page.getByRole('dialog', { name: `Import ${name}.md (Markdown)?` });
  await planned.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog', { name: 'Importing…' }).waitFor();
}

test('a captain who comes back sees a running import go on, its result, and that a restart ended one', async () => {
  const old = await startOldSite();
  const first = await site.work('/captain?tab=cms');
  await startImport(first.page, 'first', `${old.url}/a.png`);
  await first.context.close();

  const { page, context } = await site.work('/captain?tab=cms');
  await page.getByText(/^Import of .* \(Markdown\): 0 of 1 post\. 0 of 1 file\./).waitFor();
  await waitUntilLoaded(page);
  expect(await page.getByRole('button', { name: 'Import posts' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show the running import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByText('Post first').waitFor();
  await expectNoA11yViolations(page, 'a running import');
  old.release();
  await dialog.getByText('1 post: 1 new. 1 of 1 file stored.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('row', { name: /Post first/ }).waitFor();

  await page.reload();
  await page.getByText(/^Import of .* \(Markdown\): 1 post: 1 new\./).waitFor();
  await page.getByRole('button', { name: 'Show the last import' }).click();
  await dialog.getByText('/blog/first').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  old.hold();
  await startImport(page, 'second', `${old.url}/b.png`);
  await server.stop('SIGKILL');
  const again = await startServer({ ...ENV, PORT: new URL(site.server.url).port, DATA_DIR: site.server.dataDir });
  onTestFinished(async () => void (await again.stop()));
  await page.getByText(/The site was restarted, and the import ended/).waitFor();
  await page.getByRole('button', { name: 'Import posts' }).waitFor();
  old.release();
  await context.close();
});
