import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue, makePost } from '#testing/make.ts';

const { about } = STARTER.documents;
const OTHER = { ...about, lead: 'Another lead.' };
const POPUP = { title: 'Soon', message: 'Text', type: 'info', isActive: false };
const TYPE = { name: 'Coffee chat', minutes: 20, isActive: false };

async function setUp() {
  const harness = await createTestApp();
  const captain = await loginAs(harness);
  /** How often visitors see something else by a call. */
  const changesBy = async (method: string, path: string, body?: unknown) => {
    const before = harness.ctx.publicContent.version();
    const answer = await captain.call(method, `/api${path}`, body);
    expect([method, path, answer.status, answer.status < 300 ? '' : answer.body]).toEqual([
      method,
      path,
      answer.status,
      '',
    ]);
    return { changes: harness.ctx.publicContent.version() - before, body: answer.body };
  };
  return { ...harness, ...captain, changesBy };
}

test('a draft changes nothing that visitors see: written, saved again, deleted', async () => {
  const { changesBy } = await setUp();
  const calls = [
    ['POST', '/blog', makePost({ published: false })],
    ['PUT', '/blog/hello-world', { title: 'Another', slug: 'another' }],
    ['POST', '/blog/another/preview-link'],
    ['DELETE', '/blog/another'],
    ['PUT', '/captain/content/about/draft', { version: 0, data: OTHER }],
    ['DELETE', '/captain/content/about/draft'],
    ['POST', '/captain/content', { template: 'landing', path: '/own', title: 'Own' }],
    ['DELETE', '/captain/content/own'],
    ['POST', '/captain/newsletters', makeIssue()],
    ['DELETE', '/captain/newsletters/1'],
    ['POST', '/captain/popup-notifications', POPUP],
    ['PUT', '/captain/popup-notifications/1', POPUP],
    ['DELETE', '/captain/popup-notifications/1'],
    ['POST', '/captain/meeting-types', TYPE],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([method, path, (await changesBy(method, path, body)).changes]).toEqual([method, path, 0]);
  }
});

test('what visitors see changes: published, changed, withdrawn, deleted', async () => {
  const { changesBy } = await setUp();
  const calls = [
    ['POST', '/blog', makePost({ published: false })],
    ['PUT', '/blog/hello-world', { published: true }],
    ['PUT', '/blog/hello-world', { title: 'Another' }],
    ['PUT', '/blog/hello-world', { published: false }],
    ['PUT', '/blog/hello-world', { published: true }],
    ['DELETE', '/blog/hello-world'],
    ['POST', '/captain/popup-notifications', { ...POPUP, isActive: true }],
    ['PUT', '/captain/popup-notifications/1', POPUP],
    ['PUT', '/captain/popup-notifications/1', { ...POPUP, isActive: true }],
    ['DELETE', '/captain/popup-notifications/1'],
    ['POST', '/captain/meeting-types', { ...TYPE, isActive: true }],
  ] as const;
  const counts = [];
  for (const [method, path, body] of calls) counts.push((await changesBy(method, path, body)).changes);
  expect(counts).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('a plan changes nothing until its time, also when the plan is changed in the second in which another appears', async () => {
  const { changesBy, clock, ctx } = await setUp();
  const at = (seconds: number) => new Date((clock.now() + seconds) * 1000).toISOString();
  const first = makePost({ slug: 'first', published: true, publishAt: at(60) });
  const second = makePost({ slug: 'second', published: true, publishAt: at(600) });
  expect((await changesBy('POST', '/blog', first)).changes).toBe(0);
  expect((await changesBy('POST', '/blog', second)).changes).toBe(0);
  const draft = await changesBy('PUT', '/captain/content/about/draft', { version: 0, data: OTHER });
  const plan = { version: draft.body.version, at: at(300) };
  expect((await changesBy('POST', '/captain/content/about/publish', plan)).changes).toBe(0);

  const before = ctx.publicContent.version();
  clock.advance(60);
  await changesBy('PUT', '/blog/second', { publishAt: at(30) });
  expect(ctx.publicContent.version()).toBe(before + 1);
  clock.advance(30);
  expect(ctx.publicContent.version()).toBe(before + 2);
  clock.advance(210);
  expect(ctx.publicContent.version()).toBe(before + 3);
});
