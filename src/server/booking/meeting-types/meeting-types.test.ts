import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { BookingDetails, FreeSlots } from '#shared/booking.schema.ts';
import { MeetingType, type PublicMeeting } from '#shared/meeting-types.schema.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';

const PATH = '/api/captain/meeting-types';
const { messages } = STARTER.documents.forms;

async function setUp() {
  const harness = await createTestApp();
  const { call, confirm } = await loginAs(harness);
  return {
    ...harness,
    call,
    confirm,
    async create(input: Record<string, unknown> = {}): Promise<MeetingType> {
      const { status, body } = await call('POST', PATH, { name: 'Coffee chat', minutes: 30, ...input });
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    },
    book: (input: Record<string, unknown> = {}) =>
      harness.app.request('/api/bookings', postJson(makeBooking({ type: 'coffee-chat', ...input }))),
    /** Free times of one day as the clocks of the business show them. */
    async timesOn(date: string, type = 'coffee-chat'): Promise<string[]> {
      const res = await harness.app.request(`/api/slots?type=${type}&from=${date}&days=1`);
      expect(res.status).toBe(200);
      return ((await res.json()) as FreeSlots).days[0]!.slots.map(({ time }) => time);
    },
  };
}

test('a fresh site has the consultation and the strategy session; they cannot be deleted or moved, and only the session hidden', async () => {
  const { call } = await setUp();
  const { body } = await call('GET', PATH);
  const rest = {
    description: '',
    bufferBefore: 0,
    bufferAfter: 0,
    maxPerDay: null,
    noticeMinutes: null,
    horizonDays: null,
    stepMinutes: 30,
    hours: null,
    location: '',
    price: '',
    questions: [],
    isActive: true,
  };
  expect(body).toMatchObject([
    { id: 1, slug: 'consultation', name: 'Free consultation', minutes: 30, ...rest },
    { id: 2, slug: 'strategy', name: 'Deep-dive strategy session', minutes: 60, ...rest },
  ]);
  expect(Object.keys(body[0])).toEqual(Object.keys(MeetingType.shape));
  expect((await call('DELETE', `${PATH}/1`)).status).toBe(409);
  for (const [id, change, path] of [
    [1, { isActive: false }, 'isActive'],
    [2, { slug: 'free-call' }, 'slug'],
  ] as const) {
    expect(await call('PUT', `${PATH}/${id}`, change)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  }
  const changed = await call('PUT', `${PATH}/2`, { ...body[1], minutes: 90, stepMinutes: 60 });
  expect(changed).toMatchObject({ status: 200, body: { slug: 'strategy', minutes: 90, stepMinutes: 60 } });
});

test('a strategy session that is not offered is nowhere: no page, no link, no time, no answer; offered again, all is back', async () => {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  await call('PUT', '/api/captain/settings', { scheduler_built_in: 'true' });
  /** The setting of the external calendar is in every page and has an address of the same name. */
  const read = async (path: string) =>
    (await (await harness.app.request(path)).text()).replaceAll(/https:\/\/calendly[^"]*/g, '');
  const status = async (path: string) => (await harness.app.request(path)).status;
  const linking = ['/', '/about', '/calendar', '/book', '/llms.txt', '/sitemap.xml', '/services/llm-chatbots'];
  const ask = async () =>
    (await (await harness.app.request('/api/chatbot', postJson({ message: 'What is the strategy session?' }))).json())
      .response;
  const shipped = await Promise.all(linking.map(read));
  expect(shipped.map((html) => html.includes('/strategy-session'))).not.toContain(false);
  expect(await ask()).toContain('60 minutes');

  expect((await call('PUT', `${PATH}/2`, { isActive: false })).status).toBe(200);
  const left = await Promise.all(linking.map(async (path) => (await read(path)).match(/.{60}strategy-session.{20}/g)));
  expect(left).toEqual(linking.map(() => null));
  expect(await read('/about')).not.toContain('60 minutes');
  expect(await status('/strategy-session')).toBe(404);
  expect(await status('/og/strategy-session.png')).toBe(404);
  expect(await status('/api/slots?type=strategy')).toBe(400);
  expect((await harness.app.request('/api/bookings', postJson(makeBooking({ type: 'strategy' })))).status).toBe(400);
  expect(await ask()).not.toContain('60 minutes');
  const isHidden = async () => {
    const pages = (await call('GET', '/api/captain/content')).body as { key: string; isHidden: boolean }[];
    return pages.find(({ key }) => key === 'strategy-session')?.isHidden;
  };
  expect(await isHidden()).toBe(true);

  await call('PUT', `${PATH}/2`, { isActive: true });
  expect(await isHidden()).toBe(false);
  expect(await status('/strategy-session')).toBe(200);
  expect(await read('/llms.txt')).toBe(shipped[4]);
});

test.each([
  ['de', /zweite[nr]? Meinung/i, 'Was kostet die zweite Meinung?', '30 Minuten', '20 Minuten'],
  ['en', /second opinion/i, 'What is the fee for a second opinion?', '30 minutes', '20 minutes'],
])(
  'adviser in %s: pages and answers say nothing of a paid meeting that is not offered; the length of the first call is that of its type',
  async (language, name, question, shipped, changed) => {
    const harness = await createPageApp();
    const { call } = await loginAs(harness);
    await call('POST', '/api/captain/starters/adviser', { language });
    const read = async (path: string) =>
      (await (await harness.app.request(path)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const ask = async (message: string) =>
      JSON.stringify((await (await harness.app.request('/api/chatbot', postJson({ message }))).json()).response);
    expect(await read('/about')).toMatch(name);
    expect(await read('/')).toContain(shipped);
    await call('PUT', `${PATH}/2`, { isActive: false });
    await call('PUT', `${PATH}/1`, { minutes: 20 });
    const paths = ['/', '/about', '/calendar', '/book', '/llms.txt'];
    expect((await Promise.all(paths.map(read))).filter((html) => name.test(html))).toEqual([]);
    expect(await ask(question)).not.toMatch(/strategy-session|60 [Mm]inute/);
    expect(await ask(language === 'de' ? 'Was kostet die Beratung?' : 'How much is your advice?')).not.toMatch(name);
    expect(await read('/calendar')).toContain(changed);
    expect(await read('/calendar')).not.toContain(shipped);
  },
);

test('a type with hours of its own is offered, booked and moved in them alone; others keep the weekly hours', async () => {
  const { app, book, call, create, timesOn } = await setUp();
  const mornings = [2, 4].map((dayOfWeek) => ({ dayOfWeek, startTime: '08:00', endTime: '10:00', isEnabled: true }));
  const type = await create({ hours: mornings, minutes: 60 });
  expect(type.hours).toEqual(mornings);
  const offered = ['08:00', '08:30', '09:00'];
  expect(await timesOn('2026-01-06')).toEqual(offered);
  expect(await timesOn('2026-01-07')).toEqual([]);
  expect(await timesOn('2026-01-06', 'consultation')).toHaveLength(16);
  const next = await (await app.request('/api/slots?type=coffee-chat&from=2026-01-07&days=1')).json();
  expect(next.nextDate).toBe('2026-01-08');

  // 09:30 on Tuesday and 10:00 on Wednesday are in the weekly hours.
  for (const start of ['2026-01-06T17:30:00Z', '2026-01-07T18:00:00Z']) {
    const refused = await book({ start });
    expect(refused.status).toBe(409);
    expect((await refused.json()).slots[0].start).toBe('2026-01-08T16:00:00Z');
  }
  const booked = await book({ start: '2026-01-06T16:00:00Z' });
  expect(booked.status).toBe(201);
  const { token } = (await booked.json()).booking;
  const move = (start: string) => app.request(`/api/bookings/${token}/reschedule`, postJson({ start }));
  expect((await move('2026-01-07T18:00:00Z')).status).toBe(409);
  expect((await move('2026-01-08T17:00:00Z')).status).toBe(200);
  const free = (await call('GET', '/api/captain/bookings/1/free-times?from=2026-01-07')).body;
  expect(free.days[0].slots).toEqual([]);

  // Its time is taken for the weekly hours of others too, and a booked call stays when the hours change.
  const taken = await book({ type: 'consultation', start: '2026-01-08T17:30:00Z', email: 'bob@example.com' });
  expect(taken.status).toBe(409);
  expect((await call('PUT', `${PATH}/${type.id}`, { hours: [] })).body.hours).toEqual([]);
  expect(await timesOn('2026-01-08')).toEqual([]);
  const kept = await (await app.request(`/api/bookings/${token}`)).json();
  expect(kept).toMatchObject({ start: '2026-01-08T17:00:00Z', canChange: true });
  expect((await call('PUT', `${PATH}/${type.id}`, { hours: null })).body.hours).toBeNull();
  expect(await timesOn('2026-01-07')).toHaveLength(15);
});

test('own hours that overlap or end before they begin are refused at their place, and nothing is saved', async () => {
  const { call, create } = await setUp();
  const type = await create();
  const range = (startTime: string, endTime: string) => ({ dayOfWeek: 2, startTime, endTime });
  for (const [hours, path] of [
    [[range('09:00', '12:00'), range('11:00', '13:00')], 'hours.1.startTime'],
    [[range('12:00', '09:00')], 'hours.0.endTime'],
    [[{ ...range('09:00', '12:00'), dayOfWeek: 7 }], 'hours.0.dayOfWeek'],
    ['mornings', 'hours'],
  ] as const) {
    const refused = await call('PUT', `${PATH}/${type.id}`, { name: 'Workshop', hours });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  }
  const stored = (await call('GET', PATH)).body.at(-1);
  expect(stored).toMatchObject({ name: 'Coffee chat', hours: null });
});

test('a type is created with name and length alone, changed in part, hidden and deleted', async () => {
  const { call, create, app, timesOn } = await setUp();
  const type = await create({ name: 'Café & chat!', minutes: 45 });
  expect(type).toMatchObject({ slug: 'cafe-chat', minutes: 45, stepMinutes: 30, isActive: true });
  const changed = await call('PUT', `${PATH}/${type.id}`, { location: '+1 510 555 0100', maxPerDay: 2 });
  expect(changed.body).toEqual({ ...type, location: '+1 510 555 0100', maxPerDay: 2 });
  expect(await timesOn('2026-01-06', 'cafe-chat')).toHaveLength(15);
  expect(await (await app.request('/api/meetings/cafe-chat')).json()).toEqual({
    slug: 'cafe-chat',
    place: 'By phone: you call +1 510 555 0100',
    price: '',
    name: 'Café & chat!',
    description: '',
    minutes: 45,
  });
  await call('PUT', `${PATH}/${type.id}`, { isActive: false });
  expect((await app.request('/api/meetings/cafe-chat')).status).toBe(404);
  expect((await app.request('/api/slots?type=cafe-chat')).status).toBe(400);
  expect((await call('DELETE', `${PATH}/${type.id}`)).status).toBe(204);
  expect((await call('DELETE', `${PATH}/${type.id}`)).status).toBe(404);
  expect((await call('PUT', `${PATH}/${type.id}`, { minutes: 30 })).status).toBe(404);
});

test('of a link to Microsoft Teams visitors read the product, and after booking its name is the link', async () => {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  await call('PUT', '/api/captain/settings', { scheduler_built_in: 'true' });
  const location = 'https://teams.live.com/meet/93?p=x';
  await call('PUT', `${PATH}/1`, { location });
  const read = async (path: string) => (await harness.app.request(path)).text();
  for (const path of ['/book', '/calendar']) {
    const page = await read(path);
    expect(page, path).toContain('By video (Microsoft Teams)');
    expect(page, path).not.toContain('teams.live.com');
  }
  const booked = await harness.app.request('/api/bookings', postJson(makeBooking()));
  const { booking } = (await booked.json()) as { booking: BookingDetails };
  expect(await read(`/booking/${booking.token}`)).toMatch(
    /<a href="https:\/\/teams\.live\.com\/meet\/93\?p=x"[^>]*>Microsoft Teams<\/a>/,
  );
  await call('PUT', `${PATH}/1`, { location: `${location} (code 5)` });
  expect(await read('/book')).toContain('Microsoft Teams (code 5)');
});

test.each([
  [{ name: '' }, 'name'],
  [{ minutes: 4 }, 'minutes'],
  [{ minutes: 30.5 }, 'minutes'],
  [{ minutes: '30' }, 'minutes'],
  [{ slug: 'Coffee/chat' }, 'slug'],
  [{ name: '咖啡' }, 'slug'],
  [{ bufferBefore: -1 }, 'bufferBefore'],
  [{ maxPerDay: 0 }, 'maxPerDay'],
  [{ horizonDays: 366 }, 'horizonDays'],
  [{ stepMinutes: 20 }, 'stepMinutes'],
  [{ location: 7 }, 'location'],
  [{ questions: [{ label: '' }] }, 'questions.0.label'],
  [{ questions: [{ label: 'Why?', kind: 'poem' }] }, 'questions.0.kind'],
  [{ questions: [{ label: 'Which?', kind: 'choice', options: ['One', 'One'] }] }, 'questions.0.options'],
  [{ questions: Array.from({ length: 11 }, () => ({ label: 'Why?' })) }, 'questions'],
])('refused with a message beside the field: %j', async (input, path) => {
  const { call } = await setUp();
  const { status, body } = await call('POST', PATH, { name: 'Coffee chat', minutes: 30, ...input });
  expect(status).toBe(400);
  expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
  expect(body.issues[0].message).toMatch(/^[A-Z].* /);
});

test('ten minutes after the login, the place of booked calls is changed after a confirmation only', async () => {
  const { book, call, clock, confirm, create, db } = await setUp();
  const type = await create({ location: 'https://meet.example/mine' });
  const refused = { status: 403, body: { code: 'reauthentication_required' } };
  const change = (input: object) => call('PUT', `${PATH}/${type.id}`, input);
  clock.advance(601);
  expect(await change({ location: 'https://meet.example/other' })).toMatchObject({ status: 200 });
  expect((await book()).status).toBe(201);
  expect(await change({ location: 'https://evil.example', name: 'Tea' })).toMatchObject(refused);
  expect((await call('GET', PATH)).body).toMatchObject([
    {},
    {},
    { name: 'Coffee chat', location: 'https://meet.example/other' },
  ]);
  // All other fields, and what the form sends back unchanged, need none.
  expect(await change({ ...type, location: 'https://meet.example/other', name: 'Tea' })).toMatchObject({ status: 200 });

  // A type at the address of earlier bookings would give them its place.
  await db.updateTable('consultationBookings').set({ consultationType: 'walk' }).execute();
  expect(await call('POST', PATH, { name: 'Walk', minutes: 30, location: 'https://evil.example' })).toMatchObject(
    refused,
  );
  expect(await change({ slug: 'walk' })).toMatchObject(refused);
  await confirm();
  expect(await change({ slug: 'walk', location: 'Room 5' })).toMatchObject({
    status: 200,
    body: { location: 'Room 5' },
  });
  clock.advance(3 * 24 * 3600);
  expect(await change({ location: '' })).toMatchObject({ status: 200 });
});

test('two types never have the same address, whoever comes first', async () => {
  const { call, create } = await setUp();
  const tries = await Promise.all([1, 2, 3].map(() => call('POST', PATH, { name: 'Coffee chat', minutes: 30 })));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const other = await create({ name: 'Tea' });
  expect(await call('PUT', `${PATH}/${other.id}`, { slug: 'coffee-chat' })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'slug' }] },
  });
});

test('a former address of a type leads to its page, its frame and its free times, until another type has it', async () => {
  const site = await createPageApp();
  const { call } = await loginAs(site);
  const { body } = await call('POST', PATH, { name: 'Coffee chat', minutes: 30 });
  for (const slug of ['tea', 'tea-time']) {
    expect(await call('PUT', `${PATH}/${body.id}`, { slug })).toMatchObject({ status: 200 });
  }
  const open = async (path: string) => {
    const res = await site.app.request(path);
    return [res.status, res.headers.get('Location')];
  };
  for (const former of ['coffee-chat', 'tea']) {
    expect(await open(`/book/${former}?from=2026-03-02`)).toEqual([301, '/book/tea-time?from=2026-03-02']);
    expect(await open(`/embed/book/${former}?from=2026-03-02`)).toEqual([301, '/embed/book/tea-time?from=2026-03-02']);
    expect((await call('GET', `/api/slots?type=${former}`)).body).toMatchObject({ type: 'tea-time' });
  }
  await call('POST', PATH, { name: 'Coffee chat', minutes: 60 });
  expect(await open('/book/coffee-chat')).toEqual([200, null]);
  expect(await call('PUT', `${PATH}/${body.id}`, { slug: 'tea' })).toMatchObject({ status: 200 });
  expect(await open('/book/tea')).toEqual([200, null]);
  expect(await open('/book/tea-time')).toEqual([301, '/book/tea']);
  await call('DELETE', `${PATH}/${body.id}`);
  expect(await open('/book/tea-time')).toEqual([404, null]);
});

test.each(['2026-02-30', '2026-13-01', '9999-12-31', 'tomorrow'])(
  'a page with the calendar opens for the day %s, which is none',
  async (day) => {
    const { app } = await createPageApp();
    for (const path of ['/calendar', '/embed/book/consultation']) {
      expect((await app.request(`${path}?from=${day}`)).status).toBe(200);
    }
  },
);

test('a cancelled call is not taken back into the time that another one keeps free', async () => {
  const { book, call, create } = await setUp();
  await create({ bufferBefore: 15, bufferAfter: 30, stepMinutes: 15 });
  expect((await book({ start: '2026-01-06T18:00:00Z' })).status).toBe(201);
  await call('PATCH', '/api/captain/bookings/1', { status: 'cancelled' });
  expect((await book({ start: '2026-01-06T18:45:00Z', email: 'bob@example.com' })).status).toBe(201);
  const back = await call('PATCH', '/api/captain/bookings/1', { status: 'confirmed' });
  expect([back.status, back.body.message]).toEqual([409, 'Another booking has this time by now']);
  await call('PATCH', '/api/captain/bookings/2', { status: 'cancelled' });
  expect((await call('PATCH', '/api/captain/bookings/1', { status: 'confirmed' })).status).toBe(200);
});

test('buffers keep time free around every booking, whichever of the two meetings has them', async () => {
  const { create, book, timesOn } = await setUp();
  await create({ bufferBefore: 15, bufferAfter: 30, stepMinutes: 15 });
  // 10:00 to 10:30 for the business.
  expect((await book()).status).toBe(201);
  const own = await timesOn('2026-01-06');
  // 9:00 ends at 9:30 and needs until 10:00 where the booking's own quarter begins.
  expect(own.slice(0, 4)).toEqual(['11:15', '11:30', '11:45', '12:00']);
  // The booking keeps 9:45 to 11:00 free from others too.
  expect((await timesOn('2026-01-06', 'consultation')).slice(0, 3)).toEqual(['09:00', '11:00', '11:30']);
  expect((await book({ start: '2026-01-06T19:00:00Z', email: 'bob@example.com' })).status).toBe(409);
});

test('notice, horizon and steps are those of the type, else the general ones', async () => {
  const { create, timesOn, call } = await setUp();
  const type = await create({ noticeMinutes: 2 * 24 * 60, horizonDays: 3, stepMinutes: 60 });
  // It is noon on the 5th in UTC: 4:00 for the business.
  expect(await timesOn('2026-01-06')).toEqual([]);
  expect(await timesOn('2026-01-07')).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
  expect(await timesOn('2026-01-08')).toHaveLength(8);
  expect(await timesOn('2026-01-09')).toEqual([]);
  await call('PUT', `${PATH}/${type.id}`, { noticeMinutes: null, horizonDays: null, stepMinutes: 15 });
  expect((await timesOn('2026-01-05')).slice(0, 2)).toEqual(['09:00', '09:15']);
  expect(await timesOn('2026-01-09')).toHaveLength(31);
});

test('ten visitors at once never exceed the calls per day, of one kind or of all, and a moved call counts once', async () => {
  const { create, book, timesOn, call, app } = await setUp();
  await create({ maxPerDay: 3 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      book({ start: `2026-01-06T${17 + (index >> 1)}:${index % 2 ? '30' : '00'}:00Z`, email: `v${index}@example.com` }),
    ),
  );
  const booked = answers.filter(({ status }) => status === 201);
  expect(booked).toHaveLength(3);
  expect(await timesOn('2026-01-06')).toEqual([]);
  expect(await timesOn('2026-01-06', 'consultation')).not.toEqual([]);

  // A visitor who has one of them may move it within the day.
  const { booking } = (await booked[0]!.json()) as { booking: { token: string } };
  const forMoving = await app.request(`/api/slots?booking=${booking.token}&from=2026-01-06&days=1`);
  const { type, days } = (await forMoving.json()) as FreeSlots;
  expect(type).toBe('coffee-chat');
  const start = days[0]!.slots.at(-1)!.start;
  expect((await app.request(`/api/bookings/${booking.token}/reschedule`, postJson({ start }))).status).toBe(200);

  const limits = { minimumAdvanceMinutes: 15, maximumFutureDays: 30, maximumPerDay: 4 };
  expect((await call('PUT', '/api/captain/schedule/limits', limits)).status).toBe(200);
  const more = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      book({ type: 'consultation', start: `2026-01-06T2${index % 4}:30:00Z`, email: `w${index}@example.com` }),
    ),
  );
  expect(more.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await timesOn('2026-01-06', 'strategy')).toEqual([]);
});

