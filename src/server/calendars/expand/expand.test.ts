import { expect, test } from 'vitest';
import { busyReason } from '#server/calendars/traits.ts';
import { toIso } from '#shared/time.ts';
import { makeCalendar } from '#testing/fake-feed.ts';
import { expandCalendar } from './expand.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

/** The occurrences between two moments as `START END reason`, then what cannot be read; in the business's time zone of Berlin. */
function read(
  calendar: string,
  { from = '2026-01-01T00:00:00Z', until = '2027-01-01T00:00:00Z', format = 'ics' } = {},
) {
  const result = expandCalendar({
    bodies: [Buffer.from(calendar)],
    format: format === 'xml' ? 'xml' : 'ics',
    from: seconds(from),
    until: seconds(until),
    timezone: 'Europe/Berlin',
    owners: ['me@example.com'],
    bookingEvents: [],
    knownHash: null,
  });
  if (!('expanded' in result)) throw new Error(JSON.stringify(result));
  const problems = result.expanded.unread.map(({ title, line, reason }) => `${title}, line ${line}: ${reason}`);
  const times = result.expanded.events.map(({ startsAt, endsAt, traits }) => {
    const [start, end] = [toIso(startsAt), toIso(endsAt)].map((iso) => iso.slice(0, 16).replace('T', ' '));
    return `${start} – ${end} ${busyReason(traits)}`;
  });
  return [...times, ...problems];
}

const CASES: [name: string, events: string[], expected: string[]][] = [
  [
    'a series in New York keeps its local time and exact duration across the clock change',
    [
      'DTSTART;TZID=America/New_York:20260307T233000\nDTEND;TZID=America/New_York:20260308T033000\nRRULE:FREQ=DAILY;COUNT=2',
    ],
    // The first night is an hour shorter: the event ends when the clock shows 3:30, after three hours.
    ['2026-03-08 04:30 – 2026-03-08 07:30 busy', '2026-03-09 03:30 – 2026-03-09 06:30 busy'],
  ],
  [
    'a local time that the clock skips is later by the skipped hour; one that it shows twice is the first',
    [
      'DTSTART;TZID=Europe/Berlin:20260329T023000\nDURATION:PT30M',
      'DTSTART;TZID=Europe/Berlin:20261025T023000\nDURATION:PT30M',
    ],
    ['2026-03-29 01:30 – 2026-03-29 02:00 busy', '2026-10-25 00:30 – 2026-10-25 01:00 busy'],
  ],
  [
    'a series with a duration of days ends at the same time on the clock, with hours or an end after the same time',
    [
      'DURATION:P1D',
      'DURATION:P1DT2H',
      'DURATION:P1W',
      'DURATION:PT24H',
      'DTEND;TZID=Europe/Berlin:20260328T120000',
    ].map(
      (end) =>
        `DTSTART;TZID=Europe/Berlin:20260327T120000\n${end}\nRRULE:FREQ=WEEKLY;COUNT=1\nRDATE;TZID=Europe/Berlin:20260328T120000`,
    ),
    [
      ...['2026-03-28 11:00', '2026-03-28 11:00', '2026-03-28 11:00', '2026-03-28 13:00', '2026-04-03 10:00'].map(
        (end) => `2026-03-27 11:00 – ${end} busy`,
      ),
      ...['2026-03-29 10:00', '2026-03-29 11:00', '2026-03-29 11:00', '2026-03-29 12:00', '2026-04-04 10:00'].map(
        (end) => `2026-03-28 11:00 – ${end} busy`,
      ),
    ],
  ],
  [
    'an added period of a day ends at the same time on the clock',
    [
      `DTSTART;TZID=Europe/Berlin:20260301T120000
      DURATION:PT1H
      RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260328T120000/P1D`,
    ],
    ['2026-03-01 11:00 – 2026-03-01 12:00 busy', '2026-03-28 11:00 – 2026-03-29 10:00 busy'],
  ],
  [
    'exceptions in another time zone, as days, and dates that are added with and without an end',
    [
      `DTSTART;TZID=Europe/Berlin:20260105T100000
      DURATION:PT1H
      RRULE:FREQ=DAILY;COUNT=4
      EXDATE:20260106T090000Z
      EXDATE;VALUE=DATE:20260107
      RDATE;TZID=Europe/Berlin:20260110T120000
      RDATE;VALUE=PERIOD:20260111T080000Z/PT3H,20260112T080000Z/20260112T083000Z`,
    ],
    [
      '2026-01-05 09:00 – 2026-01-05 10:00 busy',
      '2026-01-08 09:00 – 2026-01-08 10:00 busy',
      '2026-01-10 11:00 – 2026-01-10 12:00 busy',
      '2026-01-11 08:00 – 2026-01-11 11:00 busy',
      '2026-01-12 08:00 – 2026-01-12 08:30 busy',
    ],
  ],
  [
    'all-day events last from midnight to midnight in the time zone of the business, without an end one day',
    ['DTSTART;VALUE=DATE:20260328\nDTEND;VALUE=DATE:20260330', 'DTSTART:20260702'],
    ['2026-03-27 23:00 – 2026-03-29 22:00 all-day', '2026-07-01 22:00 – 2026-07-02 22:00 all-day'],
  ],
  [
    'floating times are in the time zone of the business; an event without an end takes no time',
    ['DTSTART:20260701T090000\nDTEND:20260701T100000', 'DTSTART:20260702T090000'],
    ['2026-07-01 07:00 – 2026-07-01 08:00 busy'],
  ],
  [
    'Windows names, names that people see, paths and offsets name time zones',
    [
      'DTSTART;TZID=Pacific Standard Time:20260701T090000\nDURATION:PT1H',
      'DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20260702T090000\nDURATION:PT1H',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260703T090000\nDURATION:PT1H',
      'DTSTART;TZID=GMT+0200:20260104T090000\nDURATION:PT1H',
    ],
    [
      '2026-01-04 07:00 – 2026-01-04 08:00 busy',
      '2026-07-01 16:00 – 2026-07-01 17:00 busy',
      '2026-07-02 13:00 – 2026-07-02 14:00 busy',
      '2026-07-03 07:00 – 2026-07-03 08:00 busy',
    ],
  ],
  [
    'Windows names are those of today’s clocks in northern Mexico and Central Asia',
    [
      'DTSTART;TZID=Mountain Standard Time (Mexico):20260701T090000\nDURATION:PT1H',
      'DTSTART;TZID=Central Asia Standard Time:20260702T090000\nDURATION:PT1H',
    ],
    ['2026-07-01 16:00 – 2026-07-01 17:00 busy', '2026-07-02 03:00 – 2026-07-02 04:00 busy'],
  ],
  [
    'tentative, free and declined events are told apart; cancelled ones are left out',
    [
      'DTSTART:20260101T100000Z\nDURATION:PT1H\nSTATUS:TENTATIVE',
      'DTSTART:20260102T100000Z\nDURATION:PT1H\nTRANSP:TRANSPARENT',
      'DTSTART:20260103T100000Z\nDURATION:PT1H\nX-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'DTSTART:20260104T100000Z\nDURATION:PT1H\nATTENDEE;CN="Me; I";PARTSTAT=DECLINED:MAILTO:Me@Example.com',
      'DTSTART:20260105T100000Z\nDURATION:PT1H\nATTENDEE;PARTSTAT=DECLINED:mailto:other@example.com',
      'DTSTART:20260106T100000Z\nDURATION:PT1H\nSTATUS:CANCELLED',
    ],
    [
      '2026-01-01 10:00 – 2026-01-01 11:00 tentative',
      '2026-01-02 10:00 – 2026-01-02 11:00 free',
      '2026-01-03 10:00 – 2026-01-03 11:00 free',
      '2026-01-04 10:00 – 2026-01-04 11:00 declined',
      '2026-01-05 10:00 – 2026-01-05 11:00 busy',
    ],
  ],
];

