import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { toIso } from '#shared/time.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue, makePost } from '#testing/make.ts';

const POST_FIELDS = makePost({ author: 'Alex', publishAt: null, featured: false, coverImage: null });

type Captain = Awaited<ReturnType<typeof loginAs>>;

/** Objects that have drafts: creates one, and says where it and its draft are. */
const KINDS = {
  post: async ({ call }: Captain) => {
    const { body } = await call('POST', '/api/blog', POST_FIELDS);
    const with_ = (content: string) => ({ ...POST_FIELDS, content });
    return { object: '/api/blog/hello-world', draft: `/api/captain/posts/${body.id}/draft`, with: with_ };
  },
  issue: async ({ call }: Captain) => {
    const { body } = await call('POST', '/api/captain/newsletters', makeIssue());
    const object = `/api/captain/newsletters/${body.id}`;
    return { object, draft: `${object}/draft`, with: (content: string) => ({ ...makeIssue(), content }) };
  },
};

async function open(kind: keyof typeof KINDS) {
  const harness = await createTestApp();
  const captain = await loginAs(harness);
  return { ...harness, captain, call: captain.call, ...(await KINDS[kind](captain)) };
}

test.each(['post', 'issue'] as const)('the draft of a %s waits until it is saved, and is gone then', async (kind) => {
  const { call, clock, ...of } = await open(kind);
  const { body: before } = await call('GET', of.draft);
  expect(before).toMatchObject({ saved: of.with(before.saved.content), base: before.saved, draft: null });

  const saved = await call('PUT', of.draft, { version: before.version, data: of.with('Typed') });
  expect(saved).toMatchObject({ status: 200, body: { version: expect.any(String) } });
  expect((await call('GET', of.draft)).body).toMatchObject({
    ...saved.body,
    saved: before.saved,
    draft: of.with('Typed'),
    draftSavedBy: 'Alex Rivera',
    draftSavedAt: toIso(clock.now()),
  });
  expect((await call('GET', of.object)).body.content).toBe(before.saved.content);

  expect(await call('PUT', of.object, { content: 'Typed', draft: saved.body.version })).toMatchObject({ status: 200 });
  expect((await call('GET', of.draft)).body).toMatchObject({ saved: of.with('Typed'), draft: null });
});

test.each(['post', 'issue'] as const)(
  'of ten drafts of a %s saved at once, one is kept and nine get 409',
  async (kind) => {
    const { call, ...of } = await open(kind);
    const { version } = (await call('GET', of.draft)).body;
    const texts = Array.from({ length: 10 }, (_, number) => `Text ${number}`);
    const answers = await Promise.all(texts.map((text) => call('PUT', of.draft, { version, data: of.with(text) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const { body } = await call('GET', of.draft);
    const kept = answers.findIndex(({ status }) => status === 200);
    expect(body.draft.content).toBe(`Text ${kept}`);
    expect(answers.find(({ status }) => status === 409)?.body.version).toBe(body.version);
  },
);

test.each(['post', 'issue'] as const)(
  'a draft of a %s outlasts a save by somebody else, and says what it began with',
  async (kind) => {
    const { call, ...of } = await open(kind);
    const { body: before } = await call('GET', of.draft);
    const { body: typed } = await call('PUT', of.draft, { version: before.version, data: of.with('Mine') });
    await call('PUT', of.object, { content: 'Theirs' });
    // Neither the draft nor the object is overwritten by one who has not seen what the other wrote.
    expect((await call('PUT', of.draft, { version: typed.version, data: of.with('Mine too') })).status).toBe(409);
    const late = await call('PUT', of.object, { content: 'Mine', draft: typed.version });
    expect([late.status, (await call('GET', of.object)).body.content]).toEqual([409, 'Theirs']);
    const { body: now } = await call('GET', of.draft);
    expect([now.base.content, now.saved.content, now.draft.content]).toEqual([before.saved.content, 'Theirs', 'Mine']);
  },
);

test.each(['post', 'issue'] as const)(
  'a draft of a %s that says what is stored, and one that is discarded, are gone',
  async (kind) => {
    const { call, ...of } = await open(kind);
    const { body: before } = await call('GET', of.draft);
    const { body: typed } = await call('PUT', of.draft, { version: before.version, data: of.with('Typed') });
    const { body: back } = await call('PUT', of.draft, { version: typed.version, data: before.saved });
    expect((await call('GET', of.draft)).body).toMatchObject({ version: back.version, draft: null });
    await call('PUT', of.draft, { version: back.version, data: of.with('Again') });
    expect((await call('DELETE', of.draft)).status).toBe(204);
    expect((await call('GET', of.draft)).body.draft).toBeNull();
    // A version is never used again: who saw a draft that was discarded cannot overwrite a later one.
    expect((await call('PUT', of.draft, { version: typed.version, data: of.with('Late') })).status).toBe(409);
  },
);

test('a new post has one draft for each captain, which creating the post ends', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const other = await loginAs(harness, { username: 'other', email: 'other@example.com' });
  const path = '/api/captain/posts/new/draft';
  const { body: empty } = await call('GET', path);
  expect(empty.saved).toMatchObject({ title: '', published: false });
  const { body: typed } = await call('PUT', path, { version: empty.version, data: { ...POST_FIELDS, slug: '' } });
  expect((await call('GET', path)).body.draft.title).toBe('Hello, world');
  expect((await other.call('GET', path)).body.draft).toBeNull();
  expect((await call('POST', '/api/blog', makePost({ draft: typed.version }))).status).toBe(201);
  expect((await call('GET', path)).body.draft).toBeNull();
});

test('an editor writes the draft of a published post, and does not publish it', async () => {
  const harness = await createTestApp();
  const owner = await loginAs(harness);
  const of = await KINDS.post(owner);
  const editor = await loginAs(harness, { username: 'editor', email: 'editor@example.com', role: 'editor' });
  const { version } = (await editor.call('GET', of.draft)).body;
  const { body } = await editor.call('PUT', of.draft, { version, data: of.with('By the editor') });
  expect((await editor.call('PUT', of.object, { content: 'x', draft: body.version })).status).toBe(403);
  expect((await owner.call('GET', of.draft)).body).toMatchObject({ draft: { content: 'By the editor' } });
});

test('the draft of a page is refused in the same way', async () => {
  const { call } = await loginAs(await createTestApp());
  const { home } = STARTER.documents;
  const path = '/api/captain/content/home/draft';
  const data = { ...home, hero: { ...home.hero, title: 'A headline' } };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('PUT', path, { version: 0, data })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body.version).toBe(1);
});

test('a draft of an issue is refused once sending has begun, and deleted with its object', async () => {
  const { call, ctx, captain, ...of } = await open('issue');
  const { version } = (await call('GET', of.draft)).body;
  await call('PUT', of.draft, { version, data: of.with('Typed') });
  await ctx.db.updateTable('newsletters').set({ state: 'sending' }).execute();
  expect((await call('PUT', of.draft, { version, data: of.with('Late') })).body.message).toMatch(/Sending has begun/);
  await ctx.db.updateTable('newsletters').set({ state: 'draft' }).execute();
  expect((await call('DELETE', of.object)).status).toBe(204);
  expect(await ctx.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
  expect((await call('GET', of.draft)).status).toBe(404);
});
