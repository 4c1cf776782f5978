/** Random choices that follow from a seed alone. */
export interface Random {
  /** 0 up to 1. */
  next(): number;
  /** A whole number, both bounds included. */
  between(low: number, high: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** An element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** A key of the table; its value says how often. In a quiet run, each key in turn. */
  weighted<Key extends string>(weights: Record<Key, number>): Key;
  bytes(count: number): Buffer;
  /** A source of its own: what it is asked does not change what this one answers. */
  fork(name: string): Random;
}

/**
 * The generator sfc32, begun from the text of the seed.
 *
 * @param turns how often each table was asked, where each key comes in turn: so a short run has all of them.
 */
export function createRandom(seed: string, turns?: Map<string, number>): Random {
  let [a, b, c, counter] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1];

  function next32(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  for (let round = 0; round < 12; round++) next32();
  const next = () => next32() / 2 ** 32;
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    weighted(weights) {
      const entries = Object.entries<number>(weights).filter(([, weight]) => weight > 0);
      if (turns) {
        const table = Object.keys(weights).join();
        const turn = turns.get(table) ?? 0;
        turns.set(table, turn + 1);
        return entries[turn % entries.length]?.[0] as keyof typeof weights;
      }
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key as keyof typeof weights;
      }
      return entries.at(-1)?.[0] as keyof typeof weights;
    },
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => next32() & 255)),
    fork: (name) => createRandom(`${seed}/${name}`, turns),
  };
}

/** FNV-1a. */
function hash(text: string, start: number): number {
  let value = (0x811c9dc5 ^ start) >>> 0;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value | 0;
}
