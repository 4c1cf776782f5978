import { setImmediate } from 'node:timers/promises';
import { believe, type Features, learnWeights, type Texts } from './learned-weights.ts';
import { createSpellings, learnStems, remember, stemOf, wordsOf } from './text-index.ts';
import { distance, functionWordsOf, germanStem, spellOut, withoutFillers, withoutUmlauts } from './words.ts';

export { isOfSite, linksIn, mailAddressesIn } from './addresses.ts';
export { findContact, type GivenContact, saysMore, withoutContact } from './contact.ts';
export { amountsIn, figuresIn } from './figures.ts';
export { detectLanguage } from './language.ts';
export { createServiceFinder, type NamedService } from './mentions.ts';
export { isSentence, PASSAGE_MAX, passageOfArticle, wholeSentences } from './sentences.ts';
export { readWish, type Wish, withoutAmounts } from './when.ts';
export { sentencesOf, sharedGroups, spellOut } from './words.ts';

export interface Match<T> {
  item: T;
  /** 0 to 1. */
  score: number;
  /** The phrasing that is nearest to the question. */
  phrasing: string;
}

/** Finds the items that a question may mean. */
export interface Matcher<T> {
  /**
   * @param about.context what the conversation was about before, when the question refers to it.
   * @param about.isName true for a word that may be the name of something.
   * @returns the best ones first.
   */
  find(question: string, about?: { context?: string; isName?: (word: string) => boolean }): Match<T>[];
  /** The item that has a text, word by word, as a phrasing. */
  exact(text: string): T | undefined;
  /** True when all words of a text are in phrasings. */
  knows(text: string): boolean;
  /** True for a word that is in phrasings, in another form or misspelled, too. */
  recognizes(word: string): boolean;
  /** The words of a text that few items have, the rarest first. */
  rareWords(text: string): string[];
  /** Number of items that have a word, and of all. */
  count(word: string): number;
  size: number;
}

/** Weights of a word of the context and of a synonym, as shares of a word of the question. */
const CONTEXT = 0.6;
const SYNONYM = 0.7;
/** Weight of a function word; the rarest of the others weigh about 1. */
const LITTLE = 0.2;
/** Weight of a word that no item has. */
const UNKNOWN = 0.6;
/** How much the phrasings of an item that are nearest to a question count, by their order. */
const NEAREST = [1, 0.5, 0.25] as const;
/** Shares of a score: the nearest phrasings, the words that the item has at all, and pairs of words. */
const SHARES = { phrasings: 0.5, words: 0.25, pairs: 0.35 };
/** Among fewer items the weights of words would say nothing. */
const LEAST_ITEMS = 50;
const MATCHES = 8;
/** Items with less of the words than this share of what the best one has are not looked at further. */
const SHORTLISTED = 0.4;
/** Weight of an unknown word for a phrasing with the slot `{name}` there. */
const NAME = 0.25;
/** From this weight on a word says what a question is about. */
const RARE = 0.3;
/** Fewest letters of a German compound, of one of its parts, and of the only part that is known. */
const COMPOUND = { whole: 8, part: 3, alone: 5 };
/** Beginning of a German participle or infinitive, and what stands before it: `abgeholt`, `abzuholen`. */
const PARTICIPLE =
  /^(ab|an|auf|aus|ein|fest|heim|her|hin|los|mit|nach|um|vor|weg|zu|zurueck|zusammen)?(?:ge|zu)(?=...)/;
/** Weight of a pair of words, and of the belief that both give together, beside the score. */
const LEARNED = { pair: 0.5, belief: 0.5 };
/** Shorter words have no errors, and one of this length can only miss a letter. */
const SPELLED = 4;
/** Phrasings that are worked on before other requests get their turn. */
const SLICE = 200;
/** Indexes that are kept for texts that did not change. */
const INDEXES = 5;
/** Stands for a name that no text has, such as that of a town or of a competitor. */
const ANY_NAME = 'xxname';

/** Where the terms are. A term is a stem, a group of synonyms, or two stems beside each other. */
interface Postings extends Features {
  /** Phrasings that have a term, ascending: those from `rowStarts[term]` to `rowStarts[term + 1]`. */
  rows: Int32Array;
  rowStarts: Int32Array;
}

