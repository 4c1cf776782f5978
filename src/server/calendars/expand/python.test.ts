import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { TRAITS } from '#server/calendars/traits.ts';
import { toIso } from '#shared/time.ts';
import { CALENDAR_ZONES, randomCalendar, seededRandom } from '#testing/random-calendar.ts';
import { expandCalendar } from './expand.ts';

const PYTHON = '/usr/bin/python3';
const hasPython = spawnSync(PYTHON, ['-c', 'import recurring_ical_events']).status === 0;
const CALENDARS = Number(process.env.CALENDARS ?? 40);

test.runIf(hasPython)(
  'random calendars have the same busy times as in recurring-ical-events, across clock changes in four zones',
  { timeout: 120_000 },
  () => {
    const cases = Array.from({ length: CALENDARS }, (_, index) => {
      const from = Date.UTC(2026, index % 12, 1) / 1000;
      const period = { from, until: from + 400 * 86_400 };
      const timezone = CALENDAR_ZONES[index % CALENDAR_ZONES.length] ?? 'UTC';
      return { ...period, timezone, ics: randomCalendar(seededRandom(index + 1), period) };
    });
    const run = spawnSync(PYTHON, ['src/testing/expand-calendar.py'], {
      input: JSON.stringify(cases),
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    expect(run.stderr).toBe('');
    const expected = JSON.parse(run.stdout) as [number, number][][];
    for (const [index, { ics, timezone, from, until }] of cases.entries()) {
      const result = expandCalendar({
        bodies: [Buffer.from(ics)],
        format: 'ics',
        from,
        until,
        timezone,
        owners: [],
        bookingEvents: [],
        knownHash: null,
      });
      if (!('expanded' in result)) throw new Error(JSON.stringify(result));
      const opaque = result.expanded.events.filter(({ traits }) => !(traits & TRAITS.transparent));
      const times = opaque.map(({ startsAt, endsAt }) => `${toIso(startsAt)} ${toIso(endsAt)}`);
      const theirs = (expected[index] ?? []).map(([start, end]) => `${toIso(start)} ${toIso(end)}`);
      // A date of RDATE that the rule yields too is listed twice there.
      expect(new Set(times), `calendar ${index} in ${timezone}:\n${ics}`).toEqual(new Set(theirs));
    }
  },
);
