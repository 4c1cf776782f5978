import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

test('users: list, add, edit; no answer holds a hash', async () => {
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
    createdAt: '2026-01-05T12:00:00Z',
    lastLoginAt: null,
  });
  const twin = await call('POST', '/api/captain/users', { ...added.body, username: 'BOB', password: 'long enough' });
  expect(twin.status).toBe(409);
  const edited = await call('PUT', '/api/captain/users/2', { name: 'Robert', role: 'helper', password: '' });
  expect(edited.body).toMatchObject({ name: 'Robert', role: 'helper' });
  expect(JSON.stringify((await call('GET', '/api/captain/users')).body)).not.toMatch(/argon2|password/);
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

test('the last active captain stays', async () => {
  const { call } = await loginAs(await createTestApp());
  const refused = await call('PUT', '/api/captain/users/1', { isActive: false });
  expect(refused.status).toBe(409);
  expect((await call('GET', '/api/captain/me')).status).toBe(200);
});
