import { intentPackOf } from '#content/languages/intent-packs.ts';
import { isDayOff, listFreeSlots, listHours, meetingWords, nameZone, weekText } from '#server/booking/booking.ts';
import type { AppContext } from '#server/context.ts';
import { type Wish, wishedDay } from '#server/text/text.ts';
import type { ChatSlots } from '#shared/chat.schema.ts';
import { formatDay } from '#shared/format.ts';
import { localClock } from '#shared/local-clock.ts';

/** Free times that a reply offers. */
const SLOTS = 6;
/** Days that are searched for them. */
const SLOT_DAYS = 31;

/**
 * The next free times, in the visitor's time zone if it is known, else in that of the business.
 *
 * @param from a day, as `YYYY-MM-DD`.
 * @param wish the day and the time that the visitor asked for: times from that day on and near that time are offered.
 */
export async function nextSlots(
  ctx: AppContext,
  type: ChatSlots['type'],
  timezone: string | undefined,
  { from, wish }: { from?: string | undefined; wish?: Wish } = {},
): Promise<ChatSlots> {
  const { days, ...free } = await listFreeSlots(ctx, { type, timezone, from, days: SLOT_DAYS });
  const asked = wish && wishedDay(wish, days[0]?.date ?? '');
  const wished = days.findIndex(({ date }) => asked !== undefined && date >= asked);
  const fitting = days
    .slice(Math.max(0, wished))
    .flatMap(({ date, slots }) => spread(slots, wish?.minutes).map((slot) => ({ ...slot, date })));
  const { minutes, questions, price } = free;
  return { type, minutes, questions, price, timezone: free.timezone, times: fitting.slice(0, SLOTS) };
}

/** Up to three times of a day: the nearest ones to a time, or the first one and others. */
function spread<T extends { time: string }>(slots: readonly T[], near?: number): T[] {
  if (near !== undefined) {
    const distance = ({ time }: T) => Math.abs(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - near);
    const nearest = slots.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
    return nearest.sort((a, b) => a.time.localeCompare(b.time));
  }
  const step = Math.max(1, slots.length / 3);
  return slots.filter((_, index) => index === 0 || index === Math.floor(step) || index === Math.floor(step * 2));
}

/**
 * The weekly hours in the site's words, then those of meeting types with hours of their own. Empty without any.
 *
 * @param visitor time zone of the visitor: that of the business is named where it is another one.
 */
export async function hoursText(ctx: AppContext, visitor?: string, wish: Partial<Wish> = {}): Promise<string> {
  const site = ctx.settings.site();
  const week = await listHours(ctx.db);
  const zone = week[0]?.timezone ?? 'UTC';
  const now = ctx.clock.now() * 1000;
  const asked = wishedDay(wish, localClock(now, zone).date);
  const own = ctx.meetingTypes.list().map(({ slug, isActive, hours }) => {
    const text = isActive && hours ? weekText(hours, site) : '';
    return text && `${meetingWords(ctx, { type: slug }).name}: ${text}`;
  });
  const { closed } = intentPackOf(site.language);
  const isOff = asked !== undefined && (await isDayOff(ctx, asked));
  const off = isOff && closed ? `${formatDay(asked, site)} ${closed}` : '';
  const weekday = asked === undefined || isOff ? undefined : new Date(asked).getUTCDay();
  const text = [off, weekText(week, site, weekday), ...own].filter(Boolean).join('; ');
  const [here, there = here] = [zone, visitor].map((one) => one && nameZone(one, new Date(now), site));
  return text && here !== there ? `${text} (${here})` : text;
}
