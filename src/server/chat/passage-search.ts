import type { AppContext } from '#server/context.ts';
import { amountsIn } from './model-reply.ts';
import { indexPages, indexPosts } from './passage-index.ts';
import { searchPages, searchPosts } from './passage-queries.ts';
import { type Passage, sitePassages } from './passages.ts';
import { createSimilarity } from './similarity.ts';
import { type CorrectSpelling, createSpelling } from './spelling.ts';
import { meansNearly, spelledOut } from './thesaurus.ts';
import { contentWords, stem, synonymsFor, words } from './vocabulary.ts';

/** A passage and how well it answers a question. */
export interface SearchHit {
  passage: Passage;
  /** The higher the better; only comparable within one search. */
  score: number;
  /** Share of the question's words that the passage contains, weighted by how rare they are; 0 to 1. */
  coverage: number;
  /** Similarity of the question to a known question of the passage, 0 to 1. */
  similarity: number;
}

/** Searches the passages of the site's pages and of the visible posts. */
export interface PassageSearch {
  /** Indexes what changed since the last call; concurrent callers share one run. */
  refresh(): Promise<void>;
  /**
   * @param boost factor on a passage's score; 1 is neutral.
   * @param unknownWeight what a word that is nowhere on the site takes from the coverage; a word that is in one passage
   *   only weighs about 5.
   */
  findInPages(question: string, boost: (passage: Passage) => number, unknownWeight: number): Promise<SearchHit[]>;
  findInPosts(question: string): Promise<SearchHit[]>;
  /** Corrects typing errors in a normalised text. */
  correctSpelling: CorrectSpelling;
  /** Share of the question's words that are anywhere on the pages, 0 to 1. */
  familiarity(question: string): number;
  /** The first passage of a page. */
  firstPassage(path: string): Passage | undefined;
  /** The prices, which a model is given with every question. */
  priceList(): readonly Passage[];
  /** Every amount of money on the pages, as from `amountsIn`. */
  amounts(): ReadonlySet<string>;
}

/** Rows of the full-text search that are scored. */
const PAGE_CANDIDATES = 60;
const POST_CANDIDATES = 6;
/** Weight of an added synonym, as a share of a word of the question. */
const SYNONYM_WEIGHT = 0.6;
/** Weight of a thesaurus match, as a share of the word of the question. */
const THESAURUS_WEIGHT = 0.6;
/** Weight of a word that is on no page, when posts are searched. */
const POST_UNKNOWN_WEIGHT = 3;
/** Greater than the weight of any known word. */
const MAX_WEIGHT = 10;
const TITLE_WEIGHT = 1.5;
const BM25_WEIGHT = 0.5;
/** Bonus for two words that are adjacent in the question and in the passage. */
const PAIR_BONUS = 0.3;
/** What similarity adds to the score: as a share of it, and on its own. */
const SIMILARITY_SHARE = 1;
const SIMILARITY_SCORE = 30;

interface QuestionWord {
  stemmed: string;
  /** Stems of words with nearly the same meaning. */
  nearly: string[];
}

interface Entry {
  passage: Passage;
  titleStems: Set<string>;
  stems: Set<string>;
  /** Stems of the content words in order, each between spaces, to find adjacent pairs. */
  sequence: string;
}

