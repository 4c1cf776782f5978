import { expect, test } from 'vitest';
import { createMailApp } from '#testing/create-mail-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';

async function setUp() {
  const harness = await createMailApp({
    OWNER_EMAIL: 'owner@example.com',
    OWNER_NAME: 'Alex Rivera',
  });
  const { call } = await loginAs(harness);
  const post = (path: string, body: unknown) => harness.app.request(path, postJson(body));
  const read = async (id = 1) => (await call('GET', `/api/captain/leads/${id}`)).body;
  const replies = async (id = 1) =>
    (await read(id)).events.filter(({ kind }: { kind: string }) => kind === 'reply').map((event: object) => event);
  return { ...harness, call, post, read, replies };
}

const REPLY = { subject: 'Your job sheets', text: 'Hello Ada,\n\nlet us talk about {company}.\n\nAlex' };

test('a reply goes out by mail, answers the messages that were seen, and its state is in the timeline', async () => {
  const { call, post, smtp, worker, read, replies } = await setUp();
  await post('/api/contact', makeContact());
  const { events } = await read();
  // This one came while the owner was writing.
  await post('/api/contact', makeContact({ message: 'One more thing.' }));
  const sent = await call('POST', '/api/captain/leads/1/reply', { ...REPLY, lastMessage: events[0].id });
  expect(sent).toMatchObject({ status: 202, body: { stage: 'answered', waitingSince: expect.any(String) } });
  expect(await replies()).toMatchObject([{ title: REPLY.subject, delivery: { status: 'waiting', reason: null } }]);
  await worker.drain();
  expect(await replies()).toMatchObject([
    { text: 'Hello Ada,\n\nlet us talk about Byron Plumbing.\n\nAlex', delivery: { status: 'sent' } },
  ]);
  const mail = smtp.mails.find(({ headers }) => headers['x-event'] === 'lead.reply');
  expect(mail).toMatchObject({ to: ['ada@example.com'], headers: { 'auto-submitted': 'no' } });
  expect(mail?.parsed).toMatchObject({ subject: REPLY.subject, replyTo: [{ address: 'owner@example.com' }] });
  expect(mail?.parsed.text).toContain('let us talk about Byron Plumbing.\n\nAlex\n\n> We retype every job sheet');
  expect((await read()).events.map(({ responded }: { responded: boolean }) => responded)).toEqual(
    expect.arrayContaining([false, true]),
  );
  await call('POST', '/api/captain/leads/1/reply', REPLY);
  expect((await read()).waitingSince).toBeNull();
});

test('a reply that arrives ten times at once is sent once', async () => {
  const { call, post, smtp, worker, replies } = await setUp();
  await post('/api/contact', makeContact());
  const send = () => call('POST', '/api/captain/leads/1/reply', REPLY);
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
  await worker.drain();
  expect(await replies()).toHaveLength(1);
  expect(smtp.mails.filter(({ headers }) => headers['x-event'] === 'lead.reply')).toHaveLength(1);
});

test('a refused reply says why in the timeline, also once the outbox has forgotten it', async () => {
  const { call, post, smtp, worker, db, replies } = await setUp();
  await post('/api/contact', makeContact());
  smtp.setMood({ kind: 'answer', reply: '550 5.1.1 No such mailbox' });
  await call('POST', '/api/captain/leads/1/reply', REPLY);
  await worker.drain();
  await db.deleteFrom('outbox').execute();
  expect(await replies()).toMatchObject([{ delivery: { status: 'failed', reason: '550 5.1.1 No such mailbox' } }]);
});

