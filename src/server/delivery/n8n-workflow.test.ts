import { expect, onTestFinished, test } from 'vitest';
import type { OutboxRow } from '#server/delivery/queries.ts';
import { OUTBOX_EVENTS, type OutboxEvent } from '#shared/outbox.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeWebhook, type TakenRequest } from '#testing/fake-webhook.ts';
import { makeContact } from '#testing/make.ts';
import { n8nWorkflow, startFakeN8n } from '#testing/run-n8n-workflow.ts';
import { openWebhookChannel } from './webhook-channel.ts';
import { createDeliveryWorker } from './worker.ts';

const SECRET = 'shared';
const HANDLED = 'Mark as handled';
const CONTACT_BRANCH = 'Contact message: answer, add to CRM';

async function startSite() {
  const webhook = await startFakeWebhook();
  const { app, ctx } = await createTestApp({ WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: SECRET });
  onTestFinished(webhook.close);
  return { app, ctx, webhook };
}

/** The request for a contact message, from the form to the webhook. */
async function takeContactRequest(): Promise<TakenRequest> {
  const { app, ctx, webhook } = await startSite();
  const worker = createDeliveryWorker(ctx);
  onTestFinished(worker.stop);
  await app.request('/api/contact', postJson(makeContact({ message: 'Größe: 5 €' })));
  await worker.drain();
  return webhook.requests[0]!;
}

/** The request of the webhook channel for any event. */
async function takeRequest(event: string): Promise<TakenRequest> {
  const { ctx, webhook } = await startSite();
  const channel = openWebhookChannel(ctx, webhook.url);
  const now = ctx.clock.now();
  const row: OutboxRow = {
    id: 1,
    uid: `uid-of-${event}`,
    channel: 'webhook',
    audience: 'owner',
    event: event as OutboxEvent,
    recipient: null,
    mailbox: null,
    bookingId: null,
    payload: {},
    status: 'waiting',
    attempts: 0,
    reason: null,
    createdAt: now,
    dueAt: now,
    giveUpAt: now,
    sentAt: null,
  };
  await channel.send(row);
  channel.close();
  return webhook.requests[0]!;
}

test('answers 200 once a signed contact message went through its branch', async () => {
  const { status, ran } = await startFakeN8n(SECRET).send(await takeContactRequest());
  expect(status).toBe(200);
  expect(ran.slice(-4)).toEqual(['Which event?', CONTACT_BRANCH, HANDLED, 'Answer 200: handled']);
});

test('rejects a wrong, missing or empty signature and a changed body with 401', async () => {
  const request = await takeContactRequest();
  const n8n = startFakeN8n(SECRET);
  const { 'x-webhook-signature': signature, ...unsigned } = request.headers;
  const refused = [
    await startFakeN8n('other').send(request),
    await n8n.send({ ...request, headers: unsigned }),
    await n8n.send({ ...request, headers: { ...unsigned, 'x-webhook-signature': '' } }),
    await n8n.send({ ...request, headers: { ...unsigned, 'x-webhook-signature': 'sha256=' } }),
    await n8n.send({ ...request, body: request.body.replace('Ada', 'Eve') }),
  ];
  expect(signature).toMatch(/^sha256=/);
  for (const { status, ran } of refused) {
    expect(status).toBe(401);
    expect(ran.at(-2)).toBe('Is the signature correct?');
  }
  expect((await n8n.send(request)).status).toBe(200);
});

test('accepts nothing while the secret in n8n is empty', async () => {
  const { status, ran } = await startFakeN8n('').send(await takeContactRequest());
  expect(status).toBe(500);
  expect(ran.at(-1)).toBe('Compute the signature');
});

const BRANCHES: Record<OutboxEvent, string> = {
  'contact.created': CONTACT_BRANCH,
  'lead.reply': 'Nothing to do',
  'newsletter.confirm': 'Nothing to do',
  'newsletter.subscribed': 'New subscriber: add to the list',
  'newsletter.unsubscribed': 'Unsubscribed: remove from the list',
  'booking.created': 'New booking: prepare the call',
  'booking.rescheduled': 'Booking moved: update the calendar',
  'booking.cancelled': 'Booking cancelled: free the time',
  'booking.reminder': 'Nothing to do',
  'chat.lead': 'Chat lead: get in touch',
  'alert.raised': 'Alert: check the website',
  'security.notice': 'Nothing to do',
  'account.link': 'Nothing to do',
  test: 'Nothing to do',
};

test.each(Object.keys(OUTBOX_EVENTS) as OutboxEvent[])('sends the event %s through its branch', async (event) => {
  const { status, ran } = await startFakeN8n(SECRET).send(await takeRequest(event));
  expect(status).toBe(200);
  expect(ran.slice(-3)).toEqual([BRANCHES[event], HANDLED, 'Answer 200: handled']);
});

test('answers 422 to an event it does not know', async () => {
  const { status, text } = await startFakeN8n(SECRET).send(await takeRequest('invoice.paid'));
  expect(status).toBe(422);
  expect(text).toContain('invoice.paid');
});

test('handles a repeated message once and answers the repeat with 200', async () => {
  const request = await takeContactRequest();
  const n8n = startFakeN8n(SECRET);
  const first = await n8n.send(request);
  n8n.passMinutes(29 * 24 * 60);
  const second = await n8n.send(request);
  expect(first.ran).toContain(CONTACT_BRANCH);
  expect(second.status).toBe(200);
  expect(second.ran).not.toContain(CONTACT_BRANCH);
});

test('handles two identical messages at the same time once; the other one gets 409', async () => {
  const request = await takeContactRequest();
  const n8n = startFakeN8n(SECRET);
  const answers = await Promise.all([n8n.send(request), n8n.send(request), n8n.send(request)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.filter(({ ran }) => ran.includes(CONTACT_BRANCH))).toHaveLength(1);
  expect((await n8n.send(request)).status).toBe(200);
});

test.each([CONTACT_BRANCH, HANDLED])(
  'a failure in "%s" is not a 2xx, and the message is handled later',
  async (name) => {
    const request = await takeContactRequest();
    const n8n = startFakeN8n(SECRET);
    n8n.failing.add(name);
    expect((await n8n.send(request)).status).toBe(500);
    n8n.failing.clear();
    n8n.passMinutes(1);
    expect((await n8n.send(request)).status).toBe(409);
    n8n.passMinutes(2);
    const later = await n8n.send(request);
    expect(later.status).toBe(200);
    expect(later.ran).toContain(CONTACT_BRANCH);
  },
);

test('every connection of the workflow leads to a node, and the file has the id that the import by CLI needs', () => {
  const names = n8nWorkflow.nodes.map(({ name }) => name);
  const targets = Object.values(n8nWorkflow.connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
  expect(new Set(names).size).toBe(names.length);
  for (const name of [...Object.keys(n8nWorkflow.connections), ...targets]) expect(names).toContain(name);
  expect(n8nWorkflow.id).toBe('website-events');
});
