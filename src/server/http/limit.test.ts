import { expect, test } from 'vitest';
import type { FreeSlots } from '#shared/booking.schema.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { makeBooking } from '#testing/make.ts';

async function freeStarts(app: Awaited<ReturnType<typeof createTestApp>>['app']): Promise<string[]> {
  const res = await app.request('/api/slots?type=consultation&days=14&timezone=UTC');
  const { days } = (await res.json()) as FreeSlots;
  return days.flatMap(({ slots }) => slots.map(({ start }) => start));
}

test('429: concurrent bookings from one address do not pass the limit of 20 an hour', async () => {
  const { app, clock } = await createTestApp();
  const starts = await freeStarts(app);
  expect(starts.length).toBeGreaterThan(60);
  const book = (start: string, number: number) =>
    app.request('/api/bookings', postJson(makeBooking({ start, email: `ada${number}@example.com` })));
  const statuses = (await Promise.all(starts.slice(0, 60).map(book))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);

  clock.advance(3600);
  expect((await book(starts.at(-1) ?? '', 99)).status).toBe(201);
});

test('a rejected booking does not count against the limit', async () => {
  const { app } = await createTestApp();
  const [first = '', second = ''] = await freeStarts(app);
  const book = (start: string) => app.request('/api/bookings', postJson(makeBooking({ start })));
  expect((await book(first)).status).toBe(201);
  for (let turn = 0; turn < 25; turn += 1) expect((await book(first)).status).toBe(409);
  expect((await book(second)).status).toBe(201);
});
