import { meansNearly } from './thesaurus.ts';
import { stem, words } from './vocabulary.ts';

/** Lower similarities are left out. */
const MIN_SIMILARITY = 0.4;
/** Weight of a thesaurus match, as a share of the word of the question. */
const THESAURUS_WEIGHT = 0.7;
/** Weight of a word that is in no known question. */
const UNKNOWN_WEIGHT = 6;

/**
 * Compares a question with known questions by the words they share; rarer words weigh more.
 *
 * @param known questions by passage.
 * @returns a function that gives, for a normalised question, the index of each similar passage and its similarity up to 1.
 */
export function createSimilarity(known: readonly (readonly string[])[]): (question: string) => Map<number, number> {
  const entries = known.flatMap((questions, passage) =>
    questions.map((question) => ({ passage, stems: stemsOf(question) })),
  );
  const counts = new Map<string, number>();
  for (const { stems } of entries) for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
  const weights = new Map([...counts].map(([one, count]) => [one, Math.log(1 + entries.length / (count + 0.5))]));
  const byStem = new Map<string, number[]>();
  const totals = entries.map(({ stems }, index) => {
    let total = 0;
    for (const one of stems) {
      total += weights.get(one) ?? 0;
      byStem.set(one, [...(byStem.get(one) ?? []), index]);
    }
    return total;
  });

  return (question) => {
    let total = 0;
    const shared = new Map<number, number>();
    for (const one of stemsOf(question)) {
      const weight = weights.get(one);
      total += weight ?? UNKNOWN_WEIGHT;
      const exact = byStem.get(one) ?? [];
      for (const index of exact) shared.set(index, (shared.get(index) ?? 0) + (weight ?? 0));
      for (const near of meansNearly(one)) {
        const value = Math.min(weight ?? UNKNOWN_WEIGHT, weights.get(near) ?? 0) * THESAURUS_WEIGHT;
        for (const index of byStem.get(near) ?? [])
          if (!exact.includes(index)) shared.set(index, (shared.get(index) ?? 0) + value);
      }
    }
    const highest = new Map<number, number>();
    for (const [index, sum] of shared) {
      const passage = entries[index]?.passage ?? 0;
      const similarity = Math.min(1, (2 * sum) / (total + (totals[index] ?? 0)));
      if (similarity >= MIN_SIMILARITY && similarity > (highest.get(passage) ?? 0)) highest.set(passage, similarity);
    }
    return highest;
  };
}

function stemsOf(question: string): Set<string> {
  return new Set(words(question).map(stem));
}
