import { expect, test } from 'vitest';
import { saveSettings } from '#server/settings/settings.ts';
import type { ErasedPerson, Person } from '#shared/people.ts';
import { askChat } from '#testing/ask-chat.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { applyRetention } from './retention.ts';

const EMAIL = 'Ada.Byron@example.com';
const ADDRESS = /ada\.byron@example\.com/i;

/** A person who did everything, and another one who mentions them. */
async function createPerson() {
  const { folder, harness } = await createStoredApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    WEBHOOK_URL: 'http://127.0.0.1:9/',
  });
  const { call, headers } = await loginAs(harness);
  const post = (path: string, body: unknown) => harness.app.request(path, postJson(body));
  await post('/api/contact', makeContact({ email: EMAIL, message: `Write to ${EMAIL}` }));
  await post(
    '/api/contact',
    makeContact({ email: 'other@example.com', message: `${EMAIL} sent me, ada.byron@example.com` }),
  );
  await post('/api/newsletter', { email: EMAIL.toLowerCase() });
  await post('/api/bookings', makeBooking({ email: EMAIL }));
  await askChat(harness, `My address is ${EMAIL}`);
  const find = async (email = EMAIL) =>
    (await call('GET', `/api/captain/people?email=${encodeURIComponent(email)}`)).body as Person;
  return { ...harness, folder, call, headers, find };
}

test('people: everything about an address is found, whatever its capitals; as a page too', async () => {
  const { find, app, headers } = await createPerson();
  const person = await find('ADA.BYRON@example.com');
  const titles = person.sections.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['Lead', 'Messages', 'Bookings', 'Newsletter', 'Chats', 'Chat messages', 'Outbox']),
  );
  expect(person.mentions).toContainEqual({ where: 'messages of others', count: 1 });
  const page = await app.request(`/api/captain/people?email=${EMAIL}&format=html`, { headers });
  expect(page.headers.get('content-disposition')).toContain('attachment');
  expect(await page.text()).toContain('Message of the contact form');
  expect((await find('nobody@example.com')).sections).toEqual([]);
});

test('people: erasing leaves no trace of the address in any table, and says what remains', async () => {
  const { call, database, find, app } = await createPerson().then((made) => ({ ...made, database: made.ctx.database }));
  const { status, body } = await call('DELETE', `/api/captain/people?email=${encodeURIComponent(EMAIL)}`);
  expect(status).toBe(200);
  const { erased, remains } = body as ErasedPerson;
  expect(erased).toMatchObject({
    Messages: 1,
    Bookings: 1,
    Newsletter: 1,
    Chats: 1,
    'Mentions in texts': expect.any(Number),
  });
  expect(remains.join(' ')).toMatch(/hash/);
  expect((await find()).sections).toEqual([]);

  const { sqlite } = database;
  const tables = sqlite.prepare("select name from sqlite_schema where type = 'table'").pluck().all() as string[];
  for (const table of tables) {
    const rows = JSON.stringify(sqlite.prepare(`select * from "${table}"`).all());
    expect(ADDRESS.test(rows), table).toBe(false);
  }
  // The rest of the other person's message stays.
  const other = sqlite.prepare("select message from contacts where email = 'other@example.com'").pluck().get();
  expect(other).toBe('[erased] sent me, [erased]');
  // They may write again.
  expect((await app.request('/api/contact', postJson(makeContact({ email: EMAIL })))).status).toBe(201);
  expect((await find()).sections.length).toBeGreaterThan(0);
});

test('people: refused without a login and without an address', async () => {
  const { app, call } = await createPerson();
  expect((await app.request(`/api/captain/people?email=${EMAIL}`)).status).toBe(401);
  expect((await call('GET', '/api/captain/people?email=nobody')).body.issues).toEqual([
    { path: 'email', message: 'Please give an email address' },
  ]);
  expect((await call('DELETE', '/api/captain/people')).status).toBe(400);
});

test('retention: lapsed leads and old chats are deleted, subscribers and bookings ahead stay', async () => {
  const { harness } = await createStoredApp();
  const write = (email: string) => harness.app.request('/api/contact', postJson(makeContact({ email })));
  await write('old@example.com');
  await write('subscriber@example.com');
  await harness.app.request('/api/newsletter', postJson({ email: 'subscriber@example.com' }));
  await askChat(harness, 'hello');
  harness.clock.advance(100 * 86_400);
  await write('new@example.com');
  expect(await applyRetention(harness.ctx)).toEqual({ leads: 0, chats: 0 });

  await saveSettings(harness.ctx, { retention_leads_months: '3', retention_chats_days: '30' });
  expect(await applyRetention(harness.ctx)).toEqual({ leads: 1, chats: 1 });
  const left = await harness.db.selectFrom('leads').select('email').orderBy('email').execute();
  expect(left.map(({ email }) => email)).toEqual(['new@example.com', 'subscriber@example.com']);
  expect(
    await harness.db.selectFrom('contacts').select('email').where('email', '=', 'old@example.com').execute(),
  ).toEqual([]);
});
