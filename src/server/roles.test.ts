import { expect, test } from 'vitest';
import { CALLS } from '#shared/calls.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { type ApiCall, fillPath, listCalls } from '#testing/list-calls.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact, makeIssue } from '#testing/make.ts';

type Harness = Awaited<ReturnType<typeof createTestApp>>;

const concrete = (call: ApiCall) => fillPath(call, (name) => (name === 'file' ? 'contacts.csv' : '1'));

/** Every mounted call that needs a login. */
async function guardedCalls(harness: Harness): Promise<ApiCall[]> {
  const guarded: ApiCall[] = [];
  for (const call of listCalls(harness)) {
    const res = await harness.app.request(concrete(call), { method: call.method });
    if (res.status === 401) guarded.push(call);
  }
  return guarded;
}

test('an editor is refused every call of owners, and no other', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness, { role: 'editor' });
  const wrong: string[] = [];
  let owners = 0;
  for (const call of await guardedCalls(harness)) {
    const path = concrete(call);
    const isForOwners = CALLS.some(
      (one) => one.method === call.method && `/api${one.path}` === call.path && one.who === 'owner',
    );
    if (isForOwners) owners += 1;
    const methods = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method];
    for (const method of methods) {
      const res = await harness.app.request(path, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(call.method === 'GET' ? {} : { body: '{}' }),
      });
      if ((res.status === 403) !== isForOwners) wrong.push(`${method} ${path}: ${res.status}`);
      if (isForOwners && method !== 'HEAD') expect(await res.json()).toEqual({ message: 'Only an owner may do this' });
    }
  }
  expect(wrong).toEqual([]);
  expect(owners).toBeGreaterThan(60);
});

test('an unknown call is refused to an editor, and other spellings of a path open nothing', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness, { role: 'editor' });
  for (const path of [
    'users/',
    '/users',
    'USERS',
    '%75sers',
    'users?x=/api/captain/me',
    'content/../users',
    'nothing',
  ]) {
    expect((await call('GET', `/api/captain/${path}`)).status).not.toBe(200);
  }
});

test('a changed role holds at once, in sessions that are open', async () => {
  const harness = await createTestApp();
  const owner = await loginAs(harness);
  const other = await loginAs(harness, { username: 'other', role: 'owner' });
  expect((await other.call('GET', '/api/captain/leads')).status).toBe(200);
  await owner.call('PUT', `/api/captain/users/${other.user.id}`, { role: 'Editor' });
  expect((await other.call('GET', '/api/captain/leads')).status).toBe(403);
  expect((await other.call('GET', '/api/captain/me')).body.user.role).toBe('editor');
  expect((await other.call('PUT', `/api/captain/users/${other.user.id}`, { role: 'owner' })).status).toBe(403);
  await owner.call('PUT', `/api/captain/users/${other.user.id}`, { role: 'owner' });
  expect((await other.call('GET', '/api/captain/leads')).status).toBe(200);
});

test('the last owner stays one: neither deactivated nor made an editor', async () => {
  const harness = await createTestApp();
  const owner = await loginAs(harness);
  await loginAs(harness, { username: 'editor', role: 'editor' });
  const path = `/api/captain/users/${owner.user.id}`;
  const demoted = await owner.call('PUT', path, { role: 'editor' });
  expect([demoted.status, demoted.body.issues[0].path]).toEqual([409, 'role']);
  const deactivated = await owner.call('PUT', path, { isActive: false });
  expect([deactivated.status, deactivated.body.issues[0].path]).toEqual([409, 'isActive']);
  expect((await owner.call('GET', '/api/captain/me')).body.user.role).toBe('admin');
});

test('of five owners who make themselves editors at once, one stays an owner', async () => {
  const harness = await createTestApp();
  const owners = [];
  for (let number = 0; number < 5; number += 1) owners.push(await loginAs(harness, { username: `owner${number}` }));
  const answers = await Promise.all(
    owners.map(({ call, user }) => call('PUT', `/api/captain/users/${user.id}`, { role: 'editor' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409]);
});

test('an unknown role is refused beside its field', async () => {
  const { call } = await loginAs(await createTestApp());
  const input = { username: 'new', password: 'long enough', name: 'New', email: 'new@example.com', role: 'edtor' };
  const refused = await call('POST', '/api/captain/users', input);
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [{ path: 'role', message: 'Please choose owner or editor' }],
  ]);
});

const POST = { title: 'Draft', slug: 'draft', content: 'Text', excerpt: 'Short', tags: [] };

test('an editor writes drafts of posts; publishing, planning and changing published posts is refused', async () => {
  const harness = await createTestApp();
  const owner = await loginAs(harness);
  const editor = await loginAs(harness, { username: 'editor', role: 'editor' });
  const refused = await editor.call('POST', '/api/blog', { ...POST, published: true });
  expect([refused.status, refused.body.issues[0].path]).toEqual([403, 'published']);
  expect((await editor.call('POST', '/api/blog', { ...POST, publishAt: '2030-01-01T00:00:00Z' })).status).toBe(403);
  expect((await editor.call('POST', '/api/blog', POST)).status).toBe(201);
  expect((await editor.call('PUT', '/api/blog/draft', { title: 'Better' })).status).toBe(200);
  for (const change of [{ published: true }, { publishAt: '2030-01-01T00:00:00Z' }]) {
    expect((await editor.call('PUT', '/api/blog/draft', change)).status).toBe(403);
  }
  expect((await harness.app.request('/api/blog/draft')).status).toBe(404);
  expect((await owner.call('PUT', '/api/blog/draft', { published: true })).status).toBe(200);
  for (const change of [{ title: 'Other' }, { published: false }]) {
    expect((await editor.call('PUT', '/api/blog/draft', change)).status).toBe(403);
  }
  const seen = (await (await harness.app.request('/api/blog/draft')).json()) as { title: string };
  expect(seen.title).toBe('Better');
});