test.each(CASES)('%s', (_name, events, expected) => {
  expect(read(makeCalendar(...events))).toEqual(expected);
});

/** Events with the same UID, so that later ones change occurrences of the first. */
const series = (...events: string[]) => makeCalendar(...events).replace(/UID:event-\d+/g, 'UID:series');

test('changed, moved and cancelled occurrences replace those of the series', () => {
  const calendar = series(
    'DTSTART;TZID=Europe/Berlin:20260105T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=4',
    'RECURRENCE-ID;TZID=Europe/Berlin:20260112T100000\nDTSTART;TZID=Europe/Berlin:20260113T150000\nDURATION:PT30M',
    'RECURRENCE-ID:20260119T090000Z\nDTSTART:20260119T090000Z\nSTATUS:CANCELLED',
  );
  expect(read(calendar)).toEqual([
    '2026-01-05 09:00 – 2026-01-05 10:00 busy',
    '2026-01-13 14:00 – 2026-01-13 14:30 busy',
    '2026-01-26 09:00 – 2026-01-26 10:00 busy',
  ]);
});

test('a change of this and all following occurrences moves them, but not those that were changed by themselves', () => {
  const calendar = series(
    'DTSTART;TZID=Europe/Berlin:20260302T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=5',
    `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260316T100000
    DTSTART;TZID=Europe/Berlin:20260317T140000\nDURATION:PT2H`,
    'RECURRENCE-ID;TZID=Europe/Berlin:20260323T100000\nDTSTART;TZID=Europe/Berlin:20260323T080000\nDURATION:PT1H',
  );
  expect(read(calendar)).toEqual([
    '2026-03-02 09:00 – 2026-03-02 10:00 busy',
    '2026-03-09 09:00 – 2026-03-09 10:00 busy',
    '2026-03-17 13:00 – 2026-03-17 15:00 busy',
    '2026-03-23 07:00 – 2026-03-23 08:00 busy',
    '2026-03-31 12:00 – 2026-03-31 14:00 busy',
  ]);
});

