import { expect, test } from 'vitest';
import type { PersonJson } from '#shared/people.schema.ts';
import { toIso } from '#shared/time.ts';
import { askChat } from '#testing/ask-chat.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';

const EMAIL = 'Ada.Byron@example.com';

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
    (await call('GET', `/api/captain/people?email=${encodeURIComponent(email)}`)).body as PersonJson;
  return { ...harness, folder, call, headers, find };
}

test('people: everything about an address is found, whatever its capitals; as a page too', async () => {
  const { find, app, headers, clock } = await createPerson();
  const person = await find('ADA.BYRON@example.com');
  const titles = person.sections.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['Lead', 'Messages', 'Bookings', 'Newsletter', 'Chats', 'Chat messages', 'Outbox']),
  );
  const lead = person.sections.find(({ title }) => title === 'Lead')?.records[0];
  expect(lead?.fields.waitingSince).toBe(toIso(clock.now()));
  const message = person.sections.find(({ title }) => title === 'Messages')?.records[0];
  expect(message).toMatchObject({
    at: toIso(clock.now()),
    fields: { createdAt: toIso(clock.now()), responded: 0, service: JSON.stringify(makeContact().service) },
  });
  expect(person.mentions).toContainEqual({ where: 'messages of others', count: 1 });
  const page = await app.request(`/api/captain/people?email=${EMAIL}&format=html`, { headers });
  expect(page.headers.get('content-disposition')).toContain('attachment');
  expect(await page.text()).toContain('Message of the contact form');
  expect((await find('nobody@example.com')).sections).toEqual([]);
});

test('people: refused without a login and without an address', async () => {
  const { app, call } = await createPerson();
  expect((await app.request(`/api/captain/people?email=${EMAIL}`)).status).toBe(401);
  expect((await call('GET', '/api/captain/people?email=nobody')).body.issues).toEqual([
    { path: 'email', message: 'Please give an email address' },
  ]);
  expect((await call('DELETE', '/api/captain/people')).status).toBe(400);
});
