import type { Refusal } from '#content/chat-words.ts';
import { CHAT_WORDS } from '#content/languages/intent-packs.ts';
import { daysOffText, meetingPage, meetingWords } from '#server/booking/booking.ts';
import type { AppContext, Card, CardIndex, FoundCards, Knowledge } from '#server/context.ts';
import {
  amountsIn,
  detectLanguage,
  type GivenContact,
  namesDay,
  readWish,
  saysMore,
  spellOut,
} from '#server/text/text.ts';
import type { ChatBooking, ChatSlots } from '#shared/chat.schema.ts';
import { isSiteMeeting, meetingAt } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { findRefusal, relatedQuestions } from './guards.ts';
import { LATER_VALUES, type LaterValue } from './intents.ts';
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

/** A visitor's message, its analysis, and the cards found for it. */
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
export function contactConfirmation(ctx: AppContext, { email, phone }: GivenContact): string {
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
  return { text, meant: relatedQuestions(refusal, cards, found), suggestions: [], isKnown: true, refusal };
}

/** Answers a message with a card, else with a passage of a page or a post, else says that it cannot. */
export async function answerFromCards(ctx: AppContext, knowledge: Knowledge, asked: Asked): Promise<Answer> {
  const read = await readMessage(ctx, asked);
  return (
    offerOthers(read) ??
    askBack(read) ??
    (await answerFromCard(ctx, read)) ??
    (read.noted ? { text: read.noted, suggestions: [], isKnown: true } : undefined) ??
    (await answerFromPassage(knowledge, read)) ??
    sayUnknown(ctx, read)
  );
}

type ReadMessage = Awaited<ReturnType<typeof readMessage>>;

/** Reads everything of a message that decides its answer. */
async function readMessage(ctx: AppContext, asked: Asked) {
  const { message, contact, question, cards, found, lastReply } = asked;
  const texts = ctx.content.get('chat').replies;
  const [siteLanguage = ''] = ctx.settings.site().language.split('-');
  const language = detectLanguage(message);
  const noted = contactConfirmation(ctx, contact);
  const wish = readWish(question, ctx.settings.site().language);
  const hasDay = namesDay(wish);
  const isBooking = ({ id, intent }: Card) => intent === 'booking' || texts.askedBooking.includes(id);
  const books = CHAT_WORDS.some(({ books }) => books.test(spellOut(question)));
  // Somebody who names a day or says so, and may mean to book, is shown times rather than asked back.
  const near = (hasDay || books) && found.isClose ? found.nearest.slice(0, 3).map(({ card }) => card) : [];
  const pages = ctx.meetingTypes.list().map(({ slug }) => meetingPage(ctx, slug));
  const wasOffered = [texts.slots, texts.otherSlots, texts.noSlots].some((text) =>
    pages.some((page) => lastReply.includes(text.replace(paths.calendar, page))),
  );
  const isOther = found.cards.some(({ topic }) => topic !== 'booking');
  const isCancelling = CHAT_WORDS.some(({ cancels }) => cancels.test(spellOut(question)));
  const namesTime = hasDay || wish.minutes !== undefined;
  /** The visitor names another day or time than those that were just offered. */
  const isOtherTime = wasOffered && namesTime && !isCancelling && (found.isClose || !isOther);
  const booking = near.find(isBooking) ?? (isOtherTime ? cards.cards.find(isBooking) : undefined);
  const first = booking ?? found.cards[0];
  const names = (value: LaterValue) => found.cards.some(({ answer }) => answer.includes(`{${value}}`));
  const later: Record<LaterValue, string> = {
    hours: names('hours') ? await hoursText(ctx, asked.timezone, wish) : '',
    daysOff: names('daysOff') ? await daysOffText(ctx) : '',
  };
  // Somebody who asks for a visit at home after an illness is not to be sent to the emergency number.
  const isVisit = found.nearest.some(({ card }) => card.intent === 'home-visit');
  return {
    asked,
    texts,
    /** The confirmation of an address or a number; empty without one. */
    noted,
    isOnlyContact: noted !== '' && !question.includes('?') && (found.isClose || !saysMore(question)),
    /** Language of the message, where it is another one than the site's. */
    foreign: language !== siteLanguage ? language : undefined,
    wish,
    hasDay,
    /** The visitor says that they want a time. */
    books,
    isOtherTime,
    isBooking,
    /** Two answers are so close that the visitor is asked which one was meant. */
    isClose: found.isClose && !booking,
    first,
    later,
    /** The owner has not written the answer, or has no hours or days off that it could name. */
    isEmpty: first !== undefined && (!first.answer || lacks(first, later)),
    /** Answers that may be meant, the most likely first. */
    near: found.nearest
      .map(({ card }) => card)
      .filter(
        ({ topic, answer, intent }) => topic !== 'conversation' && answer && !(isVisit && intent === 'emergencies'),
      ),
  };
}

