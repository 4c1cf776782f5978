import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

test('settings: who, when, from where, before and after', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness, { username: 'boss' });
  await call('PUT', '/api/captain/settings', { owner_name: 'Jo First' });
  await call('PUT', '/api/captain/settings', { owner_name: 'Jo Second' });
  const { body } = await call('GET', '/api/captain/audit');
  expect(body[0]).toMatchObject({
    actor: 'boss',
    client: null,
    action: 'settings.save',
    target: 'settings',
    result: 'done',
    reason: null,
    change: { before: { owner_name: 'Jo First' }, after: { owner_name: 'Jo Second' } },
  });
  expect(body[1].change).toMatchObject({
    before: { owner_name: harness.ctx.config.OWNER_NAME },
    after: { owner_name: 'Jo First' },
  });
  expect(body[0].address).toEqual(expect.any(String));
  expect(Date.parse(body[0].at)).toBe(harness.clock.now() * 1000);
  expect(body.map(({ action }: { action: string }) => action)).toEqual(['settings.save', 'settings.save', 'login']);
});

test('a published page: only the fields that differ, before and after', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const { body: document } = await call('GET', '/api/captain/content/errors');
  const data = structuredClone(document.draft ?? document.data ?? document.published);
  const [field = ''] = Object.keys(data).filter((key) => typeof data[key] === 'string' && !data[key].includes('{'));
  const before = data[field];
  const saved = await call('PUT', '/api/captain/content/errors/draft', {
    version: document.version,
    data: { ...data, [field]: 'Something new' },
  });
  expect(saved.status).toBe(200);
  const published = await call('POST', '/api/captain/content/errors/publish', { version: saved.body.version });
  expect(published.status).toBe(200);
  const { body } = await call('GET', '/api/captain/audit');
  expect(body[0]).toMatchObject({ action: 'page.publish', target: 'page errors', result: 'done' });
  expect(body[0].change).toEqual({ before: { [field]: before }, after: { [field]: 'Something new' } });
  expect(body[1]).toMatchObject({ action: 'page.draft', target: 'page errors', change: null });
});

test('what is refused or fails is recorded with its reason; reading and trying is not', async () => {
  const harness = await createTestApp();
  const owner = await loginAs(harness, { username: 'boss' });
  const editor = await loginAs(harness, { username: 'writer', role: 'editor' });
  await editor.call('PUT', '/api/captain/settings', { owner_name: 'Mallory' });
  await editor.call('GET', '/api/captain/leads');
  await owner.call('PUT', '/api/captain/users/1', { isActive: false });
  await owner.call('POST', '/api/blog/preview', { content: 'Text' });
  const { body } = await owner.call('GET', '/api/captain/audit?limit=2');
  expect(body).toMatchObject([
    { actor: 'boss', action: 'user.save', target: 'user 1', result: 'failed', change: null },
    {
      actor: 'writer',
      action: 'settings.save',
      result: 'refused',
      reason: 'Only an owner may do this',
      change: null,
    },
  ]);
  expect(body[0].reason).toMatch(/last active owner/);
  expect((await editor.call('GET', '/api/captain/audit')).status).toBe(403);
});

test('what was created is named; a changed user is recorded without the password', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const user = { username: 'bob', password: 'very secret words', name: 'Bob', email: 'bob@example.com' };
  await call('POST', '/api/captain/users', user);
  await call('PUT', '/api/captain/users/2', { role: 'editor', password: 'other secret words' });
  await call('POST', '/api/blog', { title: 'Hello', slug: 'hello', excerpt: '', content: 'Text', tags: [] });
  const { body } = await call('GET', '/api/captain/audit');
  expect(body.slice(0, 3)).toMatchObject([
    { action: 'post.create', target: 'post hello' },
    { action: 'user.save', target: 'user 2', change: { before: { role: 'admin' }, after: { role: 'editor' } } },
    { action: 'user.create', target: 'user 2' },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/secret words|argon2/);
});

test('logins: those that fail name the account only if there is one', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness, { username: 'boss' });
  for (const username of ['boss', 'my secret password']) {
    const res = await harness.app.request('/api/captain/login', postJson({ username, password: 'wrong' }));
    expect(res.status).toBe(401);
  }
  const { body } = await call('GET', '/api/captain/audit');
  expect(body).toMatchObject([
    { action: 'login', actor: null, target: null, result: 'refused', reason: 'Invalid credentials' },
    { action: 'login', actor: null, target: 'user boss', result: 'refused' },
    { action: 'login', actor: 'boss', target: null, result: 'done' },
  ]);
  expect(JSON.stringify(body)).not.toContain('my secret');
});

test('search, pages, and the end of the log after 400 days', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', '/api/tags', { name: 'Automation' });
  for (const name of ['One', 'Two', 'Three']) await call('PUT', '/api/captain/settings', { owner_name: name });
  const found = await call('GET', '/api/captain/audit?q=three');
  expect(found.body).toMatchObject([{ change: { after: { owner_name: 'Three' } } }]);
  const newest = (await call('GET', '/api/captain/audit?limit=1')).body;
  const next = (await call('GET', `/api/captain/audit?limit=1&before=${newest[0].id}`)).body;
  expect(next).toMatchObject([{ change: { after: { owner_name: 'Two' } } }]);
  const change = (statement: string) => () => harness.ctx.database.sqlite.prepare(statement).run();
  expect(change("update audit_log set actor = 'nobody'")).toThrow('never changed');
  // The trigger knows the clock of the machine alone.
  change(
    `insert into audit_log (at, action, result) values
      (unixepoch() - 399 * 86400, 'recent.entry', 'done'), (unixepoch() - 401 * 86400, 'old.entry', 'done')`,
  )();
  expect(change("delete from audit_log where action = 'recent.entry'")).toThrow('400 days');
  expect(change("delete from audit_log where action = 'old.entry'")().changes).toBe(1);
});
