import { expect, test } from 'vitest';
import { subscribe } from '#server/newsletter/newsletter.ts';
import { POST_MAX } from '#shared/post.ts';
import { toIso } from '#shared/time.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue, makePost } from '#testing/make.ts';

async function createNewsletter() {
  const harness = await createTestApp();
  const captain = await loginAs(harness);
  return { ...harness, captain };
}

test('stores a draft, lists it, and counts nobody before it is sent', async () => {
  const { captain, clock } = await createNewsletter();
  const created = await captain.call('POST', '/api/captain/newsletters', makeIssue());
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    ...makeIssue(),
    id: expect.any(Number),
    state: 'draft',
    version: 1,
    counts: { total: 0, sent: 0, pending: 0, failed: 0, leftOut: 0, unsubscribed: 0 },
    createdAt: toIso(clock.now()),
    sendAt: null,
  });
  const list = await captain.call('GET', '/api/captain/newsletters');
  expect(list.body).toEqual([created.body]);
  expect(list.headers.get('x-total-count')).toBe('1');
});

test('a draft may be empty; what is not sent keeps its value', async () => {
  const { captain } = await createNewsletter();
  const { body: empty } = await captain.call('POST', '/api/captain/newsletters', { subject: '' });
  expect(empty).toMatchObject({ subject: '', preview: '', content: '', audience: { kind: 'all' }, publishAs: 'none' });
  const path = `/api/captain/newsletters/${empty.id}`;
  await captain.call('PUT', path, makeIssue());
  const saved = await captain.call('PUT', path, { preview: 'Changed' });
  expect(saved.body).toMatchObject({ ...makeIssue(), preview: 'Changed', version: 3 });
});

test('subject and preview are one line each', async () => {
  const { captain } = await createNewsletter();
  const { body } = await captain.call(
    'POST',
    '/api/captain/newsletters',
    makeIssue({ subject: ' Hello\r\nBcc: all@example.com\u2028 ', preview: 'a\n\nb\u0000' }),
  );
  expect([body.subject, body.preview]).toEqual(['Hello Bcc: all@example.com', 'a b']);
});

test('a save of an older version is refused and changes nothing; both texts stay in the revisions', async () => {
  const { captain } = await createNewsletter();
  const { body: issue } = await captain.call('POST', '/api/captain/newsletters', makeIssue());
  const path = `/api/captain/newsletters/${issue.id}`;
  await captain.call('PUT', path, { content: 'Theirs', version: 1 });
  const late = await captain.call('PUT', path, { content: 'Mine', version: 1 });
  expect([late.status, late.body.issues[0].path]).toEqual([409, 'version']);
  expect((await captain.call('GET', path)).body).toMatchObject({ content: 'Theirs', version: 2 });
  const { body: revisions } = await captain.call('GET', `${path}/revisions`);
  expect(revisions).toHaveLength(2);
  const { body: first } = await captain.call('GET', `${path}/revisions/${revisions[1].id}`);
  expect(first).toMatchObject({ savedBy: 'Alex Rivera', issue: makeIssue() });
});

test('of two saves at once that send one field each, none is lost silently', async () => {
  const { captain } = await createNewsletter();
  const { body: issue } = await captain.call('POST', '/api/captain/newsletters', makeIssue());
  const path = `/api/captain/newsletters/${issue.id}`;
  const changes = [{ subject: 'New subject' }, { preview: 'New preview' }];
  const answers = await Promise.all(changes.map((change) => captain.call('PUT', path, change)));
  const saved = changes.filter((_, index) => answers[index]?.status === 200);
  expect(saved.length).toBeGreaterThan(0);
  expect((await captain.call('GET', path)).body).toMatchObject(Object.assign({}, ...saved));
});

test('a planned issue keeps subject and text: it is sent as it is saved', async () => {
  const { captain, db } = await createNewsletter();
  const { body: issue } = await captain.call('POST', '/api/captain/newsletters', makeIssue());
  const path = `/api/captain/newsletters/${issue.id}`;
  await db.updateTable('newsletters').set({ state: 'scheduled' }).execute();
  for (const field of ['subject', 'content']) {
    const { status, body } = await captain.call('PUT', path, { [field]: '' });
    expect([status, body.issues[0].path]).toEqual([400, field]);
  }
  expect((await captain.call('GET', path)).body).toMatchObject(makeIssue());
});

