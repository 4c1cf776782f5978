import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toIso, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { freeSlots, type MeetingRules, type SlotRules } from './slots.ts';
import { localTime, startOfDay, toMoment } from './zoned-time.ts';

const at = (iso: string) => toUnixSeconds(new Date(iso));
const DAY = 24 * 3600;
const ZONE = 'America/Los_Angeles';

function makeRules(overrides: Partial<SlotRules> = {}): SlotRules {
  return {
    timezone: 'America/Los_Angeles',
    hours: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00', isEnabled: true })),
    blocked: [],
    overrides: [],
    minimumAdvanceMinutes: 15,
    maximumFutureDays: 30,
    maximumPerDay: null,
    ...overrides,
  };
}

const meetingOf = (minutes: number, rules: Partial<MeetingRules> = {}): MeetingRules => ({
  minutes,
  bufferBefore: 0,
  bufferAfter: 0,
  maxPerDay: null,
  noticeMinutes: null,
  horizonDays: null,
  stepMinutes: 30,
  hours: null,
  ...rules,
});

/** Free times of one day of the business, as its clocks show them. */
function timesOn(
  date: string,
  rules: SlotRules,
  { minutes = 30, meeting = {}, taken = [] as [string, number][], now = '2026-01-01T00:00:00Z' } = {},
) {
  const { timezone } = rules;
  return freeSlots({
    rules,
    meeting: meetingOf(minutes, meeting),
    now: at(now),
    taken: taken.map(([start, length]) => ({ start: at(start), end: (at(start) + length * 60) as UnixSeconds })),
    from: startOfDay(date, timezone),
    until: startOfDay(date, timezone, 1),
  }).map((moment) => localTime(moment, timezone).time);
}

test('a working day offers every half hour in which the meeting fits', () => {
  const times = timesOn('2026-01-05', makeRules());
  expect(times).toHaveLength(16);
  expect([times.at(0), times.at(-1)]).toEqual(['09:00', '16:30']);
  expect(timesOn('2026-01-05', makeRules(), { minutes: 60 }).at(-1)).toBe('16:00');
  expect(timesOn('2026-01-04', makeRules())).toEqual([]);
});

test('slots respect minimum notice and horizon', () => {
  expect(timesOn('2026-01-05', makeRules(), { now: '2026-01-05T20:00:00Z' })[0]).toBe('12:30');
  expect(timesOn('2026-01-05', makeRules(), { now: '2026-01-05T20:16:00Z' })[0]).toBe('13:00');
  const rules = makeRules({ maximumFutureDays: 4 });
  expect(timesOn('2026-01-05', rules, { now: '2026-01-01T20:00:00Z' })).toHaveLength(16);
  expect(timesOn('2026-01-06', rules, { now: '2026-01-01T20:00:00Z' })).toEqual([]);
});

test.each([
  ['single', { type: 'single', startDate: '2026-01-05' }, ['2026-01-05']],
  [
    'range',
    { type: 'range', startDate: '2026-01-05', endDate: '2026-01-07' },
    ['2026-01-05', '2026-01-06', '2026-01-07'],
  ],
  ['weekly', { type: 'weekly', dayOfWeek: 2 }, ['2026-01-06', '2026-01-13']],
  ['monthly', { type: 'monthly', dayOfMonth: 15 }, ['2026-01-15']],
  ['switched off', { type: 'single', startDate: '2026-01-05', isActive: false }, []],
] as const)('blocked dates: %s', (_name, block, closed) => {
  const none = { startDate: null, endDate: null, dayOfWeek: null, dayOfMonth: null, isActive: true };
  const rules = makeRules({ blocked: [{ ...none, ...block }] });
  for (const day of ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-13', '2026-01-15']) {
    expect(timesOn(day, rules).length, day).toBe((closed as readonly string[]).includes(day) ? 0 : 16);
  }
});

