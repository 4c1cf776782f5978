/** `{price.setup}`: a path of letters and digits in braces. */
const PLACEHOLDER = /\{([a-zA-Z]\w*(?:\.\w+)*)\}/g;

/** Values by placeholder: `{ name: 'Robin', 'price.setup': '$2,500' }`. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** `copy` with the placeholders in all nested texts replaced; those without a value stay as they are. */
export function fill<T>(copy: T, values: PlaceholderValues): T {
  if (typeof copy === 'string') {
    return copy.replace(PLACEHOLDER, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
    ) as T;
  }
  if (Array.isArray(copy)) return copy.map((part) => fill(part, values)) as T;
  if (copy && typeof copy === 'object') {
    return Object.fromEntries(Object.entries(copy).map(([key, part]) => [key, fill(part, values)])) as T;
  }
  return copy;
}

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
