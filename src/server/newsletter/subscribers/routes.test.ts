import { expect, onTestFinished, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import { unsubscribeToken } from '#server/newsletter/issues/mail.ts';
import type { AuditEntryJson } from '#shared/audit.schema.ts';
import type { LeadEvent } from '#shared/lead.schema.ts';
import type { ListedSubscriber } from '#shared/subscriber.schema.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { loginAs } from '#testing/login-as.ts';
import { insertSuppression } from './suppression-queries.ts';

const { form } = STARTER.documents.newsletter;
/** Message of the form where addresses are asked to confirm. */
const WORDS = `"${[form.label, form.note, form.button, form.confirmFirst].join(' · ')}"`;
const SUBSCRIBER = '/api/captain/subscribers/1';

async function withCaptain(env: Record<string, string> = {}) {
  const harness = await createTestApp(env);
  const { call } = await loginAs(harness);
  const subscribe = (email: string, page?: string) => harness.app.request('/api/newsletter', postJson({ email, page }));
  const read = async () => (await call('GET', '/api/captain/subscribers')).body as ListedSubscriber[];
  const events = async () => {
    const rows = await harness.db.selectFrom('outbox').select('event').orderBy('id').execute();
    return rows.map(({ event }) => event);
  };
  return { ...harness, call, subscribe, read, events };
}

/** `withCaptain` with mail set up, so that an address counts only once it is confirmed (`confirm`). */
async function withMail() {
  const smtp = await startFakeSmtp();
  const harness = await withCaptain({ SMTP_URL: smtp.url });
  const worker = createDeliveryWorker(harness.ctx);
  onTestFinished(async () => {
    await worker.stop();
    await smtp.close();
  });
  async function confirm() {
    await worker.drain();
    const path = /\/newsletter(\/confirm\/[\w-]+)/.exec(smtp.mails.at(-1)?.raw.replace(/=\r\n/g, '') ?? '')?.[1];
    return harness.app.request(`/api/newsletter${path}`, postJson({}));
  }
  return { ...harness, smtp, worker, confirm };
}

test('the text of the mail that asks to confirm has the same links as its HTML', async () => {
  const { subscribe, smtp, worker } = await withMail();
  await subscribe('ada@example.com');
  await worker.drain();
  const mail = smtp.mails.find(({ to }) => to[0] === 'ada@example.com')?.parsed;
  const linksIn = (text: string | undefined) =>
    Array.from(text?.matchAll(/https?:\/\/[^\s"<]+/g) ?? [], ([link]) => link).sort();
  const hrefs = Array.from(mail?.html?.matchAll(/href="([^"]+)"/g) ?? [], ([, href]) => href).sort();
  expect(linksIn(mail?.text)).toEqual(hrefs);
});

test('the list has interests and can be searched', async () => {
  const { call, subscribe } = await withCaptain();
  await subscribe('Ada@example.com', '/blog');
  await subscribe('bob@example.com');
  const list = await call('GET', '/api/captain/subscribers?q=ADA');
  expect(list.body).toEqual([
    {
      id: 1,
      email: 'Ada@example.com',
      subscribed: true,
      status: 'subscribed',
      page: '/blog',
      referrer: null,
      createdAt: '2026-01-05T12:00:00Z',
      confirmedAt: null,
      leftAt: null,
      consentAt: '2026-01-05T12:00:00Z',
      consentPage: '/blog',
      consentText: expect.stringContaining(form.note),
      onlyInterests: false,
      suppressed: null,
      interests: ['/blog'],
      action: 'unsubscribe',
    },
  ]);
  expect(list.headers.get('x-total-count')).toBe('1');
});

test('the owner can unsubscribe an address and undo it', async () => {
  const { call, clock, subscribe, events } = await withCaptain();
  await subscribe('ada@example.com');
  clock.advance(60);
  const off = await call('PATCH', SUBSCRIBER, { subscribed: false });
  expect(off.body).toMatchObject({
    subscribed: false,
    status: 'left',
    leftAt: '2026-01-05T12:01:00Z',
    action: 'subscribe',
  });
  const { leads } = (await call('GET', '/api/captain/leads')).body;
  expect(leads).toMatchObject([{ isSubscriber: false, newsletter: 'left' }]);
  clock.advance(60);
  expect((await call('PATCH', SUBSCRIBER, { subscribed: false })).body.leftAt).toBe('2026-01-05T12:01:00Z');
  expect((await call('PATCH', SUBSCRIBER, { subscribed: true })).body).toMatchObject({
    subscribed: true,
    status: 'subscribed',
    leftAt: null,
  });
  expect(await events()).toEqual(['newsletter.subscribed', 'newsletter.unsubscribed', 'newsletter.subscribed']);
});

test('an unconfirmed subscriber is shown as unconfirmed and cannot be subscribed by the owner', async () => {
  const { call, read, subscribe, events } = await withMail();
  await subscribe('ada@example.com', '/blog');
  expect(await read()).toMatchObject([{ subscribed: false, status: 'waiting', leftAt: null, action: 'confirm' }]);
  const refused = await call('PATCH', SUBSCRIBER, { subscribed: true });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This address has not confirmed: only its own confirmation can subscribe it',
  ]);
  expect(await read()).toMatchObject([{ subscribed: false, status: 'waiting' }]);
  expect(await events()).toEqual(['newsletter.confirm']);
  const { leads } = (await call('GET', '/api/captain/leads')).body;
  expect(leads).toMatchObject([{ isSubscriber: false, newsletter: 'waiting' }]);
  const { newsletter, events: timeline } = (await call('GET', `/api/captain/leads/${leads[0].id}`)).body;
  expect(newsletter).toBe('waiting');
  expect(timeline.find(({ kind }: LeadEvent) => kind === 'newsletter').title).toBe(
    'Asked for the newsletter, and has not confirmed yet',
  );
});

test('the confirmation is sent again, and its link works', async () => {
  const { call, read, clock, smtp, subscribe, worker, confirm } = await withMail();
  await subscribe('ada@example.com');
  await worker.drain();
  clock.advance(3600);
  const again = await call('POST', `${SUBSCRIBER}/confirmation`);
  expect([again.status, again.body.status]).toEqual([200, 'waiting']);
  expect((await confirm()).status).toBe(200);
  expect(smtp.mails.map((mail) => [mail.to[0], mail.headers['x-event']])).toEqual([
    ['ada@example.com', 'newsletter.confirm'],
    ['ada@example.com', 'newsletter.confirm'],
  ]);
  expect(await read()).toMatchObject([{ status: 'subscribed', confirmedAt: '2026-01-05T13:00:00Z' }]);
  const needless = await call('POST', `${SUBSCRIBER}/confirmation`);
  expect([needless.status, needless.body.message]).toEqual([409, 'This address need not confirm']);
});

test('an address that confirmed and that a captain removed is put back', async () => {
  const { call, read, subscribe, confirm } = await withMail();
  await subscribe('ada@example.com');
  await confirm();
  expect((await call('PATCH', SUBSCRIBER, { subscribed: false })).body.action).toBe('subscribe');
  await call('PATCH', SUBSCRIBER, { subscribed: true });
  expect(await read()).toMatchObject([{ status: 'subscribed', confirmedAt: '2026-01-05T12:00:00Z', leftAt: null }]);
});

test('an imported address that a captain removed is put back by the statement on its consent; the audit log has both', async () => {
  const { call, read } = await withMail();
  const consent = 'Signed up at our stand, May 2025';
  await call('POST', '/api/captain/subscribers/import', { csv: 'email\nada@example.com', consent });
  const removed = await call('PATCH', SUBSCRIBER, { subscribed: false });
  expect(removed.body).toMatchObject({ status: 'left', action: 'subscribe' });
  expect((await call('PATCH', SUBSCRIBER, { subscribed: true })).status).toBe(200);
  expect(await read()).toMatchObject([{ status: 'subscribed', leftAt: null, confirmedAt: null, consentText: consent }]);
  const { body: entries } = await call('GET', '/api/captain/audit?action=subscriber.save');
  expect(entries.map((entry: AuditEntryJson) => [entry.target, entry.change])).toEqual([
    ['subscriber 1', { before: { status: 'left' }, after: { status: 'subscribed' } }],
    ['subscriber 1', { before: { status: 'subscribed' }, after: { status: 'left' } }],
  ]);
});

test('who unsubscribed cannot be put back by a captain, also when a captain had removed the address before', async () => {
  const { app, ctx, call, read, subscribe, confirm } = await withMail();
  await subscribe('ada@example.com');
  await confirm();
  const leave = () =>
    app.request(
      `/api/newsletter/unsubscribe/${unsubscribeToken(ctx, { id: 1, email: 'ada@example.com' })}`,
      postJson({}),
    );
  await leave();
  expect(await read()).toMatchObject([{ status: 'left', action: 'confirm' }]);
  // It is off the list already, so this does not make the captain the one who removed it.
  await call('PATCH', SUBSCRIBER, { subscribed: false });
  const refused = await call('PATCH', SUBSCRIBER, { subscribed: true });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This address unsubscribed by itself: only its own confirmation can subscribe it again',
  ]);
  await subscribe('ada@example.com');
  await confirm();
  await call('PATCH', SUBSCRIBER, { subscribed: false });
  expect(await read()).toMatchObject([{ action: 'subscribe' }]);
  await leave();
  expect((await call('PATCH', SUBSCRIBER, { subscribed: true })).status).toBe(409);
  expect(await read()).toMatchObject([{ status: 'left', action: 'confirm' }]);
});

