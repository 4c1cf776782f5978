import { Facts } from '#content/facts.schema.ts';
import type { Service } from '#content/services.schema.ts';
import { type FieldSchema, fieldsOf } from '#shared/document-fields.ts';
import { currencyName, formatMoney, formatNumber, numberWord } from '#shared/format.ts';
import { LEGAL_DETAILS } from '#shared/legal-details.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import { formatPrice, isPriceSet } from '#shared/prices.ts';
import { RETENTION_KINDS } from '#shared/retention.ts';
import { servicesAt, shortName } from '#shared/services.ts';
import type { Site } from '#shared/site.schema.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Values for the placeholders of settings. */
export function siteValues(site: Site): PlaceholderValues {
  const { name, ownerName, brand, email, demoPhone, url } = site;
  return { name, ownerName, brand, email, demoPhone, url };
}

/** Values for all placeholders: settings, the currency's name, and facts as `{price.setup}`, `{prices.ID}` and `{own.NAME}`. */
export function placeholderValues(site: Site, facts: Facts): PlaceholderValues {
  const fixed = siteValues(site);
  const values: Record<string, string> = { ...fixed, currency: currencyName(site) };
  for (const { path, value, schema } of fieldsOf(factsSchema(), { ...facts, prices: [], own: [] })) {
    values[path] = typeof value === 'number' ? format(value, schema, site) : fill(String(value), fixed);
  }
  for (const price of facts.prices) values[`prices.${price.id}`] = fill(formatPrice(price, site), fixed);
  values.priceList = facts.prices
    .filter(isPriceSet)
    .map(({ name, id }) => `${name}: ${values[`prices.${id}`]}`)
    .join('; ');
  for (const { name, value } of facts.own) values[`own.${name}`] = fill(value, fixed);
  return values;
}

/** Names that `settings.disclosure()` has values for. */
const UNKNOWN_CONFIGURATION = Object.fromEntries(
  [
    ...['model', 'scheduler', 'mail'].map((name) => `service.${name}`),
    ...RETENTION_KINDS.map((kind) => `keep.${kind}`),
  ].map((name) => [name, '']),
);

const NO_LEGAL_DETAILS = Object.fromEntries(
  ['country', 'address', ...Object.keys(LEGAL_DETAILS)].map((name) => [`legal.${name}`, '']),
);

/** The values, with an empty text for each that is not known yet: optional facts, and what follows from configuration and services. */
export function withEmptyValues(values: PlaceholderValues): PlaceholderValues {
  return { ...NO_LEGAL_DETAILS, ...UNKNOWN_CONFIGURATION, ...NO_SERVICES, ...values };
}

/** Placeholders of the facts that are 0, and of the prices that are not given. */
export function zeroFacts(facts: Facts): ReadonlySet<string> {
  const fields = fieldsOf(factsSchema(), { ...facts, prices: [], own: [] });
  const unset = facts.prices.filter((price) => !isPriceSet(price));
  return new Set([
    ...fields.flatMap(({ path, value }) => (value === 0 ? [path] : [])),
    ...unset.map(({ id }) => `prices.${id}`),
  ]);
}

/**
 * A document without what consists of a fact that is 0: figures and lines in its lists, for nobody has `0+ years`, and the price of
 * a service.
 */
export function withoutFiguresOf<T>(zeros: ReadonlySet<string>, document: T): T {
  if (zeros.size === 0 || document === null || typeof document !== 'object') return document;
  if (Array.isArray(document)) {
    return document.filter((part) => !isFigureOf(zeros, part)).map((part) => withoutFiguresOf(zeros, part)) as T;
  }
  return Object.fromEntries(
    Object.entries(document)
      .filter(([key, part]) => key !== 'price' || !names(zeros, part))
      .map(([key, part]) => [key, withoutFiguresOf(zeros, part)]),
  ) as T;
}

function isFigureOf(zeros: ReadonlySet<string>, part: unknown): boolean {
  if (typeof part === 'string') return /^\{[\w.]+\}$/.test(part) && names(zeros, part);
  const { figure, stat = figure } = (part ?? {}) as { figure?: unknown; stat?: unknown };
  return names(zeros, stat);
}

function names(zeros: ReadonlySet<string>, text: unknown): boolean {
  return typeof text === 'string' && placeholdersIn(text).some((name) => zeros.has(name));
}

/** Names in `{servicesFew}`. */
const FEW = 3;
const NO_SERVICES = serviceValues([], { language: 'en', locale: 'en-US' });

/**
 * Values that follow from the services that visitors see: their names, their prices, and how many the home page has as cards and the about page as
 * specialisations. A number is also given as a word, and as one that begins a sentence.
 */
export function serviceValues(
  services: readonly Service[],
  site: Pick<Site, 'language' | 'locale'>,
): PlaceholderValues {
  const [cards, specialisations] = [servicesAt(services, 'cards').length, servicesAt(services, 'about').length];
  return {
    servicesCount: formatNumber(cards, site),
    servicesCountWord: numberWord(cards, site),
    ServicesCountWord: capitalized(numberWord(cards, site)),
    SpecialisationsCountWord: capitalized(numberWord(specialisations, site)),
    servicesFew: services.slice(0, FEW).map(shortName).join(', '),
    servicesPrices: services.flatMap(({ name, price }) => (price ? `${name}: ${price}.` : [])).join(' '),
    servicesList: new Intl.ListFormat(site.locale).format(services.map(({ name }) => name)),
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function format(value: number, { control }: FieldSchema, site: Site): string {
  return control === 'money' ? formatMoney(value, site) : formatNumber(value, site);
}

function factsSchema(): FieldSchema {
  return jsonSchemaOf({ schema: Facts });
}