test('overrides win over hours and blocked dates', () => {
  const closed = makeRules({ overrides: [{ date: '2026-01-05', time: '10:00', isEnabled: false }] });
  expect(timesOn('2026-01-05', closed)).not.toContain('10:00');
  expect(timesOn('2026-01-05', closed, { minutes: 60 })).not.toContain('09:30');
  const open = makeRules({
    blocked: [
      { type: 'single', startDate: '2026-01-05', endDate: null, dayOfWeek: null, dayOfMonth: null, isActive: true },
    ],
    overrides: [
      { date: '2026-01-05', time: '20:00', isEnabled: true },
      { date: '2026-01-04', time: '11:15', isEnabled: true },
    ],
  });
  expect(timesOn('2026-01-05', open)).toEqual(['20:00']);
  expect(timesOn('2026-01-05', open, { minutes: 60 })).toEqual(['20:00']);
  expect(timesOn('2026-01-04', open)).toEqual(['11:15']);
});

test('own hours of a meeting replace the weekly ones; days off, single times and what is taken still count', () => {
  const hours = [
    { dayOfWeek: 2, startTime: '07:00', endTime: '09:00', isEnabled: true },
    { dayOfWeek: 3, startTime: '07:00', endTime: '09:00', isEnabled: false },
    { dayOfWeek: 4, startTime: '07:00', endTime: '09:00', isEnabled: true },
  ];
  const off = { type: 'single', endDate: null, dayOfWeek: null, dayOfMonth: null, isActive: true } as const;
  const rules = makeRules({
    blocked: [{ ...off, startDate: '2026-01-08' }],
    overrides: [
      { date: '2026-01-06', time: '08:30', isEnabled: false },
      { date: '2026-01-07', time: '20:00', isEnabled: true },
    ],
  });
  const timesOf = (date: string) => timesOn(date, rules, { meeting: { hours }, taken: [['2026-01-06T15:00:00Z', 30]] });
  expect(timesOf('2026-01-06')).toEqual(['07:30', '08:00']);
  expect(timesOf('2026-01-07')).toEqual(['20:00']);
  expect(timesOf('2026-01-08')).toEqual([]);
  expect(timesOf('2026-01-13')).toEqual(['07:00', '07:30', '08:00', '08:30']);
  expect(timesOn('2026-01-13', rules, { meeting: { hours: [] } })).toEqual([]);
});

test('a booking blocks its half hours for both meeting types', () => {
  const times = timesOn('2026-01-05', makeRules(), { taken: [['2026-01-05T18:00:00Z', 60]] });
  expect(times).not.toContain('10:00');
  expect(times).not.toContain('10:30');
  expect(times).toContain('11:00');
  expect(timesOn('2026-01-05', makeRules(), { minutes: 60, taken: [['2026-01-05T18:00:00Z', 30]] })).not.toContain(
    '09:30',
  );
});

test('DST: the skipped hour is not offered, the repeated hour is offered in its real length', () => {
  const night = { dayOfWeek: 0, startTime: '00:00', endTime: '05:00', isEnabled: true };
  const rules = makeRules({ timezone: 'America/New_York', hours: [night], maximumFutureDays: 400 });
  expect(timesOn('2026-03-08', rules)).toEqual([
    '00:00',
    '00:30',
    '01:00',
    '01:30',
    '03:00',
    '03:30',
    '04:00',
    '04:30',
  ]);
  expect(timesOn('2026-11-01', rules)).toHaveLength(12);
  expect(timesOn('2026-11-01', rules).filter((time) => time === '01:30')).toHaveLength(2);
});

test('DST: starts every quarter of an hour skip the missing hour and come twice in the repeated one', () => {
  const night = { dayOfWeek: 0, startTime: '01:00', endTime: '03:30', isEnabled: true };
  const rules = makeRules({ timezone: 'America/New_York', hours: [night], maximumFutureDays: 400 });
  const meeting = { stepMinutes: 15, bufferAfter: 30 };
  expect(timesOn('2026-03-08', rules, { meeting })).toEqual(['01:00', '01:15', '01:30', '01:45', '03:00']);
  // 1:00 a second time is 6:00 in UTC.
  const taken: [string, number][] = [['2026-11-01T06:00:00Z', 60]];
  expect(timesOn('2026-11-01', rules, { meeting, taken })).toEqual([
    '01:00',
    '02:00',
    '02:15',
    '02:30',
    '02:45',
    '03:00',
  ]);
});

