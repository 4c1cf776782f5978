import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import { paths } from '#shared/paths.ts';
import { amountsIn } from './model-reply.ts';
import {
  listPostTexts,
  listPostVersions,
  listSources,
  replacePagePassages,
  searchPages,
  searchPosts,
  updatePostPassages,
} from './passage-queries.ts';
import { type Passage, sitePassages } from './passages.ts';
import { createSimilarity } from './similarity.ts';
import { createSpelling, type Spell } from './spelling.ts';
import { meansNearly, spelledOut } from './thesaurus.ts';
import { contentWords, relatedWords, stem, words } from './vocabulary.ts';

/** A passage and how well it fits a question. */
export interface SearchHit {
  passage: Passage;
  /** BM25 with the sign turned, weighed by coverage: the higher the better; only comparable within one search. */
  score: number;
  /** Share of the question's meaning that the passage holds, 0 to 1. */
  coverage: number;
  /** How near the question is to one that the passage is known to answer, 0 to 1. */
  similarity: number;
}

/** What the chat knows: the passages of the site's pages and of the posts that can be read now. */
export interface Library {
  /** Reads what changed since the last call; one reading at a time, whoever asks. Of many new posts, some may follow later. */
  refresh(): Promise<void>;
  /**
   * @param boost how much more a passage counts, by its path; 1 is neutral.
   * @param unknownWeight what a word that the site does not know takes from the coverage; a word on one passage alone
   *   weighs about 5.
   */
  findInPages(question: string, boost: (passage: Passage) => number, unknownWeight: number): Promise<SearchHit[]>;
  findInPosts(question: string): Promise<SearchHit[]>;
  /** A normalised text with its slips of the finger put right. */
  spell: Spell;
  /** Share of the question's words that the site knows at all, 0 to 1. */
  familiarity(question: string): number;
  /** The passage that a page opens with. */
  opening(path: string): Passage | undefined;
  /** What things cost: given to a model with every question. */
  priceList(): readonly Passage[];
  /** Every amount of money that the pages name, as from `amountsIn`. */
  amounts(): ReadonlySet<string>;
}

/** Candidates that are weighed for one question. */
const CANDIDATES = 60;
const POST_CANDIDATES = 6;
/** Posts read between two pauses, each as long as the reading took, so that requests are answered meanwhile. */
const POSTS_AT_ONCE = 5;
/** After so long a reading goes on beside the questions, as when thousands of posts have come at once. Milliseconds. */
const WAIT_MS = 5_000;
/** Characters of a post's passage. */
const PASSAGE_LENGTH = 700;
/** A word that the visitor did not say counts for this much of one that was said. */
const RELATED_WEIGHT = 0.6;

/** What a word counts for in a post that the pages do not know. */
const POST_UNKNOWN_WEIGHT = 3;
/** More than any word weighs. */
const MOST = 10;
/** A word that means nearly the same counts for this much of the one that was said. */
const NEARLY_WEIGHT = 0.6;
const TITLE_WEIGHT = 1.5;
/** What BM25 adds: how long a passage is, and how often it says a word. */
const RANK_WEIGHT = 0.5;
/** What two words of the question side by side add to a passage's score. */
const PAIR_BONUS = 0.3;
/** What similarity adds to a passage's score: as a share of it, and by itself. */
const SIMILARITY_SHARE = 1;
const SIMILARITY_SCORE = 30;

/** A word of a question, as it is compared. */
interface Concept {
  stemmed: string;
  nearly: string[];
}

interface Indexed {
  passage: Passage;
  titleStems: Set<string>;
  stems: Set<string>;
  /** All its telling words in order, each between spaces, so that two of them side by side can be found. */
  sequence: string;
}

