import { type FieldSchema, variantOf } from '#shared/document-fields.ts';
import type { Json } from '#shared/json.ts';
import { paths } from '#shared/paths.ts';

/**
 * A document without its links to hidden pages. The list item or the optional group that a link belongs to is removed with it, and so
 * is an item whose list becomes empty. A required link leads to the home page instead.
 *
 * @param isHidden tells whether a path with its fragment, or a fragment alone, leads to a hidden page or section.
 */
export function withoutHiddenLinks<T extends object>(
  document: T,
  schema: FieldSchema,
  isHidden: (path: string) => boolean,
): T {
  return clean(document as Json, schema, { isHidden, isNeeded: true }) as T;
}

interface Place {
  isHidden: (path: string) => boolean;
  /** True where nothing can be left out, up to the whole document. */
  isNeeded: boolean;
}

/** @returns `value` without links to hidden pages; undefined when nothing is left of it. */
function clean(value: Json, schema: FieldSchema, place: Place): Json {
  if (typeof value === 'string') return cleanLink(value, schema, place);
  if (Array.isArray(value)) return cleanList(value, schema, place);
  if (value === null || typeof value !== 'object') return value;
  const { properties = {}, required = [] } = variantOf(schema, value);
  const kept: { [key: string]: Json } = { ...value };
  for (const [key, part] of Object.entries(value)) {
    const partSchema = properties[key];
    if (part === undefined || !partSchema) continue;
    const isRequired = required.includes(key);
    const cleaned = clean(part, partSchema, { ...place, isNeeded: isRequired && place.isNeeded });
    if (cleaned !== undefined) kept[key] = cleaned;
    else if (isRequired) return undefined;
    else delete kept[key];
  }
  return kept;
}

function cleanLink(href: string, { control }: FieldSchema, { isHidden, isNeeded }: Place): string | undefined {
  if (control !== 'link' || !/^[/#]/.test(href) || !isHidden(href)) return href;
  return isNeeded ? paths.home : undefined;
}

function cleanList(list: Json[], { items = {}, minItems = 0 }: FieldSchema, place: Place): Json[] | undefined {
  const kept = list.flatMap((item) => {
    const cleaned = clean(item, items, { ...place, isNeeded: false });
    return cleaned === undefined ? [] : [cleaned];
  });
  const isLost = kept.length === 0 && list.length > 0 && minItems > 0;
  return isLost && !place.isNeeded ? undefined : kept;
}
