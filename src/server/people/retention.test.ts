import { expect, test } from 'vitest';
import type { RetentionPreview } from '#shared/people.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { askChat } from '#testing/ask-chat.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { applyRetention } from './retention.ts';

const DAY = 86_400;
const NOTHING: RetentionPreview = {
  leads: 0,
  bookings: 0,
  chats: 0,
  unconfirmed: 0,
  left: 0,
  recipients: 0,
  outbox: 0,
};
const KEEP_ALL = { retention_outbox_days: '0', retention_unconfirmed_days: '0' };

async function createSite(env: Record<string, string> = {}) {
  const { harness } = await createStoredApp(env);
  let logins = 0;
  /** Logs in anew, because sessions end while days pass. */
  const call = async (method: string, path: string, body?: unknown) => {
    logins += 1;
    const captain = await loginAs(harness, { username: `captain${logins}`, email: `captain${logins}@site.example` });
    return captain.call(method, path, body);
  };
  await call('PUT', '/api/captain/settings', KEEP_ALL);
  const post = (path: string, body: unknown) => harness.app.request(path, postJson(body));
  return {
    ...harness,
    call,
    post,
    write: (email: string) => post('/api/contact', makeContact({ email })),
    subscribe: (email: string) => post('/api/newsletter', { email }),
    save: (settings: Record<string, string>) => call('PUT', '/api/captain/settings', settings),
    preview: async (query = '') =>
      (await call('GET', `/api/captain/people/retention${query}`)).body as RetentionPreview,
    leads: async () =>
      (await call('GET', '/api/captain/leads')).body.leads.map((lead: { email: string }) => lead.email).sort(),
  };
}

test('leads: only those who lapsed go, with all they left; subscribers and calls ahead stay; the preview says how many', async () => {
  const site = await createSite();
  for (const name of ['old', 'subscriber', 'ahead', 'met', 'chats']) await site.write(`${name}@example.com`);
  await site.subscribe('subscriber@example.com');
  await askChat(site, 'My address is chats@example.com');
  site.clock.advance(100 * DAY);
  await site.post('/api/bookings', makeBooking({ email: 'ahead@example.com', start: '2026-04-16T18:00:00Z' }));
  await site.post('/api/bookings', makeBooking({ email: 'met@example.com', start: '2026-04-16T20:00:00Z' }));
  await site.db.updateTable('chatSessions').set({ updatedAt: site.clock.now() }).execute();
  await site.db
    .updateTable('leads')
    .set({ lastAt: 0 as never })
    .where('email', 'in', ['ahead@example.com', 'met@example.com'])
    .execute();
  expect(await applyRetention(site.ctx)).toEqual(NOTHING);

  expect(await site.preview('?retention_leads_months=3')).toEqual({ ...NOTHING, leads: 1 });
  expect(await site.preview()).toEqual(NOTHING);
  await site.save({ retention_leads_months: '3' });
  expect(await applyRetention(site.ctx)).toEqual({ ...NOTHING, leads: 1 });
  expect(await site.leads()).not.toContain('old@example.com');
  expect(await site.leads()).toHaveLength(4);
  expect(await applyRetention(site.ctx)).toEqual(NOTHING);
});

