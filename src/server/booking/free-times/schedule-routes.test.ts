import { expect, test } from 'vitest';
import { saveMeetingType } from '#server/booking/meeting-types/meeting-types.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';

test('booking settings: hours, blocks, overrides and limits are stored, and invalid values are rejected', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const fresh = (await call('GET', '/api/captain/schedule')).body;
  expect(fresh.timezone).toBe('America/Los_Angeles');
  expect(fresh.hours).toHaveLength(7);
  expect(fresh.limits).toEqual({
    minimumAdvanceMinutes: 15,
    maximumFutureDays: 30,
    maximumPerDay: null,
  });
  const hours = [
    { dayOfWeek: 1, startTime: '09:00', endTime: '12:00', isEnabled: true },
    { dayOfWeek: 1, startTime: '13:00', endTime: '17:30', isEnabled: false },
  ];
  const saved = await call('PUT', '/api/captain/schedule/hours', { timezone: 'berlin', hours });
  expect(saved.body).toMatchObject({ timezone: 'Europe/Berlin', hours });
  const refused = [
    ['PUT', 'hours', { timezone: 'Mars/Olympus', hours: [] }],
    ['PUT', 'hours', { timezone: 'IST', hours: [] }],
    ['PUT', 'hours', { timezone: '+05:30', hours: [] }],
    ['PUT', 'hours', { timezone: 'UTC', hours: [{ dayOfWeek: 7, startTime: '09:00', endTime: '10:00' }] }],
    ['PUT', 'hours', { timezone: 'UTC', hours: [{ dayOfWeek: 1, startTime: '10:00', endTime: '09:00' }] }],
    [
      'PUT',
      'hours',
      {
        timezone: 'UTC',
        hours: [
          { dayOfWeek: 1, startTime: '09:00', endTime: '12:00' },
          { dayOfWeek: 1, startTime: '11:30', endTime: '13:00' },
        ],
      },
    ],
    ['POST', 'blocked-dates', { type: 'range', startDate: '2026-02-03', endDate: '2026-02-01' }],
    ['POST', 'blocked-dates', { type: 'single', startDate: '2026-02-31' }],
    ['POST', 'blocked-dates', { type: 'weekly' }],
    ['POST', 'overrides', { date: '2026-02-01', time: '25:00' }],
    ['PUT', 'limits', { ...fresh.limits, maximumFutureDays: 0 }],
  ] as const;
  for (const [method, path, body] of refused) {
    expect((await call(method, `/api/captain/schedule/${path}`, body)).status, JSON.stringify(body)).toBe(400);
  }
  const block = { type: 'weekly', dayOfWeek: 5, startDate: '2026-02-01', description: 'Fridays off' };
  const blocked = await call('POST', '/api/captain/schedule/blocked-dates', block);
  expect(blocked.body.blockedDates).toEqual([
    { ...block, id: 1, startDate: null, endDate: null, dayOfMonth: null, isActive: true },
  ]);
  await call('PUT', '/api/captain/schedule/blocked-dates/1', { ...block, isActive: false });
  const override = { date: '2026-02-02', time: '18:00', reason: 'A favour' };
  await call('POST', '/api/captain/schedule/overrides', override);
  const twice = await call('POST', '/api/captain/schedule/overrides', { ...override, isEnabled: false });
  expect(twice.body.overrides).toEqual([{ ...override, id: 1, isEnabled: false }]);
  const limits = { ...fresh.limits, minimumAdvanceMinutes: 60 };
  expect((await call('PUT', '/api/captain/schedule/limits', limits)).body.limits).toEqual(limits);
  expect((await call('DELETE', '/api/captain/schedule/blocked-dates/1')).body.blockedDates).toEqual([]);
  expect((await call('DELETE', '/api/captain/schedule/overrides/1')).body.overrides).toEqual([]);
  expect((await call('DELETE', '/api/captain/schedule/overrides/1')).status).toBe(404);
});

