import { findPostsWith } from '#server/blog/blog.ts';
import { pageTexts } from '#server/content/editing/editing.ts';
import type { AppContext, Knowledge, Passage } from '#server/context.ts';
import { figuresIn, type NamedService, passageOfArticle } from '#server/text/text.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { createCardIndex } from './cards.ts';
import type { CardContext } from './intents.ts';
import { createPassageIndex } from './passages.ts';

/** A passage of a page answers from this score on. */
const PASSAGE_SCORE = 0.5;
/** Words of a question that a post must contain; with fewer it is not searched. */
const POST_WORDS = { min: 2, max: 4 };

/** The one knowledge of the server. */
export function knowledgeOf(ctx: AppContext): Knowledge {
  ctx.memory.knowledge ??= createKnowledge(ctx);
  return ctx.memory.knowledge;
}

/** Everything but the cards that is needed to find one: words that mean the same, language, services and values of facts. */
export function cardContextOf(ctx: Pick<AppContext, 'content' | 'settings' | 'meetingTypes'>): CardContext {
  const { content, settings } = ctx;
  return {
    synonyms: content.get('synonyms').groups,
    language: settings.site().language,
    services: [...content.get('services').services, ...pricedMeetings(ctx), ...hiddenServices(ctx)],
    values: content.values(),
  };
}

/** Services that are not shown: asked about one, the bot says that it is not offered. */
function hiddenServices({ content }: Pick<AppContext, 'content'>): NamedService[] {
  const { services } = content.get('services');
  const hidden = content.services().filter(({ id }) => !services.some((service) => service.id === id));
  return hidden.map(({ price: _, path: _path, ...service }) => ({ ...service, isHidden: true }));
}

/** Calls at a price: visitors ask the same about them as about services. Without those that are a service too. */
function pricedMeetings(ctx: Pick<AppContext, 'content' | 'meetingTypes'>): NamedService[] {
  const { content, meetingTypes } = ctx;
  return meetingTypes
    .list()
    .filter(({ isActive, price }) => isActive && price !== '')
    .map(({ slug, name, description, price }) => ({
      id: `meeting-${slug}`,
      name: isSiteMeeting(slug) ? content.get('mails').meetings[slug].name : name,
      text: slug === 'strategy' && content.has('strategy-session') ? content.get('strategy-session').lead : description,
      path: paths.meeting(slug),
      price,
    }))
    .filter(({ name }) => !content.get('services').services.some((service) => service.name === name));
}

function createKnowledge(ctx: AppContext): Knowledge {
  const cards = perView(() => createCardIndex(ctx.content.get('answers'), cardContextOf(ctx)));
  const passages = perView(() => createPassageIndex(ctx));
  const figures = perView(() => {
    const texts = pageTexts(ctx.content).flatMap(({ fields }) => fields.map(({ value }) => String(value)));
    return new Set([...texts, ...Object.values(ctx.content.values())].flatMap(figuresIn));
  });

  /** Builds something once for each view of the content. A new view has new objects, so comparing one is enough. */
  function perView<T>(build: () => T): () => T {
    const kept = new WeakMap<object, T>();
    return () => {
      const document = ctx.content.get('answers');
      const value = kept.get(document) ?? build();
      kept.set(document, value);
      // An index that could not be built is built again for the next question.
      if (value instanceof Promise) value.catch(() => kept.delete(document));
      return value;
    };
  }

  async function findInPosts(question: string, count: number): Promise<Passage[]> {
    const words = (await cards()).rareWords(question).slice(0, POST_WORDS.max);
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
    cards,
    figures,
    async findPassage(question) {
      const [best] = (await passages()).find(question);
      if (best && best.score >= PASSAGE_SCORE && best.item.text) return best.item;
      const [post] = await findInPosts(question, 1);
      return post;
    },
    async findPassages(question, count) {
      const found = (await passages()).find(question);
      const texts = found.map(({ item }) => item).filter(({ text }) => text);
      return [...texts.slice(0, count), ...(await findInPosts(question, 2))];
    },
  };
}
