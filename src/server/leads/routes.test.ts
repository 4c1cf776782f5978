import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';

test('a search of contacts and leads finds letters of any alphabet in any case', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await harness.app.request('/api/contact', postJson(makeContact({ lastName: 'Öztürk', message: 'Größe, КИЇВ' })));
  for (const q of ['öZTÜRK', 'GRÖßE', 'київ', 'o\u0308zt']) {
    expect((await call('GET', `/api/captain/contacts?q=${encodeURIComponent(q)}`)).body, q).toHaveLength(1);
    expect((await call('GET', `/api/captain/leads?q=${encodeURIComponent(q)}`)).body.leads, q).toHaveLength(1);
  }
  expect((await call('GET', `/api/captain/contacts?q=${encodeURIComponent('oz')}`)).body).toHaveLength(0);
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

test('leads and overview tell of a time within which visitors are promised an answer only where a text says it', async () => {
  const { call } = await loginAs(await createTestApp());
  const told = async () =>
    Promise.all(
      ['leads', 'overview'].map(async (path) => (await call('GET', `/api/captain/${path}`)).body.promisedMinutes),
    );
  expect(await told()).toEqual([5, 5]);
  await call('POST', '/api/captain/starters/automation', { language: 'en' });
  expect(await told()).toEqual([null, null]);
});

test('leads: one per email address, unanswered ones first, with their timeline', async () => {
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

test('erasing a lead deletes all of its data and no data of others', async () => {
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
  const rows = [
    'outbox',
    'contacts',
    'newsletterSubscribers',
    'interests',
    'chatSessions',
    'chatMessages',
    'leads',
  ] as const;
  for (const table of rows) {
    expect(JSON.stringify(await harness.db.selectFrom(table).selectAll().execute())).not.toMatch(/ada@example/i);
  }
});

test('an email address typed in the chat creates a lead, with the chat in its timeline', async () => {
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

test('the timeline shows a booking with its status, which can be changed', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  expect((await harness.app.request('/api/bookings', postJson(makeBooking()))).status).toBe(201);
  const { leads } = (await call('GET', '/api/captain/leads?filter=bookings')).body;
  const read = async () => (await call('GET', `/api/captain/leads/${leads[0].id}`)).body.events[0];
  expect(await read()).toMatchObject({
    kind: 'booking',
    status: 'pending',
    title: 'Free consultation, Tue, Jan 6, 2026, 10:00 AM (America/Los Angeles)',
  });
  expect((await call('PATCH', '/api/captain/bookings/1', { status: 'confirmed' })).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'confirmed' });
  expect((await call('PATCH', '/api/captain/bookings/1', { status: 'eaten' })).status).toBe(400);
  expect(leads[0].bookings).toBe(1);
  await call('PATCH', '/api/captain/bookings/1', { status: 'cancelled' });
  // Still in the list of those who booked once, without a booking that takes place.
  const { body } = await call('GET', '/api/captain/leads?filter=bookings');
  expect(body.leads).toMatchObject([{ id: leads[0].id, bookings: 0 }]);
});
