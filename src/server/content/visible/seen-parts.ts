import type { HomeDocument } from '#content/home.schema.ts';
import type { Service } from '#content/services.schema.ts';
import { visibleHomeParts } from '#shared/home-parts.ts';
import { type Json, joinPath, valueAt } from '#shared/json.ts';
import { isOwnPart } from '#shared/sections.ts';

/** Key of a group's path in a marked document; no field has it. */
const MARK = '@';

/** A document each of whose groups has its path, so that those that are left can be named after others were taken out. */
export function markPaths<T>(part: T, path = ''): T {
  if (part === null || typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map((item, index) => markPaths(item, joinPath(path, index))) as T;
  const parts = Object.entries(part).map(([key, value]) => [key, markPaths(value, joinPath(path, key))]);
  return Object.fromEntries(path === '' ? parts : [...parts, [MARK, path]]) as T;
}

/**
 * Tells of a field of a document, by its path, whether visitors see it.
 *
 * @param shown what is left of the marked document.
 * @param services those that visitors see.
 */
export function seenIn(key: string, shown: object, services: readonly Service[]): (path: string) => boolean {
  const isAtHome = key === 'home' ? isInVisiblePart(shown as HomeDocument, services) : () => true;
  const seen = new Set(pathsIn(shown));
  const at = (...names: string[]) => valueAt(shown as Json, names);
  return (path) => {
    const [name = '', index = ''] = path.split('.');
    if (key === 'answers' && at(name, 'isActive') === false) return false;
    if (key === 'contact-form' && name === 'budgets' && at('isBudgetAsked') === false) return false;
    if (key === 'services' && at('services', index, 'isShown') === false) return false;
    if (!isAtHome(path)) return false;
    return seen.has(path) || seen.has(path.slice(0, path.lastIndexOf('.')));
  };
}

/** Tells of a field of the home page, by its path, whether it belongs to no part that visitors do not see. */
export function isInVisiblePart(home: HomeDocument, services: readonly Service[]): (path: string) => boolean {
  const visible = new Set<string>(visibleHomeParts(home, services).map(({ kind }) => kind));
  return (path) => {
    const [kind = ''] = path.split('.');
    return !isOwnPart({ kind }) || visible.has(kind);
  };
}

/** Paths of the values of a marked document; a list of texts counts as one value. */
function pathsIn(part: unknown, path = ''): string[] {
  if (part === null || typeof part !== 'object') return [path];
  if (!Array.isArray(part)) {
    return Object.entries(part).flatMap(([key, value]) => (key === MARK ? [] : pathsIn(value, joinPath(path, key))));
  }
  const hasGroups = part.some((item) => item !== null && typeof item === 'object');
  return hasGroups ? part.flatMap((item) => pathsIn(item, item[MARK])) : [path];
}