test('a reply begins with greeting and signature; templates know first name and company', async () => {
  const { call, post } = await setUp();
  await post('/api/contact', makeContact());
  const { body } = await call('GET', '/api/captain/leads/1/reply');
  expect(body).toMatchObject({ canSend: true, text: 'Hello Ada,\n\n\n\nAlex Rivera' });
  expect(body.templates.length).toBeGreaterThan(1);
  for (const { text } of body.templates) expect(text).toMatch(/^Hello Ada,\n\n[^{]+\n\nAlex Rivera$/);
});

test('a reply is kept as a template, without greeting and signature; a second one of the same subject gets a number', async () => {
  const { call, post } = await setUp();
  await post('/api/contact', makeContact());
  const save = (text: string) => call('POST', '/api/captain/leads/1/template', { subject: 'Our prices', text });
  const mine = async (from: Promise<{ body: { templates: { name: string }[] } }>) =>
    (await from).body.templates.filter(({ name }) => name.startsWith('Our prices'));
  await save('Hello Ada,\n\nFrom 900, {firstName}.\n\nAlex Rivera');
  const whole = { name: 'Our prices', subject: 'Our prices', text: 'Hello Ada,\n\nFrom 900, Ada.\n\nAlex Rivera' };
  expect(await mine(call('GET', '/api/captain/leads/1/reply'))).toEqual([whole]);
  const second = { ...whole, name: 'Our prices (2)', text: 'Hello Ada,\n\nHi, from 950\n\nAlex Rivera' };
  expect(await mine(save('Hi, from 950'))).toEqual([whole, second]);
  const refused = { status: 400, body: { issues: [{ path: 'text' }] } };
  expect(await save('Hello Ada,\n\n\n\nAlex Rivera')).toMatchObject(refused);
  expect((await save('long '.repeat(1_000))).status).toBe(400);
  expect((await call('POST', '/api/captain/leads/9/template', REPLY)).status).toBe(404);
});

test('a reply is refused: an unknown lead, no text, a variable without a value, and no mail server', async () => {
  const { call, post, db } = await setUp();
  await post('/api/contact', makeContact({ company: null }));
  const path = '/api/captain/leads/1/reply';
  expect((await call('POST', '/api/captain/leads/9/reply', REPLY)).status).toBe(404);
  expect((await call('GET', '/api/captain/leads/9/reply')).status).toBe(404);
  expect((await call('POST', path, { subject: 'a\nb', text: ' ' })).body.issues).toMatchObject([
    { path: 'subject' },
    { path: 'text', message: 'Please write something' },
  ]);
  expect((await call('POST', path, REPLY)).body.issues).toEqual([
    { path: 'text', message: 'Please replace {company}: the site does not know it' },
  ]);
  expect((await call('POST', path, { ...REPLY, text: 'Dear {firstname}' })).status).toBe(400);
  expect(await db.selectFrom('replies').selectAll().execute()).toEqual([]);

  const without = await createTestApp();
  const { call: callWithout } = await loginAs(without);
  await without.app.request('/api/contact', postJson(makeContact()));
  expect((await callWithout('GET', path)).body.canSend).toBe(false);
  expect(await callWithout('POST', path, REPLY)).toMatchObject({ status: 409, body: { message: /mail server/ } });
});

test('a reply sent with another mail program is kept in the timeline, answers the messages, and is not sent again', async () => {
  const { app, ctx, db } = await createTestApp();
  const { call } = await loginAs({ app, ctx });
  await app.request('/api/contact', postJson(makeContact()));
  const mailsBefore = await db.selectFrom('outbox').selectAll().execute();
  const kept = await call('POST', '/api/captain/leads/1/reply', { ...REPLY, isSentElsewhere: true });
  expect(kept).toMatchObject({ status: 202, body: { stage: 'answered', waitingSince: null } });
  const { events } = (await call('GET', '/api/captain/leads/1')).body;
  expect(events.find(({ kind }: { kind: string }) => kind === 'reply')).toMatchObject({
    title: REPLY.subject,
    delivery: { status: 'byHand', reason: null },
  });
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual(mailsBefore);
});

test('stages follow answers and bookings, and never change what the owner chose', async () => {
  const { call, post, read } = await setUp();
  const change = (body: object) => call('PATCH', '/api/captain/leads/1', body);
  await post('/api/contact', makeContact());
  expect((await read()).stage).toBe('new');
  await change({ responded: true });
  expect((await read()).stage).toBe('answered');
  await call('PATCH', '/api/captain/contacts/1', { responded: false });
  expect((await read()).stage).toBe('new');
  await post('/api/bookings', makeBooking());
  expect((await read()).stage).toBe('meeting');
  await change({ responded: true });
  expect((await read()).stage).toBe('meeting');
  const { body: bookings } = await call('GET', '/api/captain/bookings');
  const decide = (status: string) => call('PATCH', `/api/captain/bookings/${bookings[0].id}`, { status });
  await decide('cancelled');
  expect((await read()).stage).toBe('answered');
  await decide('confirmed');
  expect((await read()).stage).toBe('meeting');
  await change({ stage: 'lost' });
  await post('/api/bookings', makeBooking({ start: '2026-01-07T18:00:00Z' }));
  await call('POST', '/api/captain/leads/1/reply', REPLY);
  expect((await read()).stage).toBe('lost');
  expect((await change({ stage: 'sold' })).status).toBe(400);
  await call('PUT', '/api/captain/settings', { stage_lost: 'No fit' });
  expect((await call('GET', '/api/captain/leads?stage=lost')).body).toMatchObject({
    leads: [{ email: 'ada@example.com' }],
    stages: { lost: 'No fit', won: 'Won' },
  });
  expect((await call('GET', '/api/captain/leads?stage=won')).body.leads).toEqual([]);
});

test('a person is added by hand with a source, without another entry for the same address', async () => {
  const { call, read } = await setUp();
  const person = {
    name: 'Grace Hopper',
    email: 'grace@example.com',
    source: 'Trade fair',
    notes: 'Likes compilers',
    followUpOn: '2026-01-09',
  };
  const added = await call('POST', '/api/captain/leads', person);
  expect(added).toMatchObject({ status: 201, body: { ...person, company: null, messages: 0, stage: 'new' } });
  expect(await call('POST', '/api/captain/leads', { ...person, email: 'GRACE@example.com' })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'email', message: 'This address is in the list already' }] },
  });
  const refused = await call('POST', '/api/captain/leads', { ...person, email: 'new@example.com', source: '' });
  expect(refused.body.issues).toEqual([{ path: 'source', message: 'Please say where you know this person from' }]);
  await call('POST', '/api/captain/leads/1/reply', { subject: 'Hello', text: 'Hello Grace' });
  expect(await read()).toMatchObject({ stage: 'answered', events: [{ kind: 'reply' }] });
});

