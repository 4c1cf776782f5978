/** Rounds over the phrasings, of which few need more. */
const ROUNDS = { least: 3, most: 30, steps: 12_000 };
/** Weights that are looked at, at most: half a second of the processor. Of many long lists of phrasings, some are enough. */
const WORK = 30e6;
const RATE = 2;
/** A smaller error changes no weight. */
const LEAST_ERROR = 2e-3;
/** A phrasing that is believed to belong to its item is learned. */
const LEARNED = 0.97;

/** A word or a pair of words: the items that have it, and how much it speaks for each of them. */
export interface Feature {
  owners: ArrayLike<number>;
  /** How much the word counts in a phrasing, the rarer the more. */
  value: number;
  weights: Float32Array;
}

/**
 * Gives the shares of belief in each item that words speak for; with those of the other items, they sum to 1.
 *
 * @param beliefs zero for every item.
 * @returns the items that the words speak for.
 */
export function believe(features: readonly Feature[], items: number, beliefs: Float64Array): number[] {
  const touched: number[] = [];
  const scale = scaleOf(features);
  for (const { owners, value, weights } of features) {
    const factor = value * scale;
    for (let at = 0; at < owners.length; at += 1) {
      const owner = owners[at]!;
      const before = beliefs[owner]!;
      if (before === 0) touched.push(owner);
      // A belief of nothing marks an item that was not met yet.
      beliefs[owner] = before + factor * weights[at]! || Number.MIN_VALUE;
    }
  }
  let most = 0;
  for (const owner of touched) most = Math.max(most, beliefs[owner]!);
  let sum = (items - touched.length) * Math.exp(-most);
  for (const owner of touched) {
    const share = Math.exp(beliefs[owner]! - most);
    beliefs[owner] = share;
    sum += share;
  }
  for (const owner of touched) beliefs[owner] = beliefs[owner]! / sum;
  return touched;
}

function scaleOf(features: readonly Feature[]): number {
  let sum = 1e-9;
  for (const { value } of features) sum += value * value;
  return 1 / Math.sqrt(sum);
}

/**
 * Learns from phrasings how much each word and pair of words speaks for each item, by logistic regression over the items that have it. The
 * weights of the features are changed.
 *
 * @param pause is called after each phrasing, and awaited where it gives a promise.
 */
export async function learnWeights(
  phrasings: readonly { owner: number; features: readonly Feature[] }[],
  items: number,
  pause: () => Promise<void> | undefined,
): Promise<void> {
  const squares = new Map<Feature, Float32Array>();
  const beliefs = new Float64Array(items);
  // The same order at every start, in which the phrasings of all items are mixed.
  const step = coprimeNear(phrasings.length * 0.618, phrasings.length);
  let open = phrasings.map((_, turn) => phrasings[(turn * step) % phrasings.length]!);
  const rounds = Math.min(ROUNDS.most, Math.max(ROUNDS.least, Math.ceil(ROUNDS.steps / phrasings.length)));
  let work = 0;
  for (let round = 0; round < rounds; round += 1) {
    const left: typeof open = [];
    for (const phrasing of open) {
      if (work > WORK) return;
      const { owner, features } = phrasing;
      const touched = believe(features, items, beliefs);
      if (beliefs[owner]! < LEARNED) left.push(phrasing);
      beliefs[owner] = beliefs[owner]! - 1;
      const scale = scaleOf(features);
      for (const feature of features) {
        correct(feature, feature.value * scale);
        work += feature.owners.length;
      }
      for (const one of touched) beliefs[one] = 0;
      beliefs[owner] = 0;
      const rest = pause();
      if (rest) await rest;
    }
    open = left;
  }

  /** Changes the weights of a feature against the errors of the beliefs. */
  function correct(feature: Feature, factor: number): void {
    const { owners, weights } = feature;
    let before = squares.get(feature);
    if (!before) {
      before = new Float32Array(owners.length);
      squares.set(feature, before);
    }
    for (let at = 0; at < owners.length; at += 1) {
      const error = beliefs[owners[at]!]! * factor;
      if (error < LEAST_ERROR && error > -LEAST_ERROR) continue;
      const square = before[at]! + error * error;
      before[at] = square;
      weights[at] = weights[at]! - (RATE * error) / Math.sqrt(square);
    }
  }
}

function coprimeNear(wanted: number, count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.round(wanted));
  while (divisor(step, count) !== 1) step += 1;
  return step;
}
