import type { Refusal } from '#content/chat-words.ts';
import type { AppContext, Card, CardIndex, FoundCards, Knowledge } from '#server/context.ts';
import { amountsIn, detectLanguage, type GivenContact, readWish, saysMore, spellOut } from '#server/text/text.ts';
import type { ChatBooking, ChatSlots } from '#shared/chat.schema.ts';
import { isSiteMeeting, meetingAt } from '#shared/meeting-types.ts';
import { fill } from '#shared/placeholders.ts';
import { findRefusal, offerBeside } from './guards.ts';
import { hoursText, nextSlots } from './slots.ts';

/** A reply to one message. */
export interface Answer {
  text: string;
  /** The card that it is, if it is one. */
  card?: Card | undefined;
  link?: { label: string; href: string } | undefined;
  /** Questions that the visitor may have meant, the most likely first. */
  meant?: string[];
  /** Further questions to suggest. */
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
  cards: CardIndex;
  found: FoundCards;
  /** The bot's last message; empty at first. */
  lastReply: string;
  /** Questions that were suggested before, when the visitor says that no answer was meant. */
  refused?: readonly string[] | undefined;
  timezone: string | undefined;
}

/** A card answers for certain from this score on. */
const CERTAIN = 0.85;
/** A question without an answer is known from this score on: then no sentence of a page that shares its words is given. */
const UNDERSTOOD = 0.75;
/** Something else may be meant below this score, or lead unless it is clear; below the least lead, the reply names the question. */
const UNSURE = { score: 0.4, lead: 0.3, least: 0.2, clear: 1 };
/** A card that has this share of the score of the answer is suggested below it; below one that is not sure, any. */
const RUNNER_UP = 0.2;
/** Two answers are given in one reply when each has at most so many characters. */
const SHORT_ANSWER = 450;

/** True when a card certainly answers the message. */
function isCertain({ cards, score }: FoundCards): boolean {
  return cards.length > 0 && score >= CERTAIN;
}

/** The confirmation of an address or a number; empty without one. */
export function notedText(ctx: AppContext, { email, phone }: GivenContact): string {
  const contact = email ?? phone;
  return contact ? fill(ctx.content.get('chat').replies.noted, { contact }) : '';
}

/** The text in place of an answer to a message that is refused. */
export function refuse(ctx: AppContext, knowledge: Knowledge, { message, cards, found }: Asked): Answer | undefined {
  const isUnknown = (text: string) => amountsIn(text).some((amount) => !knowledge.figures().has(amount));
  const refusal = findRefusal(message, () => isCertain(found), isUnknown);
  if (!refusal) return undefined;
  const { crisis, emergency, refusals } = ctx.content.get('chat').replies;
  const text = { crisis, emergency, ...refusals }[refusal];
  return { text, meant: offerBeside(refusal, cards, found), suggestions: [], isKnown: true, refusal };
}