interface Options {
  /** The owner's groups of words that mean the same, such as `price, cost, fee`. */
  synonyms?: readonly string[];
  /** Those of the language, for words of a question that no text has. */
  shared?: readonly string[];
  /** Language of the texts: German words are reduced to their stems, and compounds are split. */
  language?: string;
  /** Other questions in the language: a word that many of them have says little here, too. */
  beside?: Pick<Matcher<unknown>, 'count' | 'size'>;
  /** False for texts that are not asked for by phrasings: then nothing is learned from them. */
  learns?: boolean;
}

const indexes: { key: readonly string[]; index: Promise<Matcher<number>> }[] = [];

/** @param phrasingsOf how an item is asked for, or what it says. */
export async function createMatcher<T>(
  items: readonly T[],
  phrasingsOf: (item: T) => readonly string[],
  { synonyms = [], shared = [], language = 'en', beside = { count: () => 0, size: 0 }, learns = true }: Options = {},
): Promise<Matcher<T>> {
  const texts = items.map(phrasingsOf);
  const key = [
    language,
    String(learns),
    String(beside.size),
    ...synonyms,
    '',
    ...shared,
    ...texts.flatMap((own) => [String(own.length), ...own]),
  ];
  const isSame = (other: readonly string[]) =>
    other.length === key.length && other.every((text, at) => text === key[at]);
  const kept = indexes.findIndex((one) => isSame(one.key));
  const [entry = { key, index: indexTexts(texts, { synonyms, shared, language, beside, learns }) }] =
    kept < 0 ? [] : indexes.splice(kept, 1);
  indexes.unshift(entry);
  indexes.splice(INDEXES);
  const index = await entry.index;
  return {
    ...index,
    find: (question, about) => index.find(question, about).map((match) => ({ ...match, item: items[match.item]! })),
    exact: (text) => items[index.exact(text) ?? -1],
  };
}

