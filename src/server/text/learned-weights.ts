/** Rounds over the phrasings, of which few need more. */
const ROUNDS = { least: 3, most: 30, steps: 12_000 };
/** Most weights that are computed. For many long lists of phrasings, a part of them is enough. */
const WORK = 30e6;
const RATE = 2;
/** A smaller error changes no weight. */
const LEAST_ERROR = 2e-3;
/** A phrasing that is believed to belong to its item is learned. */
const LEARNED = 0.97;
/** Marks an item that was met, where nothing speaks for it yet. */
const MET = 1e-30;
/** An item so far below the best one has no share of the belief. */
const FAR = 12;

/**
 * The words and pairs of words of all phrasings, by their numbers. The items that have one lie from `starts[feature]` to
 * `starts[feature + 1]` in `owners`, and how much it speaks for each of them at the same place in `weights`.
 */
export interface Features {
  starts: Int32Array;
  owners: Int32Array;
  weights: Float32Array;
  /** How much a word counts in a phrasing, the rarer the more; 0 for one that says nothing. */
  values: Float32Array;
}

/**
 * Words of many texts, one after the other, each as a number: those of a text are in `words` from `starts[text]` to `starts[text + 1]`. In texts
 * that are indexed by terms, the numbers are those of terms.
 */
export interface Texts {
  starts: ArrayLike<number>;
  words: ArrayLike<number>;
}

/**
 * Fills `beliefs`: the probability of each item that the words of a text speak for (the softmax of the sums of their weights). Those of all
 * items sum to 1.
 *
 * @param beliefs zero for every item.
 * @returns the items that the words speak for; the others stay zero.
 */
export function fillBeliefs(
  texts: Texts,
  text: number,
  { starts, owners, weights, values }: Features,
  beliefs: Float64Array,
): number[] {
  const touched: number[] = [];
  const scale = scaleOf(texts, text, values);
  for (let position = texts.starts[text]!; position < texts.starts[text + 1]!; position += 1) {
    const feature = texts.words[position]!;
    const factor = values[feature]! * scale;
    if (factor === 0) continue;
    const end = starts[feature + 1]!;
    for (let at = starts[feature]!; at < end; at += 1) {
      const owner = owners[at]!;
      const before = beliefs[owner]!;
      if (before === 0) touched.push(owner);
      beliefs[owner] = before + factor * weights[at]! || MET;
    }
  }
  toProbabilities(beliefs, touched);
  return touched;
}

/** Replaces sums of weights by their softmax. @param touched items with a sum; that of the others is 0, and their probability stays 0. */
function toProbabilities(sums: Float64Array, touched: readonly number[]): void {
  let highest = 0;
  for (const owner of touched) if (sums[owner]! > highest) highest = sums[owner]!;
  let total = (sums.length - touched.length) * Math.exp(-highest);
  for (const owner of touched) {
    const below = highest - sums[owner]!;
    const share = below > FAR ? 0 : Math.exp(-below);
    sums[owner] = share;
    total += share;
  }
  for (const owner of touched) sums[owner]! /= total;
}

function scaleOf({ starts, words }: Texts, text: number, values: Float32Array): number {
  let sum = 1e-9;
  for (let position = starts[text]!; position < starts[text + 1]!; position += 1) sum += values[words[position]!]! ** 2;
  return 1 / Math.sqrt(sum);
}

/**
 * Learns from phrasings how much each word and pair of words speaks for each item, by logistic regression over the items that have it. The
 * weights of the features are changed.
 *
 * @param itemOf the item that each phrasing belongs to.
 * @param pause is called after each phrasing, and awaited where it gives a promise.
 */
export async function learnWeights(
  phrasings: Texts,
  itemOf: ArrayLike<number>,
  features: Features,
  items: number,
  pause: () => Promise<void> | undefined,
): Promise<void> {
  const { starts, owners, weights, values } = features;
  const squares = new Float32Array(weights.length);
  const beliefs = new Float64Array(items);
  const count = itemOf.length;
  // The same order at every start, in which the phrasings of all items are mixed.
  const step = coprimeNear(count * 0.618, count);
  let open = Int32Array.from({ length: count }, (_, turn) => (turn * step) % count);
  const rounds = Math.min(ROUNDS.most, Math.max(ROUNDS.least, Math.ceil(ROUNDS.steps / count)));
  let work = 0;
  for (let round = 0; round < rounds; round += 1) {
    let left = 0;
    for (const phrasing of open) {
      if (work > WORK) return;
      if (!learn(phrasing)) {
        open[left] = phrasing;
        left += 1;
      }
      const rest = pause();
      if (rest) await rest;
    }
    open = open.subarray(0, left);
  }

  /** @returns whether the phrasing was believed to belong to its item before. */
  function learn(phrasing: number): boolean {
    const owner = itemOf[phrasing]!;
    const touched = fillBeliefs(phrasings, phrasing, features, beliefs);
    const isLearned = beliefs[owner]! >= LEARNED;
    // From here on these are the errors of the beliefs: 1 is right for the owner, and 0 for the others.
    beliefs[owner]! -= 1;
    correctWeights(phrasing);
    for (const one of touched) beliefs[one] = 0;
    beliefs[owner] = 0;
    return isLearned;
  }

  /** Changes the weights of the words of a phrasing against the errors. */
  function correctWeights(phrasing: number): void {
    const scale = scaleOf(phrasings, phrasing, values);
    for (let position = phrasings.starts[phrasing]!; position < phrasings.starts[phrasing + 1]!; position += 1) {
      const feature = phrasings.words[position]!;
      const factor = values[feature]! * scale;
      if (factor === 0) continue;
      const end = starts[feature + 1]!;
      work += end - starts[feature]!;
      for (let at = starts[feature]!; at < end; at += 1) {
        const error = beliefs[owners[at]!]! * factor;
        if (error < LEAST_ERROR && error > -LEAST_ERROR) continue;
        const square = squares[at]! + error * error;
        squares[at] = square;
        weights[at]! -= (RATE * error) / Math.sqrt(square);
      }
    }
  }
}

function coprimeNear(wanted: number, count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.round(wanted));
  while (divisor(step, count) !== 1) step += 1;
  return step;
}