test('a day of the business counts, not one of the visitor or of UTC', async () => {
  const { create, call, book, timesOn } = await setUp();
  await create({ maxPerDay: 1 });
  const hours = [1, 2, 3].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '24:00' }));
  const saved = await call('PUT', '/api/captain/schedule/hours', { timezone: 'Pacific/Auckland', hours });
  expect(saved.body.hours[0].endTime).toBe('24:00');
  // 23:30 on the 6th in Auckland, which is 10:30 of the same day in UTC.
  expect((await book({ start: '2026-01-06T10:30:00Z', timezone: 'Pacific/Honolulu' })).status).toBe(201);
  const late = { start: '2026-01-06T11:00:00Z', email: 'bob@example.com' };
  expect((await timesOn('2026-01-07')).length).toBe(48);
  expect((await book(late)).status).toBe(201);
  expect(await timesOn('2026-01-07')).toEqual([]);
});

test('answers: refused beside the question, stored with it, shown everywhere', async () => {
  const { create, book, call, db, app } = await setUp();
  const questions = [
    { label: 'Your website', required: true },
    { label: 'Team size', kind: 'choice', options: ['1', '2 to 10'] },
    { label: '=Anything else?', kind: 'paragraph' },
  ];
  const type = await create({ questions });
  expect(type.questions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3']);

  const refused = await book({ answers: { q1: ' ', q2: 'Many', q3: 'x'.repeat(2_001), constructor: 'x' } });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    issues: [
      { path: 'answers.q1', message: messages.answerMissing },
      { path: 'answers.q2', message: messages.choiceUnknown },
      { path: 'answers.q3', message: messages.tooLong.replace('{max}', '2000') },
    ],
  });
  expect((await book({ answers: 'none' })).status).toBe(400);
  expect(await db.selectFrom('consultationBookings').selectAll().execute()).toEqual([]);

  expect((await book({ answers: { q1: 'example.com', q2: '2 to 10', q9: 'ignored' } })).status).toBe(201);
  const answers = [
    { question: 'Your website', answer: 'example.com' },
    { question: 'Team size', answer: '2 to 10' },
  ];
  expect((await call('GET', '/api/captain/bookings')).body).toMatchObject([
    { consultationType: 'coffee-chat', answers },
  ]);
  expect((await call('GET', '/api/captain/export/bookings.csv')).body).toContain(
    '"Your website: example.com; Team size: 2 to 10"',
  );

  // Rewording keeps the id; another question in its place gets its own.
  const [website, , other] = type.questions;
  const reworded = [other, { ...website, label: 'Your homepage' }, { label: 'New' }];
  const saved = await call('PUT', `${PATH}/${type.id}`, { questions: reworded });
  expect(saved.body.questions.map(({ id, label }: { id: string; label: string }) => [id, label])).toEqual([
    ['q3', '=Anything else?'],
    ['q1', 'Your homepage'],
    ['q4', 'New'],
  ]);
  const slots = (await (await app.request('/api/slots?type=coffee-chat')).json()) as FreeSlots;
  expect(slots.questions).toEqual(saved.body.questions);
});

