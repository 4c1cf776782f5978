import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

const READS = [
  'users',
  'popup-notifications',
  'contacts',
  'leads',
  'leads/1',
  'subscribers',
  'bookings',
  'schedule',
  'settings',
  'settings/environment',
  'overview',
  'backup',
  'backup/latest',
  'outbox',
  'export/contacts.csv',
  'me',
];
const WRITES = [
  ['POST', 'users'],
  ['PUT', 'users/1'],
  ['POST', 'popup-notifications'],
  ['PUT', 'popup-notifications/1'],
  ['DELETE', 'popup-notifications/1'],
  ['PATCH', 'contacts/1'],
  ['PATCH', 'leads/1'],
  ['PATCH', 'subscribers/1'],
  ['PATCH', 'bookings/1'],
  ['PUT', 'settings'],
  ['POST', 'outbox/test'],
  ['POST', 'outbox/1/send'],
  ['PUT', 'schedule/hours'],
  ['POST', 'schedule/blocked-dates'],
] as const;

test.each(READS)('GET /api/captain/%s is for captains alone', async (path) => {
  const { app } = await createTestApp();
  expect((await app.request(`/api/captain/${path}`)).status).toBe(401);
  expect((await app.request(`/api/captain/${path}`, { method: 'HEAD' })).status).toBe(401);
});

test.each(WRITES)('%s /api/captain/%s is for captains alone', async (method, path) => {
  const { app } = await createTestApp();
  expect((await app.request(`/api/captain/${path}`, { ...postJson({}), method })).status).toBe(401);
});

test('a captain deactivated meanwhile is out on the next call', async () => {
  const harness = await createTestApp();
  const ada = await loginAs(harness, { username: 'ada' });
  const bob = await loginAs(harness, { username: 'bob' });
  expect((await ada.call('PUT', `/api/captain/users/${bob.user.id}`, { isActive: false })).status).toBe(200);
  expect((await bob.call('GET', '/api/captain/users')).status).toBe(401);
  expect((await ada.call('GET', '/api/captain/users')).status).toBe(200);
});
