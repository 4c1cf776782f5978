import { createSpellings, learnStems, memoize, stemOf } from './text-index.ts';
import { editDistance, functionWordsOf, germanStem } from './words.ts';

/** Fewest letters of a German compound, of one of its parts, and of a part where the other one is no known word. */
const COMPOUND_MIN = { whole: 8, part: 3, onlyKnownPart: 5 };
/** Beginning of a German participle or infinitive, and what stands before it: `abgeholt`, `abzuholen`. */
const PARTICIPLE =
  /^(ab|an|auf|aus|ein|fest|heim|her|hin|los|mit|nach|um|vor|weg|zu|zurueck|zusammen)?(?:ge|zu)(?=...)/;
/** Lengths of words in which errors are looked for. A word of the least length can only miss a letter. */
const MISSPELLED = { min: 4, max: 30 };

/** Groups of words that mean the same: those of the owner, then those of the language. */
interface Groups {
  own: readonly (readonly string[])[];
  shared: readonly (readonly string[])[];
}

/** The terms that texts are compared by: stems, numbered from 0 on, and after them the groups. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

/**
 * Learns the words of texts.
 *
 * @param texts their distinct words, in plain letters.
 * @param language German words are reduced to their stems, and compounds are split.
 */
export function createVocabulary(texts: readonly string[], { own, shared }: Groups, language: string) {
  const isGerman = language.startsWith('de');
  const reduce = isGerman ? germanStem : stemOf;
  const groups = [...own, ...shared];
  const functionWords = functionWordsOf(language);
  const words = [...new Set([...texts, ...groups.flat(), ...functionWords])];
  if (!isGerman) learnStems(words);

  const numbers = new Map<string, number>();
  for (const word of words) {
    const stem = shorten(word);
    if (!numbers.has(stem)) numbers.set(stem, numbers.size);
  }
  const stems = numbers.size;
  const numberOf = memoize((word) => {
    const stem = shorten(word);
    return numbers.get(stem) ?? (isGerman ? numbers.get(shorten(word.replace(PARTICIPLE, '$1'))) : undefined);
  });
  const functionStems = new Set(numbersOf([...functionWords]));
  const groupsOf = new Map<number, number[]>();
  for (const [group, members] of groups.entries()) {
    for (const stem of new Set(numbersOf(members))) {
      if (!functionStems.has(stem)) groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), stems + group]);
    }
  }

  const partsOf = memoize((word: string): number[] => {
    if (!isGerman || word.length < COMPOUND_MIN.whole) return [];
    const places = Array.from({ length: word.length - 2 * COMPOUND_MIN.part + 1 }, (_, at) => at + COMPOUND_MIN.part);
    let best: number[] = [];
    for (const at of places) {
      const first = numberOf(word.slice(0, at));
      const last = numberOf(word.slice(at));
      const known = [first, last].filter((part) => part !== undefined && !functionStems.has(part)) as number[];
      if (known.length === 2) return known;
      if (best.length === 0 && (last !== undefined ? word.length - at : at) >= COMPOUND_MIN.onlyKnownPart) best = known;
    }
    return best;
  });

  /** A word without its endings, unless that is a function word: `nachts` is not `nach`. */
  function shorten(word: string): string {
    const stem = reduce(word);
    return functionWords.has(word) || functionWords.has(stem) ? word : stem;
  }

  function numbersOf(some: readonly string[]): number[] {
    return some.flatMap((word) => numberOf(word) ?? []);
  }

  return {
    isGerman,
    /** All words: those of the texts, of the groups, and function words. */
    words,
    /** Number of stems. */
    stems,
    /** The first group of the language. */
    firstSharedGroup: stems + own.length,
    /** Number of stems and groups. */
    size: stems + groups.length,
    /** The stem of a word; undefined for a word that is not known. */
    numberOf,
    numbersOf,
    /** The parts of a German compound that are known as words; the last one alone when only it is known. */
    partsOf,
    /** True for the stem of a function word. */
    isFunctionWord: (term: number) => functionStems.has(term),
    groupsOf: (stem: number): readonly number[] => groupsOf.get(stem) ?? [],
    withGroups: (some: readonly number[]) => [
      ...new Set([...some, ...some.flatMap((stem) => groupsOf.get(stem) ?? [])]),
    ],
    /** Gets ready for the words of a question. */
    prepare(some: readonly string[]): void {
      if (!isGerman) learnStems(some);
    },
  };
}

/**
 * Finds the stem of a word, or of the word that a misspelled one probably is.
 *
 * @param texts distinct words of the texts.
 * @param isUsed true for a stem that is in one of them.
 */
export function createRecognizer(
  vocabulary: Vocabulary,
  texts: readonly string[],
  isUsed: (stem: number) => boolean,
): (word: string) => number | undefined {
  const { isGerman, numberOf, numbersOf, partsOf, isFunctionWord, groupsOf } = vocabulary;
  let spellings: ReturnType<typeof createSpellings> | undefined;

  /** The only known compound that begins or ends with a word: `Theorieunterricht` for `Theorie`. */
  function compoundWith(word: string): number | undefined {
    if (word.length < COMPOUND_MIN.onlyKnownPart) return undefined;
    const compounds = texts.filter(
      (one) => one.length >= word.length + COMPOUND_MIN.part && (one.startsWith(word) || one.endsWith(word)),
    );
    const stems = new Set(numbersOf(compounds));
    return stems.size === 1 ? [...stems][0] : undefined;
  }

  /** The stem of the known word that differs least from a word, and by one or two letters at most. */
  function numberOfMisspelled(word: string): number | undefined {
    // A compound with one wrong letter is known by its whole rather than by a part.
    const errorsMax = word.length < 7 || partsOf(word).length > 0 ? 1 : 2;
    spellings ??= createSpellings(vocabulary.words);
    const [best] = spellings(word)
      .map((candidate) => ({ candidate, errors: editDistance(word, candidate) }))
      .filter(
        ({ candidate, errors }) =>
          errors <= errorsMax &&
          candidate[0] === word[0] &&
          (word.length > MISSPELLED.min || candidate.length > MISSPELLED.min),
      )
      .sort((a, b) => a.errors - b.errors);
    const stem = best && numberOf(best.candidate);
    return stem === undefined || (!isUsed(stem) && !isFunctionWord(stem)) ? undefined : stem;
  }

  return memoize((word) => {
    const known = numberOf(word);
    if (known !== undefined && (isUsed(known) || groupsOf(known).length > 0 || isFunctionWord(known))) return known;
    const compound = isGerman ? compoundWith(word) : undefined;
    if (compound !== undefined) return compound;
    if (word.length < MISSPELLED.min || word.length > MISSPELLED.max || /\d/.test(word)) return undefined;
    return numberOfMisspelled(word);
  });
}