test('a full day offers nothing; the next one does', () => {
  const look = { rules: makeRules(), meeting: meetingOf(30), taken: [], now: at('2026-01-01T00:00:00Z') };
  const range = { from: startOfDay('2026-01-05', ZONE), until: startOfDay('2026-01-07', ZONE) };
  const days = freeSlots({ ...look, ...range, full: new Set(['2026-01-05']) }).map(
    (slot) => localTime(slot, ZONE).date,
  );
  expect(new Set(days)).toEqual(new Set(['2026-01-06']));
});

test('DST: days of 23 and 25 hours have their real length', () => {
  expect(startOfDay('2026-03-09', 'America/New_York') - startOfDay('2026-03-08', 'America/New_York')).toBe(23 * 3600);
  expect(startOfDay('2026-11-02', 'America/New_York') - startOfDay('2026-11-01', 'America/New_York')).toBe(25 * 3600);
  expect(toMoment('2026-03-08', '02:30', 'America/New_York', 'reject')).toBeUndefined();
});

test('DST: hours that begin within the repeated hour begin twice, without the time before them', () => {
  const night = { dayOfWeek: 0, startTime: '01:30', endTime: '02:30', isEnabled: true };
  const rules = makeRules({ timezone: 'America/New_York', hours: [night], maximumFutureDays: 400 });
  expect(timesOn('2026-11-01', rules, { meeting: { stepMinutes: 15 } })).toEqual(['01:30', '01:30', '01:45', '02:00']);
});

const zones = fc.constantFrom(
  'America/Los_Angeles',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
);
const day = fc
  .integer({ min: Math.floor(at('2026-01-01T00:00:00Z') / DAY), max: Math.floor(at('2027-12-31T00:00:00Z') / DAY) })
  .map((number) => toIso(number * DAY).slice(0, 10));
