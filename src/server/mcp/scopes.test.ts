import { expect, test } from 'vitest';
import { makeCard } from '#testing/chat-app.ts';
import { connected } from '#testing/connected-program.ts';
import { postJson } from '#testing/create-test-app.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { callTool, connectProgram } from '#testing/program.ts';

test('the scope draft alone reads nothing: results name only what the program sent', async () => {
  const { app, call, captain } = await connected(['draft']);
  await app.request('/api/contact', postJson(makeContact()));
  await captain.call('PATCH', '/api/captain/leads/1', { notes: 'A secret of the owner' });
  const title = 'A secret title';
  await captain.call('POST', '/api/blog', { title, slug: 'plan', content: 'A secret', published: false });
  const issue = (await captain.call('POST', '/api/captain/newsletters', { subject: 'A secret subject' })).body;
  const card = makeCard('A secret question?', { answer: 'A secret answer.', isActive: false });
  expect((await captain.call('POST', '/api/captain/answers', { id: 'hidden', ...card })).status).toBe(201);
  const results = [
    await call('add_lead_note', { id: 1, note: 'Called back.' }),
    await call('mark_lead_responded', { id: 1, responded: false }),
    await call('change_post_draft', { slug: 'plan', tags: ['AI'] }),
    await call('change_issue_draft', { id: issue.id, version: issue.version, preview: 'Hello' }),
    await call('change_answer_draft', { id: 'hidden', topic: 'services' }),
  ];
  expect(results.map(({ isError }) => isError)).toEqual([false, false, false, false, false]);
  expect(JSON.stringify(results)).not.toMatch(/secret|waitingSince/);
  expect((await captain.call('GET', '/api/captain/leads/1')).body.notes).toBe('A secret of the owner\n\nCalled back.');
});

test('with the scope read as well, a program sees the notes that it adds to', async () => {
  const { app, call } = await connected(['read', 'draft']);
  await app.request('/api/contact', postJson(makeContact()));
  await call('add_lead_note', { id: 1, note: 'One.' });
  expect(await call('add_lead_note', { id: 1, note: 'Two.' })).toMatchObject({ notes: 'One.\n\nTwo.' });
});

test('the scope act alone reads nothing of a booking, and no scope gets the visitor’s key to it', async () => {
  const reader = await connected(['read', 'act']);
  const actor = await connected(['act']);
  for (const { app, call, db } of [reader, actor]) {
    const booked = await app.request('/api/bookings', postJson(makeBooking({ timezone: 'Asia/Tokyo' })));
    const { booking } = (await booked.json()) as { booking: { token: string } };
    const [, later] = await freeTimes(app);
    const moved = await call('move_call', { id: 1, start: later });
    expect(moved).toMatchObject({ isError: false, id: 1, start: later });
    expect(JSON.stringify(moved)).not.toContain(booking.token);
    expect(moved.timezone).toBe(call === reader.call ? 'Asia/Tokyo' : undefined);
    expect(await db.selectFrom('consultationBookings').select('timezone').execute()).toEqual([
      { timezone: 'Asia/Tokyo' },
    ]);
  }
});

test('a program that moves a call again and again sends its visitor three mails a day; a person can still move it', async () => {
  const harness = await connected(['read', 'act'], { SMTP_URL: 'smtp://localhost:1' });
  const { app, call, captain, clock, db } = harness;
  expect((await app.request('/api/bookings', postJson(makeBooking()))).status).toBe(201);
  const times = await freeTimes(app);
  const moves = [];
  for (const start of times.slice(1, 8)) moves.push(await call('move_call', { id: 1, start }));
  expect(moves.map(({ isError }) => isError)).toEqual([false, false, true, true, true, true, true]);
  expect(moves.at(-1).message).toContain('three mails about bookings today');
  const mails = () =>
    db
      .selectFrom('outbox')
      .select('event')
      .where('audience', '=', 'visitor')
      .where('event', '!=', 'booking.reminder')
      .where('status', '=', 'waiting')
      .execute();
  expect(await mails()).toHaveLength(3);
  expect(await db.selectFrom('consultationBookings').select('sequence').execute()).toEqual([{ sequence: 2 }]);
  const byHand = await captain.call('POST', '/api/captain/bookings/1/move', { start: times[9] });
  expect([byHand.status, (await mails()).length]).toEqual([204, 4]);
  clock.advance(24 * 3600 + 1);
  await captain.confirm();
  const { tokens } = await connectProgram(harness, captain.cookie);
  const nextDay = await callTool(harness, tokens.access_token, 'move_call', { id: 1, start: times.at(-1) });
  expect(nextDay.isError).toBe(false);
});

test('a program that books and cancels again and again tells nobody of what nobody was told', async () => {
  const { app, call, db } = await connected(['act'], { SMTP_URL: 'smtp://localhost:1' });
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  for (const start of (await freeTimes(app)).slice(0, 8)) {
    const { id } = await call('book_call', { ...person, start });
    expect(await call('cancel_call', { id })).toMatchObject({ status: 'cancelled' });
  }
  const sent = await db
    .selectFrom('outbox')
    .select('event')
    .where('audience', '=', 'visitor')
    .where('event', '!=', 'booking.reminder')
    .where('status', '=', 'waiting')
    .execute();
  expect(sent.map(({ event }) => event).sort()).toEqual([
    ...['booking.cancelled', 'booking.cancelled', 'booking.cancelled'],
    ...['booking.created', 'booking.created', 'booking.created'],
  ]);
});

async function freeTimes(app: Awaited<ReturnType<typeof connected>>['app']): Promise<string[]> {
  const answer = await app.request('/api/slots?days=7&from=2026-01-07');
  const { days } = (await answer.json()) as { days: { slots: { start: string }[] }[] };
  return days.flatMap(({ slots }) => slots.map(({ start }) => start));
}
