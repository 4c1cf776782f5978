import Database from 'better-sqlite3';

/** Letters and digits, as FTS5's `unicode61` finds them. */
const WORD = /[\p{L}\p{N}]+/gu;
/** Words whose stems are remembered. */
const KEPT = 50_000;
/** Texts for which `memoize` remembers a result. */
const REMEMBERED = 20_000;
/** Words that a misspelled one is compared with. */
const SIMILAR_WORDS = 24;

const sqlite = new Database(':memory:');
sqlite.exec(`
  create virtual table words using fts5 (word, content = '', tokenize = 'porter unicode61');
  create virtual table stems using fts5vocab (words, instance)`);
const forgetWords = sqlite.prepare(`insert into words (words) values ('delete-all')`);
const addWord = sqlite.prepare('insert into words (rowid, word) values (?, ?)');
const readStems = sqlite.prepare<[], { term: string; doc: number }>('select term, doc from stems');
const learn = sqlite.transaction((words: readonly string[]) => {
  forgetWords.run();
  for (const [position, word] of words.entries()) addWord.run(position, word);
  for (const { term, doc } of readStems.iterate()) stems.set(words[doc] ?? '', term);
});
const stems = new Map<string, string>();

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** The stem that all forms of an English word have in common: `book`, `books`, `booking`. FTS5 finds it. */
export function stemOf(word: string): string {
  if (!stems.has(word)) learnStems([word]);
  return stems.get(word) ?? word;
}

/** Finds the stems of many words at once. */
export function learnStems(words: readonly string[]): void {
  if (stems.size > KEPT) stems.clear();
  const unknown = [...new Set(words)].filter((word) => !stems.has(word));
  if (unknown.length > 0) learn(unknown);
}

/** @returns the words that share most trigrams with a word, the most similar first. */
export function createSpellings(words: readonly string[]): (word: string) => string[] {
  const having = new Map<string, string[]>();
  for (const word of words) {
    for (const trigram of trigramsOf(word)) {
      const others = having.get(trigram);
      if (others) others.push(word);
      else having.set(trigram, [word]);
    }
  }
  return (word) => {
    const shared = new Map<string, number>();
    for (const trigram of trigramsOf(word)) {
      const others = having.get(trigram) ?? [];
      // Few words have a rare trigram, so it says more.
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1 / (4 + Math.log(others.length)));
    }
    const similarity = ([other, weight]: [string, number]) => weight / (word.length + other.length);
    return [...shared]
      .sort((a, b) => similarity(b) - similarity(a))
      .slice(0, SIMILAR_WORDS)
      .map(([other]) => other);
  };
}

/** With a space on both sides, words with the same first or last letters share a trigram. */
function trigramsOf(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** Calls a function once for each text, such as a word or the name of a language. */
export function memoize<T>(work: (text: string) => T): (text: string) => T {
  const results = new Map<string, { result: T }>();
  return (text) => {
    const known = results.get(text);
    if (known) return known.result;
    const result = work(text);
    if (results.size >= REMEMBERED) results.clear();
    results.set(text, { result });
    return result;
  };
}
