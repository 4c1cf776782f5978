import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { LeadEvent, LeadJson } from '#shared/lead.schema.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';

const SHIPPED = STARTER.documents['contact-form'];
const OTHER = {
  ...SHIPPED,
  otherChoices: [{ value: 'roof', label: 'A new roof' }],
  budgets: [{ value: 'much', label: 'A lot' }],
};

async function setUp(create: typeof createTestApp = createTestApp) {
  const harness = await create();
  const { call } = await loginAs(harness);
  let version = 0;
  const save = async (data: object) => call('PUT', '/api/captain/content/contact-form/draft', { version, data });
  const publish = async (data: object) => {
    version = (await save(data)).body.version;
    version = (await call('POST', '/api/captain/content/contact-form/publish', { version })).body.version;
  };
  const send = async (service: string[], budget: string) =>
    (await harness.app.request('/api/contact', postJson(makeContact({ service, budget })))).status;
  const titles = async () => {
    const { leads } = (await call('GET', '/api/captain/leads')).body as { leads: LeadJson[] };
    const lead = (await call('GET', `/api/captain/leads/${leads[0]?.id}`)).body as { events: LeadEvent[] };
    return lead.events.map(({ title }) => title);
  };
  return { ...harness, call, save, publish, send, titles };
}

test('the form’s choices are those of its document, and the server accepts exactly these', async () => {
  const { app, publish, send } = await setUp();
  expect(await send(['other'], '50k+')).toBe(201);
  await publish(OTHER);
  expect(await send(['roof'], 'much')).toBe(201);
  expect(await send(['other'], 'much')).toBe(400);
  expect(await send(['roof'], '50k+')).toBe(400);
  const booked = async (service: string) =>
    (await app.request('/api/bookings', postJson(makeBooking({ services: [service] })))).status;
  expect(await booked('other')).toBe(400);
  expect(await booked('roof')).toBe(201);
});

test('a message without a service is sent where the owner does not ask for one', async () => {
  const { publish, send, titles } = await setUp();
  expect(await send([], '50k+')).toBe(400);
  await publish({ ...SHIPPED, isServiceRequired: false });
  expect(await send([], '50k+')).toBe(201);
  expect(await titles()).toEqual(['$50,000 and more']);
});

test('the question for the budget is left out where the owner does not ask it, and a message needs none', async () => {
  const { app, publish, call, titles } = await setUp(createPageApp);
  const asks = async () => (await (await app.request('/')).text()).includes('name="budget"');
  expect(await asks()).toBe(true);
  await publish({ ...SHIPPED, isBudgetAsked: false });
  expect(await asks()).toBe(false);
  const { budget: _budget, ...message } = makeContact({ service: ['other'] });
  expect((await app.request('/api/contact', postJson(message))).status).toBe(201);
  expect(await titles()).toEqual(['Other']);
  expect((await call('GET', '/api/captain/contacts')).body[0].budget).toBeNull();
});

test('the phone number is asked where the owner wants so, and may be left empty', async () => {
  const { app, publish, call } = await setUp(createPageApp);
  const asks = async () => (await (await app.request('/')).text()).includes('name="phone"');
  expect(await asks()).toBe(false);
  await publish({ ...SHIPPED, isPhoneAsked: true });
  expect(await asks()).toBe(true);
  const send = async (phone: string) => (await app.request('/api/contact', postJson(makeContact({ phone })))).status;
  expect(await send('+1 415 555 0142')).toBe(201);
  expect(await send('')).toBe(201);
  expect(await send('1'.repeat(41))).toBe(400);
  const contacts = (await call('GET', '/api/captain/contacts')).body as { phone: string | null }[];
  expect(contacts.map(({ phone }) => phone)).toEqual([null, '+1 415 555 0142']);
});

test('a stored message keeps its choices: Captain shows their text, or what was stored once they are gone', async () => {
  const { publish, send, titles } = await setUp();
  await send(['other'], '50k+');
  expect(await titles()).toEqual(['Other · $50,000 and more']);
  await publish(OTHER);
  expect(await titles()).toEqual(['other · 50k+']);
  await publish({ ...SHIPPED, otherChoices: [{ value: 'other', label: 'Something else' }] });
  expect(await titles()).toEqual(['Something else · $50,000 and more']);
});

test.each([
  [
    'otherChoices',
    'the second choice',
    'Another choice has this value',
    [SHIPPED.otherChoices[0], SHIPPED.otherChoices[0]],
  ],
  ['otherChoices', 'a value with a blank', 'Please use up to 60', [{ value: 'a b', label: 'A' }]],
  ['budgets', 'no budget', 'Please keep at least one', []],
])('400: %s: rejects %s', async (field, _what, message, choices) => {
  const { call, save } = await setUp();
  const refused = await save({ ...OTHER, [field]: choices });
  const version = refused.body.version ?? 0;
  const { status, body } =
    refused.status === 200 ? await call('POST', '/api/captain/content/contact-form/publish', { version }) : refused;
  expect(status).toBe(400);
  expect(body.issues[0].path).toMatch(new RegExp(`^${field}`));
  expect(body.issues[0].message).toContain(message);
});
