import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';

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
  'overview',
  'backup',
  'backup/latest',
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

test('popups: create, switch off, edit, delete; visitors see the active ones alone', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const visible = async () => (await harness.app.request('/api/popup-notifications')).json();
  const hasPopups = async () => (await (await harness.app.request('/api/site')).json()).hasPopups;
  expect(await hasPopups()).toBe(false);
  const created = await call('POST', '/api/captain/popup-notifications', { title: ' Hello ', message: 'World' });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    id: 1,
    title: 'Hello',
    message: 'World',
    isActive: true,
    delay: 3,
    showOnce: false,
    buttonText: null,
    buttonLink: null,
    createdAt: '2026-01-05T12:00:00Z',
    updatedAt: '2026-01-05T12:00:00Z',
    views: 0,
    clicks: 0,
    closings: 0,
  });
  expect(await visible()).toEqual([
    { id: 1, title: 'Hello', message: 'World', delay: 3, showOnce: false, buttonText: null, buttonLink: null },
  ]);
  expect(await hasPopups()).toBe(true);
  const version = harness.ctx.publicContent.version();
  const off = await call('PUT', '/api/captain/popup-notifications/1', { ...created.body, isActive: false });
  expect(off.body).toMatchObject({ title: 'Hello', isActive: false });
  expect(harness.ctx.publicContent.version()).toBeGreaterThan(version);
  expect(await visible()).toEqual([]);
  expect(await hasPopups()).toBe(false);
  expect((await call('DELETE', '/api/captain/popup-notifications/1')).status).toBe(204);
  expect((await call('DELETE', '/api/captain/popup-notifications/1')).status).toBe(404);
  expect((await call('GET', '/api/captain/popup-notifications')).body).toEqual([]);
});

test.each([
  ['a blank title', { title: ' ' }, 'Title and message are required'],
  ['no message', { message: undefined }, 'Title and message are required'],
  ['a long wait', { delay: 61 }, 'The delay is 0 to 60 seconds'],
  ['a negative wait', { delay: -1 }, 'The delay is 0 to 60 seconds'],
  ['a script for a link', { buttonLink: 'javascript:alert(1)' }, /^Please give a path/],
  ['a link that leaves by a back door', { buttonLink: '//evil.example' }, /^Please give a path/],
  ['another back door', { buttonLink: '/\\evil.example' }, /^Please give a path/],
  ['data for a link', { buttonLink: 'data:text/html,x' }, /^Please give a path/],
])('a popup with %s is refused', async (_name, override, message) => {
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
])('the delay %j counts as %i seconds', async (delay, seconds) => {
  const { call } = await loginAs(await createTestApp());
  const res = await call('POST', '/api/captain/popup-notifications', { title: 'T', message: 'M', delay });
  expect(res.body.delay).toBe(seconds);
});

