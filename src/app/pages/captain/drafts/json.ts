import { type FieldSchema, variantOf } from '#shared/document-fields.ts';
import { isObject, type Json, type JsonObject, keysIn } from '#shared/json.ts';

/** True for equal JSON data; a key without a value counts as missing. */
export function areSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => areSame(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  return keysOf(a, b).every((key) => areSame(a[key], b[key]));
}

/** The keys of both that have a value in one of them. */
export function keysOf(a: JsonObject, b: JsonObject): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => a[key] !== undefined || b[key] !== undefined,
  );
}

/** Labels of the groups around a field, outermost first, and its own: `First screen › Figures 2 › Unit`. */
export function labelsOf(schema: FieldSchema, data: Json, path: string): string[] {
  const labels: string[] = [];
  let part = schema;
  let value = data;
  for (const key of keysIn(path)) {
    const variant = variantOf(part, value);
    if (Array.isArray(value)) {
      const last = labels.pop();
      labels.push(`${last ?? 'Item'} ${Number(key) + 1}`);
      part = variant.items ?? {};
      value = value[Number(key)];
    } else {
      part = variant.properties?.[key] ?? {};
      labels.push(part.label ?? key);
      value = isObject(value) ? value[key] : undefined;
    }
  }
  return labels;
}
