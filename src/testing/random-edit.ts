import { type FieldSchema, variantOf } from '#shared/document-fields.ts';

/** Texts that break what does not expect them. */
const TEXTS = [
  'a',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'مرحبا بالعالم',
  '日本語のテキスト',
  '👩🏽‍🚀 emoji 🏳️‍🌈',
  'quotes \' " ` and & ampersand',
  '{name} {price.setup}',
  'back\\slash $& $1 %s',
  'a\u00adb\u200bc\u2028d',
  '<3 not html > ok',
];

/** A whole number from 0 to below `count`. */
export type Pick = (count: number) => number;

/** Random numbers that are the same for the same seed (mulberry32). */
export function createPick(seed: number): Pick {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

/**
 * A document after one random edit: a text replaced, a value changed, a list item added, removed or moved, an optional field
 * removed. The result may break the document's rules, as stored texts do after an update.
 */
export function editAtRandom(schema: FieldSchema, data: unknown, pick: Pick): unknown {
  const copy = structuredClone(data);
  const places = placesIn(schema, copy);
  const place = places[pick(places.length)];
  place?.(pick);
  return copy;
}

type Edit = (pick: Pick) => void;

function placesIn(schema: FieldSchema, value: unknown): Edit[] {
  const variant = variantOf(schema, value);
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index) => [
      ...(variant.items ? placesIn(variant.items, item) : []),
      ...(variant.items && typeof item !== 'object' ? [replaceIn(value, index, variantOf(variant.items, item))] : []),
    ]);
    return [...items, changeList(value)];
  }
  if (value === null || typeof value !== 'object') return [];
  const object = value as Record<string, unknown>;
  return Object.entries(variant.properties ?? {}).flatMap(([key, part]) => {
    if (object[key] === undefined || part.const !== undefined) return [];
    const isGroup = typeof object[key] === 'object';
    const own = isGroup ? placesIn(part, object[key]) : [replaceIn(object, key, part)];
    const isOptional = !variant.required?.includes(key);
    return isOptional ? [...own, () => void delete object[key]] : own;
  });
}

function replaceIn(parent: object, key: string | number, schema: FieldSchema): Edit {
  return (pick) => {
    Object.assign(parent, { [key]: newValue(schema, pick) });
  };
}

function newValue(schema: FieldSchema, pick: Pick): unknown {
  if (schema.enum) return schema.enum[pick(schema.enum.length)];
  if (schema.type === 'boolean') return pick(2) === 1;
  if (schema.type === 'number' || schema.type === 'integer') return pick(1_000_000) - 5;
  const text = TEXTS[pick(TEXTS.length)] ?? '';
  const times = pick(4);
  return Array.from({ length: times * times }, () => text).join(' ');
}

function changeList(list: unknown[]): Edit {
  return (pick) => {
    const at = pick(Math.max(0, list.length));
    const kind = pick(4);
    if (kind === 0) list.splice(at, 1);
    if (kind === 1 && list.length > 0) list.splice(at, 0, structuredClone(list[at]));
    if (kind === 2 && list.length > 0) list.push(...list.splice(at, 1));
    if (kind === 3) list.splice(0, list.length);
  };
}
