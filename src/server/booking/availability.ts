import { listBusy } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { MeetingType } from '#shared/meeting-types.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { listBlockedTimes } from './blocked-time-queries.ts';
import { isTaking } from './details.ts';
import { getSlotRules, listBooked } from './queries.ts';
import { businessTimezone, type Interval, localTime, type SlotRules } from './slots.ts';

/** What decides which times of a meeting are free; see `freeSlots`. */
export interface Availability {
  rules: SlotRules;
  meeting: MeetingType;
  taken: Interval[];
  full: Set<string>;
}

/**
 * Reads what decides about the times between two moments. To be sure of them, call it in the transaction that books one.
 *
 * @param except the booking that is being moved.
 */
export async function readAvailability(
  ctx: AppContext,
  db: Db,
  meeting: MeetingType,
  from: number,
  until: number,
  except?: number,
): Promise<Availability> {
  // Buffers reach beyond a meeting, and a day's meetings are counted from its beginning to its end.
  const first = (from - 2 * DAY_SECONDS) as UnixSeconds;
  const last = (until + 2 * DAY_SECONDS) as UnixSeconds;
  const [rules, booked, blocked, busy] = await Promise.all([
    getSlotRules(db),
    listBooked(db, first, last, except),
    listBlockedTimes(db, first, last),
    listBusy(ctx, db, first, last),
  ]);
  const taken = [
    ...booked.filter(({ status }) => isTaking(status)).map(withBuffers),
    ...blocked.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
    ...busy,
  ];
  return { rules, meeting, taken, full: fullDays(booked, meeting, rules) };
}

type StoredRules = Awaited<ReturnType<typeof getSlotRules>>;
type Booked = Awaited<ReturnType<typeof listBooked>>[number];

/** A booked meeting takes its buffers with it. */
function withBuffers({ startsAt, endsAt, bufferBefore, bufferAfter }: Booked): Interval {
  return {
    start: (startsAt! - bufferBefore * 60) as UnixSeconds,
    end: (endsAt! + bufferAfter * 60) as UnixSeconds,
  };
}

/** Days of the business with as many meetings as one may have, of this kind or of all. */
function fullDays(booked: Booked[], { slug, maxPerDay }: MeetingType, rules: StoredRules): Set<string> {
  if (maxPerDay === null && rules.maximumPerDay === null) return new Set();
  const timezone = businessTimezone(rules);
  const counts = new Map<string, { ofKind: number; all: number }>();
  for (const { startsAt, consultationType } of booked) {
    const { date } = localTime(startsAt!, timezone);
    const { ofKind, all } = counts.get(date) ?? { ofKind: 0, all: 0 };
    counts.set(date, { ofKind: ofKind + (consultationType === slug ? 1 : 0), all: all + 1 });
  }
  const isFull = ({ ofKind, all }: { ofKind: number; all: number }) =>
    (maxPerDay !== null && ofKind >= maxPerDay) || (rules.maximumPerDay !== null && all >= rules.maximumPerDay);
  return new Set([...counts].filter(([, count]) => isFull(count)).map(([date]) => date));
}