/** Whether an answer names something that there is none of. */
function lacks({ answer }: Card, later: Record<LaterValue, string>): boolean {
  return LATER_VALUES.some((name) => answer.includes(`{${name}}`) && !later[name]);
}

function titlesOf(cards: readonly Card[]): string[] {
  return cards.map(({ title }) => title);
}

/** The next answers for a visitor who meant none of those that were suggested. */
function offerOthers({ asked: { refused }, texts, near }: ReadMessage): Answer | undefined {
  if (!refused) return undefined;
  const meant = titlesOf(near).filter((title) => !refused.includes(title));
  const isKnown = meant.length > 0;
  return { text: isKnown ? texts.which : texts.unknown, meant, suggestions: [], isKnown };
}

function askBack({ texts, noted, isClose, isOnlyContact, foreign, near }: ReadMessage): Answer | undefined {
  if (!isClose || isOnlyContact || foreign) return undefined;
  const text = [texts.which, noted].filter(Boolean).join('\n\n');
  return { text, meant: titlesOf(near), suggestions: [], isKnown: true, asksBack: true };
}

/** @returns undefined when no card answers, or none with enough certainty for this kind of message. */
async function answerFromCard(ctx: AppContext, read: ReadMessage): Promise<Answer | undefined> {
  const { asked, texts, noted, isOnlyContact, foreign, hasDay, books, isOtherTime, first, later, isEmpty } = read;
  const { cards, found, lastReply, question } = asked;
  // Nobody who has just given a number is told how to give one.
  if (noted && first?.topic === 'contact' && !question.includes('?')) return undefined;
  if (!first || isEmpty || !(isCertain(found) || !(isOnlyContact || foreign))) return undefined;
  const answer = composeReply(first, asked);
  const { slots, offersTimes, text: times } = await timesFor(ctx, read, first);
  const texted = answer.cards.flatMap((card) => (lacks(card, later) ? [] : fill(card.answer, later)));
  const isRepeated =
    isOtherTime || (first.topic !== 'conversation' && texted.every((text) => lastReply.includes(text)));
  // The times that were just offered are no answer to a message about something else.
  const isAboutOther = () => !isOtherTime && !books && cards.find(question).nearest[0]?.card !== first;
  if (isRepeated && (!slots || isAboutOther())) return answerRepeated(read, first);
  const isNamed = answer.isUnsure && (found.score < UNSURE.score || found.lead < UNSURE.least || first.service);
  const unsure = isNamed && !(offersTimes && (hasDay || books)) ? fill(texts.unsure, { question: first.title }) : '';
  return {
    text: [...(isRepeated ? [] : [unsure, ...texted]), noted, times].filter(Boolean).join('\n\n'),
    card: first,
    link: slots ? linkTo(ctx, slots.type, first) : first.link,
    meant: titlesOf(answer.others),
    suggestions: answer.cards.flatMap(({ next }) => next.flatMap((id) => cards.get(id)?.title ?? [])),
    isKnown: true,
    isUnsure: answer.isUnsure,
    slots: slots && slots.times.length > 0 ? slots : undefined,
  };
}

/** Free times of the meeting that a card is about, and the sentence about them. */
async function timesFor(ctx: AppContext, { asked, texts, wish, hasDay, isBooking }: ReadMessage, card: Card) {
  const isMoving = ['moving', 'cancelling'].includes(card.intent ?? '');
  const offersTimes = isBooking(card) || (card.topic === 'booking' && hasDay && !isMoving);
  const meeting = ownMeetingOf(ctx, card) ?? (offersTimes ? meetingFor(ctx, asked.question) : undefined);
  if (!meeting) return { slots: undefined, offersTimes, text: '' };
  const slots = await nextSlots(ctx, meeting, asked.timezone, { wish });
  const isDay =
    wish.weekday === undefined || slots?.times.some(({ date }) => new Date(date).getUTCDay() === wish.weekday);
  const isFree = slots !== undefined && slots.times.length > 0;
  const said = texts[isFree ? (isDay ? 'slots' : 'otherSlots') : 'noSlots'];
  const text = said.replace(paths.calendar, meetingPage(ctx, meeting));
  return { slots, offersTimes, text: [priceOf(ctx, meeting), text].filter(Boolean).join('\n\n') };
}