/** The items are known by their positions. */
async function indexTexts(
  items: readonly (readonly string[])[],
  { synonyms, shared, language, beside, learns }: Required<Options>,
): Promise<Matcher<number>> {
  const isGerman = language.startsWith('de');
  let work = 0;
  const pause = () => {
    work += 1;
    return work % SLICE === 0 ? setImmediate() : undefined;
  };
  const plainWords = (text: string) => wordsOf(withoutUmlauts(spellOut(text)));
  const phrasings = items.flat();
  const itemOf = Int32Array.from(items.flatMap((texts, owner) => texts.map(() => owner)));
  /** The first phrasing of each item, and one past the last of all. */
  const starts = [0];
  for (const texts of items) starts.push(starts.at(-1)! + texts.length);
  const exact = new Map<string, number>();
  /** The distinct words, and those of all phrasings by their positions among them, one after the other. */
  const positions = new Map<string, number>();
  const rowWords: number[] = [];
  const wordStarts = [0];
  for (const [row, text] of phrasings.entries()) {
    const plain = withoutUmlauts(spellOut(text));
    exact.set(plain, itemOf[row]!);
    const bare = withoutFillers(plain);
    if (!exact.has(bare)) exact.set(bare, itemOf[row]!);
    for (const word of wordsOf(plain)) {
      const position = positions.get(word) ?? positions.size;
      positions.set(word, position);
      rowWords.push(position);
    }
    wordStarts.push(rowWords.length);
    await pause();
  }
  const groups = [...synonyms, ...shared].map(plainWords);
  const functionWords = functionWordsOf(language);
  const reduce = isGerman ? germanStem : stemOf;
  /** A word without its endings, unless that is a function word: `nachts` is not `nach`. */
  const shorten = (word: string) => {
    const stem = reduce(word);
    return functionWords.has(word) || functionWords.has(stem) ? word : stem;
  };
  const vocabulary = [...new Set([...positions.keys(), ...groups.flat(), ...functionWords])];
  if (!isGerman) learnStems(vocabulary);
  const numbers = new Map<string, number>();
  for (const word of vocabulary) {
    const stem = shorten(word);
    if (!numbers.has(stem)) numbers.set(stem, numbers.size);
  }
  let spellings: ReturnType<typeof createSpellings> | undefined;
  const numberOf = remember((word) => {
    const stem = shorten(word);
    return numbers.get(stem) ?? (isGerman ? numbers.get(shorten(word.replace(PARTICIPLE, '$1'))) : undefined);
  });
  const numbersOf = (words: readonly string[]) => words.flatMap((word) => numberOf(word) ?? []);
  const saysLittle = new Set(numbersOf([...functionWords]));
  const groupsOf = new Map<number, number[]>();
  for (const [group, words] of groups.entries()) {
    for (const stem of new Set(numbersOf(words))) {
      if (!saysLittle.has(stem)) groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), numbers.size + group]);
    }
  }
  const firstShared = numbers.size + synonyms.length;
  const terms = numbers.size + groups.length;
  const pairs = new Map<number, number>();
  const pairOf = (first: number, second: number) => pairs.get(terms * first + second);
  const withGroups = (stems: readonly number[]) => [
    ...new Set([...stems, ...stems.flatMap((stem) => groupsOf.get(stem) ?? [])]),
  ];

  /** The parts of a German compound that other texts have as words; the last one alone when only it is known. */
  const partsOf = remember((word: string): number[] => {
    if (!isGerman || word.length < COMPOUND.whole) return [];
    const places = Array.from({ length: word.length - 2 * COMPOUND.part + 1 }, (_, at) => at + COMPOUND.part);
    let best: number[] = [];
    for (const at of places) {
      const first = numberOf(word.slice(0, at));
      const last = numberOf(word.slice(at));
      const known = [first, last].filter((part) => part !== undefined && !saysLittle.has(part)) as number[];
      if (known.length === 2) return known;
      if (best.length === 0 && (last !== undefined ? word.length - at : at) >= COMPOUND.alone) best = known;
    }
    return best;
  });
  const termsOfWords = [...positions.keys()].map((word) => withGroups([...numbersOf([word]), ...partsOf(word)]));
  const stemsOfWords = [...positions.keys()].map(numberOf);
  /** The terms of all phrasings, one after the other. */
  const rowTerms: number[] = [];
  const rowStarts = [0];
  /** The last phrasing that has each term, by its number from 1 on. */
  const lastRow: number[] = Array.from({ length: terms }, () => 0);
  for (let row = 1; row <= phrasings.length; row += 1) {
    const add = (term: number) => {
      if (lastRow[term] !== row) rowTerms.push(term);
      lastRow[term] = row;
    };
    let before: number | undefined;
    for (let at = wordStarts[row - 1]!; at < wordStarts[row]!; at += 1) {
      const word = rowWords[at]!;
      for (const term of termsOfWords[word]!) add(term);
      const stem = stemsOfWords[word];
      if (stem === undefined) continue;
      if (before !== undefined) {
        const key = terms * before + stem;
        const pair = pairs.get(key) ?? terms + pairs.size;
        pairs.set(key, pair);
        add(pair);
      }
      before = stem;
    }
    rowStarts.push(rowTerms.length);
    await pause();
  }
  const index = post({ starts: rowStarts, words: rowTerms }, itemOf, terms + pairs.size);
  const countOf = (term: number) => index.starts[term + 1]! - index.starts[term]!;

  /** The rarer among the items, the higher. */
  const own = Math.max(items.length, LEAST_ITEMS);
  const others = new Float64Array(numbers.size);
  for (const word of vocabulary) {
    const term = numbers.get(shorten(word))!;
    others[term] = Math.max(others[term]!, beside.count(word));
  }
  function weigh(term: number): number {
    if (saysLittle.has(term)) return LITTLE;
    const all = term < numbers.size ? own + beside.size : own;
    const rarity = Math.log((all + 1) / (countOf(term) + (others[term] ?? 0) + 0.5)) / Math.log(all + 2);
    return term >= numbers.size && term < terms ? rarity * SYNONYM : rarity;
  }
  const weights = Float64Array.from({ length: terms + pairs.size }, (_, term) => weigh(term));
  /** Sum of the weights of the words of each phrasing, without those that stand in for them. */
  const totals = new Float64Array(phrasings.length);
  for (const row of phrasings.keys()) {
    for (let at = rowStarts[row]!; at < rowStarts[row + 1]!; at += 1) {
      if (rowTerms[at]! < firstShared) totals[row]! += weights[rowTerms[at]!]!;
    }
  }
  if (learns) {
    for (const term of index.values.keys()) {
      const count = index.rowStarts[term + 1]! - index.rowStarts[term]!;
      const rarity = Math.log((phrasings.length + 1) / (count + 1));
      index.values[term] = count === 0 || saysLittle.has(term) ? 0 : rarity * (term < terms ? 1 : LEARNED.pair);
    }
    await learnWeights({ starts: rowStarts, words: rowTerms }, itemOf, index, items.length, pause);
  }

  /** The only known compound that begins or ends with a word: `Theorieunterricht` for `Theorie`. */
  function compoundWith(word: string): number | undefined {
    if (word.length < COMPOUND.alone) return undefined;
    const compounds = [...positions.keys()].filter(
      (one) => one.length >= word.length + COMPOUND.part && (one.startsWith(word) || one.endsWith(word)),
    );
    const terms = new Set(numbersOf(compounds));
    return terms.size === 1 ? [...terms][0] : undefined;
  }

  /** The stem of a word, or of the word that a misspelled one probably is. */
  const recognize = remember((word: string): number | undefined => {
    const known = numberOf(word);
    if (known !== undefined && (countOf(known) > 0 || groupsOf.has(known) || saysLittle.has(known))) return known;
    const compound = isGerman ? compoundWith(word) : undefined;
    if (compound !== undefined) return compound;
    if (word.length < SPELLED || word.length > 30 || /\d/.test(word)) return undefined;
    // A compound with one wrong letter is known by its whole rather than by a part.
    const most = word.length < 7 || partsOf(word).length > 0 ? 1 : 2;
    spellings ??= createSpellings(vocabulary);
    const [best] = spellings(word)
      .map((candidate) => ({ candidate, errors: distance(word, candidate) }))
      .filter(
        ({ candidate, errors }) =>
          errors <= most && candidate[0] === word[0] && (word.length > SPELLED || candidate.length > SPELLED),
      )
      .sort((a, b) => a.errors - b.errors);
    const term = best && numberOf(best.candidate);
    return term === undefined || (countOf(term) === 0 && !saysLittle.has(term)) ? undefined : term;
  });

  /** Words that a question has in common with each phrasing, and with each item. */
  const inPhrasing = new Float64Array(phrasings.length);
  const inWords = new Float64Array(items.length);
  const inPairs = new Float64Array(items.length);
  /** Without function words and names. */
  const inContent = new Float64Array(items.length);
  const beliefs = new Float64Array(items.length);
  /** Adds a weight for each phrasing, and for each item, that has a term. */
  function addRows(term: number, weight: number): void {
    const { rows, rowStarts: from } = index;
    for (let at = from[term]!; at < from[term + 1]!; at += 1) inPhrasing[rows[at]!]! += weight;
  }
  function addOwners(values: Float64Array, term: number, weight: number): void {
    const { owners, starts: from } = index;
    for (let at = from[term]!; at < from[term + 1]!; at += 1) values[owners[at]!]! += weight;
  }

  const anyName = numberOf(ANY_NAME);

  /** Adds words to what they share with phrasings and items. @returns their weight; one that no item has weighs 1. */
  function addWords(
    words: readonly string[],
    share: number,
    said: number[],
    isName = (_word: string) => false,
  ): number {
    const distinct = [...new Set(words)];
    const parts = distinct.flatMap(partsOf);
    const stems = [...distinct.flatMap((word) => recognize(word) ?? []), ...parts];
    const unknown = distinct.filter((word) => recognize(word) === undefined && partsOf(word).length === 0);
    let total = share * UNKNOWN * unknown.length;
    if (anyName !== undefined && unknown.some(isName)) {
      addRows(anyName, share * NAME);
      addOwners(inWords, anyName, share * NAME);
    }
    const known = new Set(stems.flatMap((stem) => (countOf(stem) > 0 && groupsOf.get(stem)) || []));
    for (const term of withGroups(stems)) {
      if (!saysLittle.has(term)) said.push(term);
      // Words of the language stand in for one that no text has.
      if (term >= firstShared && known.has(term)) continue;
      const weight = share * (countOf(term) > 0 ? weights[term]! : UNKNOWN);
      total += weight;
      addRows(term, weight);
      addOwners(inWords, term, weight);
      if (!saysLittle.has(term)) addOwners(inContent, term, weight);
    }
    return total;
  }

  function addPairs(words: readonly string[], said: number[]): void {
    const stems = words.map(recognize);
    for (const [position, second] of stems.slice(1).entries()) {
      const first = stems[position];
      const pair = first === undefined || second === undefined ? undefined : pairOf(first, second);
      if (pair === undefined) continue;
      addOwners(inPairs, pair, weights[pair]! / words.length);
      said.push(pair);
    }
  }

  /** The similarity of the nearest phrasings of an item, and the nearest one. @param weight of the question. */
  function nearestOf(owner: number, weight: number): { similarity: number; row: number } {
    const from = starts[owner] ?? 0;
    const to = starts[owner + 1] ?? 0;
    let [first, second, third, nearest] = [0, 0, 0, from];
    for (let row = from; row < to; row += 1) {
      const similarity = (2 * (inPhrasing[row] ?? 0)) / (weight + (totals[row] ?? 0));
      if (similarity <= third) continue;
      if (similarity > first) [first, second, third, nearest] = [similarity, first, second, row];
      else if (similarity > second) [second, third] = [similarity, second];
      else third = similarity;
    }
    const most = NEAREST.slice(0, to - from).reduce((sum, share) => sum + share, 0);
    return { similarity: (first + NEAREST[1] * second + NEAREST[2] * third) / most, row: nearest };
  }

  return {
    find(question, { context = '', isName = () => false } = {}) {
      const words = plainWords(question);
      const around = plainWords(context).filter((word) => !words.includes(word));
      if (!isGerman) learnStems(words);
      const said: number[] = [];
      const weight = addWords(words, 1, said, isName) + addWords(around, CONTEXT, said);
      addPairs(words, said);
      if (learns) believe({ starts: [0, said.length], words: said }, 0, index, beliefs);
      let most = 0;
      for (const own of inWords) if (own > most) most = own;
      const matches: Match<number>[] = [];
      for (let owner = 0; owner < items.length; owner += 1) {
        const own = inWords[owner] ?? 0;
        // Function words alone say nothing.
        if (!inContent[owner] || own < SHORTLISTED * most) continue;
        const { similarity, row } = nearestOf(owner, weight);
        const shared = (SHARES.words * own) / weight + SHARES.pairs * (inPairs[owner] ?? 0);
        const belief = beliefs[owner] ?? 0;
        const score = SHARES.phrasings * similarity + shared + (LEARNED.belief * belief * own) / weight;
        matches.push({ item: owner, score, phrasing: phrasings[row] ?? '' });
      }
      matches.sort((a, b) => b.score - a.score);
      for (const values of [inPhrasing, inWords, inPairs, inContent, beliefs]) values.fill(0);
      return matches.slice(0, MATCHES);
    },

    knows: (text) =>
      plainWords(text).every((word) => {
        const term = numberOf(word);
        return (term !== undefined && countOf(term) > 0) || partsOf(word).length > 0;
      }),

    recognizes: (word) => plainWords(word).every((one) => recognize(one) !== undefined || partsOf(one).length > 0),

    count(word) {
      const term = numberOf(word);
      return term === undefined ? 0 : countOf(term);
    },
    size: items.length,

    exact(text) {
      const plain = withoutUmlauts(spellOut(text));
      return exact.get(plain) ?? exact.get(withoutFillers(plain));
    },

    rareWords(text) {
      const found = wordsOf(spellOut(text)).map((word): [string, number] => {
        const term = numberOf(withoutUmlauts(word));
        return [word, term !== undefined && countOf(term) > 0 ? weights[term]! : word.length > 2 ? 1 : 0];
      });
      return [...new Map(found)]
        .filter(([, weight]) => weight >= RARE)
        .sort(([, a], [, b]) => b - a)
        .map(([word]) => word);
    },
  };
}

