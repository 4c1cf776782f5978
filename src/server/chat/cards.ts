import type { AnswersDocument } from '#content/answers.schema.ts';
import { CHAT_WORDS, intentPackOf } from '#content/languages/intent-packs.ts';
import type { Card, CardIndex, Conversation, FoundCards } from '#server/context.ts';
import { createMatcher, type Match, sentencesOf, sharedGroups, spellOut } from '#server/text/text.ts';
import { type AskedIntent, type CardContext, createIntents } from './intents.ts';

/** A card answers from this score on. */
const THRESHOLD = 0.2;
interface Weights {
  /** A message that goes on with nothing is answered from this score on. */
  minAlone: number;
  /** Factor for the card that answered last. */
  lastCard: number;
  /** The scores of common questions are raised to this power. */
  commonPower: number;
  /** Factor for words of answers. */
  answerText: number;
  /** Share of the lower of two scores of a card that is added to the other one. */
  secondMatch: number;
  /** Factor for `LEAD`. */
  lead: number;
}

/** Weights where cards have few phrasings, and many; others lie between. */
const FEW: Weights = {
  minAlone: 0.25,
  lastCard: 0.75,
  commonPower: 1.4,
  answerText: 1,
  secondMatch: 0.3,
  lead: 0.75,
};
const MANY: Weights = { minAlone: 0.4, lastCard: 0.99, commonPower: 1, answerText: 0, secondMatch: 0.15, lead: 1 };
/** Phrasings of a card that are many. */
const PHRASINGS = 30;
/** Factor for cards of the conversation's topic, and for those that the last answer suggests. */
const RELATED = 1.1;
/** Score of the card that has a message as a phrasing, which otherwise loses to a card that repeats its only word. */
const PHRASED = 2;
/** Factor for common questions, and another one where a message goes on with a subject. */
const COMMON_QUESTION = 0.6;
const COMMON_IN_FOLLOW_UP = 0.4;
/** Factor for a card without an answer, and for an answer about one service to a question about services in general. */
const LESS_FIT = 0.8;
/** Factor for a common question without an answer, in place of `commonPower`. */
const UNANSWERED = 1.2;
/** A common question without an answer, small talk, and a question after a greeting are recognised from this score on. */
const UNDERSTOOD = 0.65;
/** A message that would get the last answer again is about nothing before from this score by itself on. */
const MIN_BY_ITSELF = 0.85;
/** Least share of the score of a common question without an answer that another one must have to answer. */
const MIN_SHARE_OF_UNANSWERED = 0.9;
/** A card may be offered from this score on, and so many of them, some at a time. */
const OFFERED = 0.08;
const NEAREST = 9;
/** A longer message refers to nothing before, unless a word of it does. */
const SHORT = 5;
/**
 * The visitor is asked which of two answers is meant when the score of the best one is not so much higher; a few words that go on with a
 * subject have low scores anyway.
 */
const LEAD = { usual: 0.13, goesOn: 0.02 };
/** Share of the score of the clearest question of a message from which on other sentences of it are questions, too. */
const MIN_SHARE_OF_CLEAREST = 0.5;

/** The owner's cards, and the common questions with the answers to them, as they are searched. */
export async function createCardIndex(document: AnswersDocument, surroundings: CardContext = {}) {
  const index = await learn(document, surroundings);
  return {
    find(message: string, conversation: Conversation = {}): FoundCards {
      const found = search(index, message, conversation);
      if (!conversation.card) return found;
      // A message may say by itself what is meant, rather than go on with what was said before.
      const alone = search(index, message);
      const isAgain = found.cards.length === 1 && found.cards[0]?.id === conversation.card;
      const isMeant = isAgain ? alone.score >= MIN_BY_ITSELF : found.isClose && alone.cards.length > 0;
      if (isMeant && !alone.isClose) return alone;
      const [first, ...others] = found.nearest;
      const nearest = first ? [first, ...alone.nearest.slice(0, 1), ...others] : alone.nearest;
      return { ...found, nearest: distinct(nearest, ({ card }) => card) };
    },
    get: index.get,
    rareWords: (message: string) => index.matcher.rareWords(message),
    cards: index.own,
    common: index.intents.common,
  } satisfies CardIndex;
}

