import type { AppContext } from '#server/context.ts';
import { fill } from '#shared/placeholders.ts';
import type { Card, Conversation } from './cards.ts';
import type { GivenContact } from './contact.ts';
import { amountsIn } from './figures.ts';
import { findRefusal, type Refusal } from './guards.ts';
import type { Knowledge } from './knowledge.ts';
import { detectLanguage } from './language.ts';
import { spellOut } from './words.ts';

/** A reply to one message. */
export interface Answer {
  text: string;
  /** The card that it is, if it is one. */
  card?: Card | undefined;
  link?: { label: string; href: string } | undefined;
  /** Questions to suggest, the most fitting first. */
  suggestions: string[];
  /** False when nothing answers the message: then the owner sees it among the unanswered ones. */
  isKnown: boolean;
  refusal?: Refusal | undefined;
}

/** A card answers for certain from this score on. */
const CERTAIN = 0.55;
/** Below this score the reply names the question that it answers, and suggests the next nearest cards, too. */
const UNSURE = 0.32;
/** Two answers are given in one reply when each has at most so many characters. */
const SHORT_ANSWER = 300;
/** Words besides an email address or a phone number that make a message more than that. */
const MORE_WORDS = 6;

/** Answers a message with a card, else with a passage of a page or a post, else says that it cannot. */
export async function answerFromCards(
  ctx: AppContext,
  knowledge: Knowledge,
  message: string,
  { conversation, contact }: { conversation: Conversation; contact: GivenContact },
): Promise<Answer> {
  const texts = ctx.content.get('chat').replies;
  const cards = knowledge.cards();
  const found = cards.find(message, conversation);
  const refusal = findRefusal(
    message,
    () => found.cards.length > 0 && found.score >= CERTAIN,
    (text) => amountsIn(text).some((amount) => !knowledge.figures().has(amount)),
  );
  if (refusal) return refuse(ctx, refusal);

  const language = detectLanguage(message);
  const isForeign = language !== undefined && language !== ctx.settings.site().language.split('-')[0];
  const given = contact.email ?? contact.phone;
  const noted = given ? fill(texts.noted, { contact: given }) : undefined;
  const [first, second, ...others] = found.cards;
  const isOnlyContact =
    noted !== undefined && spellOut(message).split(' ').length <= MORE_WORDS + spellOut(given ?? '').split(' ').length;
  if (first && !((isOnlyContact || isForeign) && found.score < CERTAIN)) {
    const areShort = second && Math.max(first.answer.length, second.answer.length) <= SHORT_ANSWER;
    const answers = areShort ? [first, second] : [first];
    const rest = areShort ? others : second ? [second, ...others] : others;
    const isUnsure = found.score < UNSURE && first.topic !== 'conversation';
    const runnersUp = isUnsure ? found.nearest.filter((card) => !answers.includes(card)).slice(0, 2) : [];
    return {
      text: [isUnsure && fill(texts.unsure, { question: first.title }), ...answers.map(({ answer }) => answer), noted]
        .filter(Boolean)
        .join('\n\n'),
      card: first,
      link: first.link,
      suggestions: [
        ...[...rest, ...runnersUp].map(({ title }) => title),
        ...answers.flatMap(({ next }) => titlesOf(next)),
      ],
      isKnown: true,
    };
  }
  if (noted) return { text: noted, suggestions: [], isKnown: true };

  const nearest = found.nearest.filter(({ topic }) => topic !== 'conversation').slice(0, 2);
  const suggestions = nearest.map(({ title }) => title);
  const passage = isForeign ? undefined : await knowledge.findPassage(message);
  if (passage) {
    const { text, article, path } = passage;
    const shown = article ? fill(texts.fromArticle, { title: article, text }) : fill(texts.fromPage, { text });
    return { text: shown, link: { label: '', href: path }, suggestions, isKnown: true };
  }
  const unknown = isForeign ? `${texts.unknown}\n\n${texts.languages[language]}` : texts.unknown;
  return { text: unknown, suggestions, isKnown: false };

  function titlesOf(ids: readonly string[]): string[] {
    return ids.flatMap((id) => cards.get(id)?.title ?? []);
  }
}

/** Why a message must not reach the model either, if so. */
export function refusalBeforeModel(knowledge: Knowledge, message: string): Refusal | undefined {
  const found = knowledge.cards().find(message);
  return findRefusal(
    message,
    () => found.cards.length > 0 && found.score >= CERTAIN,
    (text) => amountsIn(text).some((amount) => !knowledge.figures().has(amount)),
  );
}

function refuse(ctx: AppContext, refusal: Refusal): Answer {
  const { crisis, emergency, refusals } = ctx.content.get('chat').replies;
  const text = refusal === 'crisis' ? crisis : refusal === 'emergency' ? emergency : refusals[refusal];
  return { text, suggestions: [], isKnown: true, refusal };
}
