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

/** The symbol of the currency, and whether it is written before the amount. */
export function moneySymbol({ locale, currency }: Pick<Locale, 'locale' | 'currency'>) {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return { text: parts[at]?.value ?? currency, isBefore: at < parts.findIndex(({ type }) => type === 'integer') };
}