test('an editor writes drafts of pages, issues and answers; an owner publishes them', async () => {
  const harness = await createTestApp();
  const owner = await loginAs(harness);
  const editor = await loginAs(harness, { username: 'editor', role: 'editor' });

  const { body: page } = await editor.call('GET', '/api/captain/content/about');
  const data = structuredClone(page.draft ?? page.data ?? page.published);
  const saved = await editor.call('PUT', '/api/captain/content/about/draft', { version: page.version, data });
  expect(saved.status).toBe(200);
  const publish = { version: saved.body.version };
  expect((await editor.call('POST', '/api/captain/content/about/publish', publish)).status).toBe(403);

  const issue = await editor.call('POST', '/api/captain/newsletters', { subject: 'News', content: 'Text' });
  expect(issue.status).toBe(201);
  const path = `/api/captain/newsletters/${issue.body.id}`;
  expect((await editor.call('PUT', path, { subject: 'Better news' })).status).toBe(200);
  expect((await editor.call('POST', `${path}/send`, {})).status).toBe(403);

  const [card] = (await owner.call('GET', '/api/captain/answers')).body;
  const { id, ...fields } = card;
  expect((await editor.call('PUT', `/api/captain/answers/${id}`, { ...fields, isActive: false })).status).toBe(403);
  const added = { ...card, id: 'of-the-editor', title: 'Something new?' };
  const used = await editor.call('POST', '/api/captain/answers', { ...added, isActive: true });
  expect([used.status, used.body.issues[0].path]).toEqual([403, 'isActive']);
  expect((await editor.call('POST', '/api/captain/answers', { ...added, isActive: false })).status).toBe(201);
  const switchedOn = await editor.call('PUT', '/api/captain/answers/of-the-editor', { ...added, isActive: true });
  expect(switchedOn.status).toBe(403);
});

test('an editor reads nothing of owners through any call, list, page, preview or search', async () => {
  const harness = await createTestApp();
  const { app } = harness;
  const owner = await loginAs(harness, { username: 'boss', email: 'hidden-boss@example.com' });
  const editor = await loginAs(harness, { username: 'editor', role: 'editor' });
  await app.request('/api/contact', postJson(makeContact({ email: 'hidden-contact@example.com' })));
  await app.request('/api/newsletter', postJson({ email: 'hidden-subscriber@example.com' }));
  await app.request('/api/bookings', postJson(makeBooking({ email: 'hidden-booking@example.com' })));
  await app.request('/api/chatbot', postJson({ message: 'My address is hidden-chat@example.com, call me' }));
  await owner.call('POST', '/api/captain/suppressed', { email: 'hidden-suppressed@example.com' });
  await owner.call('PUT', '/api/captain/settings', { retention_chats_days: '98765' });
  const issue = (await owner.call('POST', '/api/captain/newsletters', makeIssue())).body;
  for (const list of ['contacts', 'subscribers', 'bookings', 'leads', 'users']) {
    const { body } = await owner.call('GET', `/api/captain/${list}`);
    expect(JSON.stringify(body)).toContain('hidden-');
  }

  const paths = (await guardedCalls(harness))
    .filter(({ method }) => method === 'GET')
    .map((call) => fillPath(call, (name) => (name === 'file' ? 'contacts.csv' : name === 'key' ? 'home' : '1')));
  const more = [
    ...['/api/blog?all=1', '/api/blog?all=1&q=hidden', '/api/site', '/api/content?keys=home', '/api/assets?q=hidden'],
    ...[
      '/captain',
      '/captain?tab=leads',
      '/captain?tab=users',
      '/captain/blog/new',
      '/api/captain/export/bookings.csv',
    ],
    ...[`/api/captain/newsletters/${issue.id}/recipients`, '/api/captain/people?email=hidden-contact@example.com'],
    ...['/api/captain/audit?q=hidden', '/api/captain/backup', '/oauth/authorize?client_id=x'],
  ];
  const leaks: string[] = [];
  for (const path of [...paths, ...more]) {
    const text = await (await app.request(path, { headers: editor.headers })).text();
    if (/hidden-|98765|argon2/.test(text)) leaks.push(path);
  }
  for (const path of [`/api/captain/newsletters/${issue.id}/test`, '/api/captain/newsletters/audience']) {
    const { body } = await editor.call('POST', path, { audience: { kind: 'all' }, email: 'hidden-boss@example.com' });
    if (/hidden-/.test(JSON.stringify(body))) leaks.push(path);
  }
  expect(leaks).toEqual([]);
  const seen = await app.request('/api/captain/contacts', { headers: owner.headers });
  expect(await seen.text()).toContain('hidden-contact@example.com');
});