/** The price of a meeting with its name; empty without one. */
function priceOf(ctx: AppContext, type: string): string {
  const price = ctx.meetingTypes.find(type)?.price;
  return price ? `${meetingWords(ctx, { type }).name}: ${price}.` : '';
}

/** The link of a card about booking, for the meeting whose times are offered. */
function linkTo(ctx: AppContext, type: string, { link }: Pick<Card, 'link'>): Card['link'] {
  const isOfOther = link?.href === paths.calendar && type !== 'consultation';
  return isOfOther ? { label: meetingWords(ctx, { type }).name, href: meetingPage(ctx, type) } : link;
}

/**
 * The reply to a message whose answer was just given: the same words again would look as if nobody had read the question, which by
 * itself may be about something else.
 */
function answerRepeated({ asked: { cards, question }, texts, noted, near }: ReadMessage, first: Card): Answer {
  const alone = cards.find(question);
  const isSame = alone.nearest[0]?.card === first;
  const own = isSame ? undefined : alone.cards.find(({ answer, topic }) => answer && topic !== 'conversation');
  const said = own ? texts.which : isSame ? fill(texts.repeated, { question: first.title }) : texts.unknown;
  const text = [said, noted].filter(Boolean).join('\n\n');
  const others = near.filter((card) => card !== first && card !== own);
  if (!own) return { text, card: first, meant: titlesOf(others), suggestions: [], isKnown: false };
  return { text, meant: titlesOf([own, first, ...others]), suggestions: [], isKnown: true, asksBack: true };
}

/** A visitor who gets no answer is at least offered the list of services. */
function questionsToOffer({ asked: { cards }, near }: ReadMessage) {
  const overview = cards.get('intent.services');
  return { meant: titlesOf(overview?.answer ? [...near, overview] : near), suggestions: [] };
}

async function answerFromPassage(knowledge: Knowledge, read: ReadMessage): Promise<Answer | undefined> {
  const { asked, texts, foreign, isEmpty } = read;
  // A known question without an answer is not answered by a sentence that shares its words.
  if (foreign || isEmpty) return undefined;
  const passage = await knowledge.findPassage(asked.question);
  if (!passage) return undefined;
  const { text, article, path } = passage;
  const shown = article ? fill(texts.fromArticle, { title: article, text }) : fill(texts.fromPage, { text });
  return { text: shown, link: { label: '', href: path }, ...questionsToOffer(read), isKnown: true };
}

function sayUnknown(ctx: AppContext, read: ReadMessage): Answer {
  const { texts, foreign, first, isEmpty } = read;
  const rest = questionsToOffer(read);
  if (first && isEmpty && !foreign) {
    return { text: fill(texts.noAnswer, { question: first.title }), card: first, ...rest, isKnown: false };
  }
  if (!foreign) return { text: texts.unknown, ...rest, isKnown: false };
  // Somebody who writes another language is told the site's language in theirs.
  const { language } = ctx.settings.site();
  const name = new Intl.DisplayNames([foreign], { type: 'language' }).of(language) ?? language;
  const text = `${texts.unknown}\n\n${fill(texts.languages[foreign], { language: name })}`;
  return { text, ...rest, isKnown: false };
}

/** The cards of a reply, two if they are short, and the titles of the others that were found. */
function composeReply(first: Card, { found }: Asked) {
  const [, second] = found.cards;
  const isTalk = ({ topic }: Card) => topic === 'conversation';
  const isTalkOnly = second && isTalk(first) && isTalk(second);
  const areShort = second && Math.max(first.answer.length, second.answer.length) <= SHORT_ANSWER;
  // Thanks and a farewell are two remarks, and get one reply.
  const cards = isTalkOnly ? [second] : areShort ? [first, second] : [first];
  const isSure = found.score >= UNSURE.score && (found.lead >= UNSURE.lead || found.score >= UNSURE.clear);
  const isUnsure = !isSure && !isTalk(first);
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