test('people who only subscribed are apart; follow-ups come in the order of their days', async () => {
  const { call, post } = await setUp();
  await post('/api/newsletter', { email: 'reader@example.com' });
  await post('/api/contact', makeContact());
  await post('/api/chatbot', { message: 'Can you call me? chat@example.com' });
  const list = async (filter: string) =>
    (await call('GET', `/api/captain/leads?filter=${filter}`)).body.leads.map(({ email }: { email: string }) => email);
  expect(await list('people')).toEqual(['ada@example.com', 'chat@example.com']);
  expect(await list('others')).toEqual(['reader@example.com']);
  expect(await list('followUps')).toEqual([]);
  await call('PATCH', '/api/captain/leads/3', { followUpOn: '2026-01-09' });
  await call('PATCH', '/api/captain/leads/2', { followUpOn: '2026-02-01' });
  expect(await list('followUps')).toEqual(['chat@example.com', 'ada@example.com']);
  expect((await call('PATCH', '/api/captain/leads/2', { followUpOn: 'soon' })).status).toBe(400);
  await call('PATCH', '/api/captain/leads/3', { followUpOn: null });
  expect(await list('followUps')).toEqual(['ada@example.com']);
});

test('erasing a person deletes replies and follow-up', async () => {
  const { call, post, db, read } = await setUp();
  await post('/api/contact', makeContact());
  await call('POST', '/api/captain/leads/1/reply', REPLY);
  await call('PATCH', '/api/captain/leads/1', { followUpOn: '2026-01-09' });
  const { body: person } = await call('GET', '/api/captain/people?email=ADA@example.com');
  const titles = person.sections.map(({ title }: { title: string }) => title);
  expect(titles).toContain('Replies');
  await call('DELETE', '/api/captain/people?email=ADA@example.com');
  expect(await db.selectFrom('replies').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect((await read()).message).toBe('There is no such lead');
});

test('each list of leads is read by an index, in its order', async () => {
  const { ctx, call } = await setUp();
  const { sqlite } = ctx.database;
  const prepare = sqlite.prepare.bind(sqlite);
  const statements: string[] = [];
  sqlite.prepare = ((text: string) => {
    statements.push(text);
    return prepare(text);
  }) as typeof sqlite.prepare;
  // The other lists are short: those who wait, and those with a follow-up.
  for (const filter of ['all', 'people', 'others', 'messages', 'bookings', 'subscribers']) {
    statements.length = 0;
    await call('GET', `/api/captain/leads?filter=${filter}`);
    const list = statements.find((text) => text.includes('from "leads"') && text.includes('offset')) ?? '';
    const values = list.match(/\?/g)?.map(() => 1) ?? [];
    const plan = prepare(`explain query plan ${list}`).all(values) as { detail: string }[];
    expect([filter, plan.map(({ detail }) => detail)]).toEqual([
      filter,
      [
        expect.stringMatching(/^(SCAN|SEARCH) leads USING INDEX/),
        'CORRELATED SCALAR SUBQUERY 1',
        expect.stringContaining('consultation_bookings_email'),
      ],
    ]);
  }
});
