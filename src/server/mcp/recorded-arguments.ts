/** Arguments with what a person entered about somebody: the audit log outlives a deleted lead. */
const PERSONAL = new Set(['firstName', 'lastName', 'email', 'company', 'message', 'note', 'q', 'data', 'notes']);
const TEXT_MAX = 120;

/** The arguments of a call as the audit log keeps them: long texts cut, texts about people left out. */
export function summarise(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input)
      .slice(0, 40)
      .map(([key, part]) => [
        key.slice(0, TEXT_MAX),
        PERSONAL.has(key) && typeof part === 'string' ? '(not kept)' : shorten(part),
      ]),
  );
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 20).map(shorten);
  return typeof value === 'object' && value !== null ? summarise({ ...value }) : value;
}
