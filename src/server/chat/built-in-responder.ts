import type { AppContext, Card, FoundCards, Knowledge } from '#server/context.ts';
import type { ChatBooking, ChatSlots } from '#shared/chat.schema.ts';
import { isSiteMeeting, meetingAt } from '#shared/meeting-types.ts';
import { fill } from '#shared/placeholders.ts';
import { dayOf, type UnixSeconds } from '#shared/time.ts';
import { type GivenContact, saysMore } from './contact.ts';
import type { Refusal } from './guards.ts';
import { detectLanguage } from './language.ts';
import { hoursText, slotsNear } from './slots.ts';
import { readWish } from './when.ts';
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
  /** True when the visitor has to choose what was meant. */
  asksBack?: true;
  /** True when something else may have been meant. */
  isUnsure?: boolean;
  slots?: ChatSlots | undefined;
  booking?: ChatBooking | undefined;
}

/** A visitor's message and what was found in it and for it. */
export interface Asked {
  message: string;
  contact: GivenContact;
  /** The message without what only gives the contact. */
  question: string;
  found: FoundCards;
  /** The bot's last message, when the card that answers now has answered it too; else empty. */
  lastReply: string;
  /** Questions that were suggested before, when the visitor says that no answer was meant. */
  refused?: readonly string[] | undefined;
  timezone: string | undefined;
}

/** A card answers for certain from this score on. */
const CERTAIN = 0.58;
/** Below this score the reply names the question that it answers, and suggests the next nearest cards, too. */
const UNSURE = 0.36;
/** Two answers are given in one reply when each has at most so many characters. */
const SHORT_ANSWER = 300;

/** True when a card certainly answers the message. */
export function isCertain({ cards, score }: FoundCards): boolean {
  return cards.length > 0 && score >= CERTAIN;
}

/** The confirmation of an address or a number; empty without one. */
export function notedText(ctx: AppContext, { email, phone }: GivenContact): string {
  const contact = email ?? phone;
  return contact ? fill(ctx.content.get('chat').replies.noted, { contact }) : '';
}

/** The text in place of an answer. */
export function refuse(ctx: AppContext, refusal: Refusal): Answer {
  const { crisis, emergency, refusals } = ctx.content.get('chat').replies;
  const text = { crisis, emergency, ...refusals }[refusal];
  return { text, suggestions: [], isKnown: true, refusal };
}

