import Database from 'better-sqlite3';

/** Texts in memory, searched by FTS5. A text is known by its position in the list. */
export interface WordIndex {
  /** Positions of the texts that contain these words beside each other, whatever their endings, ascending. */
  find(words: string): number[];
  /** Every stem with the positions of its texts, ascending. */
  stems(): Iterable<{ stem: string; texts: number[] }>;
  close(): void;
}

/** Texts in memory, searched by three letters at a time. */
export interface SpellingIndex {
  /** Positions of the texts that contain these three letters, ascending. */
  find(trigram: string): number[];
  /** Positions of the texts that share most trigrams with a word, the most similar first. */
  similar(word: string): number[];
  close(): void;
}

const SIMILAR_TEXTS = 24;
/** Letters and digits, as FTS5's `unicode61` finds them. */
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** The trigrams of a word with a space on both sides, so that words with the same first or last letters share some. */
export function trigramsOf(word: string): string[] {
  const letters = [' ', ...word, ' '];
  return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
}

export function createWordIndex(texts: readonly string[]): WordIndex {
  const { sqlite, find } = createIndex(texts, 'porter unicode61');
  return {
    find: (words) => find.all(`"${words}"`),
    *stems() {
      sqlite.exec('create virtual table if not exists stems using fts5vocab (texts, instance)');
      const rows = sqlite
        .prepare<[], { stem: string; text: number }>('select term as stem, doc - 1 as text from stems')
        .iterate();
      let current: { stem: string; texts: number[] } | undefined;
      for (const { stem, text } of rows) {
        if (current?.stem !== stem) {
          if (current) yield current;
          current = { stem, texts: [] };
        }
        if (current.texts.at(-1) !== text) current.texts.push(text);
      }
      if (current) yield current;
    },
    close: () => void sqlite.close(),
  };
}

export function createSpellingIndex(texts: readonly string[]): SpellingIndex {
  const { sqlite, find } = createIndex(
    texts.map((text) => ` ${text} `),
    'trigram',
  );
  const rank = sqlite
    .prepare<[string], number>(`select rowid - 1 from texts where texts match ? order by rank limit ${SIMILAR_TEXTS}`)
    .pluck();
  return {
    find: (trigram) => find.all(`"${trigram}"`),
    similar: (word) =>
      rank.all(
        trigramsOf(word)
          .map((trigram) => `"${trigram}"`)
          .join(' OR '),
      ),
    close: () => void sqlite.close(),
  };
}

function createIndex(texts: readonly string[], tokenizer: 'porter unicode61' | 'trigram') {
  const sqlite = new Database(':memory:');
  sqlite.exec(`create virtual table texts using fts5 (text, content = '', tokenize = '${tokenizer}')`);
  const add = sqlite.prepare('insert into texts (rowid, text) values (?, ?)');
  sqlite.transaction(() => {
    for (const [position, text] of texts.entries()) add.run(position + 1, text);
  })();
  const find = sqlite.prepare<[string], number>('select rowid - 1 from texts where texts match ?').pluck();
  return { sqlite, find };
}
