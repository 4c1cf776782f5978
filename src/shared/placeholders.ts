/** `{price.setup}`, `{services.voice-ai}`: a path of letters and digits in braces, with hyphens after its first part. */
const PLACEHOLDER = /\{([a-zA-Z]\w*(?:\.\w[\w-]*)*)\}/g;
/** `PLACEHOLDER` with a word for minutes after it, if there is one. */
const FILLED = /\{([a-zA-Z]\w*(?:\.\w[\w-]*)*)\}(?:([\s-])(Minuten|[Mm]inutes?|Min\.|min\b))?/g;
/** Words for minutes and the same for hours, in the languages that texts are shipped in. */
const HOURS: Readonly<Record<string, string>> = {
  minutes: 'hours',
  Minutes: 'Hours',
  minute: 'hour',
  Minute: 'Hour',
  min: 'h',
  Minuten: 'Stunden',
  'Min.': 'Std.',
};
/** Whole hours are written as hours from this many minutes on. */
const HOURS_FROM = 120;

/** Values by placeholder: `{ name: 'Robin', 'price.setup': '$2,500' }`. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * `copy` with the placeholders in all nested texts replaced; those without a value stay as they are. `{minutes} minutes` becomes
 * `30 minutes`, or `4 hours`. In German quotation marks, those of the value become inner ones.
 */
export function fill<T>(copy: T, values: Readonly<Record<string, string | number>>): T {
  if (typeof copy === 'string') {
    // Few texts have one, and looking for the pattern takes ten times as long.
    if (!copy.includes('{')) return copy;
    return copy.replace(FILLED, (whole, name: string, space: string | undefined, unit = '', at: number) => {
      if (!Object.hasOwn(values, name)) return whole;
      const isQuoted = copy[at - 1] === '„';
      const filled = isQuoted ? withInnerQuotes(String(values[name])) : String(values[name]);
      // A sentence that ends with “Co.” or “a.m.” has one full stop.
      const value = copy[at + whole.length] === '.' ? filled.replace(/\.$/, '') : filled;
      return space === undefined ? value : (inHours(value, space, unit) ?? `${value}${space}${unit}`);
    }) as T;
  }
  if (Array.isArray(copy)) return copy.map((part) => fill(part, values)) as T;
  if (copy && typeof copy === 'object') {
    return Object.fromEntries(Object.entries(copy).map(([key, part]) => [key, fill(part, values)])) as T;
  }
  return copy;
}

/** German quotation marks within others: `‚…‘` for `„…“`. */
function withInnerQuotes(value: string): string {
  return value.replaceAll('„', '‚').replaceAll('“', '‘');
}

function inHours(value: string, space: string, unit: string): string | undefined {
  const minutes = /^\d{1,3}(?:[.,’\s]?\d{3})*$/.test(value) ? Number(value.replace(/\D/g, '')) : 0;
  return minutes >= HOURS_FROM && minutes % 60 === 0 ? `${minutes / 60}${space}${HOURS[unit]}` : undefined;
}

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return text.includes('{') ? [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name) : [];
}
