import { type FieldSchema, variantOf } from '#shared/document-fields.ts';

/** The data of a document or of a part of it. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function joinPath(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

/** The value at a path with dots; undefined where there is none. */
export function valueAt(data: Json, path: string): Json {
  if (path === '') return data;
  return path.split('.').reduce<Json>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, data);
}

/**
 * `data` with another value at `path`. Everything beside the path stays the same object, so that fields which did not change
 * are not rendered again. Without a value the field is removed.
 */
export function withValue(data: Json, path: string, value: Json): Json {
  if (path === '') return value;
  const [key = '', ...rest] = path.split('.');
  const inner = (old: Json) => withValue(old, rest.join('.'), value);
  if (Array.isArray(data)) return data.map((item, index) => (String(index) === key ? inner(item) : item));
  const object = isObject(data) ? data : {};
  const next = { ...object, [key]: inner(object[key]) };
  if (rest.length === 0 && value === undefined) delete next[key];
  return next;
}

export function areSame(a: Json, b: Json): boolean {
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
  for (const key of path === '' ? [] : path.split('.')) {
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
