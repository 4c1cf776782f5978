import { listFreeSlots } from '#server/booking/booking.ts';
import type { AppContext } from '#server/context.ts';
import type { ChatSlots } from '#shared/chat.schema.ts';

/** Free times that a reply offers. */
const SLOTS = 6;
/** Days that are searched for them. */
const SLOT_DAYS = 31;

/** The next free times, in the visitor's time zone if it is known. @param from a day, as `YYYY-MM-DD`. */
export async function nextSlots(
  ctx: AppContext,
  type: ChatSlots['type'],
  timezone: string | undefined,
  from?: string,
): Promise<ChatSlots> {
  const { days, minutes, questions, ...free } = await listFreeSlots(ctx, { type, timezone, from, days: SLOT_DAYS });
  const times = days.flatMap(({ date, slots }) => spread(slots).map((slot) => ({ ...slot, date })));
  return { type, minutes, questions, timezone: free.timezone, times: times.slice(0, SLOTS) };
}

/** Up to three times of a day, the first one among them. */
function spread<T>(slots: readonly T[]): T[] {
  const step = Math.max(1, slots.length / 3);
  return slots.filter((_, index) => index === 0 || index === Math.floor(step) || index === Math.floor(step * 2));
}
