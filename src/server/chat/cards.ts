import type { AnswerCard, AnswersDocument } from '#content/answers.schema.ts';
import type { Intent } from '#content/intents.ts';
import { intentPackOf } from '#content/languages/intent-packs.ts';
import type { Card, CardIndex, Conversation } from '#server/context.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import { createMatcher, type Match } from './matching.ts';
import { createServiceFinder, type NamedService } from './mentions.ts';
import { readWish } from './when.ts';
import { sentencesOf, spellOut } from './words.ts';

/** A card answers from this score on. */
const THRESHOLD = 0.17;
/** Factor for cards of the conversation's topic, and for those that the last answer suggests. */
const RELATED = 1.1;
/** Factor for the card that has a message as a phrasing, which otherwise loses to a card that repeats its only word. */
const PHRASED = 2;
/**
 * Factors on the score of a common question, between which lies that of a site: the more phrasings the owner's cards have, the less
 * the shared ones count.
 */
const COMMON = { few: 0.85, many: 0.6, phrasings: 30 };
/** Factors on it in a message that goes on with a subject, for one without an answer, and when only a word of a service's name was found. */
const GOES_ON = 0.7;
const EMPTY = 0.6;
const PARTLY = 0.85;
/** Share of the lower one of two scores that a card has, by its phrasings and by its common question, that is added. */
const AGREED = 0.15;
/** Score of the last common question about another service: "and for the chatbot?" */
const SAME_INTENT = 0.6;
/** A longer message refers to nothing before, unless a word of it does. */
const SHORT = 5;
/** A card is the answer to a common question when so many of its first phrasings, from this score on, mean it; one that is the same counts more. */
const CLAIM = { phrasings: 8, score: 0.55, share: 0.6, same: 0.4 };

/** A common question without an answer is recognised from this score on. */
const UNDERSTOOD = 0.42;
/** Two cards are close when the second has this share of the score of the first, which is below `sure`. */
const CLOSE = { share: 0.87, sure: 0.5 };

/** Words that go on with what was said before, and that refer to it, in the languages of the starters. */
const CONNECTIVE = /^(?:and|but|or|so|ok|okay|also|then|und|aber|oder|also)\b,?\s+(?=\S)/i;
const REFERS_BACK =
  /^(?:what about|how about|was ist mit)\b|\b(?:it|its|that|this|these|those|they|them|one|there|das|dies|dieses|es|dafür|davon|dazu|damit)\b/i;
/** Where a sentence may go on with a second question. */
const SECOND_QUESTION =
  /,?\s(?:and|und|plus|also)\s(?=(?:who|what|whats|when|where|why|how|which|can|could|do|does|is|are|will|would|wer|was|wann|wo|warum|wie|welche|kann|können|gibt|ist|sind|muss)\b)/i;

/** What the bot knows besides the cards. */
export interface CardSurroundings {
  /** Groups of words that mean the same. */
  synonyms?: readonly string[];
  /** Language of the site. */
  language?: string;
  services?: readonly NamedService[];
  values?: PlaceholderValues;
}

/** Values that are known when the answer is given. */
const LATER = ['hours'];

