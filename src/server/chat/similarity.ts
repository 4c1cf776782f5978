import { meansNearly } from './thesaurus.ts';
import { stem, words } from './vocabulary.ts';

/** A question less like a known one than this is not like it at all. */
const LEAST = 0.4;
/** A word that means nearly the same counts for this much of the one that was said. */
const NEARLY = 0.7;
/** What a word weighs that no known question holds. */
const UNKNOWN = 6;

/**
 * Compares a question with those that are known, by the words they share: the rarer a word among them, the more it says.
 *
 * @param known questions by the place of what answers them.
 * @returns for a normalised question the places whose questions are like it, each with how much, up to 1.
 */
export function createSimilarity(known: readonly (readonly string[])[]): (question: string) => Map<number, number> {
  const entries = known.flatMap((questions, place) =>
    questions.map((question) => ({ place, stems: stemsOf(question) })),
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
    let asked = 0;
    const shared = new Map<number, number>();
    for (const one of stemsOf(question)) {
      const weight = weights.get(one);
      asked += weight ?? UNKNOWN;
      const exact = byStem.get(one) ?? [];
      for (const index of exact) shared.set(index, (shared.get(index) ?? 0) + (weight ?? 0));
      for (const near of meansNearly(one)) {
        const value = Math.min(weight ?? UNKNOWN, weights.get(near) ?? 0) * NEARLY;
        for (const index of byStem.get(near) ?? [])
          if (!exact.includes(index)) shared.set(index, (shared.get(index) ?? 0) + value);
      }
    }
    const likest = new Map<number, number>();
    for (const [index, sum] of shared) {
      const place = entries[index]?.place ?? 0;
      const similarity = Math.min(1, (2 * sum) / (asked + (totals[index] ?? 0)));
      if (similarity >= LEAST && similarity > (likest.get(place) ?? 0)) likest.set(place, similarity);
    }
    return likest;
  };
}

function stemsOf(question: string): Set<string> {
  return new Set(words(question).map(stem));
}