const time = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
const rules = fc.record({
  timezone: zones,
  hours: fc.array(
    fc
      .record({
        dayOfWeek: fc.integer({ min: 0, max: 6 }),
        times: fc.tuple(time, time),
        isEnabled: fc.boolean(),
      })
      .map(({ times, ...rest }) => {
        const [startTime = '', endTime = ''] = [...times].sort();
        return { ...rest, startTime, endTime };
      }),
    { maxLength: 10 },
  ),
  blocked: fc.array(
    fc.record({
      type: fc.constantFrom('single', 'range', 'weekly', 'monthly'),
      startDate: fc.option(day),
      endDate: fc.option(day),
      dayOfWeek: fc.option(fc.integer({ min: 0, max: 6 })),
      dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
      isActive: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  overrides: fc.uniqueArray(fc.record({ date: day, time, isEnabled: fc.boolean() }), {
    maxLength: 6,
    selector: (override) => `${override.date} ${override.time}`,
  }),
  minimumAdvanceMinutes: fc.integer({ min: 0, max: 3 * 24 * 60 }),
  maximumFutureDays: fc.integer({ min: 1, max: 60 }),
  maximumPerDay: fc.constant(null),
});
const query = fc.record({
  rules,
  minutes: fc.constantFrom(30, 60),
  meeting: fc.record({
    bufferBefore: fc.constantFrom(0, 0, 10, 45),
    bufferAfter: fc.constantFrom(0, 0, 15, 60),
    noticeMinutes: fc.option(fc.integer({ min: 0, max: 2 * 24 * 60 })),
    horizonDays: fc.option(fc.integer({ min: 1, max: 20 })),
    stepMinutes: fc.constantFrom(15, 30, 60),
  }),
  today: day,
  days: fc.integer({ min: 1, max: 14 }),
  takenAt: fc.array(fc.tuple(fc.integer({ min: -48, max: 48 * 20 }), fc.constantFrom(30, 60)), { maxLength: 20 }),
});

test('property: every offered time can be booked, whatever the rules, time zones and clock changes', () => {
  fc.assert(
    fc.property(query, ({ rules, minutes, meeting: own, today, days, takenAt }) => {
      const now = at(`${today}T12:00:00Z`);
      const until = (now + days * DAY) as UnixSeconds;
      const taken = takenAt.map(([half, length]) => {
        const start = (now + half * 1800) as UnixSeconds;
        return { start, end: (start + length * 60) as UnixSeconds };
      });
      const meeting = meetingOf(minutes, own);
      const { bufferBefore, bufferAfter } = own;
      const slots = freeSlots({ rules, taken, meeting, now, from: now, until });
      expect(slots).toEqual([...new Set(slots)].sort((a, b) => a - b));
      for (const slot of slots) {
        const end = slot + minutes * 60;
        expect(slot).toBeGreaterThanOrEqual(now + (own.noticeMinutes ?? rules.minimumAdvanceMinutes) * 60);
        expect(slot).toBeLessThan(now + ((own.horizonDays ?? rules.maximumFutureDays) + 1) * DAY + 12 * 3600);
        expect(slot).toBeLessThan(until);
        for (const other of taken) {
          expect(slot - bufferBefore * 60 >= other.end || end + bufferAfter * 60 <= other.start).toBe(true);
        }
        expect(isWithinRules(rules, slot, end)).toBe(true);
      }
      const [slot] = slots;
      if (slot === undefined) return;
      const end = slot + minutes * 60;
      // Taking it takes it away, and what is left stays on offer wherever it does not overlap.
      const rest = freeSlots({
        rules,
        taken: [...taken, { start: slot, end: end as UnixSeconds }],
        meeting,
        now,
        from: now,
        until,
      });
      const isApart = (other: number) =>
        other - bufferBefore * 60 >= end || other + (minutes + bufferAfter) * 60 <= slot;
      expect(rest).toEqual(slots.filter(isApart));
    }),
    { numRuns: 60 },
  );
}, 30_000);

test('an hour is free only where both of its halves are inside the hours', () => {
  fc.assert(
    fc.property(day, zones, (today, timezone) => {
      const rules = makeRules({ timezone, maximumFutureDays: 10 });
      const now = at(`${today}T00:00:00Z`);
      const look = { rules, taken: [], now, from: now, until: (now + 7 * DAY) as UnixSeconds };
      const halves = new Set<number>(freeSlots({ ...look, meeting: meetingOf(30) }));
      for (const hour of freeSlots({ ...look, meeting: meetingOf(60) })) {
        expect(halves.has(hour) && (halves.has(hour + 1800) || hour + 1800 >= look.until)).toBe(true);
        expect(localTime(hour, timezone).time >= '09:00' && localTime(hour, timezone).time <= '16:00').toBe(true);
      }
    }),
    { numRuns: 30 },
  );
}, 30_000);

/** The rules read anew and naively: by what clocks show at the beginning and shortly before the end. */
function isWithinRules(rules: SlotRules, start: number, end: number): boolean {
  const local = localTime(start, rules.timezone);
  const isOpened = rules.overrides.some((one) => one.isEnabled && one.date === local.date && one.time === local.time);
  const isClosed = rules.overrides.some((one) => !one.isEnabled && one.date === local.date && one.time === local.time);
  if (isClosed) return false;
  if (isOpened) return true;
  return rules.hours.some((hours) => {
    const weekday = new Date(`${local.date}T00:00:00Z`).getUTCDay();
    if (!hours.isEnabled || hours.dayOfWeek !== weekday || local.time < hours.startTime) return false;
    const isBlocked = rules.blocked.some((rule) => {
      if (!rule.isActive) return false;
      if (rule.type === 'single') return rule.startDate === local.date;
      const isWithin = (rule.startDate ?? local.date) <= local.date && local.date <= (rule.endDate ?? local.date);
      if (rule.type === 'range') return rule.startDate !== null && isWithin;
      if (rule.type === 'weekly') return isWithin && rule.dayOfWeek === weekday;
      return isWithin && rule.dayOfMonth === Number(local.date.slice(8));
    });
    const last = localTime(end - 60, rules.timezone);
    return !isBlocked && last.date === local.date;
  });
}