test('dates are in the time zone of the business', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const hours = [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00', isEnabled: true }];
  const firstDay = async () => (await call('GET', '/api/site/days')).body.days[0];
  // 5 January, noon in UTC: already the 6th in Auckland.
  expect(await firstDay()).toBe('2026-01-06');
  await call('PUT', '/api/captain/schedule/hours', { timezone: 'Pacific/Auckland', hours });
  expect(await firstDay()).toBe('2026-01-07');
});

test('a blocked time is not offered until it is unblocked, and cannot be booked by a visitor who chose it before', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const times = async () => {
    const { body } = await call('GET', '/api/slots?from=2026-01-06&days=1');
    return body.days[0].slots.map(({ time }: { time: string }) => time);
  };
  const input = { date: '2026-01-06', from: '09:15', to: '15:30', title: 'Dentist' };
  const made = await call('POST', '/api/captain/schedule/blocked-times', input);
  const period = { start: '2026-01-06T17:15:00Z', end: '2026-01-06T23:30:00Z' };
  expect(made).toMatchObject({ status: 201, body: { id: 1, title: 'Dentist', ...period } });
  expect(await times()).toEqual(['15:30', '16:00', '16:30']);
  const late = await harness.app.request('/api/bookings', postJson(makeBooking()));
  expect(late.status).toBe(409);
  expect((await call('DELETE', '/api/captain/schedule/blocked-times/1')).status).toBe(204);
  expect((await call('DELETE', '/api/captain/schedule/blocked-times/1')).status).toBe(404);
  expect(await times()).toHaveLength(16);
  for (const [wrong, path] of [
    [{ ...input, to: '09:15' }, 'to'],
    [{ ...input, date: '2026-02-30' }, 'date'],
    [{ ...input, from: '24:00' }, 'from'],
    [{ ...input, title: 'x'.repeat(201) }, 'title'],
  ] as const) {
    expect(await call('POST', '/api/captain/schedule/blocked-times', wrong)).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  }
});

test('the week view: hours, days off, blocked times and bookings in the time zone of the business', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', '/api/captain/schedule/blocked-dates', {
    type: 'single',
    startDate: '2026-01-07',
    description: 'Holiday',
  });
  await call('POST', '/api/captain/schedule/overrides', { date: '2026-01-08', time: '09:00', isEnabled: false });
  await call('POST', '/api/captain/schedule/overrides', { date: '2026-01-10', time: '11:00' });
  const lunch = { date: '2026-01-09', from: '12:00', to: '13:00', title: 'Lunch' };
  await call('POST', '/api/captain/schedule/blocked-times', lunch);
  await call('POST', '/api/captain/schedule/blocked-times', {
    ...lunch,
    date: '2026-03-08',
    from: '00:00',
    to: '24:00',
  });
  await saveMeetingType(harness.ctx, 1, { location: '(030) 5678 90' }, { isConfirmed: true });
  await harness.app.request('/api/bookings', postJson(makeBooking()));
  const cancelled = makeBooking({ start: '2026-01-06T20:00:00Z', email: 'bob@example.com' });
  await harness.app.request('/api/bookings', postJson(cancelled));
  await call('PATCH', '/api/captain/bookings/2', { status: 'cancelled' });

  const week = await call('GET', '/api/captain/schedule/week');
  expect(week.body).toEqual({
    timezone: 'America/Los_Angeles',
    today: '2026-01-05',
    now: '2026-01-05T12:00:00Z',
    days: [4, 5, 6, 7, 8, 9, 10].map((day) => ({
      date: `2026-01-${String(day).padStart(2, '0')}`,
      off: day === 7 ? ['Holiday'] : [],
    })),
    open: [
      { start: '2026-01-05T17:00:00Z', end: '2026-01-06T01:00:00Z' },
      { start: '2026-01-06T17:00:00Z', end: '2026-01-07T01:00:00Z' },
      { start: '2026-01-08T17:00:00Z', end: '2026-01-09T01:00:00Z' },
      { start: '2026-01-09T17:00:00Z', end: '2026-01-10T01:00:00Z' },
      { start: '2026-01-10T19:00:00Z', end: '2026-01-10T19:30:00Z' },
    ],
    closed: [{ start: '2026-01-08T17:00:00Z', end: '2026-01-08T17:30:00Z' }],
    busy: [],
    blocked: [{ id: 1, title: 'Lunch', start: '2026-01-09T20:00:00Z', end: '2026-01-09T21:00:00Z' }],
    bookings: [
      {
        id: 1,
        name: 'Ada Byron',
        email: 'ada@example.com',
        meeting: 'Free consultation',
        place: '(030) 5678 90',
        status: 'pending',
        start: '2026-01-06T18:00:00Z',
        end: '2026-01-06T18:30:00Z',
      },
    ],
  });
  const later = await call('GET', '/api/captain/schedule/week?from=2026-03-02');
  // The clock goes forward on the 8th.
  expect(later.body.open.at(-1)).toEqual({ start: '2026-03-06T17:00:00Z', end: '2026-03-07T01:00:00Z' });
  expect(later.body.days.at(-1).date).toBe('2026-03-08');
  expect(later.body.blocked).toMatchObject([{ start: '2026-03-08T08:00:00Z', end: '2026-03-09T07:00:00Z' }]);
  for (const day of ['2026-02-30', '9999-12-31']) {
    expect((await call('GET', `/api/captain/schedule/week?from=${day}`)).status).toBe(400);
  }
  const late = { date: '9999-12-31', from: '10:00', to: '24:00', title: '' };
  expect((await call('POST', '/api/captain/schedule/blocked-times', late)).status).toBe(400);
});

