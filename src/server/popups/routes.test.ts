import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

test('popups: create, deactivate, edit, delete; visitors get only active ones', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const visible = async () => (await harness.app.request('/api/popup-notifications')).json();
  const hasPopups = async () => (await (await harness.app.request('/api/site')).json()).hasPopups;
  expect(await hasPopups()).toBe(false);
  const site = harness.ctx.settings.site();
  const created = await call('POST', '/api/captain/popup-notifications', { title: ' Hello ', message: 'World' });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    id: 1,
    title: 'Hello',
    message: 'World',
    isActive: true,
    delay: 3,
    showOnce: false,
    action: 'button',
    buttonText: null,
    buttonLink: null,
    look: 'dialog',
    pages: [],
    firstDay: null,
    lastDay: null,
    createdAt: '2026-01-05T12:00:00Z',
    updatedAt: '2026-01-05T12:00:00Z',
    views: 0,
    clicks: 0,
    closings: 0,
  });
  expect(await visible()).toEqual([
    {
      id: 1,
      title: 'Hello',
      message: 'World',
      delay: 3,
      showOnce: false,
      action: 'button',
      buttonText: null,
      buttonLink: null,
      look: 'dialog',
      pages: [],
      firstDay: null,
      lastDay: null,
    },
  ]);
  expect(await hasPopups()).toBe(true);
  const edited = await harness.app.request('/api/site?draft=home.1.x');
  expect((await edited.json()).hasPopups, 'a page that is edited').toBe(false);
  // The same object: the settings were not read again, so nothing is derived from them again.
  expect(harness.ctx.settings.site()).toBe(site);
  const version = harness.ctx.publicContent.version();
  const off = await call('PUT', '/api/captain/popup-notifications/1', { ...created.body, isActive: false });
  expect(off.body).toMatchObject({ title: 'Hello', isActive: false });
  const later = await call('PUT', '/api/captain/popup-notifications/1', { delay: 9 });
  expect(later.body).toEqual({ ...off.body, delay: 9 });
  const blank = await call('PUT', '/api/captain/popup-notifications/1', { title: '' });
  expect(blank).toMatchObject({ status: 400, body: { message: 'Title and message are required' } });
  expect(harness.ctx.publicContent.version()).toBeGreaterThan(version);
  expect(await visible()).toEqual([]);
  expect(await hasPopups()).toBe(false);
  expect((await call('DELETE', '/api/captain/popup-notifications/1')).status).toBe(204);
  expect((await call('DELETE', '/api/captain/popup-notifications/1')).status).toBe(404);
  expect((await call('GET', '/api/captain/popup-notifications')).body).toEqual([]);
});

test('of several saves at once that send one field each, none is lost', async () => {
  const { call } = await loginAs(await createTestApp());
  await call('POST', '/api/captain/popup-notifications', { title: 'T', message: 'M' });
  const changes = [{ title: 'New' }, { message: 'Text' }, { delay: 9 }, { isActive: false }];
  await Promise.all(changes.map((change) => call('PUT', '/api/captain/popup-notifications/1', change)));
  expect((await call('GET', '/api/captain/popup-notifications')).body).toMatchObject([Object.assign({}, ...changes)]);
});

test.each([
  ['a blank title', { title: ' ' }, 'Title and message are required'],
  ['no message', { message: undefined }, 'Title and message are required'],
  ['a long wait', { delay: 61 }, 'The delay is 0 to 60 seconds'],
  ['a negative wait', { delay: -1 }, 'The delay is 0 to 60 seconds'],
  ['a script for a link', { buttonLink: 'javascript:alert(1)' }, /^Please give a path/],
  ['a link that leaves by a back door', { buttonLink: '//evil.example' }, /^Please give a path/],
  ['another back door', { buttonLink: '/\\evil.example' }, /^Please give a path/],
  ['an unknown look', { look: 'banner' }, /./],
  ['a page of another site', { pages: ['https://evil.example'] }, /^Please give each page by its path/],
  ['a day that does not exist', { lastDay: '2026-02-30' }, /^Please give a day/],
  ['data for a link', { buttonLink: 'data:text/html,x' }, /^Please give a path/],
])('400: rejects a popup with %s', async (_name, override, message) => {
  const { call } = await loginAs(await createTestApp());
  const res = await call('POST', '/api/captain/popup-notifications', { title: 'T', message: 'M', ...override });
  expect(res.status).toBe(400);
  expect(res.body.message).toMatch(message);
});

test.each([
  ['abc', 0],
  ['', 0],
  [null, 0],
  ['12', 12],
  [2.4, 2],
  [60, 60],
])('the delay %j is stored as %i seconds', async (delay, seconds) => {
  const { call } = await loginAs(await createTestApp());
  const res = await call('POST', '/api/captain/popup-notifications', { title: 'T', message: 'M', delay });
  expect(res.body.delay).toBe(seconds);
});

test('counts views, clicks and closings of a popup', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', '/api/captain/popup-notifications', { title: 'T', message: 'M' });
  const count = (event: string, id = 1) =>
    harness.app.request(`/api/popup-notifications/${id}/events`, postJson({ event }));
  for (const event of ['view', 'view', 'click', 'close']) expect((await count(event)).status).toBe(204);
  expect((await count('view', 99)).status).toBe(204);
  expect((await count('dance')).status).toBe(400);
  const read = async () => (await call('GET', '/api/captain/popup-notifications')).body[0];
  expect(await read()).toMatchObject({ views: 2, clicks: 1, closings: 1 });
  await count('view');
  expect(await read()).toMatchObject({ views: 3 });
});

test('a popup keeps its look, pages and days', async () => {
  const { call } = await loginAs(await createTestApp());
  const places = { look: 'corner', pages: ['/about', '/blog'], firstDay: '2026-02-01', lastDay: '2026-02-28' };
  const res = await call('POST', '/api/captain/popup-notifications', { title: 'T', message: 'M', ...places });
  expect(res.body).toMatchObject(places);
});

test('a popup may ask for an address in place of a button; other requests are refused', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const popup = { title: 'News', message: 'Once a month', action: 'newsletter' };
  expect((await call('POST', '/api/captain/popup-notifications', popup)).body).toMatchObject(popup);
  expect(await (await harness.app.request('/api/popup-notifications')).json()).toMatchObject([popup]);
  const refused = await call('PUT', '/api/captain/popup-notifications/1', { action: 'survey' });
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'action' }] } });
});
