import { useState } from 'react';
import type { Json } from '#shared/json.ts';

interface Keyed {
  items: readonly Json[];
  keys: readonly number[];
}

let lastKey = 0;

function nextKey(): number {
  lastKey += 1;
  return lastKey;
}

/** A key for each item of a list, which stays with it when it moves, is edited, or comes back by undo. */
export function useItemKeys(items: readonly Json[]): readonly number[] {
  const [known, setKnown] = useState<Keyed>(() => ({ items, keys: items.map(nextKey) }));
  if (known.items === items) return known.keys;
  const keys = keysFor(items, known, nextKey);
  setKnown({ items, keys });
  return keys;
}

/** The keys of a changed list: an item that is still there keeps its key, and so does one that was edited in its place. */
export function keysFor(items: readonly Json[], known: Keyed, newKey: () => number): number[] {
  const left = new Set(known.items.keys());
  const found = items.map((item, index) => {
    const isHere = left.has(index) && known.items[index] === item;
    const old = isHere ? index : [...left].find((other) => known.items[other] === item);
    if (old !== undefined) left.delete(old);
    return old;
  });
  return found.map((old, index) => {
    const place = old ?? (left.delete(index) ? index : undefined);
    return (place === undefined ? undefined : known.keys[place]) ?? newKey();
  });
}
