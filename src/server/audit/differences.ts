import { joinPath } from '#shared/json.ts';

const VALUE_MAX_CHARACTERS = 300;

/** Only what differs, by path with dots. */
type Difference = {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** Values of the fields that differ between two objects, by their paths; undefined when nothing differs. Long texts are cut. */
export function changedFields(before: unknown, after: unknown): Difference | undefined {
  const old = leaves(before);
  const now = leaves(after);
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
  if (changed.length === 0) return undefined;
  const pick = (from: Map<string, unknown>) =>
    Object.fromEntries(changed.flatMap((path) => (from.has(path) ? [[path, short(from.get(path))]] : [])));
  return { before: pick(old), after: pick(now) };
}

/** The values within nested data by their paths. */
function leaves(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) into.set(path, value);
    return into;
  }
  for (const [key, part] of Object.entries(value)) leaves(part, joinPath(path, key), into);
  return into;
}

function short(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // An address may hold a name and a password.
  const text = value.replace(/(:\/\/)[^/\s@]*@/g, '$1…@');
  return text.length > VALUE_MAX_CHARACTERS ? `${text.slice(0, VALUE_MAX_CHARACTERS)}…` : text;
}
