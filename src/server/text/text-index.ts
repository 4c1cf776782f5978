import Database from 'better-sqlite3';

/** The words of many texts by their stems, in memory, searched by FTS5. */
export interface Vocabulary {
  /** A number for all forms of a word: `book`, `books`, `booking`. Undefined when no text has one. */
  stemOf(word: string): number | undefined;
  /** Words that share most trigrams with this one, the most similar first. */
  similar(word: string): string[];
  stems: number;
  close(): void;
}

const SIMILAR_WORDS = 24;
/** Letters and digits, as FTS5's `unicode61` finds them. */
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** The vocabulary of texts that are given as lists of words. */
export function createVocabulary(texts: Iterable<readonly string[]>): Vocabulary {
  const words = [...new Set([...texts].flat())];
  const sqlite = new Database(':memory:');
  sqlite.exec(`
    create virtual table words using fts5 (word, content = '', tokenize = 'porter unicode61');
    create virtual table stems using fts5vocab (words, instance);
    create virtual table spellings using fts5 (word, content = '', tokenize = 'trigram')`);
  const addWord = sqlite.prepare('insert into words (rowid, word) values (?, ?)');
  const addSpelling = sqlite.prepare('insert into spellings (rowid, word) values (?, ?)');
  sqlite.transaction(() => {
    for (const [position, word] of words.entries()) {
      addWord.run(position, word);
      // With a space on both sides, words with the same first or last letters share a trigram.
      addSpelling.run(position, ` ${word} `);
    }
  })();
  const numbers = new Map<string, number>();
  const known = new Map<string, number>();
  const rows = sqlite.prepare<[], { term: string; doc: number }>('select term, doc from stems').iterate();
  for (const { term, doc } of rows) {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    known.set(words[doc] ?? '', number);
  }
  const withStem = sqlite.prepare<[string], number>('select rowid from words where words match ? limit 1').pluck();
  const near = sqlite
    .prepare<[string], number>(
      `select rowid from spellings where spellings match ? order by rank limit ${SIMILAR_WORDS}`,
    )
    .pluck();
  return {
    stems: numbers.size,
    stemOf: (word) => known.get(word) ?? known.get(words[withStem.get(`"${word}"`) ?? -1] ?? ''),
    similar(word) {
      const letters = [' ', ...word, ' '];
      const trigrams = letters.slice(2).map((_, index) => `"${letters.slice(index, index + 3).join('')}"`);
      return near.all(trigrams.join(' OR ')).flatMap((position) => words[position] ?? []);
    },
    close: () => void sqlite.close(),
  };
}