/** The lists of phrasings and of items that each term is in. @param itemOf the item of each phrasing. */
function post({ starts, words }: Texts, itemOf: Int32Array, terms: number): Postings {
  const rowStarts = new Int32Array(terms + 1);
  const ownerStarts = new Int32Array(terms + 1);
  const lastOwner = new Int32Array(terms).fill(-1);
  eachPosting((term, _row, owner) => {
    rowStarts[term + 1]! += 1;
    if (lastOwner[term] !== owner) ownerStarts[term + 1]! += 1;
    lastOwner[term] = owner;
  });
  for (let term = 0; term < terms; term += 1) {
    rowStarts[term + 1]! += rowStarts[term]!;
    ownerStarts[term + 1]! += ownerStarts[term]!;
  }
  const rows = new Int32Array(rowStarts[terms]!);
  const owners = new Int32Array(ownerStarts[terms]!);
  const nextRow = rowStarts.slice();
  const nextOwner = ownerStarts.slice();
  lastOwner.fill(-1);
  eachPosting((term, row, owner) => {
    rows[nextRow[term]!++] = row;
    if (lastOwner[term] !== owner) owners[nextOwner[term]!++] = owner;
    lastOwner[term] = owner;
  });
  const weights = new Float32Array(owners.length);
  return { rows, rowStarts, owners, starts: ownerStarts, weights, values: new Float32Array(terms) };

  function eachPosting(visit: (term: number, row: number, owner: number) => void): void {
    for (const [row, owner] of itemOf.entries()) {
      for (let at = starts[row]!; at < starts[row + 1]!; at += 1) visit(words[at]!, row, owner);
    }
  }
}