test('a booking follows its type to another address, stays movable when it is hidden, and keeps it from being deleted', async () => {
  const { create, book, call, app, clock } = await setUp();
  const { id } = await create();
  const { booking } = (await (await book()).json()) as { booking: { token: string } };
  const read = async () => (await app.request(`/api/bookings/${booking.token}`)).json();
  expect(await read()).toMatchObject({ type: 'coffee-chat', meeting: 'Coffee chat', page: '/book/coffee-chat' });
  await call('PUT', `${PATH}/${id}`, { slug: 'tea', name: 'Tea', isActive: false });
  expect(await read()).toMatchObject({ type: 'tea', meeting: 'Tea', page: '/calendar', minutes: 30 });
  const moved = postJson({ start: '2026-01-07T18:00:00Z' });
  expect((await app.request(`/api/bookings/${booking.token}/reschedule`, moved)).status).toBe(200);
  expect((await call('DELETE', `${PATH}/${id}`)).status).toBe(409);
  clock.advance(3 * 24 * 3600);
  expect((await call('DELETE', `${PATH}/${id}`)).status).toBe(204);
  expect(await read()).toMatchObject({ type: 'tea', minutes: 30, page: '/calendar' });
});

test('the price of a meeting is told beside its times, in the list and in the mail about a booking', async () => {
  const { app, call, create, book, db } = await setUp();
  await create({ price: ' $290 ', description: 'Ninety minutes.' });
  const meetings = (await (await app.request('/api/meetings')).json()) as PublicMeeting[];
  expect(meetings.map(({ slug, price }) => [slug, price])).toEqual([
    ['consultation', ''],
    ['strategy', ''],
    ['coffee-chat', '$290'],
  ]);
  expect(await (await app.request('/api/slots?type=coffee-chat')).json()).toMatchObject({ price: '$290' });
  expect((await book()).status).toBe(201);
  const refused = await call('PUT', `${PATH}/3`, { price: 'x'.repeat(61) });
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'price']);
  expect(await db.selectFrom('meetingTypes').select('price').where('id', '=', 3).executeTakeFirst()).toEqual({
    price: '$290',
  });
});