test('who complained, or whose consent is not proven, cannot be put back by a captain', async () => {
  const { call, ctx, db, read, subscribe, confirm } = await withMail();
  await subscribe('ada@example.com');
  await confirm();
  await call('PATCH', SUBSCRIBER, { subscribed: false });
  const complaint = { kind: 'complaint', reason: 'Reported as spam', newsletterId: null } as const;
  await insertSuppression(db, 'ada@example.com', { ...complaint, createdAt: ctx.clock.now() });
  expect(await read()).toMatchObject([{ action: 'confirm' }]);
  expect((await call('PATCH', SUBSCRIBER, { subscribed: true })).status).toBe(409);
  await db.deleteFrom('suppressedAddresses').execute();
  expect(await read()).toMatchObject([{ action: 'subscribe' }]);
  await db.updateTable('newsletterSubscribers').set({ consentAt: null, confirmedAt: null }).execute();
  expect(await read()).toMatchObject([{ action: 'confirm' }]);
  expect((await call('PATCH', SUBSCRIBER, { subscribed: true })).status).toBe(409);
});

test('404 for an unknown subscriber; the response says when no mail can be sent', async () => {
  const { call, db, subscribe } = await withCaptain();
  expect((await call('PATCH', SUBSCRIBER, { subscribed: false })).status).toBe(404);
  await subscribe('ada@example.com');
  expect((await call('PATCH', SUBSCRIBER, {})).status).toBe(400);
  await db.updateTable('newsletterSubscribers').set({ subscribed: false }).execute();
  expect((await call('GET', '/api/captain/subscribers')).body).toMatchObject([{ status: 'waiting', action: null }]);
  const refused = await call('POST', `${SUBSCRIBER}/confirmation`);
  expect([refused.status, refused.body.message]).toEqual([409, 'Nothing can be sent: no mail server is set up']);
});

test('the CSV export has the status after its earlier columns', async () => {
  const { call, clock, subscribe, confirm } = await withMail();
  await subscribe('ada@example.com', '/blog');
  clock.advance(60);
  await subscribe('bob@example.com');
  await confirm();
  clock.advance(60);
  await call('PATCH', '/api/captain/subscribers/2', { subscribed: false });
  const { body } = await call('GET', '/api/captain/export/subscribers.csv');
  expect(body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    '"id","createdAt","email","subscribed","page","referrer","status","confirmedAt","leftAt","consentAt","consentPage","consentText"',
    '"2","2026-01-05T12:01:00Z","bob@example.com","false","","","left","2026-01-05T12:01:00Z","2026-01-05T12:02:00Z","2026-01-05T12:01:00Z","",' +
      WORDS,
    '"1","2026-01-05T12:00:00Z","ada@example.com","false","/blog","","waiting","","","2026-01-05T12:00:00Z","/blog",' +
      WORDS,
  ]);
});
