import { isShown } from '#shared/conditions.ts';
import type { EditedDocument } from '#shared/content.schema.ts';
import { type FieldSchema, variantOf } from '#shared/document-fields.ts';
import { isObject, type Json, joinPath } from '#shared/json.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';

/*
 * In the preview, each text ends with the number of its field in invisible characters: six digits to the base of four. These
 * characters have no width and break no line. The script in the frame recognizes them, but does not read them.
 */

const ZERO = 0x2061;
const DIGITS = 6;

/** A field's number as invisible characters. @param number from 0 to 4095. */
export function encodeMarker(number: number): string {
  return Array.from({ length: DIGITS }, (_, index) =>
    String.fromCharCode(ZERO + (Math.floor(number / 4 ** (DIGITS - 1 - index)) % 4)),
  ).join('');
}

/** The number that a marker stands for. */
export function decodeMarker(marker: string): number {
  return [...marker].reduce((sum, digit) => sum * 4 + digit.charCodeAt(0) - ZERO, 0);
}

/** A document as its page shows it. */
export interface PreviewDocument {
  document: Json;
  /** The field of each number. */
  paths: string[];
}

/**
 * A document with the values of its placeholders and with the numbers of its fields. Texts that must have a certain form,
 * such as paths, get no number; what is not a number yet is shown as the smallest one.
 *
 * @param visitors what decides which items of lists visitors see: `met` are the conditions that hold, `hiddenLinks` lead nowhere.
 */
export function toPreviewDocument(
  schema: FieldSchema,
  data: Json,
  values: PlaceholderValues,
  { met = [], hiddenLinks = [] }: Partial<Pick<EditedDocument, 'met' | 'hiddenLinks'>> = {},
): PreviewDocument {
  const paths: string[] = [];
  const holds = new Set(met);
  const isSeen = (item: Json) =>
    isShown(item, holds) &&
    !(isObject(item) && (hiddenLinks.some((href) => href === item.href) || isEmptyFigure(item, values)));
  const show = (part: FieldSchema, value: Json, path: string): Json => {
    const variant = variantOf(part, value);
    if (Array.isArray(value)) {
      return value.flatMap((item, index) =>
        isSeen(item) ? [show(variant.items ?? {}, item, joinPath(path, index))] : [],
      );
    }
    if (isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          show(variant.properties?.[key] ?? {}, item, joinPath(path, key)),
        ]),
      );
    }
    const isNumber = variant.type === 'number' || variant.type === 'integer';
    if (isNumber && typeof value === 'string') return variant.minimum ?? 0;
    if (typeof value !== 'string') return value;
    // Visitors read no earlier date of a legal text.
    const since = values['legal.since'] ?? '';
    if (variant.control === 'date') return value < since ? since : value;
    const text = fill(value, values);
    const isMarked = (variant.control === 'line' || variant.control === 'text') && variant.pattern === undefined;
    return isMarked ? text + encodeMarker(paths.push(path) - 1) : text;
  };
  return { document: show(schema, data, ''), paths };
}

/** True for a figure that is a fact without a value, such as `0 years`. */
function isEmptyFigure({ figure, stat = figure }: Record<string, Json>, values: PlaceholderValues): boolean {
  return typeof stat === 'string' && placeholdersIn(stat).some((name) => values[name] === '' || values[name] === '0');
}

/** The number of a field, or of the text nearest to it: the one with which it shares most of its path. */
export function numberOf(paths: readonly string[], path: string): number | undefined {
  const exact = paths.indexOf(path);
  if (exact >= 0) return exact;
  const parts = path.split('.');
  let best: { number: number; shared: number } | undefined;
  paths.forEach((other, number) => {
    const otherParts = other.split('.');
    const different = parts.findIndex((part, index) => part !== otherParts[index]);
    const shared = different < 0 ? parts.length : different;
    if (shared > (best?.shared ?? 0)) best = { number, shared };
  });
  return best?.number;
}