export function createCardIndex(
  document: AnswersDocument,
  { synonyms = [], language = 'en', services = [], values = {} }: CardSurroundings = {},
): CardIndex {
  const pack = intentPackOf(language);
  const isKnown = (intent = '') => Object.hasOwn(pack.intents, intent);
  const own = Object.entries(document)
    .map(([id, card]): Card => ({ id, ...card }))
    .filter(({ isActive }) => isActive);
  const options = { synonyms: [...synonyms, ...pack.synonyms], language };
  const matcher = createMatcher(own, questionsOf, options);
  const intents = createMatcher(
    Object.entries(pack.intents).map(([id, intent]) => ({ id, ...intent })),
    ({ phrasings }) => phrasings.replace(/\{(\w+)\}/g, 'xx$1').split(' | '),
    options,
  );
  const findServices = createServiceFinder(services, language, (word) => intents.knows(word));
  const asked = new Map(
    Object.entries(pack.intents).flatMap(([id, { phrasings }]) =>
      phrasings.split(' | ').map((text) => [spellOut(text), id]),
    ),
  );
  const phrased = new Map(own.flatMap((card) => questionsOf(card).map((question) => [spellOut(question), card])));
  const perCard = own.reduce((sum, { phrasings }) => sum + phrasings.length, 0) / Math.max(1, own.length);
  const shared = COMMON.few - (COMMON.few - COMMON.many) * Math.min(1, perCard / COMMON.phrasings);
  const claimed = claimIntents();
  const byId = new Map([...own, ...commonCards()].map((card) => [card.id, card]));

  /** The owner's answers to common questions. A card that names none has one when most of its phrasings mean it. */
  function claimIntents(): Map<string, Card> {
    const claims = own.map((card) => ({ card, ...claimOf(card) })).sort((a, b) => a.share - b.share);
    const taken = new Map<string, Card>();
    for (const { card, intent, service } of claims) {
      if (intent === undefined) continue;
      Object.assign(card, { intent, service });
      taken.set(keyOf(intent, service), card);
    }
    return taken;
  }

  function claimOf(card: Card): { intent?: string; service?: string | undefined; share: number } {
    if (isKnown(card.intent)) return { intent: card.intent!, service: card.service, share: 2 };
    const questions = questionsOf(card).slice(0, CLAIM.phrasings);
    const votes = new Map<string, { intent: string; service?: string | undefined; count: number }>();
    for (const question of questions) {
      const { services: named, text } = findServices(question);
      const [best] = intents.find(text, () => false);
      if (!best || best.score < CLAIM.score || !intents.knows(text)) continue;
      const service = best.item.titleOf ? named[0]?.id : undefined;
      const key = keyOf(best.item.id, service);
      votes.set(key, { intent: best.item.id, service, count: (votes.get(key)?.count ?? 0) + 1 });
    }
    const [most] = [...votes.values()].sort((a, b) => b.count - a.count);
    const isPhrase = questions.some((question) => asked.get(spellOut(question)) === most?.intent);
    const share = (most?.count ?? 0) / questions.length + (isPhrase ? CLAIM.same : 0);
    return most && share >= CLAIM.share ? { intent: most.intent, service: most.service, share } : { share: 0 };
  }

  /** A card for each common question, and for each one about each service. */
  function commonCards(): Card[] {
    return Object.entries(pack.intents).flatMap(([id, intent]) => [
      commonCard(id, intent, undefined),
      ...(intent.titleOf ? services : []).map((service) => commonCard(id, intent, service)),
    ]);
  }

  function commonCard(
    intent: string,
    { topic, title, titleOf, answer, answerOf }: Intent,
    service?: NamedService,
  ): Card {
    const filled = {
      ...values,
      ...(service && { service: service.name, text: service.text, price: service.price ?? '' }),
    };
    const template = (service ? answerOf : answer) ?? '';
    const isEmpty =
      !template ||
      placeholdersIn(template).some((name) => !LATER.includes(name) && !filled[name as keyof typeof filled]);
    const link = service?.path ? { label: service.name, href: service.path } : undefined;
    return {
      id: keyOf(intent, service?.id),
      topic,
      title: fill(service ? (titleOf ?? title) : title, filled),
      phrasings: [],
      answer: isEmpty ? '' : fill(template, filled),
      next: service
        ? ['price', 'duration', 'booking'].filter((one) => one !== intent).map((one) => keyOf(one, service.id))
        : [],
      isActive: true,
      intent,
      service: service?.id,
      ...(link && { link }),
    };
  }

  /** The card that answers a common question: the owner's about the service, a prepared one, the owner's about all, none. */
  function answerTo(intent: string, service?: string): Card | undefined {
    const about = service && pack.intents[intent]?.titleOf ? byId.get(keyOf(intent, service)) : undefined;
    const like = pack.intents[intent]?.like;
    const general = claimed.get(keyOf(intent)) ?? claimed.get(keyOf(like ?? '')) ?? byId.get(keyOf(intent));
    if (!about) return general;
    return claimed.get(about.id) ?? (about.answer || !general?.answer ? about : general);
  }

  function rank(sentence: string, conversation: Conversation = {}): Match<Card>[] {
    const last = conversation.card ? byId.get(conversation.card) : undefined;
    const open = last?.topic === 'conversation' ? undefined : last;
    const question = phrased.has(spellOut(sentence)) ? sentence : sentence.replace(CONNECTIVE, '');
    const exact = phrased.get(spellOut(question));
    const goesOn = spellOut(question).split(' ').length <= SHORT || question !== sentence || REFERS_BACK.test(question);
    const isFollowUp = open && goesOn && (!exact || (exact.topic !== 'conversation' && REFERS_BACK.test(question)));
    const ranked = new Map<Card, Match<Card>>();
    const addTo = (card: Card | undefined, match: Match<unknown>, factor: number) => {
      if (!card) return;
      const score = match.score * factor * (card.answer ? 1 : EMPTY);
      if (!card.answer && score < UNDERSTOOD) return;
      const { score: before, weight } = ranked.get(card) ?? { score: 0, weight: 0 };
      const both = Math.max(score, before) + AGREED * Math.min(score, before);
      ranked.set(card, { item: card, weight: Math.max(weight, match.weight), score: both });
    };
    for (const match of matcher.find(question, () => false, isFollowUp ? open.title : '')) {
      const isRelated = open && (open.topic === match.item.topic || open.next.includes(match.item.id));
      addTo(match.item, match, isRelated ? RELATED : 1);
    }
    if (exact && !isFollowUp) addTo(exact, { item: exact, score: 1, weight: 1 }, PHRASED);
    const named = findServices(readWish(question, language, 0).text);
    const factor = named.isPartly && named.services.length > 0 ? PARTLY : 1;
    const service = named.services[0]?.id ?? (isFollowUp ? open.service : undefined);
    const common = intents.find(named.text, (word) => !matcher.knows(word));
    const damped = factor * shared * (isFollowUp && !service ? GOES_ON : 1);
    for (const match of common) {
      if (match.score * damped >= THRESHOLD) addTo(answerTo(match.item.id, service), match, damped);
    }
    const intent = asked.get(spellOut(question));
    if (intent && !isFollowUp) addTo(answerTo(intent, service), { item: intent, score: 1, weight: 1 }, 1);
    if (isFollowUp && open.intent && named.services[0] && (common[0]?.item.id ?? 'about') === 'about') {
      addTo(answerTo(open.intent, service), { item: open, score: SAME_INTENT, weight: 1 }, factor);
    }
    return [...ranked.values()].sort((a, b) => b.score - a.score);
  }

  /** @returns the best match if it is sure enough. */
  function decide([best]: Match<Card>[]): Match<Card>[] {
    return best && best.score >= THRESHOLD ? [best] : [];
  }

  return {
    find(message, conversation = {}) {
      const sentences = sentencesOf(message).flatMap((sentence) => sentence.split(SECOND_QUESTION));
      const nearest: Match<Card>[] = [];
      let decided: Match<Card>[] = [];
      let last = conversation.card;
      for (const sentence of sentences) {
        const ranked = rank(sentence, { card: last });
        nearest.push(...ranked);
        for (const match of decide(ranked)) {
          decided.push(match);
          if (match.item.topic !== 'conversation') last = match.item.id;
        }
      }
      // A greeting before a question needs no answer of its own.
      const questions = decided.filter(({ item }) => item.topic !== 'conversation');
      if (questions.length > 0) decided = questions;
      if (sentences.length > 1) {
        // The short question of a message may only make sense with the sentences around it.
        const [whole] = decide(rank(sentences.join(' '), conversation));
        const isAbout = whole && whole.item.topic !== 'conversation';
        if (isAbout && decided.every((one) => evidence(one) <= evidence(whole))) decided = [whole];
      }
      nearest.sort((a, b) => b.score - a.score);
      return {
        cards: unique(decided),
        score: Math.max(0, ...decided.map(({ score }) => score)),
        nearest: unique(nearest),
        isClose: sentences.length === 1 && isClose(nearest),
      };
    },
    get: (id) => byId.get(id),
    rareWords: (message) => matcher.rareWords(message),
    cards: own,
    close() {
      matcher.close();
      intents.close();
    },
  };
}

/** Id of the card for a common question. */
function keyOf(intent: string, service?: string): string {
  return ['intent', intent, ...(service ? [service] : [])].join('.');
}

/** How many words of a message speak for a card. */
function evidence({ score, weight }: Match<Card>): number {
  return score * weight;
}

/** True for two subjects with nearly the same score, of which none is sure. */
function isClose([best, second]: Match<Card>[]): boolean {
  if (!best || !second || best.score < THRESHOLD || best.score >= CLOSE.sure || best.item.topic === 'conversation')
    return false;
  return second.score >= best.score * CLOSE.share;
}

/** Every way to ask for a card. */
function questionsOf({ title, phrasings }: AnswerCard): string[] {
  return [title, ...phrasings];
}

function unique(matches: readonly Match<Card>[]): Card[] {
  return [...new Set(matches.map(({ item }) => item))];
}