test('an old lead whose call is cancelled stays until the mail about it is old too', async () => {
  const site = await createSite({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await site.post('/api/bookings', makeBooking({ email: 'far@example.com' }));
  await site.save({ retention_leads_months: '1' });
  site.clock.advance(35 * DAY);
  // No type of meeting is offered that far ahead.
  const [startsAt, endsAt] = [site.clock.now() + DAY, site.clock.now() + DAY + 1800] as UnixSeconds[];
  await site.db.updateTable('consultationBookings').set({ startsAt, endsAt }).execute();
  expect((await site.call('PATCH', '/api/captain/bookings/1', { status: 'cancelled' })).status).toBe(200);
  expect(await applyRetention(site.ctx)).toEqual(NOTHING);
  const about = site.db.selectFrom('outbox').select('status').where('recipient', '=', 'far@example.com');
  expect(await about.where('event', '=', 'booking.cancelled').execute()).toEqual([{ status: 'waiting' }]);
  site.clock.advance(31 * DAY);
  expect(await applyRetention(site.ctx)).toEqual({ ...NOTHING, leads: 1 });
});

test('bookings, chats and messages of the outbox go by themselves; a lead of whom nothing is left goes too', async () => {
  const site = await createSite();
  await site.post('/api/bookings', makeBooking({ email: 'booked@example.com' }));
  await site.write('both@example.com');
  await site.post(
    '/api/bookings',
    makeBooking({ email: 'both@example.com', start: '2026-01-07T18:00:00Z', message: 'By booking' }),
  );
  await askChat(site, 'My address is chat@example.com');
  await site.save({ retention_bookings_months: '1', retention_chats_days: '30', retention_outbox_days: '30' });
  site.clock.advance(20 * DAY);
  expect(await applyRetention(site.ctx)).toEqual(NOTHING);
  site.clock.advance(20 * DAY);
  const expected = { ...NOTHING, bookings: 2, chats: 1 };
  // Messages about the bookings go with them.
  const { outbox, ...rest } = await applyRetention(site.ctx);
  expect({ ...rest, outbox: 0 }).toEqual(expected);
  expect(outbox).toBeGreaterThan(0);
  expect(await site.leads()).toEqual(['both@example.com']);
  expect(await site.db.selectFrom('leads').select(['bookings', 'messages', 'preview']).execute()).toEqual([
    { bookings: 0, messages: 1, preview: makeContact().message },
  ]);
  expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test.each<{ settings: Record<string, string>; gone: Partial<typeof NOTHING> }>([
  { settings: { retention_left_days: '10', retention_unconfirmed_days: '10' }, gone: { unconfirmed: 1, left: 1 } },
  { settings: { retention_leads_months: '1' }, gone: { leads: 2 } },
])(
  'former subscribers and unconfirmed sign-ups go by $settings; an import does not bring a former one back, the person can come back',
  async ({ settings, gone }) => {
    const site = await createSite({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await site.subscribe('unconfirmed@example.com');
    await site.db
      .insertInto('newsletterSubscribers')
      .values({ email: 'left@example.com', subscribed: false, createdAt: site.clock.now(), leftAt: site.clock.now() })
      .execute();
    await site.save(settings);
    site.clock.advance(31 * DAY);
    expect(await applyRetention(site.ctx)).toEqual({ ...NOTHING, ...gone });
    expect(await site.leads()).toEqual([]);
    expect(JSON.stringify(await site.db.selectFrom('outbox').selectAll().execute())).not.toContain('unconfirmed@');
    expect(JSON.stringify(await site.db.selectFrom('suppressedAddresses').selectAll().execute())).not.toContain(
      'left@',
    );

    const csv = 'email\nleft@example.com\nnew@example.com\n';
    const imported = await site.call('POST', '/api/captain/subscribers/import', { csv, consent: 'At our stand' });
    expect(imported.status).toBeLessThan(300);
    const emails = async () =>
      (await site.db.selectFrom('newsletterSubscribers').select('email').execute()).map((row) => row.email);
    expect(await emails()).toEqual(['new@example.com']);
    await site.subscribe('left@example.com');
    expect(await emails()).toContain('left@example.com');
  },
);

test('recipients of an old issue go and its counts stay; one that is being sent keeps them', async () => {
  const site = await createSite();
  const now = site.clock.now();
  const issue = { audience: { kind: 'all' as const }, createdAt: now, updatedAt: now };
  await site.db
    .insertInto('newsletters')
    .values([
      { id: 1, state: 'sent', finishedAt: now, ...issue },
      { id: 2, state: 'sending', ...issue },
    ])
    .execute();
  const recipient = { subscriberId: 1, email: 'reader@example.com' };
  await site.db
    .insertInto('newsletterRecipients')
    .values([
      { newsletterId: 1, state: 'sent', ...recipient },
      { newsletterId: 2, state: 'pending', ...recipient },
    ])
    .execute();
  await site.save({ retention_recipients_months: '2' });
  site.clock.advance(70 * DAY);
  expect(await applyRetention(site.ctx)).toEqual({ ...NOTHING, recipients: 1 });
  const { body } = await site.call('GET', '/api/captain/newsletters/1');
  expect(body.counts).toMatchObject({ sent: 1 });
  expect(await site.db.selectFrom('newsletterRecipients').select('newsletterId').execute()).toEqual([
    { newsletterId: 2 },
  ]);
});

test('the preview rejects a value that is no number', async () => {
  const site = await createSite();
  expect((await site.call('GET', '/api/captain/people/retention?retention_chats_days=soon')).status).toBe(400);
});