test('what visitors do with a popup is counted', async () => {
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

test('contacts: newest first, paged, searched, marked as responded', async () => {
  const harness = await createTestApp({ TRUST_PROXY: '1' });
  const { call } = await loginAs(harness);
  for (const [index, message] of ['first', 'second 100%', 'third'].entries()) {
    await harness.app.request('/api/contact', postJson(makeContact({ message, email: `p${index}@example.com` })));
    harness.clock.advance(60);
  }
  const list = await call('GET', '/api/captain/contacts');
  expect(list.body.map((contact: { message: string }) => contact.message)).toEqual(['third', 'second 100%', 'first']);
  expect(list.body[0]).toMatchObject({ id: 3, service: ['n8n-workflow-automation'], responded: false });
  expect(list.body[0].createdAt).toBe('2026-01-05T12:02:00Z');
  expect(list.headers.get('x-total-count')).toBe('3');
  const second = await call('GET', '/api/captain/contacts?limit=2&page=2');
  expect(second.body.map((contact: { id: number }) => contact.id)).toEqual([1]);
  const found = await call('GET', '/api/captain/contacts?q=100%25');
  expect(found.body).toHaveLength(1);
  expect(found.headers.get('x-total-count')).toBe('1');
  expect((await call('GET', '/api/captain/contacts?page=x&limit=-4')).body).toHaveLength(3);
  const marked = await call('PATCH', '/api/captain/contacts/2', { responded: true });
  expect(marked.body).toMatchObject({ id: 2, responded: true });
  expect((await call('PATCH', '/api/captain/contacts/9', { responded: true })).status).toBe(404);
  expect((await call('PATCH', '/api/captain/contacts/2', {})).status).toBe(400);
});

test('leads: one for each address, those who wait first, with all that they did', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const write = (email: string, message: string) =>
    harness.app.request('/api/contact', postJson(makeContact({ email, message, page: '/about' })));
  await write('ada@example.com', 'first');
  harness.clock.advance(60);
  await write('ADA@example.com', 'second');
  await harness.app.request('/api/newsletter', postJson({ email: 'bob@example.com', page: '/blog' }));
  harness.clock.advance(60);
  await harness.app.request('/api/newsletter', postJson({ email: 'ada@example.com', page: '/services/llm-chatbots' }));
  harness.clock.advance(60);
  await write('cleo@example.com', 'third');
  const page = (await call('GET', '/api/captain/leads')).body;
  expect(page).toMatchObject({ total: 3, waiting: 2, hasMore: false });
  expect(page.leads.map((lead: { email: string }) => lead.email)).toEqual([
    'cleo@example.com',
    'ada@example.com',
    'bob@example.com',
  ]);
  const ada = page.leads[1];
  expect(ada).toMatchObject({
    messages: 2,
    isSubscriber: true,
    preview: 'second',
    waitingSince: '2026-01-05T12:00:00Z',
    lastAt: '2026-01-05T12:02:00Z',
  });
  const { events } = (await call('GET', `/api/captain/leads/${ada.id}`)).body;
  expect(events.map((event: { kind: string; text: string }) => [event.kind, event.text])).toEqual(
    expect.arrayContaining([
      ['newsletter', null],
      ['interest', null],
      ['message', 'second'],
      ['message', 'first'],
    ]),
  );
  expect(events.find((event: { text: string }) => event.text === 'first').page).toBe('/about');

  await call('PATCH', '/api/captain/contacts/1', { responded: true });
  const later = (await call('GET', `/api/captain/leads/${ada.id}`)).body;
  expect(later.waitingSince).toBe('2026-01-05T12:01:00Z');
  const done = await call('PATCH', `/api/captain/leads/${ada.id}`, { responded: true, notes: 'Called back' });
  expect(done.body).toMatchObject({ waitingSince: null, notes: 'Called back' });
  expect((await call('GET', '/api/captain/leads?filter=waiting')).body.leads).toHaveLength(1);
  expect((await call('GET', '/api/captain/leads?q=called')).body.leads).toHaveLength(1);
  expect((await call('GET', '/api/captain/leads?q=third')).body.leads).toMatchObject([{ email: 'cleo@example.com' }]);
  expect((await call('GET', '/api/captain/leads?filter=subscribers')).body.leads).toHaveLength(2);
  expect((await call('GET', '/api/captain/leads?limit=1&page=2')).body).toMatchObject({ hasMore: true });
  expect((await call('GET', '/api/captain/leads/99')).status).toBe(404);
});

test('subscribers: listed with their interests, searched, taken off', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await harness.app.request('/api/newsletter', postJson({ email: 'Ada@example.com', page: '/blog' }));
  await harness.app.request('/api/newsletter', postJson({ email: 'bob@example.com' }));
  const list = await call('GET', '/api/captain/subscribers?q=ADA');
  expect(list.body).toMatchObject([{ id: 1, email: 'Ada@example.com', subscribed: true, interests: ['/blog'] }]);
  const off = await call('PATCH', '/api/captain/subscribers/1', { subscribed: false });
  expect(off.body).toMatchObject({ id: 1, subscribed: false });
  const lead = (await call('GET', '/api/captain/leads?q=ada')).body.leads[0];
  expect(lead.isSubscriber).toBe(false);
});

test('settings: what is saved wins and shows at once; empty gives the fallback back; bad values are named', async () => {
  const harness = await createTestApp({ OWNER_NAME: 'Robin Sky' });
  const { call } = await loginAs(harness);
  const find = (body: { key: string }[], key: string) => body.find((setting) => setting.key === key);
  const before = (await call('GET', '/api/captain/settings')).body;
  expect(find(before, 'owner_name')).toMatchObject({ value: 'Robin Sky', source: 'environment', category: 'identity' });
  expect(find(before, 'link_x')).toMatchObject({ source: 'default', dataType: 'url' });
  expect(JSON.stringify(before)).not.toContain('signing');
  const after = (await call('PUT', '/api/captain/settings', { owner_name: 'Kim Lee', unknown_key: 'x' })).body;
  expect(find(after, 'owner_name')).toMatchObject({ value: 'Kim Lee', source: 'saved', fallback: 'Robin Sky' });
  const site = await (await harness.app.request('/api/site')).json();
  expect(site).toMatchObject({ ownerName: 'Kim Lee', name: 'Kim', brand: 'Kim Lee Automation' });
  const stored = await harness.db.selectFrom('siteSettings').selectAll().where('key', '=', 'owner_name').execute();
  expect(stored).toMatchObject([{ value: 'Kim Lee', category: 'identity', dataType: 'string' }]);
  await call('PUT', '/api/captain/settings', [{ key: 'owner_name', value: '' }]);
  expect(harness.ctx.settings.site().ownerName).toBe('Robin Sky');
  const refused = await call('PUT', '/api/captain/settings', { link_x: 'javascript:alert(1)', owner_email: 'nope' });
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toEqual([
    { path: 'owner_email', message: 'This address looks incomplete' },
    { path: 'link_x', message: 'Please give a whole address with http(s)://' },
  ]);
  await call('PUT', '/api/captain/settings', { chat_daily_limit: 12, notify_contacts: false });
  expect([harness.ctx.settings.value('chat_daily_limit'), harness.ctx.settings.value('notify_contacts')]).toEqual([
    '12',
    'false',
  ]);
});

