import { intentPackOf } from '#content/languages/intent-packs.ts';
import { MONEY } from './figures.ts';

/** A day and a time that a visitor names. */
export interface Wish {
  /** Days from today. */
  days?: number | undefined;
  /** Its weekday, 0 for Sunday. */
  weekday?: number | undefined;
  /** Minutes of the day. */
  minutes?: number | undefined;
  /** The text with placeholders in their place. */
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

/** Finds the day and the time in a text. */
export function readWish(text: string, language: string): Wish {
  const { dayParts } = intentPackOf(language);
  const wish: Wish = { text };
  const lower = text.toLowerCase();
  for (const { name, pattern, day } of dayNames.get(language) ?? dayNamesOf(language)) {
    if (!lower.includes(name) || !pattern.test(wish.text)) continue;
    if (wish.days === undefined && wish.weekday === undefined) Object.assign(wish, day);
    wish.text = wish.text.replace(pattern, ANY_DAY);
  }
  const clock = CLOCK.exec(wish.text);
  if (clock) {
    const hour = Number(clock[1] ?? clock[4] ?? clock[6]);
    const half = (clock[3] ?? clock[5] ?? '').toLowerCase();
    wish.minutes = ((hour % 24) + (half === 'pm' && hour < 12 ? 12 : 0)) * 60 + Number(clock[2] ?? 0);
    wish.text = wish.text.replace(clock[0], ANY_TIME);
    return wish;
  }
  const isDay = wish.days !== undefined || wish.weekday !== undefined;
  // `afternoon` has `noon` in it.
  const parts = Object.entries(dayParts).filter(([name]) => lower.includes(name));
  const [longest] = parts.sort(([a], [b]) => b.length - a.length);
  if (longest && isDay) wish.minutes = longest[1] * 60;
  return wish;
}