/** Answers a message with a card, else with a passage of a page or a post, else says that it cannot. */
export async function answerFromCards(ctx: AppContext, knowledge: Knowledge, asked: Asked): Promise<Answer> {
  const { message, contact, question, found, timezone } = asked;
  const texts = ctx.content.get('chat').replies;
  const language = detectLanguage(message);
  const isForeign = language !== undefined && language !== ctx.settings.site().language.split('-')[0];
  const noted = notedText(ctx, contact);
  const isOnlyContact = noted !== '' && !question.includes('?') && !saysMore(question);

  const [first] = found.cards;
  const titlesOf = (cards: readonly Card[]) =>
    cards.filter(({ topic, answer }) => topic !== 'conversation' && answer).map(({ title }) => title);
  if (asked.refused) {
    const suggestions = titlesOf(found.nearest).filter((title) => !asked.refused?.includes(title));
    return { text: suggestions.length > 0 ? texts.which : texts.unknown, suggestions, isKnown: suggestions.length > 0 };
  }
  const nearest = found.nearest.filter(({ topic }) => topic !== 'conversation').slice(0, 2);
  const hours = first?.answer.includes('{hours}') ? await hoursText(ctx) : '';
  const isEmpty = first !== undefined && (!first.answer || (first.answer.includes('{hours}') && !hours));
  if (found.isClose && !isOnlyContact && !isForeign) {
    const text = [texts.which, noted].filter(Boolean).join('\n\n');
    return { text, suggestions: titlesOf(found.nearest), isKnown: true, asksBack: true };
  }
  if (first && !isEmpty && (isCertain(found) || !(isOnlyContact || isForeign))) {
    const answer = composeReply(first, asked);
    const { language: ownLanguage } = ctx.settings.site();
    const offersTimes = first.intent === 'booking' || texts.askedBooking.includes(first.id);
    const meeting = ownMeetingOf(ctx, first) ?? (offersTimes ? meetingFor(ctx, question) : undefined);
    const wish = readWish(question, ownLanguage, weekdayOf(ctx.clock.now()));
    const slots = meeting ? await slotsNear(ctx, meeting, timezone, wish) : undefined;
    const isFree = slots !== undefined && slots.times.length > 0;
    const isRepeated = found.cards.length === 1 && asked.lastReply.includes(first.answer);
    if (isRepeated && first.topic !== 'conversation' && !offersTimes) {
      // The same words again would look as if nobody had read the question.
      const repeated = fill(texts.repeated, { question: first.title });
      const others = found.nearest.filter((card) => card !== first && card.topic !== 'conversation');
      const suggestions = others.map(({ title }) => title);
      return { text: [repeated, noted].filter(Boolean).join('\n\n'), card: first, suggestions, isKnown: false };
    }
    const unsure = answer.isUnsure ? fill(texts.unsure, { question: first.title }) : '';
    const times = slots ? (isFree ? texts.slots : texts.noSlots) : '';
    return {
      text: [unsure, ...answer.cards.map((card) => fill(card.answer, { hours })), noted, times]
        .filter(Boolean)
        .join('\n\n'),
      card: first,
      link: first.link,
      suggestions: [...answer.suggestions, ...answer.cards.flatMap(({ next }) => next.flatMap(titleOf))],
      isKnown: true,
      isUnsure: answer.isUnsure,
      slots: isFree ? slots : undefined,
    };
  }
  if (noted) return { text: noted, suggestions: [], isKnown: true };

  const suggestions = titlesOf(nearest);
  const passage = isForeign ? undefined : await knowledge.findPassage(question);
  if (passage) {
    const { text, article, path } = passage;
    const shown = article ? fill(texts.fromArticle, { title: article, text }) : fill(texts.fromPage, { text });
    return { text: shown, link: { label: '', href: path }, suggestions, isKnown: true };
  }
  if (first && isEmpty && !isForeign) {
    return { text: fill(texts.noAnswer, { question: first.title }), card: first, suggestions, isKnown: false };
  }
  const unknown = isForeign ? `${texts.unknown}\n\n${texts.languages[language]}` : texts.unknown;
  return { text: unknown, suggestions, isKnown: false };

  function titleOf(id: string): string[] {
    const card = knowledge.cards().get(id);
    return card ? [card.title] : [];
  }
}

/** 0 for Sunday. 1 January 1970, day 0, was a Thursday. */
function weekdayOf(now: UnixSeconds): number {
  return (dayOf(now) + 4) % 7;
}

/** The cards of a reply, two if they are short, and the titles of the others that were found. */
function composeReply(first: Card, { found }: Asked) {
  const [, second] = found.cards;
  const areShort = second && Math.max(first.answer.length, second.answer.length) <= SHORT_ANSWER;
  const cards = areShort ? [first, second] : [first];
  const isUnsure = found.score < UNSURE && first.topic !== 'conversation';
  const runnersUp =
    !isCertain(found) && first.topic !== 'conversation'
      ? found.nearest.filter((card) => card.answer && !cards.includes(card)).slice(0, 2)
      : [];
  const others = [...found.cards.slice(cards.length), ...runnersUp];
  return { cards, isUnsure, suggestions: others.map(({ title }) => title) };
}

/** The meeting type whose name a message has, else the free consultation. */
function meetingFor({ meetingTypes }: AppContext, message: string): string {
  const words = spellOut(message);
  return (
    meetingTypes.list().find(({ name, isActive }) => isActive && words.includes(spellOut(name)))?.slug ?? 'consultation'
  );
}

/** The owner's meeting type to whose page a card links; the site's own ones are linked from many cards. */
function ownMeetingOf({ meetingTypes }: AppContext, { link }: Pick<Card, 'link'>): string | undefined {
  const slug = link && meetingAt(link.href);
  return slug && !isSiteMeeting(slug) && meetingTypes.find(slug)?.isActive ? slug : undefined;
}