const UNREADABLE: [name: string, event: string, expected: string[]][] = [
  ['a start', 'DTSTART:soon\nDTEND:20260106T110000Z', ['Odd, line 12: DTSTART cannot be read: soon']],
  [
    'a start on a day that does not exist',
    'DTSTART:20260231T100000Z',
    ['Odd, line 12: DTSTART cannot be read: 20260231T100000Z'],
  ],
  [
    'an end',
    'DTSTART:20260106T100000Z\nDTEND:20260106T256199Z',
    ['2026-01-06 10:00 – 2026-01-06 11:00 busy', 'Odd, line 13: DTEND cannot be read: 20260106T256199Z'],
  ],
  [
    'the end of a day',
    'DTSTART;VALUE=DATE:20260106\nDURATION:long',
    ['2026-01-05 23:00 – 2026-01-06 23:00 all-day', 'Odd, line 13: DURATION cannot be read: long'],
  ],
  [
    'a rule',
    'DTSTART:20260106T100000Z\nDURATION:PT1H\nRRULE:FREQ=OFTEN',
    ['2026-01-06 10:00 – 2026-01-06 11:00 busy', 'Odd, line 14: RRULE cannot be read: FREQ=OFTEN'],
  ],
  [
    'the end of a rule',
    'DTSTART:20260106T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=never',
    ['2026-01-06 10:00 – 2026-01-06 11:00 busy', 'Odd, line 14: RRULE cannot be read: FREQ=DAILY;UNTIL=never'],
  ],
  [
    'an exception',
    'DTSTART:20260106T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:tomorrow',
    [
      '2026-01-06 10:00 – 2026-01-06 11:00 busy',
      '2026-01-07 10:00 – 2026-01-07 11:00 busy',
      'Odd, line 15: EXDATE cannot be read: tomorrow',
    ],
  ],
  [
    'a parameter',
    'DTSTART:20260106T100000Z\nDURATION:PT1H\nATTENDEE;CN="Kim:mailto:kim@example.com',
    [
      '2026-01-06 10:00 – 2026-01-06 11:00 busy',
      'Odd, line 14: ATTENDEE cannot be read: CN="Kim:mailto:kim@example.com',
    ],
  ],
  [
    'a rule that repeats every second',
    'DTSTART:20260106T100000Z\nDURATION:PT1H\nRRULE:FREQ=SECONDLY',
    ['2026-01-06 10:00 – 2026-01-06 11:00 busy', 'Odd, line 9: It repeats too often to be read'],
  ],
];

test.each(UNREADABLE)(
  '%s that cannot be read is named; the rest of the event and the other events block',
  (_name, event, expected) => {
    const calendar = makeCalendar('DTSTART:20260105T100000Z\nDURATION:PT1H', `SUMMARY:Odd\n${event}`);
    expect(read(calendar)).toEqual(['2026-01-05 10:00 – 2026-01-05 11:00 busy', ...expected]);
  },
);

test('a changed occurrence that cannot be read leaves the series as it is', () => {
  const calendar = series(
    'DTSTART:20260105T100000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=2',
    'SUMMARY:Moved\nRECURRENCE-ID:20260112T100000Z\nDTSTART:later\nDURATION:PT1H',
  );
  expect(read(calendar)).toEqual([
    '2026-01-05 10:00 – 2026-01-05 11:00 busy',
    '2026-01-12 10:00 – 2026-01-12 11:00 busy',
    'Moved, line 14: DTSTART cannot be read: later',
  ]);
});

