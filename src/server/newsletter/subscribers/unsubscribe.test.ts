import { expect, test } from 'vitest';
import { unsubscribeToken } from '#server/newsletter/issues/mail.ts';
import { insertRecipients } from '#server/newsletter/sending/queries.ts';
import type { Interests } from '#shared/newsletter.schema.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue } from '#testing/make.ts';

const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

/** A site with one subscriber, whom an issue was sent to. */
async function setUp() {
  const harness = await createPageApp();
  const { app, db, ctx } = harness;
  const { call } = await loginAs(harness);
  await app.request('/api/newsletter', postJson({ email: 'ada@example.com', page: '/services/llm-chatbots' }));
  const { body: issue } = await call('POST', '/api/captain/newsletters', makeIssue());
  await insertRecipients(db, issue.id, { kind: 'all' });
  const token = unsubscribeToken(ctx, { id: 1, email: 'ada@example.com' }, issue.id);
  const path = `/newsletter/unsubscribe/${token}`;
  return {
    ...harness,
    call,
    token,
    path,
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    isSubscribed: async () => (await call('GET', '/api/captain/subscribers')).body[0].subscribed as boolean,
    counts: async () => (await call('GET', `/api/captain/newsletters/${issue.id}`)).body.counts,
  };
}

test('one click unsubscribes, in both encodings of a form, and counts for the issue once', async () => {
  const { app, path, post, isSubscribed, counts } = await setUp();
  expect((await post(ONE_CLICK)).status).toBe(200);
  expect(await isSubscribed()).toBe(false);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await app.request(path, { method: 'POST', body: form })).status).toBe(200);
  expect((await counts()).unsubscribed).toBe(1);
});

test('opening the link changes nothing, however often', async () => {
  const { app, path, isSubscribed } = await setUp();
  for (const method of ['GET', 'HEAD', 'GET']) expect((await app.request(path, { method })).status).toBe(200);
  expect(await isSubscribed()).toBe(true);
});

test.each([
  ['nothing', ''],
  ['another value', 'List-Unsubscribe=yes'],
  ['other capitals', 'list-unsubscribe=One-Click'],
  ['more than the one field', 'List-Unsubscribe=One-Click&x=1'],
  ['the field twice', 'List-Unsubscribe=One-Click&List-Unsubscribe=One-Click'],
])('a POST with %s is refused and changes nothing', async (_name, body) => {
  const { app, path, isSubscribed } = await setUp();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await app.request(path, { method: 'POST', body, headers })).status).toBe(400);
  expect((await app.request(path, postJson(ONE_CLICK))).status).toBe(400);
  expect(await isSubscribed()).toBe(true);
});

test('a forged link is refused', async () => {
  const { app, isSubscribed } = await setUp();
  const body = new URLSearchParams(ONE_CLICK);
  expect(
    (await app.request('/newsletter/unsubscribe/1-AAAAAAAAAAAAAAAAAAAAAA.1', { method: 'POST', body })).status,
  ).toBe(404);
  expect(await isSubscribed()).toBe(true);
});

test('the button of the page works without JavaScript, and older links still work', async () => {
  const { app, path, post, isSubscribed, ctx } = await setUp();
  const page = await (await app.request(path)).text();
  expect(page).toMatch(/name="List-Unsubscribe" value="One-Click"/);
  const answer = await post(ONE_CLICK, { Accept: 'text/html,*/*' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain(ctx.content.get('newsletter-pages').unsubscribe.done);
  expect(await isSubscribed()).toBe(false);
  const old = `/api/newsletter/unsubscribe/${unsubscribeToken(ctx, { id: 1, email: 'ada@example.com' })}`;
  expect((await app.request(old, { method: 'POST' })).status).toBe(200);
});

test('a subscriber chooses topics, and goes back to all issues', async () => {
  const { app, token, call, ctx } = await setUp();
  const url = `/api/newsletter/interests/${token}`;
  const choose = (topics: string[] | null) => app.request(url, postJson({ topics }));
  const read = async () => (await (await app.request(url)).json()) as Interests;
  const before = await read();
  expect(before.isLimited).toBe(false);
  expect(before.topics.filter(({ isChosen }) => isChosen).map(({ page }) => page)).toEqual(['/services/llm-chatbots']);
  const [other] = before.topics.filter(({ isChosen }) => !isChosen);
  expect((await choose([other!.page])).status).toBe(200);
  expect((await read()).topics.filter(({ isChosen }) => isChosen)).toEqual([{ ...other, isChosen: true }]);
  const countOf = async (audience: unknown) =>
    (await call('POST', '/api/captain/newsletters/audience', { audience })).body.count;
  expect(await countOf({ kind: 'all' })).toBe(0);
  expect(await countOf({ kind: 'interest', interests: [other!.page] })).toBe(1);
  expect(await countOf({ kind: 'interest', interests: ['/services/llm-chatbots'] })).toBe(0);
  for (const wrong of [[], ['/captain']]) {
    const refused = await choose(wrong);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { message: ctx.content.get('errors').topicMissing },
    ]);
  }
  expect((await choose(null)).status).toBe(200);
  expect([await countOf({ kind: 'all' }), (await read()).isLimited]).toEqual([1, false]);
  expect((await app.request('/api/newsletter/interests/1-forged', postJson({ topics: null }))).status).toBe(404);
});

test('visits through the links of an issue are counted, those of programs and of unknown issues are not', async () => {
  const { app, ctx, call } = await setUp();
  const browser = { headers: { 'User-Agent': 'Mozilla/5.0' } };
  for (const path of [
    '/?from=issue-1',
    '/blog?x=1&from=issue-1',
    '/?from=issue-99',
    '/?from=issue-',
    '/nowhere?from=issue-1',
  ]) {
    await app.request(path, browser);
  }
  await app.request('/?from=issue-1', { headers: { 'User-Agent': 'Googlebot' } });
  const rendered = ctx.metrics.pageWork().render;
  await app.request('/?from=issue-1&x=2', browser);
  expect(ctx.metrics.pageWork().render).toBe(rendered);
  await ctx.counters.flush();
  expect((await call('GET', '/api/captain/newsletters/1')).body.visits).toBe(3);
});
