import { type FieldSchema, variantOf } from '#shared/document-fields.ts';
import { areSame, isObject, type Json, joinPath, keysOf, labelsOf } from './json.ts';

/** A piece of a text in both versions, only in the old one, or only in the new one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A field whose value differs. */
export interface Change {
  path: string;
  /** The field with what it is part of, from the outside in. */
  labels: string[];
  pieces: Piece[];
}

/** Longer texts are compared as a whole: the comparison takes memory for every pair of words. */
const MAX_WORDS = 600;

/** Differences between two versions of a document, in the order of its fields. */
export function listChanges(schema: FieldSchema, before: Json, after: Json): Change[] {
  const changes: Change[] = [];
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
      changes.push({ path, labels, pieces: diffWords(describe(oldPart, old), describe(nowPart, now)) });
    }
  };
  compare(schema, before, after, '');
  return changes;
}

/** A value as text; each item of a list and each field of a group on its own line. */
function describe(schema: FieldSchema, value: Json): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((item) => describe(variantOf(schema.items ?? {}, item), item)).join('\n');
  if (isObject(value)) {
    return Object.entries(value)
      .map(([key, part]) => describe(variantOf(schema.properties?.[key] ?? {}, part), part))
      .filter(Boolean)
      .join('\n');
  }
  return (typeof value === 'string' && schema.names?.[value]) || String(value);
}

/** The words removed from `before` and added in `after`: the shortest list of both. */
export function diffWords(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MAX_WORDS || now.length > MAX_WORDS) return join([...removed([before]), ...added([after])]);
  // common[i][j]: the length of the longest common part of old from i and now from j.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const lengthAt = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    for (let j = now.length - 1; row && j >= 0; j -= 1) {
      row[j] = old[i] === now[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      pieces.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) {
      pieces.push(...removed(old.slice(i, i + 1)));
      i += 1;
    } else {
      pieces.push(...added(now.slice(j, j + 1)));
      j += 1;
    }
  }
  return join([...pieces, ...removed(old.slice(i)), ...added(now.slice(j))]);
}

/** Words, and the spaces and punctuation between them. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}

function removed(texts: readonly string[]): Piece[] {
  return texts.map((text) => ({ kind: 'removed', text }));
}

function added(texts: readonly string[]): Piece[] {
  return texts.map((text) => ({ kind: 'added', text }));
}

/** Neighbours of one kind become one piece, and a space between two changes belongs to both: `two words`, not `two` `words`. */
function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let [gone, come] = ['', ''];
  const flush = () => {
    if (gone) joined.push({ kind: 'removed', text: gone });
    if (come) joined.push({ kind: 'added', text: come });
    gone = '';
    come = '';
  };
  pieces.forEach(({ kind, text }, index) => {
    const isBetween = kind === 'same' && /^\s+$/.test(text) && gone !== '' && come !== '';
    const next = pieces[index + 1];
    if (kind === 'removed') gone += text;
    else if (kind === 'added') come += text;
    else if (isBetween && next && next.kind !== 'same') {
      gone += text;
      come += text;
    } else {
      flush();
      const last = joined.at(-1);
      if (last?.kind === 'same') last.text += text;
      else joined.push({ kind, text });
    }
  });
  flush();
  return joined;
}
