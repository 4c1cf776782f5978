import { intentPackOf } from '#content/languages/intent-packs.ts';

/** A day and a time that a visitor names. */
export interface Wish {
  /** Days from today. */
  days?: number | undefined;
  /** Of the day. */
  minutes?: number | undefined;
  /** The text with placeholders in their place. */
  text: string;
}

const [ANY_DAY, ANY_TIME] = ['xxday', 'xxtime'];
/** `10:30`, `10.30 Uhr`, `9 am`, `um 9`, `at 9`. */
const CLOCK =
  /\b(?:at |um |gegen |around )?(\d{1,2})[:.](\d{2})(?: ?(am|pm|uhr)\b)?|\b(?:at |um |gegen |around )?(\d{1,2}) ?(am|pm|uhr|o'clock)\b|\b(?:at|um|gegen|around) (\d{1,2})\b/i;
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

/** Finds the day and the time in a text. @param today its weekday, 0 for Sunday. */
export function readWish(text: string, language: string, today: number): Wish {
  const { days, dayParts } = intentPackOf(language);
  const weekdays = Array.from({ length: 7 }, (_, day) => {
    const date = new Date(SUNDAY + day * 86_400_000);
    const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date).toLowerCase();
    return [name, (day - today + 7) % 7] as const;
  });
  const wish: Wish = { text };
  for (const [name, ahead] of [...Object.entries(days), ...weekdays].sort(([a], [b]) => b.length - a.length)) {
    const pattern = new RegExp(`(?<!\\p{L})${name}(?:s|abend|nachmittag|vormittag)?(?!\\p{L})`, 'iu');
    if (!pattern.test(wish.text)) continue;
    wish.days ??= ahead;
    wish.text = wish.text.replace(pattern, ANY_DAY);
  }
  const clock = CLOCK.exec(wish.text);
  if (clock) {
    const hour = Number(clock[1] ?? clock[4] ?? clock[6]);
    const half = (clock[3] ?? clock[5] ?? '').toLowerCase();
    wish.minutes = ((hour % 24) + (half === 'pm' && hour < 12 ? 12 : 0)) * 60 + Number(clock[2] ?? 0);
    wish.text = wish.text.replace(clock[0], ANY_TIME);
  } else {
    const part = Object.entries(dayParts).find(([name]) => text.toLowerCase().includes(name));
    if (part && (wish.days !== undefined || language.startsWith('en'))) wish.minutes = part[1] * 60;
  }
  return wish;
}
