import { expect, test } from 'vitest';
import type { PublicIssue } from '#shared/newsletter.schema.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue } from '#testing/make.ts';

async function createArchive() {
  const harness = await createPageApp({ SITE_URL: 'https://hopper.example' });
  const captain = await loginAs(harness);
  return {
    ...harness,
    captain,
    /** Stores an issue as sending leaves it. */
    async send(fields: Record<string, unknown>) {
      const { body } = await captain.call('POST', '/api/captain/newsletters', makeIssue(fields));
      const startedAt = harness.clock.now();
      await harness.db.updateTable('newsletters').set({ state: 'sent', startedAt }).where('id', '=', body.id).execute();
      harness.ctx.publicContent.changed();
      return body;
    },
    async get(path: string) {
      const res = await harness.app.request(path);
      return { status: res.status, text: await res.text() };
    },
  };
}

test('there is no archive before an issue is published in it', async () => {
  const { captain, send, get } = await createArchive();
  await captain.call('POST', '/api/captain/newsletters', makeIssue({ publishAs: 'archive' }));
  await send({ publishAs: 'none' });
  expect((await get('/newsletter/archive')).status).toBe(404);
  expect((await get('/newsletter/archive/five-hours-a-week')).status).toBe(404);
  expect((await get('/sitemap.xml')).text).not.toContain('/newsletter');
  expect(JSON.parse((await get('/api/newsletter/archive')).text)).toEqual([]);
});

test('published issues have a list and a page each, without JavaScript, and are in the sitemap', async () => {
  const { send, get, clock } = await createArchive();
  await send({ publishAs: 'archive' });
  clock.advance(3600);
  await send({ publishAs: 'archive', subject: 'Five <hours> a week!' });
  const list = JSON.parse((await get('/api/newsletter/archive')).text) as PublicIssue[];
  expect(list.map(({ slug }) => slug)).toEqual(['five-hours-a-week-2', 'five-hours-a-week']);
  const page = await get('/newsletter/archive');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Five &lt;hours&gt; a week!')]);
  const issue = await get('/newsletter/archive/five-hours-a-week-2');
  expect(issue.text.split('<strong>bold</strong>').length).toBe(2);
  expect(issue.text).toContain(
    '<link rel="canonical" href="https://hopper.example/newsletter/archive/five-hours-a-week-2"',
  );
  const { text: sitemap } = await get('/sitemap.xml');
  expect(sitemap).toContain('<loc>https://hopper.example/newsletter/archive</loc>');
  expect(sitemap).toContain('<loc>https://hopper.example/newsletter/archive/five-hours-a-week</loc>');
});

test('an issue that was rendered by an older renderer is rendered again', async () => {
  const { send, get, db } = await createArchive();
  await send({ publishAs: 'archive' });
  await db.updateTable('newsletters').set({ renderVersion: 0, html: 'old' }).execute();
  expect((await get('/newsletter/archive/five-hours-a-week')).text).toContain('<strong>bold</strong>');
  expect(await db.selectFrom('newsletters').select('html').executeTakeFirstOrThrow()).not.toEqual({ html: 'old' });
});
