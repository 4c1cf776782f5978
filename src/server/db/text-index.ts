import Database from 'better-sqlite3';

/** Texts in memory, searched by FTS5. A text is known by its position in the list. */
export interface TextIndex {
  /** Positions of the texts that contain a word with the same stem, ascending. */
  find(word: string): number[];
  /** Words of the texts with a similar spelling, the most similar first. */
  similar(word: string): string[];
  /** Every stem with the positions of its texts, ascending. */
  stems(): Iterable<{ stem: string; texts: number[] }>;
  close(): void;
}

const SIMILAR_WORDS = 24;
/** Letters and digits, as FTS5's `unicode61` finds them. */
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

export function createTextIndex(texts: readonly string[]): TextIndex {
  const sqlite = new Database(':memory:');
  sqlite.exec(`
    create virtual table texts using fts5 (text, content = '', tokenize = 'porter unicode61');
    create virtual table stems using fts5vocab (texts, instance);
    create virtual table words using fts5 (word, tokenize = 'trigram');
  `);
  const addText = sqlite.prepare('insert into texts (rowid, text) values (?, ?)');
  const addWord = sqlite.prepare('insert into words (word) values (?)');
  sqlite.transaction(() => {
    const words = new Set<string>();
    for (const [position, text] of texts.entries()) {
      addText.run(position + 1, text);
      for (const word of wordsOf(text)) words.add(word);
    }
    for (const word of words) addWord.run(marked(word));
  })();
  const findTexts = sqlite.prepare<[string], number>('select rowid - 1 from texts where texts match ?').pluck();
  const findWords = sqlite
    .prepare<[string], string>(`select word from words where words match ? order by rank limit ${SIMILAR_WORDS}`)
    .pluck();

  return {
    find: (word) => findTexts.all(`"${word}"`),
    similar: (word) => findWords.all(trigramsOf(marked(word)).join(' OR ')).map((found) => found.slice(1, -1)),
    *stems() {
      const rows = sqlite
        .prepare<[], { stem: string; doc: number }>('select term as stem, doc - 1 as doc from stems order by term, doc')
        .iterate();
      let current: { stem: string; texts: number[] } | undefined;
      for (const { stem, doc } of rows) {
        if (current?.stem !== stem) {
          if (current) yield current;
          current = { stem, texts: [] };
        }
        if (current.texts.at(-1) !== doc) current.texts.push(doc);
      }
      if (current) yield current;
    },
    close: () => void sqlite.close(),
  };
}

/** With its ends marked, so that words with the same first or last letters share a trigram. */
function marked(word: string): string {
  return `_${word}_`;
}

function trigramsOf(text: string): string[] {
  const letters = [...text];
  return letters.slice(2).map((_, index) => `"${letters.slice(index, index + 3).join('')}"`);
}
