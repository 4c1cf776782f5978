import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { FieldSchema } from '#shared/document-fields.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { isObject, type Json, type JsonObject, joinPath, valueAt } from '#shared/json.ts';

/**
 * The differences between a document and its base, the shipped text. Groups are compared field by field, so that a field which
 * was not changed follows later versions of the base; a list is stored whole. A field that the base has and `data` has not
 * is `null`.
 *
 * @returns undefined when nothing differs.
 */
export function differences(base: Json, data: Json): Json {
  if (!isObject(base) || !isObject(data)) return isDeepStrictEqual(base, data) ? undefined : data;
  const changed: JsonObject = {};
  for (const key of new Set([...Object.keys(base), ...Object.keys(data)])) {
    const before = base[key];
    const after = data[key];
    if (before === undefined) {
      if (after !== undefined && after !== null) changed[key] = after;
      continue;
    }
    const difference = after === undefined ? null : differences(before, after);
    if (difference !== undefined) changed[key] = difference;
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** `base` with stored differences applied. */
export function withDifferences(base: Json, changed: Json): Json {
  if (changed === undefined) return base;
  if (!isObject(base) || !isObject(changed)) return changed;
  const merged: JsonObject = { ...base };
  for (const [key, value] of Object.entries(changed)) {
    if (value === null) delete merged[key];
    else merged[key] = base[key] === undefined ? value : withDifferences(base[key], value);
  }
  return merged;
}

/** A repair can bring up another problem, such as a list that is too short then. After so many rounds the whole document is that of `base`. */
const REPAIRS_MAX = 50;

/**
 * Makes a stored document valid, so that no page fails: a field that does not validate any more gets the value of `base`; a
 * list item that cannot be kept is left out.
 *
 * @returns the document and what was replaced.
 */
export function repairDocument<T>(
  schema: z.ZodType<T>,
  stored: Json,
  base: Json,
): { data: T; problems: FieldProblem[] } {
  let data = structuredClone(stored);
  const problems: FieldProblem[] = [];
  for (let attempt = 0; attempt < REPAIRS_MAX; attempt += 1) {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { data: parsed.data, problems };
    // From the last problem to the first: the positions of list items before one that is left out stay.
    for (const { path, message } of parsed.error.issues.toReversed()) {
      problems.push({ path: path.join('.'), message });
      data = replaceAt(data, path, base);
    }
  }
  return { data: schema.parse(base), problems };
}

/**
 * Fills the missing required texts of an imported document from `base`. Nothing is filled in below the items of a list, which have no
 * counterpart in `base`, and no existing value is replaced.
 *
 * @returns the document, which may still be invalid, and the paths that were filled in.
 */
export function fillFromBase(schema: z.ZodType, given: Json, base: Json): { data: Json; filled: string[] } {
  let data = structuredClone(given);
  const filled: string[] = [];
  for (;;) {
    const issues = schema.safeParse(data).error?.issues ?? [];
    const missing = issues.flatMap(({ path }) => {
      const text = isMissing(data, path) ? valueAt(base, path) : undefined;
      return text === undefined ? [] : [{ path, text }];
    });
    if (missing.length === 0) return { data, filled };
    for (const { path, text } of missing) {
      data = replaceAt(data, path, base);
      filled.push(...pathsOf(text, path.join('.')));
    }
  }
}

/** True when the group around `path` is there, in no list, and has no such value. */
function isMissing(data: Json, path: readonly PropertyKey[]): boolean {
  const isInList = path.some((_key, depth) => Array.isArray(valueAt(data, path.slice(0, depth))));
  return !isInList && valueAt(data, path) === undefined && isObject(valueAt(data, path.slice(0, -1)));
}

/** Puts the value of `base` at `path`; where it has none, removes the list item or the optional field around it. */
function replaceAt(data: Json, path: readonly PropertyKey[], base: Json): Json {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const part = path.slice(0, depth);
    const parent = valueAt(data, part.slice(0, -1));
    const key = String(part.at(-1));
    const replacement = valueAt(base, part);
    if (replacement !== undefined && !isDeepStrictEqual(replacement, valueAt(data, part) ?? null)) {
      if (Array.isArray(parent)) parent[Number(key)] = structuredClone(replacement);
      else if (isObject(parent)) parent[key] = structuredClone(replacement);
      else continue;
      return data;
    }
    if (Array.isArray(parent) && Number(key) < parent.length) {
      parent.splice(Number(key), 1);
      return data;
    }
    if (isObject(parent) && replacement === undefined && parent[key] !== undefined) {
      delete parent[key];
      return data;
    }
  }
  return structuredClone(base);
}

/**
 * The parts of a stored document that its schema does not name: texts of fields that an update has removed.
 *
 * @returns undefined when there are none. Unknown fields inside lists are not found.
 */
export function unknownParts(schema: FieldSchema, stored: Json): Json {
  if (!isObject(stored)) return undefined;
  const { properties } = schema;
  // The keys of a record are free.
  if (!properties) return undefined;
  const unknown: JsonObject = {};
  for (const [key, value] of Object.entries(stored)) {
    if (value === undefined || value === null) continue;
    const part = properties[key] ? unknownParts(properties[key], value) : value;
    if (part !== undefined) unknown[key] = part;
  }
  return Object.keys(unknown).length > 0 ? unknown : undefined;
}

/** The paths of all values in `data`, with dots. */
export function pathsOf(data: Json, path = ''): string[] {
  if (!isObject(data)) return data === undefined ? [] : [path];
  return Object.entries(data).flatMap(([key, value]) => pathsOf(value, joinPath(path, key)));
}