export function createLibrary(ctx: AppContext): Library {
  let indexed: Indexed[] = [];
  let frequency = new Map<string, number>();
  let amounts: ReadonlySet<string> = new Set();
  let similarities: (question: string) => Map<number, number> = () => new Map();
  let spell: Spell = (text) => text;
  let version = -1;
  let site: unknown;
  let running: Promise<void> | undefined;
  let runningSince = 0;

  async function read(): Promise<void> {
    const target = ctx.publicContent.version();
    const stored = await listSources(ctx.db);
    if (site !== ctx.settings.site()) {
      site = ctx.settings.site();
      const passages = sitePassages(ctx.settings.site());
      const fingerprint = createHash('sha256').update(JSON.stringify(passages)).digest('hex');
      if (stored.get('pages') !== fingerprint) await replacePagePassages(ctx.db, fingerprint, passages);
      indexed = passages.map(index);
      frequency = countStems(indexed);
      similarities = createSimilarity(passages.map(({ asked }) => asked));
      spell = createSpelling(new Set(passages.flatMap(wordsOf)));
      amounts = new Set(passages.flatMap(({ title, text }) => amountsIn(`${title} ${text}`)));
    }
    await readPosts(stored);
    version = target;
  }

  async function readPosts(stored: Map<string, string>): Promise<void> {
    const now = ctx.clock.now();
    const posts = await listPostVersions(ctx.db, now);
    const changedIds = posts.filter((post) => stored.get(`post:${post.id}`) !== post.version).map(({ id }) => id);
    const there = new Set(posts.map(({ id }) => `post:${id}`));
    const gone = [...stored.keys()].filter((name) => name.startsWith('post:') && !there.has(name));
    if (gone.length > 0) {
      await updatePostPassages(
        ctx.db,
        [],
        gone.map((name) => Number(name.slice('post:'.length))),
      );
    }
    for (let from = 0; from < changedIds.length; from += POSTS_AT_ONCE) {
      const begun = performance.now();
      const texts = await listPostTexts(ctx.db, now, changedIds.slice(from, from + POSTS_AT_ONCE));
      const changed = texts.map((post) => ({
        id: post.id,
        version: post.version,
        passages: cut(`${post.excerpt}\n\n${plainText(post.content)}`).map((text) => ({
          title: post.title,
          text,
          path: paths.post(post.slug),
        })),
      }));
      await updatePostPassages(ctx.db, changed, []);
      if (changedIds.length > POSTS_AT_ONCE) await setTimeout(performance.now() - begun);
    }
  }

  /** The rarer a word is on the site, the more it says; undefined for one that the site does not know. */
  function weight(stemmed: string): number | undefined {
    const count = frequency.get(stemmed);
    return count === undefined ? undefined : Math.log(1 + indexed.length / (count + 0.5));
  }

  /** How much of what was asked a passage holds, and how much that says. */
  function weigh(
    asked: Concept[],
    related: Set<string>,
    { titleStems, stems }: Pick<Indexed, 'titleStems' | 'stems'>,
    unknownWeight: number,
  ) {
    let all = 0;
    let held = 0;
    let score = 0;
    for (const { stemmed, nearly } of asked) {
      const value =
        weight(stemmed) ?? (nearly.some((other) => frequency.has(other)) ? POST_UNKNOWN_WEIGHT : unknownWeight);
      all += value;
      if (stems.has(stemmed)) {
        held += value;
        score += value * (titleStems.has(stemmed) ? TITLE_WEIGHT : 1);
        continue;
      }
      const near = nearly.find((other) => stems.has(other));
      if (near === undefined) continue;
      held += value * NEARLY_WEIGHT;
      score += Math.min(value, weight(near) ?? value) * NEARLY_WEIGHT * (titleStems.has(near) ? TITLE_WEIGHT : 1);
    }
    for (const stemmed of related) {
      if (!stems.has(stemmed)) continue;
      const value = (weight(stemmed) ?? 0) * RELATED_WEIGHT;
      if (all === 0) all = value;
      held += value;
      score += value * (titleStems.has(stemmed) ? TITLE_WEIGHT : 1);
    }
    return { coverage: all === 0 ? 0 : Math.min(1, held / all), score };
  }

  return {
    async refresh() {
      while (version !== ctx.publicContent.version() || site !== ctx.settings.site()) {
        if (!running) {
          runningSince = performance.now();
          running = read().finally(() => {
            running = undefined;
          });
        }
        const left = Math.max(0, runningSince + WAIT_MS - performance.now());
        const isRead = await Promise.race([running.then(() => true), setTimeout(left, false, { ref: false })]);
        if (!isRead) return;
      }
    },

    async findInPages(question, boost, unknownWeight) {
      const said = contentWords(question);
      const related = relatedWords(question);
      const asked = conceptsOf(said);
      const match = orQuery([...said, ...related, ...asked.flatMap(({ stemmed }) => spelledOut(stemmed))]);
      if (!match) return [];
      const sequence = asked.map(({ stemmed }) => stemmed);
      const relatedStems = new Set(related.map(stem).filter((stemmed) => !sequence.includes(stemmed)));
      const rows = await searchPages(ctx.db, match, CANDIDATES);
      const like = similarities(question);
      const ranks = new Map(rows.map(({ rowid, rank }) => [rowid - 1, rank]));
      for (const place of like.keys()) if (!ranks.has(place)) ranks.set(place, 0);
      return [...ranks]
        .flatMap(([place, rank]): SearchHit[] => {
          const entry = indexed[place];
          if (!entry) return [];
          const similarity = like.get(place) ?? 0;
          const { coverage, score: held } = weigh(asked, relatedStems, entry, unknownWeight);
          const pairs = 1 + PAIR_BONUS * pairsIn(entry, sequence);
          const worth = (held * pairs - rank * RANK_WEIGHT) * (0.25 + coverage);
          const score =
            (worth * (1 + SIMILARITY_SHARE * similarity) + SIMILARITY_SCORE * similarity ** 2) * boost(entry.passage);
          return [{ passage: entry.passage, coverage: Math.max(coverage, similarity), similarity, score }];
        })
        .sort((a, b) => b.score - a.score);
    },

    async findInPosts(question) {
      const said = contentWords(question);
      // The rarest words alone: common ones would have every post ranked.
      const telling = said
        .filter((word) => word.length > 2)
        .sort((a, b) => (weight(stem(b)) ?? MOST) - (weight(stem(a)) ?? MOST));
      const match = telling.slice(0, 4).map(quote).join(' AND ');
      if (!match) return [];
      const asked = conceptsOf(said);
      const rows = await searchPosts(ctx.db, match, POST_CANDIDATES);
      return rows.map(({ title, text, path, rank }) => {
        const passage: Passage = { title, heading: '', text, page: title, hints: '', asked: [], path };
        return {
          passage,
          score: -rank,
          similarity: 0,
          coverage: weigh(asked, new Set(), index(passage), POST_UNKNOWN_WEIGHT).coverage,
        };
      });
    },

    spell: (text) => spell(text),

    familiarity(question) {
      const asked = [...new Set(contentWords(question).map(stem))];
      if (asked.length === 0) return 0;
      return asked.filter((stemmed) => frequency.has(stemmed)).length / asked.length;
    },

    opening: (path) => indexed.find(({ passage }) => passage.path === path)?.passage,

    priceList: () => indexed.flatMap(({ passage }) => (passage.path.endsWith('#pricing') ? [passage] : [])).slice(0, 2),
    amounts: () => amounts,
  };
}