test('booking settings: hours, blocks, overrides and limits are stored, and nonsense is refused', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const fresh = (await call('GET', '/api/captain/schedule')).body;
  expect(fresh.timezone).toBe('America/Los_Angeles');
  expect(fresh.hours).toHaveLength(7);
  expect(fresh.limits).toEqual({
    minimumAdvanceMinutes: 15,
    maximumFutureDays: 30,
    enableAdminNotifications: true,
    enableApiFailureAlerts: true,
  });
  const hours = [
    { dayOfWeek: 1, startTime: '09:00', endTime: '12:00', isEnabled: true },
    { dayOfWeek: 1, startTime: '13:00', endTime: '17:30', isEnabled: false },
  ];
  const saved = await call('PUT', '/api/captain/schedule/hours', { timezone: 'Europe/Berlin', hours });
  expect(saved.body).toMatchObject({ timezone: 'Europe/Berlin', hours });
  const refused = [
    ['PUT', 'hours', { timezone: 'Mars/Olympus', hours: [] }],
    ['PUT', 'hours', { timezone: 'UTC', hours: [{ dayOfWeek: 7, startTime: '09:00', endTime: '10:00' }] }],
    ['PUT', 'hours', { timezone: 'UTC', hours: [{ dayOfWeek: 1, startTime: '10:00', endTime: '09:00' }] }],
    ['POST', 'blocked-dates', { type: 'range', startDate: '2026-02-03', endDate: '2026-02-01' }],
    ['POST', 'blocked-dates', { type: 'single', startDate: '2026-02-31' }],
    ['POST', 'blocked-dates', { type: 'weekly' }],
    ['POST', 'overrides', { date: '2026-02-01', time: '25:00' }],
    ['PUT', 'limits', { ...fresh.limits, maximumFutureDays: 0 }],
  ] as const;
  for (const [method, path, body] of refused) {
    expect((await call(method, `/api/captain/schedule/${path}`, body)).status, JSON.stringify(body)).toBe(400);
  }
  const block = { type: 'weekly', dayOfWeek: 5, startDate: '2026-02-01', description: 'Fridays off' };
  const blocked = await call('POST', '/api/captain/schedule/blocked-dates', block);
  expect(blocked.body.blockedDates).toEqual([
    { ...block, id: 1, startDate: null, endDate: null, dayOfMonth: null, isActive: true },
  ]);
  await call('PUT', '/api/captain/schedule/blocked-dates/1', { ...block, isActive: false });
  const override = { date: '2026-02-02', time: '18:00', reason: 'A favour' };
  await call('POST', '/api/captain/schedule/overrides', override);
  const twice = await call('POST', '/api/captain/schedule/overrides', { ...override, isEnabled: false });
  expect(twice.body.overrides).toEqual([{ ...override, id: 1, isEnabled: false }]);
  const limits = { ...fresh.limits, minimumAdvanceMinutes: 60 };
  expect((await call('PUT', '/api/captain/schedule/limits', limits)).body.limits).toEqual(limits);
  expect((await call('DELETE', '/api/captain/schedule/blocked-dates/1')).body.blockedDates).toEqual([]);
  expect((await call('DELETE', '/api/captain/schedule/overrides/1')).body.overrides).toEqual([]);
  expect((await call('DELETE', '/api/captain/schedule/overrides/1')).status).toBe(404);
});

test('exports hold every row, and no cell that a spreadsheet would run', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const message = '=HYPERLINK("https://evil.example"),\nsecond line';
  await harness.app.request('/api/contact', postJson(makeContact({ message, company: '+1 Plumbing' })));
  const res = await harness.app.request('/api/captain/export/contacts.csv', {
    headers: (await again(harness)).headers,
  });
  expect(res.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(res.headers.get('content-disposition')).toBe('attachment; filename="contacts-2026-01-05.csv"');
  const text = await res.text();
  expect(text).toContain('"\'=HYPERLINK(""https://evil.example""),\nsecond line"');
  expect(text).toContain('"\'+1 Plumbing"');
  expect((await call('GET', '/api/captain/export/sessions.csv')).status).toBe(404);
  expect((await call('GET', '/api/captain/export/constructor.csv')).status).toBe(404);
  for (let count = 0; count < 1005; count += 1) {
    const now = harness.clock.now();
    await harness.db
      .insertInto('newsletterSubscribers')
      .values({ email: `s${count}@example.com`, createdAt: now })
      .execute();
  }
  const subscribers = await call('GET', '/api/captain/export/subscribers.csv');
  expect(subscribers.body.trim().split('\r\n')).toHaveLength(1006);
});

