import { Facts } from '#content/facts.schema.ts';
import type { Service } from '#content/services.schema.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { capitalized } from '#shared/capitalized.ts';
import { type FieldSchema, fieldsOf } from '#shared/document-fields.ts';
import { currencyName, formatMoney, formatNumber, numberWord } from '#shared/format.ts';
import { LEGAL_DETAILS } from '#shared/legal-details.ts';
import { SITE_MEETINGS, type SiteMeeting } from '#shared/meeting-types.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import { formatPrice, isPriceSet, vatSentence } from '#shared/prices.ts';
import { RETENTION_KINDS } from '#shared/retention.ts';
import { splitSentences } from '#shared/sentences.ts';
import { servicesAt, shortName } from '#shared/services.ts';
import type { Site } from '#shared/site.schema.ts';
import { isNote } from './unwritten.ts';

/** Minutes of calls in a month, for the example of the voice receptionist's costs. */
const EXAMPLE_MINUTES = 300;

/** Values for the placeholders of settings. */
export function siteValues(site: Site): PlaceholderValues {
  const { name, ownerName, brand, email, phone, demoPhone, url } = site;
  return { name, ownerName, brand, email, phone, demoPhone, url };
}

/** Values for all placeholders: settings, the currency's name, and facts as `{price.setup}`, `{prices.ID}` and `{own.NAME}`. */
export function placeholderValues(site: Site, facts: Facts): PlaceholderValues {
  const fixed = siteValues(site);
  const values: Record<string, string> = { ...fixed, currency: currencyName(site) };
  for (const { path, value, schema } of fieldsOf(factsSchema(), { ...facts, prices: [], own: [] })) {
    if (typeof value === 'boolean') continue;
    values[path] = typeof value === 'number' ? format(value, schema, site) : fill(String(value), fixed);
  }
  values['price.exampleMonth'] ||= formatMoney(EXAMPLE_MINUTES * facts.price.perMinute, site);
  if (facts.payment.vat) values['payment.vat'] = vatSentence(facts.payment.vat, site);
  // It may stand within a sentence.
  if (values['legal.address']) values['legal.address'] = values['legal.address'].replace(/,?\s*\n\s*/g, ', ');
  for (const price of facts.prices) values[`prices.${price.id}`] = fill(formatPrice(price, site), fixed);
  values.priceList = facts.prices
    .filter(isPriceSet)
    .map(({ name, id }) => `${name}: ${values[`prices.${id}`]}`)
    .join('; ');
  for (const { name, value } of facts.own) values[`own.${name}`] = fill(value, fixed);
  return values;
}

/** Placeholders that may have no value yet: of optional facts, of what `settings.disclosure()` says, and of the site's own meetings. */
const OPTIONAL = [
  ...['country', 'address', ...Object.keys(LEGAL_DETAILS)].map((name) => `legal.${name}`),
  ...['model', 'scheduler', 'mail', 'video'].map((name) => `service.${name}`),
  ...RETENTION_KINDS.map((kind) => `keep.${kind}`),
  ...SITE_MEETINGS.flatMap((slug) => [`meeting.${slug}`, `meeting.${slug}Name`, `meeting.${slug}Price`]),
  ...['meeting.way', 'meeting.Way', 'payment.vat'],
];

/**
 * Values for the site's own meetings: the length of each as `{meeting.SLUG}`, what visitors call it as `{meeting.SLUGName}`, what it costs as
 * `{meeting.SLUGPrice}`, and how the first takes place.
 *
 * @param minutes in the order of `SITE_MEETINGS`.
 */
export function meetingValues(
  minutes: readonly number[],
  { names, prices, way }: { names: Record<SiteMeeting, string>; prices: ReadonlyMap<string, string>; way: string },
  site: Site,
): PlaceholderValues {
  const values = SITE_MEETINGS.flatMap((slug, index) => [
    [`meeting.${slug}`, formatNumber(minutes[index] ?? 0, site)],
    [`meeting.${slug}Name`, names[slug]],
    [`meeting.${slug}Price`, prices.get(slug) ?? ''],
  ]);
  return { ...Object.fromEntries(values), 'meeting.way': way, 'meeting.Way': capitalized(way) };
}

/** Values for the names of single services: `{services.ID}`. Later ones win. */
export function serviceNames(services: readonly Pick<Service, 'id' | 'name'>[]): PlaceholderValues {
  return Object.fromEntries(services.map(({ id, name }) => [`services.${id}`, name]));
}

/** The values, with an empty text for each optional one that is missing, and those of a site without services. */
export function withEmptyValues(values: PlaceholderValues): PlaceholderValues {
  return { ...Object.fromEntries(OPTIONAL.map((name) => [name, ''])), ...NO_SERVICES, ...values };
}

/** Placeholders of a meeting that a site need not offer. */
export const STRATEGY_SESSION = ['meeting.strategy', 'meeting.strategyName'];

/**
 * Placeholders without a value: facts that are 0, own facts that are still to be written, what is not said of VAT, prices that are not set,
 * missing phone numbers, a strategy session that is not offered.
 *
 * @param meetingPrices by slug, of the meetings that have one.
 */
