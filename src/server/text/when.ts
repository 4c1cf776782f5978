import { intentPackOf } from '#content/languages/intent-packs.ts';
import { MONEY } from './figures.ts';

/** A day and a time that a visitor names. */
export interface Wish {
  /** Days from today. */
  days?: number | undefined;
  /** Weekday, 0 for Sunday. */
  weekday?: number | undefined;
  /** Minutes of the day. */
  minutes?: number | undefined;
  /** The text with placeholders in place of day and time. */
  text: string;
}

const [ANY_DAY, ANY_TIME, ANY_AMOUNT] = ['xxday', 'xxtime', 'xxamount'];
/** `10:30`, `10.30 Uhr`, `9 am`, `um 9`, `at 9`. */
const CLOCK =
  /\b(?:at |um |gegen |around )?(\d{1,2})[:.](\d{2})(?: ?(am|pm|uhr)\b)?|\b(?:at |um |gegen |around )?(\d{1,2}) ?(am|pm|uhr|o'clock)\b|\b(?:at|um|gegen|around) (\d{1,2})\b/i;
/** Days of a week that begins on Sunday, 4 January 2026. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 4 + day));

/** A text with a placeholder in place of each amount of money. */
export function withoutAmounts(text: string): string {
  return text.replace(MONEY, ANY_AMOUNT);
}

/** The names of days in a language, the longest first, and how each is found. */
const dayNames = new Map<string, { name: string; pattern: RegExp; day: Partial<Wish> }[]>();

function dayNamesOf(language: string) {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const named: { name: string; day: Partial<Wish> }[] = [
    ...Object.entries(intentPackOf(language).days).map(([name, days]) => ({ name, day: { days } })),
    ...WEEK.map((date, weekday) => ({ name: format.format(date), day: { weekday } })),
  ];
  const found = named
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name, day }) => ({
      name: name.toLowerCase(),
      pattern: new RegExp(`(?<!\\p{L})${name}(?:s|abend|nachmittag|vormittag)?(?!\\p{L})`, 'iu'),
      day,
    }));
  dayNames.set(language, found);
  return found;
}

/** Finds the day and the time in a text: the first day, and a time of the clock, or else a part of the day such as `afternoon`. */
export function readWish(text: string, language: string): Wish {
  const wish = readDay(text, language);
  const clock = clockIn(wish.text);
  if (clock) return { ...wish, minutes: clock.minutes, text: wish.text.replace(clock.written, ANY_TIME) };
  const hasDay = wish.days !== undefined || wish.weekday !== undefined;
  const hour = hasDay ? dayPartIn(text, language) : undefined;
  return hour === undefined ? wish : { ...wish, minutes: hour * 60 };
}

function readDay(text: string, language: string): Wish {
  const wish: Wish = { text };
  const lower = text.toLowerCase();
  for (const { name, pattern, day } of dayNames.get(language) ?? dayNamesOf(language)) {
    if (!lower.includes(name) || !pattern.test(wish.text)) continue;
    if (wish.days === undefined && wish.weekday === undefined) Object.assign(wish, day);
    wish.text = wish.text.replace(pattern, ANY_DAY);
  }
  return wish;
}

function clockIn(text: string): { written: string; minutes: number } | undefined {
  const [written, hourOfTime, minute = 0, halfOfTime, hourWithHalf, half, hourAlone] = CLOCK.exec(text) ?? [];
  if (written === undefined) return undefined;
  const hour = Number(hourOfTime ?? hourWithHalf ?? hourAlone);
  const isAfternoon = (halfOfTime ?? half)?.toLowerCase() === 'pm' && hour < 12;
  return { written, minutes: ((hour % 24) + (isAfternoon ? 12 : 0)) * 60 + Number(minute) };
}

/** The hour of the longest part of a day that a text names: `afternoon` has `noon` in it. */
function dayPartIn(text: string, language: string): number | undefined {
  const lower = text.toLowerCase();
  const parts = Object.entries(intentPackOf(language).dayParts).filter(([name]) => lower.includes(name));
  return parts.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}