async function learn(document: AnswersDocument, surroundings: CardContext) {
  const own = Object.entries(document)
    .map(([id, card]): Card => ({ id, ...card }))
    .filter(({ isActive }) => isActive);
  const { language = 'en', synonyms = [] } = surroundings;
  const shared = sharedGroups(synonyms, intentPackOf(language).synonyms);
  const intents = await createIntents(own, { ...surroundings, shared });
  const perCard = own.reduce((sum, { phrasings }) => sum + phrasings.length, 0) / Math.max(1, own.length);
  const share = Math.min(1, perCard / PHRASINGS);
  const options = { synonyms, shared, language, beside: intents.matcher };
  const matcher = await createMatcher(own, ({ title, phrasings }) => [title, ...phrasings], options);
  const weights = between(FEW, MANY, share);
  const inAnswers = weights.answerText > 0 ? own : [];
  const answers = await createMatcher(inAnswers, ({ answer }) => [answer], { ...options, learns: false });
  const byId = new Map(own.map((card) => [card.id, card]));
  return {
    ...{ own, intents, matcher, answers, weights },
    /** Services that a card is about. */
    described: new Set(own.map(({ service }) => service)),
    get: (id: string) => byId.get(id) ?? intents.get(id),
    /** False for a sentence with a word that nothing knows: it is a question of its own, and goes on with nothing. */
    isKnown: (sentence: string) =>
      intents
        .read(sentence)
        .text.split(' ')
        .every((word) => word.length < 3 || [matcher, answers, intents.matcher].some((one) => one.recognizes(word))),
  };
}
type Index = Awaited<ReturnType<typeof learn>>;

function search(index: Index, message: string, conversation: Conversation = {}): FoundCards {
  const { weights } = index;
  const sentences = questionsOf(index, message);
  const { matches, decided } = matchSentences(index, sentences, conversation);
  const clearest = Math.min(1, Math.max(...decided.map(({ score }) => score)));
  const clear = decided.filter(({ score }) => score >= clearest * MIN_SHARE_OF_CLEAREST);
  const nearest = distinct(
    matches.filter(({ score }) => score >= OFFERED).sort((a, b) => b.score - a.score),
    ({ item }) => item,
  );
  const most = nearest[0]?.score ?? 0;
  const lead = clear.length === 1 ? leadOf(nearest) : Infinity;
  // A message about something unknown shares a word with some card.
  const isShort = spellOut(message).split(' ').length <= SHORT;
  const goesOn = Boolean(conversation.card) && isShort && sentences.some(index.isKnown);
  const isHeard = goesOn || most >= weights.minAlone;
  const isClose = isHeard && lead < weights.lead * LEAD[goesOn ? 'goesOn' : 'usual'];
  const answering = isHeard ? clear : [];
  return {
    cards: [...new Set(answering.map(({ item }) => item))],
    score: Math.max(0, ...answering.map(({ score }) => score)),
    nearest: nearest.slice(0, NEAREST).map(({ item, score, phrasing }) => ({ card: item, score, phrasing })),
    lead,
    isClose,
  };
}

/** The sentences of a message, and the questions of each: "price and duration?" asks two, as both are clear. */
function questionsOf(index: Index, message: string): string[] {
  const sentences = sentencesOf(message).flatMap((sentence) => splitAt('secondQuestion', sentence));
  return sentences.flatMap((sentence) => {
    const parts = splitAt('joins', sentence);
    if (parts.length !== 2) return [sentence];
    const sure = parts.flatMap((part) => decide(rank(index, part))).filter(({ score }) => score >= 1);
    return new Set(sure.map(({ item }) => item)).size === 2 ? parts : [sentence];
  });
}

/** The cards that may answer the sentences of a message, and those that do: at most one for each, of which the next ones may speak. */
function matchSentences(index: Index, sentences: readonly string[], conversation: Conversation) {
  const matches: Match<Card>[] = [];
  const decided: Match<Card>[] = [];
  let last = conversation.card;
  let service: string | undefined;
  for (const [at, sentence] of sentences.entries()) {
    const before = isReferring(sentence) ? sentences[at - 1] : '';
    const ranked = rank(index, sentence, { card: last }, { text: before, service });
    service = index.intents.serviceIn(sentence) ?? service;
    matches.push(...ranked.filter(isUsable));
    decided.push(...decide(ranked));
    last = decided.findLast(isQuestion)?.item.id ?? last;
  }
  // A greeting before a question needs no answer of its own.
  const questions = decided.filter(isQuestion);
  return { matches, decided: questions.length > 0 ? questions : decided };
}

