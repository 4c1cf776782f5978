import { expect, test } from 'vitest';
import { BookingInput } from '#shared/booking.schema.ts';
import { ContactInput } from '#shared/contact.schema.ts';
import type { OutboxMessageJson } from '#shared/outbox.schema.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

/** Each value is found nowhere else in a place; where one is shown in words, they stand behind it. */
type Values = Record<string, { sent: unknown; words?: string[] }>;

const PERSON: Values = {
  firstName: { sent: 'Zaphira' },
  lastName: { sent: 'Quillfeather' },
  email: { sent: 'zq@quill.example' },
  company: { sent: 'Umbra Gutters' },
  message: { sent: 'The kettle sings at noon.' },
  page: { sent: '/services/lead-generation' },
  referrer: { sent: 'https://search.example/' },
};
const CONTACT: Values = {
  ...PERSON,
  phone: { sent: '+1 415 555 0142' },
  service: { sent: ['custom-solutions'], words: ['Custom Solutions'] },
  budget: { sent: '25k-50k', words: ['$25,000 – $50,000'] },
};
const BOOKING: Values = {
  ...PERSON,
  type: { sent: 'strategy', words: ['Deep-dive strategy session'] },
  start: { sent: '2026-01-06T18:00:00Z', words: ['13:00', 'January 6, 2026 at 1:00 PM'] },
  timezone: { sent: 'America/New_York', words: ['America/New York', 'Eastern Time (New York)'] },
  services: { sent: ['custom-solutions'], words: ['Custom Solutions'] },
  answers: { sent: { q1: 'quill.example/gutters' }, words: ['quill.example/gutters'] },
};

/**
 * Sends every field of a form and looks for each wherever a lead can be read.
 *
 * @returns `field: place` for each that did not arrive.
 */
async function findForgotten(form: 'contact' | 'bookings', shape: object, values: Values): Promise<string[]> {
  const fields = Object.keys(shape).filter((field) => !['website', 'stamp'].includes(field));
  // A new field needs a value of its own above; then this test says where it is missing.
  expect(Object.keys(values).sort()).toEqual(fields.sort());
  const harness = await createTestApp({ WEBHOOK_URL: 'https://flow.example/hook', WEBHOOK_SECRET: 'shared' });
  const { call } = await loginAs(harness);
  await call('PUT', '/api/captain/meeting-types/2', { questions: [{ label: 'Your website' }] });
  const body = Object.fromEntries(fields.map((field) => [field, values[field]?.sent]));
  expect((await harness.app.request(`/api/${form}`, postJson(body))).status).toBe(201);

  const table = form === 'contact' ? 'contacts' : ('consultationBookings' as const);
  const name = form === 'contact' ? 'contacts' : 'bookings';
  const messages = (await call('GET', '/api/captain/outbox')).body.messages as OutboxMessageJson[];
  const { leads } = (await call('GET', '/api/captain/leads')).body;
  const places = {
    row: await harness.db.selectFrom(table).selectAll().execute(),
    webhook: messages.find(({ channel }) => channel === 'webhook')?.text,
    mail: messages.find(({ channel, audience }) => channel === 'mail' && audience === 'owner')?.text,
    csv: (await call('GET', `/api/captain/export/${name}.csv`)).body,
    list: (await call('GET', `/api/captain/${name}`)).body,
    timeline: (await call('GET', `/api/captain/leads/${leads[0].id}`)).body,
  };
  return fields.flatMap((field) => {
    const { sent, words = [] } = values[field]!;
    const readings = [...(Array.isArray(sent) ? sent : [sent]), ...words].map(String);
    return Object.entries(places)
      .filter(([, found]) => !readings.some((reading) => JSON.stringify(found ?? '').includes(reading)))
      .map(([place]) => `${field}: ${place}`);
  });
}

test('every field of the contact form is in mails, webhook, export and timeline', async () => {
  expect(await findForgotten('contact', ContactInput.shape, CONTACT)).toEqual([]);
});

test('every field of a booking is in mails, webhook, export and timeline', async () => {
  expect(await findForgotten('bookings', BookingInput.shape, BOOKING)).toEqual([]);
});
