import { expect } from 'vitest';
import type { Calendar } from '#shared/calendars.schema.ts';
import { createTestApp, postJson } from './create-test-app.ts';
import { loginAs } from './login-as.ts';
import { makeBooking } from './make.ts';

export const PRIVATE = { CALENDAR_ALLOW_PRIVATE: '1' };
/** Monday at the office in Los Angeles, the day after the clock of the tests. */
export const DENTIST = `DTSTART;TZID=America/Los_Angeles:20260106T100000
  DTEND;TZID=America/Los_Angeles:20260106T113000
  SUMMARY:Dentist`;

/** A site whose captain adds calendars, and whose visitors look for times and book them. */
export async function openCalendars(env: Record<string, string> = PRIVATE) {
  const harness = await createTestApp(env);
  const { call, confirm } = await loginAs(harness);
  const add = async (input: Record<string, unknown>): Promise<Calendar> => {
    const { status, body } = await call('POST', '/api/captain/calendars', input);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const freeTimes = async (day = '2026-01-06'): Promise<string[]> => {
    const res = await harness.app.request(`/api/slots?from=${day}&days=1`);
    const { days } = (await res.json()) as { days: { slots: { time: string }[] }[] };
    return days.flatMap(({ slots }) => slots.map(({ time }) => time));
  };
  const book = (start: string) => harness.app.request('/api/bookings', postJson(makeBooking({ start })));
  const outboxEvents = async () => JSON.stringify((await call('GET', '/api/captain/outbox')).body);
  return { ...harness, call, confirm, add, freeTimes, book, outboxEvents };
}