/** @returns the best match if it is sure enough, and no question without an answer is much likelier to be meant. */
function decide(ranked: Match<Card>[]): Match<Card>[] {
  const best = ranked.find(isUsable);
  const needed = Math.max(THRESHOLD, MIN_SHARE_OF_UNANSWERED * (ranked[0]?.score ?? 0));
  return best && best.score >= needed ? [best] : [];
}

/** @returns the cards that may answer a sentence, the likeliest first. @param before what it refers to in the same message. */
function rank(index: Index, sentence: string, conversation: Conversation = {}, before: Before = {}): Match<Card>[] {
  const greeted = without('greeting', sentence);
  const [best, ...others] = greeted === sentence ? [] : rank(index, greeted, conversation, before);
  if (best && best.score >= UNDERSTOOD && isQuestion(best)) return [best, ...others];
  const last = conversation.card && index.isKnown(sentence) ? index.get(conversation.card) : undefined;
  const read = readSentence(index, sentence, last?.topic === 'conversation' ? undefined : last, before);
  const scores = createScores(index.weights, read.open !== undefined);
  scoreOwnCards(index, read, scores, before.text);
  scoreCommonQuestions(index, read, scores);
  scoreNamedServices(index, read, scores);
  return scores.sorted();
}

/** The sentence before, where one refers to it, and the service that was named last. */
interface Before {
  text?: string | undefined;
  service?: string | undefined;
}

/** @param open the card that answered last, unless it was small talk. */
function readSentence({ matcher, intents }: Index, sentence: string, open: Card | undefined, before: Before) {
  const question = matcher.exact(sentence) ? sentence : without('connective', sentence);
  const exact = matcher.exact(question);
  const words = spellOut(question).split(' ');
  const goesOn = words.length <= SHORT || question !== sentence || isReferring(question);
  const asked = intents.find(question, (word) => !matcher.knows(word));
  // A common question that names its service, or that no service has an answer of its own to, is about nothing before.
  const isWhole = ({ isExact, match, services }: AskedIntent) =>
    isExact && (!match.item.titleOf || (services[0] && question === sentence));
  // "How much?" is asked of what was spoken of, although a card has it word by word.
  const isOfAny = open && intents.isOfServices(exact?.intent) && !exact?.service && exact?.topic !== 'booking';
  const whole = (isOfAny ? undefined : exact) ?? asked.find(isWhole)?.match.item;
  const isFollowUp = goesOn && (!whole || (whole.topic !== 'conversation' && isReferring(question)));
  const named = asked[0]?.services ?? [];
  /** The card that the sentence goes on with. */
  const goesOnWith = isFollowUp ? open : undefined;
  const service = named[0] ?? before.service ?? goesOnWith?.service;
  return { question, exact, asked, open, isOfAny, goesOnWith, named, service };
}
type Sentence = ReturnType<typeof readSentence>;

function scoreOwnCards({ matcher, answers, weights }: Index, read: Sentence, { add }: Scores, before = ''): void {
  const { question, exact, open, isOfAny, goesOnWith } = read;
  for (const match of matcher.find(question, before || goesOnWith?.title)) {
    if (isOfAny && match.item === open) continue;
    const isRelated = open && (open.topic === match.item.topic || open.next.includes(match.item.id));
    add(match.item, match, match.item === open ? weights.lastCard : isRelated ? RELATED : 1);
  }
  for (const match of answers.find(question, before)) add(match.item, match, weights.answerText);
  if (exact && !goesOnWith) add(exact, { score: 1, phrasing: question }, PHRASED);
}