test.each([
  ['en-US', '2026-01-04', '2026-01-04'],
  ['en-US', '2026-01-07', '2026-01-04'],
  ['en-US', '2026-01-08', '2026-01-08'],
  ['en-US', '2026-01-10', '2026-01-10'],
  ['de-DE', '2026-01-05', '2026-01-05'],
  ['de-DE', '2026-01-08', '2026-01-05'],
  ['de-DE', '2026-01-09', '2026-01-09'],
  ['de-DE', '2026-01-11', '2026-01-11'],
])(
  'the week in %s that is opened on %s begins on %s: its last three days come with the next ones',
  async (locale, today, first) => {
    const harness = await createTestApp();
    const { call } = await loginAs(harness);
    await call('PUT', '/api/captain/settings', { locale });
    harness.clock.advance(Date.parse(`${today}T20:00:00Z`) / 1000 - harness.clock.now());
    expect((await call('GET', '/api/captain/schedule/week')).body.days[0].date).toBe(first);
  },
);

test('the week shows the hours of every offered meeting type, and the time zone outlasts empty weekly hours', async () => {
  const { call } = await loginAs(await createTestApp());
  const hours = [{ dayOfWeek: 6, startTime: '08:00', endTime: '10:00', isEnabled: true }];
  const saved = await call('PUT', '/api/captain/schedule/hours', { timezone: 'Europe/Berlin', hours: [] });
  expect(saved.body).toMatchObject({ timezone: 'Europe/Berlin', hours: [] });
  await call('PUT', '/api/captain/meeting-types/2', { hours });
  const openTimes = async () => (await call('GET', '/api/captain/schedule/week')).body.open;
  expect(await openTimes()).toEqual([{ start: '2026-01-10T07:00:00Z', end: '2026-01-10T09:00:00Z' }]);
  await call('PUT', '/api/captain/meeting-types/2', { isActive: false });
  expect(await openTimes()).toEqual([]);
  expect((await call('GET', '/api/captain/schedule')).body.timezone).toBe('Europe/Berlin');
});
