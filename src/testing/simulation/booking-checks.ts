import type { Database } from 'better-sqlite3';
import { isTold } from './mail-checks.ts';
import { HOUR, MINUTE, type World } from './world.ts';

/** Statuses of bookings that take their time. */
const ACTIVE = "('pending', 'confirmed')";

interface BookingRow {
  id: number;
  email: string;
  type: string;
  start: number;
  end: number;
  status: string;
}

export function checkBookings({ model, violate }: World, database: Database): void {
  const rows = database
    .prepare(
      `select id, email, consultation_type as type, starts_at * 1000 as start, ends_at * 1000 as end, status
        from consultation_bookings where starts_at is not null order by starts_at`,
    )
    .all() as BookingRow[];
  const active = rows.filter(({ status }) => ACTIVE.includes(`'${status}'`));
  for (const [index, row] of active.entries()) {
    const next = active[index + 1];
    if (!next) continue;
    const pause = ((model.buffers[row.type]?.after ?? 0) + (model.buffers[next.type]?.before ?? 0)) * MINUTE;
    if (next.start < row.end + pause)
      violate(`The bookings ${row.id} and ${next.id} overlap, with the time around them`);
  }
  for (const booking of model.bookings) {
    const found = rows.filter(
      ({ email, start, type }) => email === booking.email && start === booking.start && type === booking.type,
    );
    const isStored = found.some(({ status }) => ACTIVE.includes(`'${status}'`));
    if (booking.isUnsure) continue;
    if (booking.isActive && !isStored) violate(`The acknowledged booking of ${booking.email} is not stored`);
    if (
      !booking.isActive &&
      isStored &&
      !model.bookings.some(
        (other) => other !== booking && other.email === booking.email && other.start === booking.start,
      )
    ) {
      violate(`The cancelled booking of ${booking.email} still takes its time`);
    }
  }
}

/** A call has everything that its visitor has said. */
export function checkBookingFields({ model, violate }: World, database: Database): void {
  const rows = database.prepare('select * from consultation_bookings').all() as Record<string, unknown>[];
  const stored = new Map(rows.map((row) => [`${row.email} ${Number(row.starts_at) * 1000}`, row]));
  for (const { email, start, fields = {} } of model.bookings) {
    const row = stored.get(`${email} ${start}`);
    const lost = Object.entries(fields).find(([name, value]) => row && !String(row[name]).includes(value));
    if (lost) violate(`The ${lost[0]} of the call of ${email} is ${row?.[lost[0]]} and not ${lost[1]}`);
  }
}

/** A call has the day and time that its visitor reads, which lists and exports show. */
export function checkLocalTimes({ violate }: World, database: Database): void {
  const rows = database
    .prepare(
      `select id, starts_at as startsAt, timezone, preferred_date || ' ' || preferred_time as local
        from consultation_bookings where starts_at is not null`,
    )
    .all() as { id: number; startsAt: number; timezone: string; local: string }[];
  for (const { id, startsAt, timezone, local } of rows) {
    const zone = { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' } as const;
    const expected = new Intl.DateTimeFormat('sv-SE', zone).format(startsAt * 1000);
    if (local !== expected) violate(`The call ${id} is stored as ${local}, and is at ${expected}`);
  }
}

/** Hours before a call in which its visitor is reminded. */
const REMINDED = [24, 1];

/** A call that was booked or moved to a time more than a day ahead has a reminder of that time. */
export function checkPlannedReminders({ clock, model, violate }: World, database: Database): void {
  const find = database.prepare(
    "select 1 from outbox where event = 'booking.reminder' and status = 'waiting' and recipient = ? and due_at = ?",
  );
  for (const { email, start, starts, bookedFor, isActive, isUnsure, isWritten = true } of model.bookings) {
    if (!isActive || isUnsure || !isWritten || !isTold(starts)) continue;
    const isAhead = (hours: number) => start - clock.date() > (hours + 4) * HOUR && bookedFor > (hours + 1) * HOUR;
    const due = REMINDED.filter(isAhead);
    if (due.length === 0 || model.bookings.some((other) => other.email === email && other.start !== start)) continue;
    const missing = due.find((hours) => find.get(email, (start - hours * HOUR) / 1000) === undefined);
    if (missing !== undefined) violate(`${email} will not be reminded of the call ${missing} hours before it begins`);
  }
}

/** Each call ahead is in the owner's calendar once, at its time, and no other. */
export function checkAccount({ account, model, clock, violate }: World): void {
  if (clock.elapsed() - account.brokenUntil < 12 * HOUR) return;
  const events = new Map<number, string[]>();
  for (const [path, { data }] of account.events) {
    if (account.forgotten.has(path)) continue;
    const time = /^DTSTART[^:]*:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/m.exec(data);
    if (!time) {
      violate(`An event of the owner's calendar has no time: ${data.slice(0, 200)}`);
      return;
    }
    const [year = 0, month = 1, ...rest] = time.slice(1).map(Number);
    const start = Date.UTC(year, month - 1, ...rest);
    // Long lines are folded.
    events.set(start, [...(events.get(start) ?? []), data.replaceAll(/\r?\n /g, '')]);
  }
  // A booking whose outcome is unknown may be at any time.
  if (model.bookings.some(({ isUnsure }) => isUnsure)) return;
  const isOld = (ms: number) => clock.elapsed() - ms > 12 * HOUR;
  for (const { email, start, isActive, bookedAt, cancelledAt, isWritten = true } of model.bookings) {
    const atStart = events.get(start) ?? [];
    const count = atStart.length;
    if (!isWritten || start < clock.date()) continue;
    if (isActive && isOld(bookedAt) && count !== 1)
      violate(`The call of ${email} is ${count} times in the owner's calendar`);
    const isOwn = atStart.some((event) => event.includes(email));
    const isTaken = model.bookings.some((other) => other.isActive && other.start === start && other.email === email);
    if (!isTaken && cancelledAt !== undefined && isOld(cancelledAt) && isOwn)
      violate(`The cancelled call of ${email} is still in the owner's calendar`);
  }
}
