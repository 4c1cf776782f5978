/** JSON data of any form; a field that is not there is `undefined`. */
export type Json = string | number | boolean | null | undefined | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** An object without the keys whose value is undefined. */
export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}

export function joinPath(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

/** The keys of a path with dots: none of the whole document's, which is empty. */
export function keysIn(path: string): string[] {
  return path === '' ? [] : path.split('.');
}

/** The value at a path with dots, or at the keys of one; undefined where there is none. */
export function valueAt(data: Json, path: string | readonly PropertyKey[]): Json {
  const keys: readonly PropertyKey[] = typeof path === 'string' ? keysIn(path) : path;
  return keys.reduce<Json>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
  }, data);
}

/**
 * `data` with another value at `path`. Everything beside the path stays the same object, so that fields which did not change
 * are not rendered again. Without a value the field, or the item of a list, is removed; an item beyond the end of a list is added there.
 */
export function withValue(data: Json, path: string, value: Json): Json {
  if (path === '') return value;
  const [key = '', ...rest] = path.split('.');
  const inner = (old: Json) => withValue(old, rest.join('.'), value);
  const isRemoved = rest.length === 0 && value === undefined;
  if (Array.isArray(data)) {
    const index = Number(key);
    if (isRemoved) return data.filter((_, at) => at !== index);
    if (rest.length === 0 && index >= data.length) return [...data, value];
    return data.map((item, at) => (at === index ? inner(item) : item));
  }
  const object = isObject(data) ? data : {};
  const next = { ...object, [key]: inner(object[key]) };
  if (isRemoved) delete next[key];
  return next;
}
