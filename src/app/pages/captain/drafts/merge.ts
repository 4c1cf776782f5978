import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { areSame, keysOf } from './json.ts';

/**
 * Two changed versions of `base` in one. Where only one of them changed a field, its value is taken; where both did, `mine`.
 * Lists of another length count as one field. Libraries such as node-diff3 merge lines, which would tear fields apart.
 */
export function mergeThreeWays(base: Json, mine: Json, theirs: Json): Json {
  if (areSame(mine, base)) return theirs;
  if (areSame(theirs, base)) return mine;
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const merged: JsonObject = {};
    for (const key of [...new Set([...keysOf(base, mine), ...keysOf(mine, theirs)])]) {
      const value = mergeThreeWays(base[key], mine[key], theirs[key]);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }
  const isSameLength =
    Array.isArray(base) &&
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    base.length === mine.length &&
    base.length === theirs.length;
  return isSameLength ? base.map((item, index) => mergeThreeWays(item, mine[index], theirs[index])) : mine;
}