export function missingFacts(
  facts: Facts,
  { phone, demoPhone }: Site,
  { hasStrategySession, meetingPrices }: { hasStrategySession: boolean; meetingPrices: ReadonlyMap<string, string> },
): ReadonlySet<string> {
  const fields = fieldsOf(factsSchema(), { ...facts, prices: [], own: [] });
  const unless = (isThere: unknown, ...names: string[]) => (isThere ? [] : names);
  return new Set([
    ...fields.flatMap(({ path, value }) => unless(value !== 0, path)),
    ...facts.own.flatMap(({ name, value }) => unless(!isNote(value), `own.${name}`)),
    ...facts.prices.flatMap((price) => unless(isPriceSet(price), `prices.${price.id}`)),
    ...unless(facts.price.exampleMonth !== undefined || facts.price.perMinute !== 0, 'price.exampleMonth'),
    ...unless(facts.payment.vat, 'payment.vat'),
    ...unless(phone, 'phone'),
    ...unless(demoPhone, 'demoPhone'),
    ...unless(hasStrategySession, ...STRATEGY_SESSION),
    ...SITE_MEETINGS.flatMap((slug) => unless(meetingPrices.has(slug), `meeting.${slug}Price`)),
  ]);
}

/** Facts without which a sentence is wrong: a price of 0 can be meant, `0+ years` cannot. */
const IN_SENTENCES = /^(?:years|meeting|own)\.|^(?:phone|demoPhone|payment\.vat)$/;

/**
 * A document without what names a missing fact: figures, lines and sections of its lists, the price of a service, and sentences. An
 * answer that begins with such a sentence is not given at all. A text that would be empty stays.
 */
export function withoutMissingFacts<T>(missing: ReadonlySet<string>, document: T): T {
  if (missing.size === 0) return document;
  if (typeof document === 'string') return (sentencesWithout(missing, document).join('').trim() || document) as T;
  if (document === null || typeof document !== 'object') return document;
  if (Array.isArray(document)) {
    return document
      .filter((part) => !isEmptyWithout(missing, part))
      .map((part) => withoutMissingFacts(missing, part)) as T;
  }
  const kept = Object.entries(document).filter(([key, part]) => key !== 'price' || !namesAny(missing, part));
  return Object.fromEntries(
    kept.map(([key, part]) => {
      // An answer of the chatbot stays in its document, switched off.
      if (key === 'isActive') return [key, part && !isEmptyWithout(missing, document)];
      return [key, withoutMissingFacts(missing, part)];
    }),
  ) as T;
}

/**
 * True for a part of a list that is nothing without the missing fact: a text of which no sentence is left, a figure, a section or line
 * with such a title or phone number, an answer that begins with such a sentence.
 */
function isEmptyWithout(missing: ReadonlySet<string>, part: unknown): boolean {
  if (typeof part === 'string') {
    const isPlaceholder = /^\{[\w.]+\}$/.test(part);
    return (isPlaceholder && namesAny(missing, part)) || sentencesWithout(missing, part).length === 0;
  }
  const { figure, stat, title, phone, answer } = (part ?? {}) as Record<string, unknown>;
  const firstSentence = typeof answer === 'string' && splitSentences(answer)[0];
  return (
    namesAny(missing, stat === undefined ? figure : stat) ||
    [title, phone, firstSentence].some((text) => isWrongWithout(missing, text))
  );
}

/** A last part after a comma that is only a fact, as in `60 minutes, {meeting.strategyPrice}`, is left out by itself. */
function sentencesWithout(missing: ReadonlySet<string>, whole: string): string[] {
  const text = whole.replace(/, (\{[\w.]+\})(?=\.?$)/, (part, fact) => (isWrongWithout(missing, fact) ? '' : part));
  return isWrongWithout(missing, text)
    ? splitSentences(text).filter((sentence) => !isWrongWithout(missing, sentence))
    : [text];
}

/** True when a text, or one sentence of it, is wrong without the missing facts. */
function isWrongWithout(missing: ReadonlySet<string>, text: unknown): boolean {
  return typeof text === 'string' && placeholdersIn(text).some((name) => missing.has(name) && IN_SENTENCES.test(name));
}

/** True when a text names one of the missing facts. */
function namesAny(missing: ReadonlySet<string>, text: unknown): boolean {
  return typeof text === 'string' && placeholdersIn(text).some((name) => missing.has(name));
}

/** Names in `{servicesFew}`. */
const FEW = 3;
const NO_SERVICES = serviceValues([], { language: 'en', locale: 'en-US' });

/**
 * Values that follow from the visible services: their names and prices, the number of cards on the home page, and that of specialisations
 * on the about page. Numbers are also given as words: `{servicesCountWord}` is `six`, and `{ServicesCountWord}` is `Six`, to begin a sentence.
 *
 * @param meetings those with a price: `{servicesPrices}` lists them after the services, unless a service has the same name.
 */
export function serviceValues(
  services: readonly Service[],
  site: Pick<Site, 'language' | 'locale'>,
  meetings: readonly { name: string; price: string }[] = [],
): PlaceholderValues {
  const cards = servicesAt(services, 'cards').length;
  const specialisations = servicesAt(services, 'about').length;
  const otherMeetings = meetings.filter(({ name }) => !services.some((service) => service.name === name));
  return {
    servicesCount: formatNumber(cards, site),
    servicesCountWord: numberWord(cards, site),
    ServicesCountWord: capitalized(numberWord(cards, site)),
    SpecialisationsCountWord: capitalized(numberWord(specialisations, site)),
    servicesFew: services.slice(0, FEW).map(shortName).join(', '),
    servicesPrices: [...services, ...otherMeetings]
      .flatMap(({ name, price }) => (price ? `${name}: ${price.replace(/\.$/, '')}.` : []))
      .join(' '),
    // A name may have commas and "and".
    servicesList: services.map(({ name }) => name).join('; '),
  };
}

function format(value: number, { control }: FieldSchema, site: Site): string {
  return control === 'money' ? formatMoney(value, site) : formatNumber(value, site);
}

function factsSchema(): FieldSchema {
  return jsonSchemaOf({ schema: Facts });
}
