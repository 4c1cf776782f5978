import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

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
  const saved = await call('PUT', '/api/captain/schedule/hours', { timezone: 'Europe/Berlin', hours });
  expect(saved.body).toMatchObject({ timezone: 'Europe/Berlin', hours });
  const refused = [
    ['PUT', 'hours', { timezone: 'Mars/Olympus', hours: [] }],
    ['PUT', 'hours', { timezone: 'UTC', hours: [{ dayOfWeek: 7, startTime: '09:00', endTime: '10:00' }] }],
    ['PUT', 'hours', { timezone: 'UTC', hours: [{ dayOfWeek: 1, startTime: '10:00', endTime: '09:00' }] }],
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
