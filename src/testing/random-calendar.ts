/** Four zones that change their clocks, on both hemispheres. */
export const CALENDAR_ZONES = ['Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Australia/Sydney'] as const;

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const DAY_MS = 86_400_000;

/** A calendar of random events: recurrence, exceptions, changed occurrences, time zones, all-day and free events. */
export function randomCalendar(random: () => number, { from, until }: { from: number; until: number }): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));

  function event(index: number): string[] {
    const zone = pick(CALENDAR_ZONES);
    const isAllDay = chance(0.2);
    const isUtc = !isAllDay && chance(0.1);
    const day = new Date(
      (from - 400 * 86_400) * 1000 + Math.floor(random() * ((until - from) / 86_400 + 380)) * DAY_MS,
    );
    // Times that clocks show twice are left out: the other program takes the second, RFC 5545 the first.
    const hour = pick([0, 5, 6, 8, 9, 12, 15, 18, 20, 22, 23]);
    const minute = pick([0, 15, 30, 45]);
    const dayText = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');
    const time = `T${String(hour).padStart(2, '0')}${String(minute).padStart(2, '0')}00`;
    const at = (name: string, date: Date, clock = time) => {
      if (isAllDay) return `${name};VALUE=DATE:${dayText(date)}`;
      return isUtc ? `${name}:${dayText(date)}${clock}Z` : `${name};TZID=${zone}:${dayText(date)}${clock}`;
    };
    const later = (days: number) => new Date(day.getTime() + days * DAY_MS);
    const isRecurring = chance(0.7);
    const rule = isRecurring ? randomRule() : undefined;
    const lines = ['BEGIN:VEVENT', `UID:event-${index}@example.com`, 'DTSTAMP:20260101T000000Z', at('DTSTART', day)];
    if (isAllDay) lines.push(at('DTEND', later(whole(1, 3))));
    else if (chance(0.3)) lines.push(`DURATION:PT${pick([15, 30, 45, 90, 600, 1500])}M`);
    else lines.push(at('DTEND', later(chance(0.1) ? whole(1, 3) : 0), 'T235900'));
    if (chance(0.1)) lines.push('TRANSP:TRANSPARENT');
    if (chance(0.05)) lines.push('STATUS:CANCELLED');
    if (rule) lines.push(`RRULE:${rule.text}`);
    if (rule && chance(0.4)) {
      for (let count = whole(1, 4); count > 0; count -= 1) lines.push(at('EXDATE', later(rule.step * whole(0, 40))));
    }
    if (rule && chance(0.2)) lines.push(at('RDATE', later(whole(1, 300))));
    lines.push(`SUMMARY:Event ${index}`, 'END:VEVENT');
    // Only where the occurrence is known: the first one.
    if (rule && chance(0.3)) {
      const moved = later(whole(-2, 2));
      lines.push(
        'BEGIN:VEVENT',
        `UID:event-${index}@example.com`,
        'DTSTAMP:20260101T000000Z',
        at('RECURRENCE-ID', day),
      );
      lines.push(
        at('DTSTART', moved, 'T050000'),
        at('DTEND', isAllDay ? new Date(moved.getTime() + DAY_MS) : moved, 'T061500'),
      );
      lines.push(...(chance(0.3) ? ['STATUS:CANCELLED'] : []), 'SUMMARY:Changed', 'END:VEVENT');
    }
    return lines;

    function randomRule(): { text: string; step: number } {
      const interval = whole(1, 4);
      const parts = [`INTERVAL=${interval}`];
      const end = later(whole(10, 700));
      if (chance(0.3)) parts.push(`COUNT=${whole(1, 60)}`);
      else if (chance(0.4))
        parts.push(
          isAllDay ? `UNTIL=${dayText(end)}` : `UNTIL=${dayText(end)}T${pick(['000000', '120000', '235959'])}Z`,
        );
      const freq = pick(['DAILY', 'WEEKLY', 'WEEKLY', 'MONTHLY', 'MONTHLY', 'YEARLY']);
      const days = WEEKDAYS.filter(() => chance(0.4));
      if (freq === 'DAILY' && chance(0.2)) parts.push(`BYDAY=${['MO', ...days].join(',')}`);
      if (freq === 'DAILY' && chance(0.2)) parts.push(`BYMONTH=${[whole(1, 6), whole(7, 12)].join(',')}`);
      if (freq === 'WEEKLY' && days.length > 0 && chance(0.7)) parts.push(`BYDAY=${days.join(',')}`);
      if (freq === 'WEEKLY' && chance(0.3)) parts.push(`WKST=${pick(['SU', 'MO'])}`);
      if (freq === 'MONTHLY') {
        const kind = whole(0, 4);
        if (kind === 0) parts.push(`BYDAY=${pick([1, 2, 3, 4, -1, -2])}${pick(WEEKDAYS)}`);
        if (kind === 1) parts.push(`BYMONTHDAY=${pick([1, 15, 29, 30, 31, -1, -3])}`);
        if (kind === 2) parts.push(`BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${pick([1, -1, 3])}`);
      }
      if (freq === 'YEARLY') {
        const kind = whole(0, 3);
        if (kind === 0) parts.push(`BYMONTH=${whole(1, 12)};BYDAY=${pick([1, 2, -1])}${pick(WEEKDAYS)}`);
        if (kind === 1) parts.push(`BYMONTH=${whole(1, 12)};BYMONTHDAY=${whole(1, 28)}`);
      }
      const step = freq === 'DAILY' ? interval : freq === 'WEEKLY' ? 7 * interval : 1;
      return { text: [`FREQ=${freq}`, ...parts].join(';'), step };
    }
  }

  const lines = Array.from({ length: 12 }, (_, index) => event(index)).flat();
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** The same numbers in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