export function createPassageSearch(ctx: AppContext): PassageSearch {
  let entries: Entry[] = [];
  let frequency = new Map<string, number>();
  let amounts: ReadonlySet<string> = new Set();
  let similarTo: (question: string) => Map<number, number> = () => new Map();
  let correctSpelling: CorrectSpelling = (text) => text;
  let version = -1;
  let site: unknown;
  let running: Promise<void> | undefined;

  async function read(): Promise<void> {
    const target = ctx.publicContent.version();
    if (site !== ctx.settings.site()) {
      site = ctx.settings.site();
      const passages = sitePassages(ctx.settings.site());
      await indexPages(ctx, passages);
      entries = passages.map(toEntry);
      frequency = countStems(entries);
      similarTo = createSimilarity(passages.map(({ knownQuestions }) => knownQuestions));
      correctSpelling = createSpelling(new Set(passages.flatMap(wordsOf)));
      amounts = new Set(passages.flatMap(({ title, text }) => amountsIn(`${title} ${text}`)));
    }
    await indexPosts(ctx);
    version = target;
  }

  /** Inverse frequency of a stem on the pages; undefined when it is on none. */
  function weight(stemmed: string): number | undefined {
    const count = frequency.get(stemmed);
    return count === undefined ? undefined : Math.log(1 + entries.length / (count + 0.5));
  }

  function weigh(
    questionWords: QuestionWord[],
    synonyms: Set<string>,
    { titleStems, stems }: Entry,
    unknownWeight: number,
  ) {
    let all = 0;
    let covered = 0;
    let score = 0;
    for (const { stemmed, nearly } of questionWords) {
      const value =
        weight(stemmed) ?? (nearly.some((other) => frequency.has(other)) ? POST_UNKNOWN_WEIGHT : unknownWeight);
      all += value;
      if (stems.has(stemmed)) {
        covered += value;
        score += value * (titleStems.has(stemmed) ? TITLE_WEIGHT : 1);
        continue;
      }
      const near = nearly.find((other) => stems.has(other));
      if (near === undefined) continue;
      covered += value * THESAURUS_WEIGHT;
      score += Math.min(value, weight(near) ?? value) * THESAURUS_WEIGHT * (titleStems.has(near) ? TITLE_WEIGHT : 1);
    }
    for (const stemmed of synonyms) {
      if (!stems.has(stemmed)) continue;
      const value = (weight(stemmed) ?? 0) * SYNONYM_WEIGHT;
      if (all === 0) all = value;
      covered += value;
      score += value * (titleStems.has(stemmed) ? TITLE_WEIGHT : 1);
    }
    return { coverage: all === 0 ? 0 : Math.min(1, covered / all), score };
  }

  return {
    async refresh() {
      while (version !== ctx.publicContent.version() || site !== ctx.settings.site()) {
        running ??= read().finally(() => {
          running = undefined;
        });
        await running;
      }
    },

    async findInPages(question, boost, unknownWeight) {
      const content = contentWords(question);
      const synonyms = synonymsFor(question);
      const questionWords = toQuestionWords(content);
      const match = orQuery([...content, ...synonyms, ...questionWords.flatMap(({ stemmed }) => spelledOut(stemmed))]);
      if (!match) return [];
      const sequence = questionWords.map(({ stemmed }) => stemmed);
      const synonymStems = new Set(synonyms.map(stem).filter((stemmed) => !sequence.includes(stemmed)));
      const rows = await searchPages(ctx.db, match, PAGE_CANDIDATES);
      const similar = similarTo(question);
      const ranks = new Map(rows.map(({ rowid, rank }) => [rowid - 1, rank]));
      for (const place of similar.keys()) if (!ranks.has(place)) ranks.set(place, 0);
      return [...ranks]
        .flatMap(([place, rank]): SearchHit[] => {
          const entry = entries[place];
          if (!entry) return [];
          const similarity = similar.get(place) ?? 0;
          const { coverage, score: covered } = weigh(questionWords, synonymStems, entry, unknownWeight);
          const pairs = 1 + PAIR_BONUS * pairsIn(entry, sequence);
          const worth = (covered * pairs - rank * BM25_WEIGHT) * (0.25 + coverage);
          const score =
            (worth * (1 + SIMILARITY_SHARE * similarity) + SIMILARITY_SCORE * similarity ** 2) * boost(entry.passage);
          return [{ passage: entry.passage, coverage: Math.max(coverage, similarity), similarity, score }];
        })
        .sort((a, b) => b.score - a.score);
    },

    async findInPosts(question) {
      const content = contentWords(question);
      // Only the rarest words: common ones would rank every post.
      const rarest = content
        .filter((word) => word.length > 2)
        .sort((a, b) => (weight(stem(b)) ?? MAX_WEIGHT) - (weight(stem(a)) ?? MAX_WEIGHT));
      const match = rarest.slice(0, 4).map(quote).join(' AND ');
      if (!match) return [];
      const questionWords = toQuestionWords(content);
      const rows = await searchPosts(ctx.db, match, POST_CANDIDATES);
      return rows.map(({ title, text, path, rank }) => {
        const passage: Passage = { title, heading: '', text, page: title, hints: '', knownQuestions: [], path };
        return {
          passage,
          score: -rank,
          similarity: 0,
          coverage: weigh(questionWords, new Set(), toEntry(passage), POST_UNKNOWN_WEIGHT).coverage,
        };
      });
    },

    correctSpelling: (text) => correctSpelling(text),

    familiarity(question) {
      const stems = [...new Set(contentWords(question).map(stem))];
      if (stems.length === 0) return 0;
      return stems.filter((stemmed) => frequency.has(stemmed)).length / stems.length;
    },

    firstPassage: (path) => entries.find(({ passage }) => passage.path === path)?.passage,

    priceList: () => entries.flatMap(({ passage }) => (passage.path.endsWith('#pricing') ? [passage] : [])).slice(0, 2),
    amounts: () => amounts,
  };
}

function wordsOf({ title, heading, text, page, hints, knownQuestions }: Passage): string[] {
  return words(`${title} ${heading} ${text} ${page} ${hints} ${knownQuestions.join(' ')}`.toLowerCase());
}

function toEntry(passage: Passage): Entry {
  const titleStems = new Set(words(passage.title.toLowerCase()).map(stem));
  const rest = words(`${passage.heading} ${passage.text} ${passage.page} ${passage.hints}`.toLowerCase()).map(stem);
  const sequence = [passage.title, passage.heading, passage.text, passage.hints]
    .map((part) => contentWords(part.toLowerCase(), true).map(stem).join(' '))
    .join(' | ');
  return { passage, titleStems, stems: new Set([...titleStems, ...rest]), sequence: ` ${sequence} ` };
}

/** Number of adjacent word pairs of the question that are adjacent in the passage too. */
function pairsIn({ sequence }: Entry, stems: string[]): number {
  return stems.filter((stemmed, index) => index > 0 && sequence.includes(` ${stems[index - 1]} ${stemmed} `)).length;
}

function toQuestionWords(list: string[]): QuestionWord[] {
  return [...new Set(list.map(stem))].map((stemmed) => ({ stemmed, nearly: [...meansNearly(stemmed)] }));
}

function countStems(entries: Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of entries) for (const stemmed of stems) counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1);
  return counts;
}

function orQuery(terms: string[]): string {
  return [...new Set(terms)].map(quote).join(' OR ');
}

/** A word as an FTS5 string literal. */
function quote(word: string): string {
  return `"${word}"`;
}
