import { diffWords as compareWords, diffWordsWithSpace } from 'diff';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { type FieldSchema, variantOf } from '#shared/document-fields.ts';
import { isObject, type Json, joinPath } from '#shared/json.ts';
import { areSame, keysOf, labelsOf } from './json.ts';

/** A piece of a text in both versions, only in the old one, or only in the new one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A field whose value differs. */
export interface FieldChange {
  path: string;
  /** Labels of the groups around the field, outermost first, and its own. */
  labels: string[];
  pieces: Piece[];
}

/** With more removed and added words a text is shown as a whole: the time grows with their square, to 0.1 s for these. */
const MAX_CHANGES = 1_000;
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Differences between two versions of a document, in the order of its fields. */
export function listChanges(schema: FieldSchema, before: Json, after: Json): FieldChange[] {
  const changes: FieldChange[] = [];
  const compare = (part: FieldSchema, old: Json, now: Json, path: string) => {
    if (areSame(old, now)) return;
    const [oldPart, nowPart] = [variantOf(part, old), variantOf(part, now)];
    if (isObject(old) && isObject(now) && oldPart === nowPart) {
      const known = Object.keys(nowPart.properties ?? {});
      const keys = keysOf(old, now).toSorted((a, b) => known.indexOf(a) - known.indexOf(b));
      for (const key of keys) compare(nowPart.properties?.[key] ?? {}, old[key], now[key], joinPath(path, key));
    } else if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
      for (const [index, item] of now.entries()) {
        compare(nowPart.items ?? {}, old[index], item, joinPath(path, index));
      }
    } else {
      const labels = labelsOf(schema, now === undefined ? before : after, path);
      changes.push({ path, labels, pieces: diffWords(textOf(oldPart, old), textOf(nowPart, now)) });
    }
  };
  compare(schema, before, after, '');
  return changes;
}

/** Characters that are shown of an unchanged passage beside a change. */
const CONTEXT = 160;

/** The pieces, with `…` in place of text far from any change. */
export function shortenPieces(pieces: Piece[]): Piece[] {
  return pieces.map(({ kind, text }, index) => {
    const before = index === 0 ? 0 : CONTEXT;
    const after = index === pieces.length - 1 ? 0 : CONTEXT;
    if (kind !== 'same' || text.length <= before + after + CONTEXT) return { kind, text };
    const start = text.slice(0, before).replace(/\S*$/, '');
    const end = text.slice(text.length - after).replace(/^\S*/, '');
    return { kind, text: `${start}…${end}` };
  });
}

/** A value as text; each item of a list and each field of a group on its own line. */
function textOf(schema: FieldSchema, value: Json): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((item) => textOf(variantOf(schema.items ?? {}, item), item)).join('\n');
  if (isObject(value)) {
    return Object.entries(value)
      .map(([key, part]) => textOf(variantOf(schema.properties?.[key] ?? {}, part), part))
      .filter(Boolean)
      .join('\n');
  }
  if (schema.control === 'time') return dateAndTime(String(value));
  return (typeof value === 'string' && schema.names?.[value]) || String(value);
}

/** The words removed from `before` and added in `after`. Spaces are compared where nothing else differs. */
export function diffWords(before: string, after: string): Piece[] {
  const options = { intlSegmenter: WORDS, maxEditLength: MAX_CHANGES };
  let changes = compareWords(before, after, options);
  if (changes?.every(({ added, removed }) => !added && !removed)) changes = diffWordsWithSpace(before, after, options);
  const pieces = changes ?? [
    { value: before, removed: true },
    { value: after, added: true },
  ];
  return pieces.filter(({ value }) => value !== '').map((piece) => ({ kind: kindOf(piece), text: piece.value }));
}

function kindOf({ added, removed }: { added?: boolean; removed?: boolean }): Piece['kind'] {
  if (removed) return 'removed';
  return added ? 'added' : 'same';
}
