/** Language, locale and currency of the public site, e.g. `de`, `de-AT`, `EUR`. */
export interface Locale {
  /** BCP 47 language of the texts, for `lang`. */
  language: string;
  /** BCP 47 locale of dates, numbers and prices. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
}

/** For texts that are always in English: the dashboard and mails to the owner. */
export const ENGLISH = { locale: 'en-US' } as const;

/** English with the dates and times of a region, for mails to the owner: `Monday, 5 January 2026 at 13:00` where the region is Germany. */
export function englishIn({ locale }: Pick<Locale, 'locale'>): Pick<Locale, 'locale'> {
  const { region = 'US' } = new Intl.Locale(locale).maximize();
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { locale: `en-${region}-u-hc-${hourCycle}` };
}

/** An amount as visitors read it: `$2,500`, `$0.25`, `2.500 €`. Whole amounts have no decimals. */
export function formatMoney(amount: number, site: Pick<Locale, 'locale' | 'currency'>): string {
  return moneyFormat(site, Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}).format(amount);
}

/** Euros are written alike in all German texts: `€ 95`, as for Austria, would stand beside `95 €` that somebody has typed. */
function moneyFormat(
  { locale, currency }: Pick<Locale, 'locale' | 'currency'>,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const written = locale === 'de-AT' && currency === 'EUR' ? 'de-DE' : locale;
  return new Intl.NumberFormat(written, { style: 'currency', currency, ...options });
}

/** A number as visitors read it: `1,200`, `1.200`. */
export function formatNumber(value: number, { locale }: Pick<Locale, 'locale'>): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** Small numbers as words, by language; larger ones and those of other languages are written in digits. */
const NUMBER_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

/** A count as visitors read it in a sentence: `six`, `sechs`, `13`. */
export function numberWord(count: number, { language, locale }: Pick<Locale, 'language' | 'locale'>): string {
  return NUMBER_WORDS[language.split('-')[0] ?? '']?.[count] ?? formatNumber(count, { locale });
}

/** The name of the currency in a sentence, e.g. `US dollars`. */
export function currencyName({ locale, currency }: Pick<Locale, 'locale' | 'currency'>): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(
    2,
  );
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The symbol of the currency, and whether it is written before the amount. */
export function moneySymbol(site: Pick<Locale, 'locale' | 'currency'>) {
  const parts = moneyFormat(site).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return { text: parts[at]?.value ?? site.currency, isBefore: at < parts.findIndex(({ type }) => type === 'integer') };
}

/** A stored moment's day (UTC) as visitors read it: `January 5, 2026`, `5. Januar 2026`. */
export function formatDate(iso: string, { locale }: Pick<Locale, 'locale'>): string {
  return format(new Date(iso), locale, { dateStyle: 'long' });
}