function wordsOf({ title, heading, text, page, hints, asked }: Passage): string[] {
  return words(`${title} ${heading} ${text} ${page} ${hints} ${asked.join(' ')}`.toLowerCase());
}

function index(passage: Passage): Indexed {
  const titleStems = new Set(words(passage.title.toLowerCase()).map(stem));
  const rest = words(`${passage.heading} ${passage.text} ${passage.page} ${passage.hints}`.toLowerCase()).map(stem);
  const sequence = [passage.title, passage.heading, passage.text, passage.hints]
    .map((part) => contentWords(part.toLowerCase(), true).map(stem).join(' '))
    .join(' | ');
  return { passage, titleStems, stems: new Set([...titleStems, ...rest]), sequence: ` ${sequence} ` };
}

/** How many pairs of words that stand side by side in the question do so in the passage. */
function pairsIn({ sequence }: Indexed, asked: string[]): number {
  return asked.filter((stemmed, index) => index > 0 && sequence.includes(` ${asked[index - 1]} ${stemmed} `)).length;
}

function conceptsOf(said: string[]): Concept[] {
  return [...new Set(said.map(stem))].map((stemmed) => ({ stemmed, nearly: [...meansNearly(stemmed)] }));
}

function countStems(entries: Indexed[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of entries) for (const stemmed of stems) counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1);
  return counts;
}

function orQuery(terms: string[]): string {
  return [...new Set(terms)].map(quote).join(' OR ');
}

/** One word as FTS5 takes it literally. */
function quote(word: string): string {
  return `"${word}"`;
}

/** Markdown without its marks: what a reader would hear. */
function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s]+|^\s*(?:[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`~|]+/g, '');
}

/** Whole paragraphs up to a passage's length; a longer one is cut between sentences. */
function cut(text: string): string[] {
  const pieces = text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.length > PASSAGE_LENGTH ? paragraph.split(/(?<=[.!?])\s+/) : [paragraph]))
    .map((piece) => piece.replace(/\s+/g, ' ').trim().slice(0, PASSAGE_LENGTH))
    .filter(Boolean);
  const passages: string[] = [];
  for (const piece of pieces) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + piece.length < PASSAGE_LENGTH)
      passages[passages.length - 1] = `${last} ${piece}`;
    else passages.push(piece);
  }
  return passages;
}