/** Answers a message with a card, else with a passage of a page or a post, else says that it cannot. */
export async function answerFromCards(ctx: AppContext, knowledge: Knowledge, asked: Asked): Promise<Answer> {
  const { message, contact, question, cards, found, timezone } = asked;
  const texts = ctx.content.get('chat').replies;
  const site = ctx.settings.site();
  const language = detectLanguage(message);
  const isForeign = language !== undefined && language !== site.language.split('-')[0];
  const noted = notedText(ctx, contact);
  const isOnlyContact = noted !== '' && !question.includes('?') && (found.isClose || !saysMore(question));
  const wish = readWish(question, site.language);
  const namesDay = (wish.days ?? wish.weekday) !== undefined;
  const isBooking = ({ id, intent }: Card) => intent === 'booking' || texts.askedBooking.includes(id);
  // Somebody who names a day, and may mean to book, is shown its times rather than asked back.
  const booking = namesDay && found.isClose ? found.nearest.slice(0, 3).find(({ card }) => isBooking(card)) : undefined;
  const first = booking?.card ?? found.cards[0];
  // Somebody who asks for a visit at home after an illness is not to be sent to the emergency number.
  const isVisit = found.nearest.some(({ card }) => card.intent === 'home-visit');
  const near = found.nearest
    .map(({ card }) => card)
    .filter(
      ({ topic, answer, intent }) => topic !== 'conversation' && answer && !(isVisit && intent === 'emergencies'),
    );
  const titlesOf = (cards: readonly Card[]) => cards.map(({ title }) => title);
  if (asked.refused) {
    const meant = titlesOf(near).filter((title) => !asked.refused?.includes(title));
    const isKnown = meant.length > 0;
    return { text: isKnown ? texts.which : texts.unknown, meant, suggestions: [], isKnown };
  }
  if (found.isClose && !booking && !isOnlyContact && !isForeign) {
    const text = [texts.which, noted].filter(Boolean).join('\n\n');
    return { text, meant: titlesOf(near), suggestions: [], isKnown: true, asksBack: true };
  }
  const namesHours = ({ answer }: Card) => answer.includes('{hours}');
  const hours = found.cards.some(namesHours) ? await hoursText(ctx) : '';
  const isEmpty = first !== undefined && (!first.answer || (namesHours(first) && !hours));
  if (first && !isEmpty && (isCertain(found) || !(isOnlyContact || isForeign))) {
    const answer = composeReply(first, asked);
    const isMoving = ['moving', 'cancelling'].includes(first.intent ?? '');
    const offersTimes = isBooking(first) || (first.topic === 'booking' && namesDay && !isMoving);
    const meeting = ownMeetingOf(ctx, first) ?? (offersTimes ? meetingFor(ctx, question) : undefined);
    const slots = meeting ? await nextSlots(ctx, meeting, timezone, { wish }) : undefined;
    const isFree = slots !== undefined && slots.times.length > 0;
    const isDay =
      wish.weekday === undefined || slots?.times.some(({ date }) => new Date(date).getUTCDay() === wish.weekday);
    const texted = answer.cards.flatMap((card) => (namesHours(card) && !hours ? [] : fill(card.answer, { hours })));
    const isRepeated = first.topic !== 'conversation' && texted.every((text) => asked.lastReply.includes(text));
    if (isRepeated && !slots) {
      // The same words again would look as if nobody had read the question, which by itself may be about something else.
      const alone = cards.find(question);
      const isSame = alone.nearest[0]?.card === first;
      const own = isSame ? undefined : alone.cards.find(({ answer, topic }) => answer && topic !== 'conversation');
      const said = own ? texts.which : isSame ? fill(texts.repeated, { question: first.title }) : texts.unknown;
      const text = [said, noted].filter(Boolean).join('\n\n');
      const others = near.filter((card) => card !== first && card !== own);
      if (!own) return { text, card: first, meant: titlesOf(others), suggestions: [], isKnown: false };
      return { text, meant: titlesOf([own, first, ...others]), suggestions: [], isKnown: true, asksBack: true };
    }
    const isNamed = answer.isUnsure && (found.score < UNSURE.score || found.lead < UNSURE.least || first.service);
    const unsure = isNamed && !(offersTimes && namesDay) ? fill(texts.unsure, { question: first.title }) : '';
    const times = slots ? texts[isFree ? (isDay ? 'slots' : 'otherSlots') : 'noSlots'] : '';
    return {
      text: [...(isRepeated ? [] : [unsure, ...texted]), noted, times].filter(Boolean).join('\n\n'),
      card: first,
      link: first.link,
      meant: titlesOf(answer.others),
      suggestions: answer.cards.flatMap(({ next }) => next.flatMap((id) => cards.get(id)?.title ?? [])),
      isKnown: true,
      isUnsure: answer.isUnsure,
      slots: isFree ? slots : undefined,
    };
  }
  if (noted) return { text: noted, suggestions: [], isKnown: true };

  // A visitor who gets no answer is at least offered the list of services.
  const overview = cards.get('intent.services');
  const rest = { meant: titlesOf(overview?.answer ? [...near, overview] : near), suggestions: [] };
  const isUnanswered = isEmpty && found.score >= UNDERSTOOD;
  const passage = isForeign || isUnanswered ? undefined : await knowledge.findPassage(question);
  if (passage) {
    const { text, article, path } = passage;
    const shown = article ? fill(texts.fromArticle, { title: article, text }) : fill(texts.fromPage, { text });
    return { text: shown, link: { label: '', href: path }, ...rest, isKnown: true };
  }
  if (first && isEmpty && !isForeign) {
    return { text: fill(texts.noAnswer, { question: first.title }), card: first, ...rest, isKnown: false };
  }
  if (!isForeign) return { text: texts.unknown, ...rest, isKnown: false };
  // Somebody who writes another language is told the site's language in theirs.
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(site.language) ?? site.language;
  const text = `${texts.unknown}\n\n${fill(texts.languages[language], { language: name })}`;
  return { text, ...rest, isKnown: false };
}

/** The cards of a reply, two if they are short, and the titles of the others that were found. */
function composeReply(first: Card, { found }: Asked) {
  const [, second] = found.cards;
  const areShort = second && Math.max(first.answer.length, second.answer.length) <= SHORT_ANSWER;
  const cards = areShort ? [first, second] : [first];
  const isSure = found.score >= UNSURE.score && (found.lead >= UNSURE.lead || found.score >= UNSURE.clear);
  const isUnsure = !isSure && first.topic !== 'conversation';
  const isTalk = ({ topic }: Card) => topic === 'conversation';
  const runnersUp =
    isTalk(first) && isCertain(found)
      ? []
      : found.nearest.filter(
          ({ card, score }) => card.answer && !isTalk(card) && (isUnsure || score >= found.score * RUNNER_UP),
        );
  const others = [...found.cards, ...runnersUp.map(({ card }) => card)].filter((card) => !cards.includes(card));
  return { cards, isUnsure, others };
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
