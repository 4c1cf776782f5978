import { expect, test } from 'vitest';
import { HOLIDAY_REGIONS, type HolidayRegion, holidayRegionOf } from '#shared/holidays.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { holidaysOf } from './holidays.ts';

const datesOf = (region: HolidayRegion, year: number) => holidaysOf(region, year).map(({ date }) => date.slice(5));
const isOn = (region: HolidayRegion, date: string) =>
  holidaysOf(region, Number(date.slice(0, 4))).some((holiday) => holiday.date === date);

test.each<[HolidayRegion, number, string]>([
  ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['DE-BY', 2027, '01-01 01-06 03-26 03-29 05-01 05-06 05-17 05-27 08-15 10-03 11-01 12-25 12-26'],
  ['AT', 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
  // Boxing Day is a Saturday.
  ['GB-ENG', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  // Christmas Day is a Saturday and Boxing Day a Sunday.
  ['GB-ENG', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  // 4 July is a Saturday.
  ['US', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
])('holidays of %s in %i', (region, year, dates) => expect(datesOf(region, year).join(' ')).toBe(dates));

test('rules that only some years show', () => {
  expect(isOn('DE-SN', '2026-11-18')).toBe(true);
  expect(isOn('GB-SCT', '2022-01-04')).toBe(true);
  expect(isOn('CA', '2026-05-18')).toBe(true);
  for (const easterMonday of ['2024-04-01', '2038-04-26', '2049-04-19', '2076-04-20', '2099-04-13']) {
    expect(isOn('FR', easterMonday), easterMonday).toBe(true);
  }
});

test('the region follows from the locale', () => {
  expect(['de-DE', 'de-AT', 'en-GB', 'en', 'ja'].map(holidayRegionOf)).toEqual(['DE', 'AT', 'GB-ENG', 'US', undefined]);
});

test('holidays are taken over as days off, each once', async () => {
  const { call } = await loginAs(await createTestApp());
  const path = '/api/captain/schedule/holidays';
  const { body: listed } = await call('GET', `${path}?region=DE-BE`);
  // From the day of the test until the end of the next year.
  expect(listed[0]).toEqual({ date: '2026-03-08', name: 'Frauentag', isBlocked: false });
  expect(listed.at(-1)).toEqual({ date: '2027-12-26', name: '2. Weihnachtstag', isBlocked: false });
  const dates = ['2026-03-08', '2026-12-25'];
  for (const added of [2, 0]) {
    const { status, body } = await call('POST', path, { region: 'DE-BE', dates });
    expect([status, body.added, body.schedule.blockedDates.length]).toEqual([201, added, 2]);
  }
  const { body: after } = await call('GET', `${path}?region=DE-BE`);
  expect(after.filter(({ isBlocked }: { isBlocked: boolean }) => isBlocked)).toHaveLength(2);
  expect((await call('POST', path, { region: 'DE-BE', dates: ['2026-03-09'] })).body.issues[0].path).toBe('dates');
  expect((await call('GET', `${path}?region=Atlantis`)).status).toBe(400);
  expect(Object.keys(HOLIDAY_REGIONS).every((region) => datesOf(region as HolidayRegion, 2026).length >= 7)).toBe(true);
});