async function again(harness: Awaited<ReturnType<typeof createTestApp>>) {
  return loginAs(harness, { username: 'second' });
}

test('the backup is a whole database', async () => {
  const harness = await createTestApp({ DATA_DIR: '/dev/null/none' });
  const { headers } = await loginAs(harness);
  const res = await harness.app.request('/api/captain/backup', { headers });
  expect(res.status).toBe(200);
  const bytes = Buffer.from(await res.arrayBuffer());
  expect(bytes.subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(bytes).toHaveLength(Number(res.headers.get('content-length')));
  expect(res.headers.get('content-disposition')).toContain('.db"');
});

test('the overview counts what came in, day by day', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const day = 24 * 3600;
  await harness.app.request('/api/contact', postJson(makeContact()));
  harness.clock.advance(8 * day);
  const { call: callAgain } = await again(harness);
  await harness.app.request('/api/contact', postJson(makeContact({ email: 'bob@example.com' })));
  await harness.app.request('/api/newsletter', postJson({ email: 'cleo@example.com' }));
  await harness.app.request('/api/page-views', postJson({ path: '/about' }));
  await harness.app.request('/api/page-views', postJson({ path: '/captain' }));
  const { body } = await callAgain('GET', '/api/captain/overview');
  expect(body.leads).toMatchObject({ thisWeek: 2, lastWeek: 1 });
  expect(body.leads.days).toHaveLength(28);
  expect(body.leads.days.at(-1)).toEqual({ day: '2026-01-13', count: 2 });
  expect(body.messages).toMatchObject({ thisWeek: 1, lastWeek: 1 });
  expect(body.views).toMatchObject({ thisWeek: 1 });
  expect(body.topPages).toEqual([{ path: '/about', views: 1 }]);
  expect(body.waiting).toEqual({ count: 2, since: '2026-01-05T12:00:00Z' });
  expect(body.subscribed).toBe(1);
  expect(body.notices.map(({ text }: { text: string }) => text).join()).toContain('placeholder');
  expect((await call('GET', '/api/captain/overview')).status).toBe(200);
});

test('forgetting a lead leaves nothing of it, and the others alone', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  for (const email of ['Ada@example.com', 'bob@example.com']) {
    await harness.app.request('/api/contact', postJson(makeContact({ email })));
    await harness.app.request('/api/newsletter', postJson({ email: email.toLowerCase(), page: '/blog' }));
    await harness.app.request('/api/chatbot', postJson({ message: `Write to ${email}` }));
  }
  const { leads } = (await call('GET', '/api/captain/leads?q=ada@')).body;
  expect((await call('DELETE', `/api/captain/leads/${leads[0].id}`)).status).toBe(204);
  expect((await call('DELETE', `/api/captain/leads/${leads[0].id}`)).status).toBe(404);
  const left = await call('GET', '/api/captain/leads');
  expect(left.body).toMatchObject({ total: 1, waiting: 1, leads: [{ email: 'bob@example.com', isSubscriber: true }] });
  expect((await call('GET', '/api/captain/overview')).body.subscribed).toBe(1);
  const rows = ['contacts', 'newsletterSubscribers', 'interests', 'chatSessions', 'chatMessages', 'leads'] as const;
  for (const table of rows) {
    expect(JSON.stringify(await harness.db.selectFrom(table).selectAll().execute())).not.toMatch(/ada@example/i);
  }
});

test('who gives an address to the demo bot is a lead, with the chat in their timeline', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const chat = await harness.app.request('/api/chatbot', postJson({ message: 'Can you call me? ada@example.com' }));
  expect(chat.status).toBe(200);
  const { leads } = (await call('GET', '/api/captain/leads')).body;
  expect(leads).toMatchObject([{ email: 'ada@example.com', messages: 0 }]);
  const { events } = (await call('GET', `/api/captain/leads/${leads[0].id}`)).body;
  expect(events).toMatchObject([
    { kind: 'chat', text: 'Can you call me? ada@example.com', link: '/captain?tab=chats&chat=1' },
  ]);
  expect((await call('GET', '/api/captain/overview')).body.chats.thisWeek).toBe(1);
});
