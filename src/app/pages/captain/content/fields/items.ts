import { type FieldSchema, variantOf } from '#shared/document-fields.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { type AnySection, anchorOf } from '#shared/sections.ts';
import { firstFree } from '#shared/slug.ts';

/**
 * A value of the right form to start with. A text in a group that its schema does not start is its own label, so that the page
 * shows where it stands; what only the owner can give is empty.
 */
export function emptyOf(schema: FieldSchema, isInGroup = false): Json {
  if (schema.const !== undefined) return String(schema.const);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants?.[0]) return emptyOf(variants[0], isInGroup);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key))
          .map(([key, part]) => [key, emptyOf(part, true)]),
      );
    case 'array': {
      const { items = {}, minItems = 0 } = schema;
      return Array.from({ length: minItems }, () => emptyOf(items, isInGroup));
    }
    case 'number':
    case 'integer':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return false;
    default:
      return isInGroup ? firstText(schema) : '';
  }
}

function firstText({ control, label = '', start, maxLength, pattern }: FieldSchema): string {
  if (start !== undefined) return start;
  if (control === 'link') return '/';
  return (control === 'line' || control === 'text') && !pattern ? label.slice(0, maxLength) : '';
}

/** Names in braces without a word beside them, such as `{years.it}+`. */
const NAMES_ONLY = /^(?:\{[^}]*\}|[^\p{L}{])+$/u;

/** The first text in a value, as its title in lists. */
export function itemTitle(schema: FieldSchema, value: Json): string {
  const variant = variantOf(schema, value);
  if (typeof value === 'string') return variant.control === 'line' || variant.control === 'text' ? value : '';
  const titles = partsOf(variant, value)
    .map(([part, item]) => itemTitle(part, item))
    .filter(Boolean);
  return titles.find((title) => !NAMES_ONLY.test(title)) ?? titles[0] ?? '';
}

/** The items of a list or the fields of a group, each with its schema. */
function partsOf({ items = {}, properties = {} }: FieldSchema, value: Json): (readonly [FieldSchema, Json])[] {
  if (Array.isArray(value)) return value.map((item) => [items, item] as const);
  if (!isObject(value)) return [];
  return Object.entries(properties).map(([key, part]) => [part, value[key]] as const);
}

/** A copy of a list's item; the ids of sections are made unique within the list. */
export function copyOf(schema: FieldSchema, item: Json, list: readonly Json[]): Json {
  if (!isObject(item)) return item;
  const copy: JsonObject = structuredClone(item);
  const { properties = {}, label = '' } = variantOf(schema, item);
  const kind = Object.values(properties).find((part) => part.const !== undefined)?.const;
  for (const [key, { control }] of Object.entries(properties)) {
    if (control !== 'anchor') continue;
    const taken = new Set(
      list.map((other) => (isObject(other) ? (other[key] ?? anchorOf(other as AnySection)) : undefined)),
    );
    const base = (String(copy[key] ?? '') || anchorFrom(String(kind ?? label))).replace(/-\d+$/, '');
    copy[key] = firstFree(base, (anchor) => taken.has(anchor));
  }
  return copy;
}

function anchorFrom(text: string): string {
  const words = text.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase();
  return words.replace(/^[^a-z]+|-$/g, '').slice(0, 30) || 'section';
}