function scoreCommonQuestions(index: Index, { asked, goesOnWith, named, service }: Sentence, { add }: Scores): void {
  const { intents, weights, described } = index;
  // The owner's cards say nothing about a service that was added to the list.
  const isNew = service !== undefined && !described.has(service);
  const usual = goesOnWith && !service ? COMMON_IN_FOLLOW_UP : COMMON_QUESTION;
  for (const { match, isExact } of asked) {
    if (match.item.topic === 'conversation' && match.score < UNDERSTOOD) continue;
    for (const answer of intents.answersTo(match.item.id, [service, ...named.slice(1)])) {
      const isSame = isExact && !goesOnWith;
      const factor = isNew && isSame ? PHRASED : isSame || isNew ? 1 : usual;
      const raised = answer.answer ? Math.min(1, match.score) ** weights.commonPower : UNANSWERED * match.score;
      const score = isSame ? match.score : raised;
      add(answer, { ...match, score }, !service && answer.service ? factor * LESS_FIT : factor);
    }
  }
}

function scoreNamedServices({ intents }: Index, { asked, goesOnWith, named }: Sentence, { add }: Scores): void {
  // A service that is named is offered, with its price, whatever else the message says.
  for (const answer of named[0] ? ['price', 'about'].flatMap((id) => intents.answersTo(id, named)) : []) {
    if (answer.answer) add(answer, { score: THRESHOLD * LESS_FIT, phrasing: answer.title }, 1);
  }
  if (goesOnWith?.intent && named[0] && asked[0]?.isBare) {
    const same = { score: 1, phrasing: goesOnWith.title };
    for (const answer of intents.answersTo(goesOnWith.intent, named.slice(0, 1))) add(answer, same, PHRASED);
  }
}

function between(few: Weights, many: Weights, share: number): Weights {
  const names = Object.keys(few) as (keyof Weights)[];
  const entries = names.map((name) => [name, few[name] + (many[name] - few[name]) * share]);
  return Object.fromEntries(entries) as Weights;
}

type Scores = ReturnType<typeof createScores>;

/** Scores of cards. @param isOpen another card has answered before: then one without an answer has to be meant clearly. */
function createScores({ secondMatch }: Weights, isOpen: boolean) {
  const ranked = new Map<Card, Match<Card>>();
  return {
    add(card: Card, match: Omit<Match<Card>, 'item'>, factor: number): void {
      const score = match.score * factor * (card.answer ? 1 : LESS_FIT);
      if (!card.answer && score < (isOpen ? UNDERSTOOD : THRESHOLD * LESS_FIT)) return;
      const before = ranked.get(card) ?? { score: 0, phrasing: '' };
      const both = Math.max(score, before.score) + secondMatch * Math.min(score, before.score);
      const { phrasing } = score > before.score ? match : before;
      ranked.set(card, { item: card, phrasing, score: both });
    },
    sorted: () => [...ranked.values()].sort((a, b) => b.score - a.score),
  };
}

/** A sentence without its greeting, or the word that connects it with what was said before. */
const without = (what: 'greeting' | 'connective', sentence: string) =>
  CHAT_WORDS.reduce((rest, words) => rest.replace(words[what], ''), sentence);

const splitAt = (what: 'secondQuestion' | 'joins', sentence: string) =>
  CHAT_WORDS.reduce((parts, words) => parts.flatMap((part) => part.split(words[what])), [sentence]);

const isReferring = (sentence: string) => CHAT_WORDS.some(({ refersBack }) => refersBack.test(sentence));

/** Not small talk; that a service is not offered answers a question. */
const isQuestion = ({ item }: Match<Card>) => item.topic !== 'conversation' || item.service !== undefined;

const isUsable = ({ item, score }: Match<Card>) => item.answer !== '' || score >= UNDERSTOOD;

/** Matches without those of a card that is among them before. */
function distinct<T>(matches: readonly T[], cardOf: (match: T) => Card): T[] {
  const seen = new Set<Card>();
  return matches.filter((match) => !seen.has(cardOf(match)) && seen.add(cardOf(match)));
}

/** How much better the best answer is than the next one. */
function leadOf([best, ...others]: readonly Match<Card>[]): number {
  const second = others.find(({ item }) => item.answer);
  if (!best?.item.answer || !second || ![best, second].every(isQuestion) || best.score < THRESHOLD) return Infinity;
  return best.score - second.score;
}
