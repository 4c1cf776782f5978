import { intentPackOf } from '#content/languages/intent-packs.ts';
import { MONEY } from './figures.ts';
import { memoize } from './text-index.ts';

/** A day and a time that a visitor names. */
export interface Wish {
  /** Days from today. */
  days?: number | undefined;
  /** Weekday, 0 for Sunday. */
  weekday?: number | undefined;
  /** A day of the year, the month from 1 on. */
  date?: { month: number; day: number } | undefined;
  /** Minutes of the day. */
  minutes?: number | undefined;
  /** The text with placeholders in place of day and time. */
  text: string;
}

const [ANY_DAY, ANY_TIME, ANY_AMOUNT] = ['xxday', 'xxtime', 'xxamount'];
/** `10:30`, `10.30 Uhr`, `9 am`, `um 9`, `at 9`. */
const CLOCK =
  /\b(?:at |um |gegen |around )?(\d{1,2})[:.](\d{2})(?: ?(am|pm|uhr)\b)?|\b(?:at |um |gegen |around )?(\d{1,2}) ?(am|pm|uhr|o'clock)\b|\b(?:at|um|gegen|around) (\d{1,2})\b/i;
const DAY_MS = 24 * 3600 * 1000;
/** Days of a week that begins on Sunday, 4 January 2026. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 4 + day));

/** A text with a placeholder in place of each amount of money. */
export function withoutAmounts(text: string): string {
  return text.replace(MONEY, ANY_AMOUNT);
}

/** The names of days in a language, the longest first, and how each is found. */
const dayNamesOf = memoize((language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const named: { name: string; day: Partial<Wish> }[] = [
    ...Object.entries(intentPackOf(language).days).map(([name, days]) => ({ name, day: { days } })),
    ...WEEK.map((date, weekday) => ({ name: format.format(date), day: { weekday } })),
  ];
  return named
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name, day }) => ({
      name: name.toLowerCase(),
      pattern: new RegExp(`(?<!\\p{L})${name}(?:s|abend|nachmittag|vormittag)?(?!\\p{L})`, 'iu'),
      day,
    }));
});

/** Finds the day and the time in a text: the first day, and a time of the clock, or else a part of the day such as `afternoon`. */
export function readWish(text: string, language: string): Wish {
  const wish = readDay(text, language);
  const clock = clockIn(wish.text);
  if (clock) return { ...wish, minutes: clock.minutes, text: wish.text.replace(clock.written, ANY_TIME) };
  const hour = namesDay(wish) ? dayPartIn(text, language) : undefined;
  return hour === undefined ? wish : { ...wish, minutes: hour * 60 };
}

export function namesDay({ days, weekday, date }: Partial<Wish>): boolean {
  return days !== undefined || weekday !== undefined || date !== undefined;
}

/** The first day from `today` on that a visitor can mean, as `YYYY-MM-DD`; undefined where none is named. */
export function wishedDay(wish: Partial<Wish>, today: string): string | undefined {
  if (!namesDay(wish)) return undefined;
  const { days = 0, weekday, date } = wish;
  if (date) {
    const inYear = (year: number) => toDay(Date.UTC(year, date.month - 1, date.day));
    const year = Number(today.slice(0, 4));
    return inYear(year) < today ? inYear(year + 1) : inYear(year);
  }
  const isInNextWeek = days === WEEK.length && weekday !== undefined;
  const untilMonday = 7 - ((new Date(today).getUTCDay() + 6) % 7);
  const from = Date.parse(today) + (isInNextWeek ? untilMonday : days) * DAY_MS;
  const ahead = weekday === undefined ? 0 : (weekday - new Date(from).getUTCDay() + 7) % 7;
  return toDay(from + ahead * DAY_MS);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function readDay(text: string, language: string): Wish {
  const found = dateIn(text, language);
  const wish: Wish = found ? { date: found.date, text: text.replace(found.written, ANY_DAY) } : { text };
  const lower = text.toLowerCase();
  for (const { name, pattern, day } of dayNamesOf(language)) {
    if (!lower.includes(name) || !pattern.test(wish.text)) continue;
    // "Next week on Friday" names both.
    if (!namesDay(wish) || (wish.days === WEEK.length && day.weekday !== undefined)) Object.assign(wish, day);
    wish.text = wish.text.replace(pattern, ANY_DAY);
  }
  return wish;
}

/** Before a date; it would be a word that the phrasings with days do not have. */
const ARTICLE = '(?:\\b(?:am|den|zum|the) )?';
/** Months that some regions call otherwise, with their numbers. */
const OTHER_MONTHS = [
  ['jänner', 1],
  ['feber', 2],
] as const;

/** How the dates of a language are written, e.g. `28 December`, `Dec 28th`, `28. Dez.`, and its months by their first three letters. */
const datePatternsOf = memoize((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const usual = Array.from({ length: 12 }, (_, at) => {
    return [format.format(Date.UTC(2026, at, 1)).toLowerCase(), at + 1] as const;
  });
  const names = [...usual, ...OTHER_MONTHS];
  const month = `(${names.map(([name]) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`).join('|')})`;
  return {
    months: new Map<string, number>(names.map(([name, number]) => [name.slice(0, 3), number])),
    patterns: [
      new RegExp(
        `${ARTICLE}(?<!\\p{L}|\\d)(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)? ?(?:of )?(?<month>${month})(?!\\p{L})\\.?`,
        'iu',
      ),
      new RegExp(`(?<!\\p{L})(?<month>${month})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\p{L})`, 'iu'),
      // `28.12.`; two numbers with a point between them can be a time.
      /(?:\b(?:am|den|zum) )?(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?:\d{4}|\d{2})?(?!\d)/u,
    ],
  };
});

function dateIn(text: string, language: string): { written: string; date: { month: number; day: number } } | undefined {
  const { patterns, months } = datePatternsOf(language);
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    // A verb, as in `may 5 people come`.
    if (match?.[0].startsWith('may ')) continue;
    const { day = '', month = '' } = match?.groups ?? {};
    const number = Number(month) || (months.get(month.slice(0, 3).toLowerCase()) ?? 0);
    const date = { month: number, day: Number(day) };
    const isDate = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31;
    if (match && isDate) return { written: match[0], date };
  }
  return undefined;
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