test.each([
  [{ subject: undefined }, 'subject'],
  [{ subject: 'x'.repeat(201) }, 'subject'],
  [{ audience: { kind: 'page', pages: [] } }, 'audience.pages'],
  [{ audience: { kind: 'moon' } }, 'audience.kind'],
  [{ audience: { kind: 'all', since: 'soon' } }, 'audience.since'],
  [{ publishAs: 'book' }, 'publishAs'],
  [{ content: 7 }, 'content'],
])('rejects %j beside the field', async (fields, path) => {
  const { captain } = await createNewsletter();
  const { status, body } = await captain.call('POST', '/api/captain/newsletters', makeIssue(fields));
  expect([status, body.issues[0].path]).toEqual([400, path]);
  expect((await captain.call('GET', '/api/captain/newsletters')).body).toEqual([]);
});

test('an issue cannot start from a post that is too long for it with its cover', async () => {
  const { captain } = await createNewsletter();
  const post = makePost({ content: 'word '.repeat(POST_MAX.content / 5), coverImage: '/images/a.png' });
  expect((await captain.call('POST', '/api/blog', post)).status).toBe(201);
  const fromPost = (part: string) =>
    captain.call('POST', '/api/captain/newsletters/from-post', { slug: post.slug, part });
  const { status, body } = await fromPost('whole');
  expect([status, body.issues[0].path]).toEqual([400, 'content']);
  expect((await fromPost('excerpt')).status).toBe(201);
});

test('once sending has begun an issue cannot be changed, nor deleted while it goes on', async () => {
  const { captain, db } = await createNewsletter();
  const { body: issue } = await captain.call('POST', '/api/captain/newsletters', makeIssue());
  const path = `/api/captain/newsletters/${issue.id}`;
  await db.updateTable('newsletters').set({ state: 'paused' }).execute();
  expect((await captain.call('PUT', path, { subject: 'New' })).status).toBe(409);
  expect((await captain.call('DELETE', path)).status).toBe(409);
  await db.updateTable('newsletters').set({ state: 'cancelled' }).execute();
  expect((await captain.call('DELETE', path)).status).toBe(204);
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    expect((await captain.call(method, path, method === 'PUT' ? {} : undefined)).status).toBe(404);
  }
});

test('strangers get 401', async () => {
  const { app } = await createNewsletter();
  for (const path of ['/api/captain/newsletters', '/api/captain/newsletters/1', '/api/captain/newsletters/audience']) {
    expect((await app.request(path)).status).toBe(401);
  }
});

test('an audience is counted by page of sign-up, interest and date', async () => {
  const { captain, ctx, clock } = await createNewsletter();
  const join = (email: string, page: string) => subscribe(ctx, { email, page });
  await join('a@example.com', '/');
  await join('b@example.com', '/about');
  await join('A@example.com', '/about');
  const day = toIso(clock.now());
  clock.advance(3600);
  await join('c@example.com', '/about');
  const count = async (audience: unknown) =>
    (await captain.call('POST', '/api/captain/newsletters/audience', { audience })).body.count;
  expect(await count({ kind: 'all' })).toBe(3);
  expect(await count('all')).toBe(3);
  expect(await count({ kind: 'page', pages: ['/about'] })).toBe(2);
  expect(await count({ kind: 'interest', interests: ['/about', '/'] })).toBe(3);
  expect(await count({ kind: 'interest', interests: ['/about'], before: toIso(clock.now()) })).toBe(2);
  expect(await count({ kind: 'all', since: day })).toBe(3);
  expect(await count({ kind: 'all', since: toIso(clock.now()) })).toBe(1);
  expect((await captain.call('GET', '/api/captain/newsletters/audience')).body.pages).toEqual(['/about', '/']);
});