/** A day `YYYY-MM-DD` with its weekday: `Monday, January 5`. */
export function formatDay(day: string, { locale }: Pick<Locale, 'locale'>): string {
  return format(noonOf(day), locale, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** The weekday of a day `YYYY-MM-DD`: `Monday`. */
export function formatLongWeekday(day: string, { locale }: Pick<Locale, 'locale'>): string {
  return format(noonOf(day), locale, { weekday: 'long' });
}

/** The weekday of a day `YYYY-MM-DD` in two letters: `Mo`. */
export function formatWeekday(day: string, { locale }: Pick<Locale, 'locale'>): string {
  return [...format(noonOf(day), locale, { weekday: 'short' })].slice(0, 2).join('');
}

/** The month of a day `YYYY-MM-DD`: `January 2026`. */
export function formatMonth(day: string, { locale }: Pick<Locale, 'locale'>): string {
  return format(noonOf(day), locale, { month: 'long', year: 'numeric' });
}

/** Whether clocks count to 12 or to 24. */
export type HourCycle = 'h12' | 'h23';

/** A time `HH:MM` as visitors read it: `1:30 PM`, `13:30`. @param hourCycle in place of that of the locale. */
export function formatTime(
  time: string,
  { locale, hourCycle }: Pick<Locale, 'locale'> & { hourCycle?: HourCycle | undefined },
): string {
  const options = { hour: 'numeric', minute: '2-digit', ...(hourCycle && { hourCycle }) } as const;
  return format(new Date(`1970-01-01T${time}Z`), locale, options);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** In UTC. Formats are kept, because making one costs more than using it. */
function format(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${Object.keys(options)} ${Object.values(options)}`;
  const kept = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, kept);
  // Server and browsers differ in the kind of space, e.g. before AM and PM.
  return withoutBreak(kept.format(date).replace(/[\u00a0\u202f\u2009]/g, ' '));
}

/** No line ends between day and month: `5. Januar`. */
function withoutBreak(date: string): string {
  return date.replace(/(\d\.) /g, '$1\u00a0');
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** A length of time: `1 minute`, `5 minutes`, `5 Minuten`. */
export function formatMinutes(minutes: number, { locale }: Pick<Locale, 'locale'>): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
}

/** Names of places in time zones, by language, where they differ from the English ones. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { Vienna: 'Wien', Zurich: 'Zürich' },
};

/** A time zone as visitors read it: `America/Los Angeles`; its place in a language whose places are known: `Wien`. */
export function formatZone(timezone: string, { locale }: Pick<Locale, 'locale'>): string {
  return (placesIn(locale) && placeOf(timezone, locale)) || timezone.replaceAll('_', ' ');
}

/** Undefined for a zone without a place, such as `UTC`. */
function placeOf(timezone: string, locale: string): string | undefined {
  const place = timezone.split('/').slice(1).at(-1)?.replaceAll('_', ' ');
  return place && (placesIn(locale)?.[place] ?? place);
}

function placesIn(locale: string): Readonly<Record<string, string>> | undefined {
  return PLACES[locale.split('-')[0] ?? ''];
}

/**
 * A moment in a time zone: `Monday, January 5, 2026 at 9:00 AM Pacific Time (Los Angeles)`, in German
 * `Montag, 5. Januar 2026, 09:00 Uhr (Zeit in Berlin)`.
 */
export function formatMoment(iso: string, timezone: string, { locale }: Pick<Locale, 'locale'>): string {
  const city = placeOf(timezone, locale);
  const zone = isGerman(locale) ? {} : ({ timeZoneName: city ? 'longGeneric' : 'long' } as const);
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    ...zone,
  }).format(new Date(iso));
  if (isGerman(locale)) {
    const time = withHourWord(moment.replace(' um ', ', '), { locale });
    return withoutBreak(`${time} (${city ? `Zeit in ${city}` : timezone})`);
  }
  return withoutBreak(city ? `${moment} (${city})` : moment);
}

/** A written time as it stands by itself: `9:00 AM`, in German `09:00 Uhr`. */
export function withHourWord(time: string, { locale }: Pick<Locale, 'locale'>): string {
  return isGerman(locale) && /\d$/.test(time) ? `${time} Uhr` : time;
}

function isGerman(locale: string): boolean {
  return /^de\b/.test(locale);
}

/** A time in UTC, for mails to the owner: `January 5, 2026 at 12:00 PM UTC`, in Germany `5 January 2026 at 12:00 UTC`. */
export function formatUtc(iso: string, site: Pick<Locale, 'locale'>): string {
  return `${format(new Date(iso), englishIn(site).locale, { dateStyle: 'long', timeStyle: 'short' })} UTC`;
}

/** As `formatMoment`, in short for subjects: `Mon, Jan 5, 9:00 AM`, `Mo., 5. Jan., 09:00 Uhr`. */
export function formatShortMoment(iso: string, timezone: string, { locale }: Pick<Locale, 'locale'>): string {
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(new Date(iso));
  return withHourWord(moment, { locale });
}

/** `Name: Ada`; a label that is a question keeps its own mark, as in `How many? Three`. */
export function labelled(label: string, value: string): string {
  return `${label}${/[?!:.]$/.test(label) ? '' : ':'} ${value}`;
}
