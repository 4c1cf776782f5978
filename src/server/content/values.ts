import { Facts } from '#content/facts.schema.ts';
import { type FieldSchema, fieldsOf } from '#shared/document-fields.ts';
import { formatMoney, formatNumber } from '#shared/format.ts';
import { fill, type PlaceholderValues } from '#shared/placeholders.ts';
import { RETENTION_KINDS } from '#shared/retention.ts';
import type { Site } from '#shared/site.schema.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Values for the placeholders of settings. */
export function siteValues(site: Site): PlaceholderValues {
  const { name, ownerName, brand, email, demoPhone, url } = site;
  return { name, ownerName, brand, email, demoPhone, url };
}

/** Values for all placeholders: settings, and facts as `{price.setup}` and `{own.NAME}`. */
export function placeholderValues(site: Site, facts: Facts): PlaceholderValues {
  const fixed = siteValues(site);
  const values: Record<string, string> = { ...fixed };
  for (const { path, value, schema } of fieldsOf(factsSchema(), { ...facts, own: [] })) {
    values[path] = typeof value === 'number' ? format(value, schema, site) : fill(String(value), fixed);
  }
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

/** The values, with an empty text for each optional fact that is not given. */
export function withEmptyFacts(values: PlaceholderValues): PlaceholderValues {
  return { 'legal.address': '', 'legal.taxNumber': '', ...UNKNOWN_CONFIGURATION, ...values };
}

function format(value: number, { control }: FieldSchema, site: Site): string {
  return control === 'money' ? formatMoney(value, site) : formatNumber(value, site);
}

function factsSchema(): FieldSchema {
  return jsonSchemaOf({ schema: Facts });
}
