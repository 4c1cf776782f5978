/** Language, locale and currency of the public site, e.g. `de`, `de-AT`, `EUR`. */
export interface Locale {
  /** BCP 47 language of the texts, for `lang`. */
  language: string;
  /** BCP 47 locale of dates, numbers and prices. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
}

/** An amount as visitors read it: `$2,500`, `$0.25`, `2.500 €`. Whole amounts have no decimals. */
export function formatMoney(amount: number, { locale, currency }: Pick<Locale, 'locale' | 'currency'>): string {
  const isWhole = Number.isInteger(amount);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  }).format(amount);
}

/** A number as visitors read it: `1,200`, `1.200`. */
export function formatNumber(value: number, { locale }: Pick<Locale, 'locale'>): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** A length of time: `1 minute`, `5 minutes`, `5 Minuten`. */
export function formatMinutes(minutes: number, { locale }: Pick<Locale, 'locale'>): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
}

/** A moment in a time zone: `Monday, January 5, 2026 at 9:00 AM Pacific Time (Los Angeles)`. */
export function formatMoment(iso: string, timezone: string, { locale }: Pick<Locale, 'locale'>): string {
  const city = timezone.split('/').slice(1).at(-1)?.replaceAll('_', ' ');
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: city ? 'longGeneric' : 'long',
    timeZone: timezone,
  }).format(new Date(iso));
  return city ? `${moment} (${city})` : moment;
}

/** The same for a subject: `Mon, Jan 5, 9:00 AM`. */
export function formatShortMoment(iso: string, timezone: string, { locale }: Pick<Locale, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(new Date(iso));
}
