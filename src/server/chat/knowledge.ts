import { findPostsWith } from '#server/blog/blog.ts';
import { pageTexts } from '#server/content/editing.ts';
import type { AppContext } from '#server/context.ts';
import { paths } from '#shared/paths.ts';
import { type CardIndex, createCardIndex } from './cards.ts';
import { figuresIn } from './figures.ts';
import { createPassageIndex, type Passage, type PassageIndex, passageOfArticle } from './passages.ts';

/** What the bot knows: cards, pages and posts, always as published. */
export interface Knowledge {
  cards(): CardIndex;
  /** The passage of a page or a post that answers a question, if there is one. */
  findPassage(question: string): Promise<Passage | undefined>;
  /** Passages near a question, best first. */
  findPassages(question: string, count: number): Promise<Passage[]>;
  /** Every figure on the site, as from `figuresIn`. */
  figures(): ReadonlySet<string>;
  /** Indexes cards and pages, so that the first question does not wait. */
  prepare(): void;
}

/** A passage of a page answers from this score on. */
const PASSAGE_SCORE = 0.5;
/** Words of a question that a post must contain; with fewer it is not searched. */
const POST_WORDS = { min: 2, max: 4 };

const known = new WeakMap<AppContext, Knowledge>();

/** The one knowledge of the server. */
export function knowledgeOf(ctx: AppContext): Knowledge {
  const knowledge = known.get(ctx) ?? createKnowledge(ctx);
  known.set(ctx, knowledge);
  return knowledge;
}

function createKnowledge(ctx: AppContext): Knowledge {
  let cards: { document: object; index: CardIndex } | undefined;
  let pages: { document: object; index: PassageIndex; figures: ReadonlySet<string> } | undefined;

  function currentCards(): CardIndex {
    const document = ctx.content.get('answers');
    if (cards?.document !== document) {
      cards?.index.close();
      cards = { document, index: createCardIndex(document, ctx.content.get('synonyms').groups) };
    }
    return cards.index;
  }

  /** A new view of the content has other objects, so one of them tells whether the pages have changed. */
  function currentPages() {
    const document = ctx.content.get('answers');
    if (pages?.document !== document) {
      pages?.index.close();
      const texts = pageTexts(ctx.content).flatMap(({ fields }) => fields.map(({ value }) => String(value)));
      const figures = new Set([...texts, ...Object.values(ctx.content.values())].flatMap(figuresIn));
      pages = { document, index: createPassageIndex(ctx), figures };
    }
    return pages;
  }

  async function findInPosts(question: string, count: number): Promise<Passage[]> {
    const words = currentCards().rareWords(question).slice(0, POST_WORDS.max);
    if (words.length < POST_WORDS.min) return [];
    const posts = await findPostsWith(ctx, words, count);
    return posts
      .map(({ title, excerpt, content, slug }) => ({
        text: passageOfArticle(`${excerpt}\n\n${content}`, words),
        path: paths.post(slug),
        article: title,
      }))
      .filter(({ text }) => text !== '');
  }

  return {
    cards: currentCards,
    figures: () => currentPages().figures,
    async findPassage(question) {
      const [best] = currentPages().index.find(question);
      if (best && best.score >= PASSAGE_SCORE && best.item.text) return best.item;
      const [post] = await findInPosts(question, 1);
      return post;
    },
    async findPassages(question, count) {
      const found = currentPages()
        .index.find(question)
        .map(({ item }) => item);
      return [...found.filter(({ text }) => text).slice(0, count), ...(await findInPosts(question, 2))];
    },
    prepare() {
      currentCards();
      currentPages();
    },
  };
}
