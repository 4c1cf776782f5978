import { capitalized } from './capitalized.ts';
import { formatMoney, type Locale } from './format.ts';

/** Kinds of a price of the owner: an amount, a least amount, or words such as “by agreement”. */
export const PRICE_KINDS = { fixed: 'Fixed', from: 'From', words: 'In words' } as const;
type PriceKind = keyof typeof PRICE_KINDS;

/** Characters in the name of a price. */
export const PRICE_NAME_MAX = 80;

interface Price {
  amount: number;
  unit?: string | undefined;
  kind: PriceKind;
  words?: string | undefined;
}

/** The word before the least price, by language; in others a plus sign follows the amount. */
const FROM: Readonly<Record<string, string>> = { de: 'ab', en: 'from' };
/** In the place of a price that its owner has not given, by language. */
const ON_REQUEST: Readonly<Record<string, string>> = { de: 'auf Anfrage', en: 'on request' };

/** A price as visitors read it: `from $120 per hour`, `ab 120 € je Stunde`, and `on request` while its owner has not given it. */
export function formatPrice(price: Price, site: Locale): string {
  const { amount, unit, kind, words } = price;
  const language = site.language.split('-')[0] ?? '';
  if (!isPriceSet(price)) return ON_REQUEST[language] ?? '–';
  if (kind === 'words') return words ?? '';
  const money = formatMoney(amount, site);
  const from = FROM[language] ? `${FROM[language]} ${money}` : `${money}+`;
  return [kind === 'from' ? from : money, unit].filter(Boolean).join(' ');
}

/** Kinds of a price that a service is given with, of which `words` is the owner's own text. */
export const SERVICE_PRICES = {
  none: 'No price',
  fixed: 'Fixed price',
  from: 'From an amount',
  hour: 'By the hour',
  month: 'By the month',
  quote: 'On quote',
  words: 'In my own words',
} as const;
export type ServicePrice = keyof typeof SERVICE_PRICES;

/** Words of each kind, by language; `{amount}` is the amount with its currency. */
const SERVICE_PRICE_WORDS: Readonly<Record<string, Partial<Record<ServicePrice, string>>>> = {
  en: {
    fixed: '{amount}, fixed price',
    from: 'from {amount}',
    hour: '{amount} per hour',
    month: '{amount} per month',
    quote: 'by quote',
  },
  de: {
    fixed: '{amount} Festpreis',
    from: 'ab {amount}',
    hour: '{amount} je Stunde',
    month: '{amount} im Monat',
    quote: 'nach Angebot',
  },
};

/** True for a kind of price that needs an amount. */
export function hasAmount(kind: ServicePrice): boolean {
  return SERVICE_PRICE_WORDS.en?.[kind]?.includes('{amount}') ?? false;
}

/** The price of a service in words, `$450, fixed price`; empty for the kinds without words. In other languages it is English. */
export function servicePriceInWords(kind: ServicePrice, amount: number, site: Locale): string {
  const words = SERVICE_PRICE_WORDS[site.language.split('-')[0] ?? ''] ?? SERVICE_PRICE_WORDS.en;
  return (words?.[kind] ?? '').replace('{amount}', formatMoney(amount, site));
}

/** Meanings of the owner's prices. */
export const VAT_CHOICES = {
  included: 'VAT is included',
  added: 'Plus VAT',
  none: 'No VAT is charged',
  smallBusiness: 'No VAT is charged: small business, § 19 UStG (Germany)',
} as const;
export type VatChoice = keyof typeof VAT_CHOICES;

/** The name of the tax in English and in German, where a region has another than most. */
const TAX_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { US: 'sales tax', AU: 'GST', NZ: 'GST', IN: 'GST', SG: 'GST', CA: 'GST/HST' },
  de: { CH: 'MWST' },
};

/** The choices with the tax as visitors of the site know it, in English. @param isGerman whether that of the German law is one of them. */
export function vatChoices(locale: string, isGerman: boolean): Record<string, string> {
  const tax = TAX_NAMES.en?.[regionOf(locale)] ?? 'VAT';
  const choices = Object.entries(VAT_CHOICES).filter(([choice]) => isGerman || choice !== 'smallBusiness');
  return Object.fromEntries(choices.map(([choice, label]) => [choice, capitalized(label.replace('VAT', tax))]));
}

/** How prices are meant, as a sentence without its full stop: `Prices include VAT`. In other languages it is English. */
export function vatSentence(choice: VatChoice, { language, locale }: Locale): string {
  const region = regionOf(locale);
  if (language.startsWith('de')) {
    const tax = TAX_NAMES.de?.[region] ?? 'Umsatzsteuer';
    return {
      included: `Die Preise enthalten die ${tax}`,
      added: `Zu den Preisen kommt die ${tax} hinzu`,
      none: `Es wird keine ${tax} berechnet`,
      smallBusiness: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet',
    }[choice];
  }
  const tax = TAX_NAMES.en?.[region] ?? 'VAT';
  return {
    included: `Prices include ${tax}`,
    added: `${capitalized(tax)} is added to the prices`,
    none: `No ${tax} is charged`,
    smallBusiness: `No ${tax} is charged`,
  }[choice];
}

function regionOf(locale: string): string {
  return new Intl.Locale(locale).region ?? '';
}

/** False for an amount of 0, with which a starter's prices begin. */
export function isPriceSet({ amount, kind, words }: Price): boolean {
  return kind === 'words' ? Boolean(words) : amount > 0;
}

/** Paths of the fields of facts in which a price is missing. */
export function unsetPrices(prices: readonly Price[]): string[] {
  return prices.flatMap((price, index) =>
    isPriceSet(price) ? [] : [`prices.${index}.${price.kind === 'words' ? 'words' : 'amount'}`],
  );
}
