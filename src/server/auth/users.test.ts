import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { addCaptain, loginAs } from '#testing/login-as.ts';

test('users: list, create, edit; no response contains a password hash', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const added = await call('POST', '/api/captain/users', {
    username: 'bob',
    password: 'another password',
    name: 'Bob',
    email: 'bob@example.com',
  });
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    id: 2,
    username: 'bob',
    name: 'Bob',
    email: 'bob@example.com',
    role: 'admin',
    isActive: true,
    isInvited: false,
    createdAt: '2026-01-05T12:00:00Z',
    lastLoginAt: null,
  });
  const twin = await call('POST', '/api/captain/users', { ...added.body, username: 'BOB', password: 'long enough' });
  expect(twin.status).toBe(409);
  const edited = await call('PUT', '/api/captain/users/2', { name: 'Robert', role: 'editor', password: '' });
  expect(edited.body).toMatchObject({ name: 'Robert', role: 'editor' });
  expect(JSON.stringify((await call('GET', '/api/captain/users')).body)).not.toMatch(/argon2|password/);
  expect((await call('PUT', '/api/captain/users/2', { password: ' '.repeat(8) })).status).toBe(400);
  expect((await call('PUT', '/api/captain/users/2', { password: 'short' })).body).toEqual({
    message: 'Please use at least 8 characters',
    issues: [{ path: 'password', message: 'Please use at least 8 characters' }],
  });
  expect((await call('PUT', '/api/captain/users/9', { name: 'Nobody' })).status).toBe(404);
  expect((await call('PUT', '/api/captain/users/1e1', { name: 'Nobody' })).status).toBe(404);
  const login = await harness.app.request(
    '/api/captain/login',
    postJson({ username: 'Bob', password: 'another password' }),
  );
  expect(login.status).toBe(200);
});

test('of ten captains created at once with one username, one is created and nine get 409', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const input = { password: 'another password', name: 'Bob', email: 'bob@example.com' };
  const created = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      call('POST', '/api/captain/users', { ...input, username: index % 2 ? 'bob' : 'BOB' }),
    ),
  );
  expect(created.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  const refused = created.find(({ status }) => status === 409);
  expect(refused?.body).toEqual({
    message: 'This username is taken',
    issues: [{ path: 'username', message: 'Already in use' }],
  });
  const taken = await call('PUT', '/api/captain/users/1', { username: 'Bob', name: 'Changed' });
  expect([taken.status, taken.body.issues[0].path]).toEqual([409, 'username']);
  expect((await call('GET', '/api/captain/me')).body.user.name).toBe('Alex Rivera');
});

test('usernames that differ in case only are one, in any alphabet', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const input = { password: 'another password', name: 'Ada', email: 'ada@example.com' };
  const names = ['Äda', 'äda', 'ÄDA', 'a\u0308da'];
  const created = await Promise.all(
    names.map((username) => call('POST', '/api/captain/users', { ...input, username })),
  );
  expect(created.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const taken = await call('PUT', '/api/captain/users/1', { username: 'äDA' });
  expect([taken.status, taken.body.issues]).toEqual([409, [{ path: 'username', message: 'Already in use' }]]);
  const invited = await call('POST', '/api/captain/users', { email: 'bob@example.com' });
  expect((await call('PUT', `/api/captain/users/${invited.body.id}`, { username: 'ädA' })).status).toBe(409);
  for (const username of names) {
    const login = await harness.app.request('/api/captain/login', postJson({ username, password: input.password }));
    expect(login.status).toBe(200);
  }
  const own = created.find(({ status }) => status === 201)?.body;
  expect((await call('PUT', `/api/captain/users/${own.id}`, { username: 'ÄdA' })).status).toBe(200);
});

test('the last active captain cannot be deactivated (409)', async () => {
  const { call } = await loginAs(await createTestApp());
  const refused = await call('PUT', '/api/captain/users/1', { isActive: false });
  expect(refused.status).toBe(409);
  expect((await call('GET', '/api/captain/me')).status).toBe(200);
});

test('of ten captains who deactivate themselves at once, one stays active and gets 409', async () => {
  const harness = await createTestApp();
  const captains = [];
  for (let number = 0; number < 10; number += 1) {
    captains.push(await loginAs(harness, { username: `captain${number}` }));
  }
  const answers = await Promise.all(
    captains.map(({ call, user }) => call('PUT', `/api/captain/users/${user.id}`, { isActive: false })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 409]);
  expect(await listActive(harness)).toHaveLength(1);
});

test('an activation and two deactivations at once leave an active captain', async () => {
  const harness = await createTestApp();
  const { call, user } = await loginAs(harness);
  const id = await addCaptain(harness, { username: 'bob', isActive: false });
  const answers = await Promise.all([
    call('PUT', `/api/captain/users/${id}`, { isActive: true }),
    call('PUT', `/api/captain/users/${user.id}`, { isActive: false }),
    call('PUT', `/api/captain/users/${id}`, { isActive: false }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(await listActive(harness)).toHaveLength(1);
});

function listActive({ db }: Awaited<ReturnType<typeof createTestApp>>) {
  return db.selectFrom('adminUsers').select('id').where('isActive', '=', true).execute();
}