test('an event without an end line, a time zone and published times that cannot be read: the rest blocks', () => {
  const unclosed = makeCalendar('DTSTART:20260105T100000Z\nDURATION:PT1H', 'DTSTART:20260106T100000Z\nDURATION:PT1H');
  expect(read(unclosed.replace('END:VEVENT\r\n', ''))).toEqual([
    '2026-01-05 10:00 – 2026-01-05 11:00 busy',
    '2026-01-06 10:00 – 2026-01-06 11:00 busy',
  ]);
  const zone = `BEGIN:VTIMEZONE\r\nTZID:Office\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r
TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=OFTEN\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n`;
  const busy = `BEGIN:VFREEBUSY\r\nFREEBUSY:20260107T090000Z/PT1H\r\nFREEBUSY:20260108T090000Z/long\r\nEND:VFREEBUSY\r\n`;
  const event = makeCalendar('DTSTART;TZID=Office:20260105T110000\nDURATION:PT1H');
  expect(read(event.replace('BEGIN:VEVENT', `${zone}${busy}BEGIN:VEVENT`))).toEqual([
    '2026-01-05 10:00 – 2026-01-05 11:00 busy',
    '2026-01-07 09:00 – 2026-01-07 10:00 busy',
    'Time zone Office, line 4: It cannot be read: its events are read in the time zone of the business hours',
    'Published busy times, line 15: FREEBUSY cannot be read: 20260108T090000Z/long',
  ]);
});

test('names of properties and parameters, and their values, may be in lower case', () => {
  const events = [
    `DTSTART;TZID=America/New_York:20260105T100000
    DURATION:PT1H
    RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=MO
    EXDATE;TZID=America/New_York:20260112T100000`,
    'DTSTART;VALUE=DATE:20260107',
    'DTSTART:20260108T100000Z\nDTEND:20260108T110000Z\nATTENDEE;PARTSTAT=DECLINED:mailto:me@example.com',
    'DTSTART:20260109T100000Z\nDTEND:20260109T110000Z\nTRANSP:TRANSPARENT',
  ];
  const calendar = makeCalendar(...events);
  expect(read(calendar).length).toBe(5);
  expect(read(calendar.toLowerCase())).toEqual(read(calendar));
  const names = calendar.replace(/^[\w-]+|;[\w-]+=/gm, (name) => name.toLowerCase());
  expect(read(names)).toEqual(read(calendar));
});

test('a zone that only the calendar defines is read from its VTIMEZONE', () => {
  const zone = `BEGIN:VTIMEZONE\r\nTZID:Office time\r
BEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\r\nEND:STANDARD\r
BEGIN:DAYLIGHT\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE\r\n`;
  const event = 'DTSTART;TZID=Office time:20260327T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;INTERVAL=4;COUNT=2';
  expect(read(makeCalendar(event).replace('BEGIN:VEVENT', `${zone}BEGIN:VEVENT`))).toEqual([
    '2026-03-27 08:00 – 2026-03-27 09:00 busy',
    '2026-03-31 07:00 – 2026-03-31 08:00 busy',
  ]);
});

test('published free and busy periods block, free ones do not', () => {
  const calendar = `BEGIN:VCALENDAR\r\nBEGIN:VFREEBUSY\r
FREEBUSY:20260105T090000Z/PT1H,20260105T120000Z/20260105T130000Z\r
FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260106T090000Z/PT1H\r
FREEBUSY;FBTYPE=FREE:20260107T090000Z/PT1H\r\nEND:VFREEBUSY\r\nEND:VCALENDAR\r\n`;
  expect(read(calendar)).toEqual([
    '2026-01-05 09:00 – 2026-01-05 10:00 busy',
    '2026-01-05 12:00 – 2026-01-05 13:00 busy',
    '2026-01-06 09:00 – 2026-01-06 10:00 tentative',
  ]);
});

test('endless series end with the period; folded lines, alarms and private titles are no obstacle', () => {
  const calendar = makeCalendar(
    'DTSTART:20100101T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY\nSUMMARY:Stand-up\nBEGIN:VALARM\nDURATION:PT15M\nEND:VALARM',
  );
  const folded = calendar.replace('FREQ=DAILY', 'FREQ=\r\n DAILY').replace('SUMMARY:', 'CLASS:PRIVATE\r\nSUMMARY:');
  const from = '2026-06-01T00:00:00Z';
  expect(read(folded, { from, until: '2026-06-03T00:00:00Z' })).toEqual([
    '2026-06-01 10:00 – 2026-06-01 11:00 busy',
    '2026-06-02 10:00 – 2026-06-02 11:00 busy',
  ]);
});

test('the calendars in the answer of a CalDAV server are read, escaped or as CDATA', () => {
  const data = makeCalendar('DTSTART:20260105T100000Z\nDURATION:PT1H\nSUMMARY:Tom & Kim');
  const answer = (content: string) =>
    `<d:multistatus xmlns:d="DAV:"><d:response><c:calendar-data>${content}</c:calendar-data></d:response></d:multistatus>`;
  const expected = ['2026-01-05 10:00 – 2026-01-05 11:00 busy'];
  expect(read(answer(data.replace('&', '&amp;').replace(/\r/g, '&#13;')), { format: 'xml' })).toEqual(expected);
  expect(read(answer(`<![CDATA[${data}]]>`), { format: 'xml' })).toEqual(expected);
});
