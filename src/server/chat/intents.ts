import { type Intent, type IntentPack, phrasings as listed } from '#content/intents.ts';
import { intentPackOf } from '#content/languages/intent-packs.ts';
import { isNote } from '#server/content/content.ts';
import type { Card } from '#server/context.ts';
import {
  createMatcher,
  createServiceFinder,
  type Match,
  type Matcher,
  type NamedService,
  readWish,
  withoutAmounts,
} from '#server/text/text.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';

/** Knowledge of the bot besides the cards. */
export interface CardContext {
  /** Groups of words that mean the same: the owner's, and those of the language. */
  synonyms?: readonly string[];
  shared?: readonly string[];
  /** Language of the site. */
  language?: string;
  services?: readonly NamedService[];
  values?: PlaceholderValues;
}

type IntentOfId = Intent & { id: string };

/** A common question that a message may ask, and the services that it names. */
export interface AskedIntent {
  match: Match<IntentOfId>;
  services: string[];
  /** True when the message says nothing besides the name of a service. */
  isBare: boolean;
  /** True when the message is one of its phrasings, word by word. */
  isExact: boolean;
}

/**
 * A card that names no common question answers one when its title and its first phrasings mean it: each from a score on, the title
 * counting as several, and together so great a share of them. With few of them, each must say nearly the same. Only small talk answers small talk.
 */
const CLAIM = { phrasings: 7, title: 3, score: 0.7, share: 0.45, few: 3, alone: 0.9 };
/** Stands in phrasings for a word that nothing knows, such as the name of a town, and the score of a message that is such a phrasing. */
const ANY_NAME = 'xxname';
const ALIKE = 0.8;
/** Values that are known when the answer is given. */
export const LATER_VALUES = ['hours', 'daysOff'] as const;
export type LaterValue = (typeof LATER_VALUES)[number];

/** Id of the card for a common question. */
function keyOf(intent: string, service?: string): string {
  return ['intent', intent, service].filter(Boolean).join('.');
}

/** The common questions of a language with the services and answers of one owner. */
export async function createIntents(
  own: readonly Card[],
  { synonyms, shared = [], language = 'en', services = [], values = {} }: CardContext,
) {
  const pack = intentPackOf(language);
  const intents = Object.entries(pack.intents).map(([id, intent]) => ({ id, ...intent }));
  const { ownerName = '', brand = '' } = values;
  const names = [ownerName, ownerName.split(' ')[0]!, brand].filter(Boolean);
  const phrasingsOf = ({ phrasings }: Intent) =>
    listed(phrasings)
      .flatMap((text) => (text.includes('{owner}') ? names.map((name) => text.replace('{owner}', name)) : text))
      .map((text) => text.replace(/\{(\w+)\}/g, 'xx$1'));
  const matcher = await createMatcher(intents, phrasingsOf, { synonyms, shared, language });
  const findServices = createServiceFinder(services, language, (word) => matcher.count(word) > 1);
  const claimed = claim(own, { pack, matcher, findServices });
  const servicePrices = services.flatMap(({ name, price }) => (price ? `${name}: ${price}` : []));
  const known = { ...values, priceList: servicePrices.join('; ') };
  const cards = intents.flatMap((intent) => [
    commonCard(pack, known, intent),
    ...(intent.titleOf ? services : []).map((service) => commonCard(pack, known, intent, service)),
  ]);
  const common = new Map(cards.map((card) => [card.id, card]));
  const isHidden = (service?: string) => services.some((one) => one.isHidden && one.id === service);

  /** The card that answers a question, best one about the service: the owner's, a prepared one, those of similar questions, an empty one. */
  function answerTo(intent: string, service?: string): Card | undefined {
    const { like = '', isFact } = pack.intents[intent] ?? {};
    const ids = [intent, ...like.split(', ')];
    const about = (id: string) => (service && pack.intents[id]?.titleOf ? keyOf(id, service) : '');
    const notOffered = isHidden(service) ? common.get(keyOf('about', service)) : undefined;
    const [own, prepared] = [
      common.get(keyOf(intent)),
      about(intent) ? (notOffered ?? common.get(about(intent))) : undefined,
    ];
    const [same, ...similar] = ids.map((id) => claimed.get(keyOf(id)));
    const general = [same, ...(isFact ? [own, ...similar] : [...similar, own])];
    const cards = [...ids.map((id) => claimed.get(about(id))), prepared, ...general];
    return [...cards, ...ids.map((id) => common.get(about(id)))].find((card) => card?.answer) ?? prepared ?? own;
  }

  /** A message with placeholders in place of the services, days and amounts that it names. */
  const read = (message: string) => findServices(readWish(withoutAmounts(message), language).text);

  return {
    read,
    /** The common questions, those about each service too, and the card that answers each. */
    common: [...common.values()]
      .filter(({ service }) => !isHidden(service))
      .map((question) => {
        return { question, answer: answerTo(question.intent ?? '', question.service) };
      }),
    matcher,
    get: (id: string) => common.get(id),
    /** The first service that a text names. */
    serviceIn: (text: string) => findServices(text).services[0]?.id,
    /** The answers to a question about services; about none of them, the owner's to single ones where there is no other. */
    answersTo(intent: string, of: readonly (string | undefined)[]): Card[] {
      const answers = new Set(of.flatMap((service) => answerTo(intent, service) ?? []));
      const isOpen = of.every((service) => service === undefined) && [...answers].every(({ answer }) => !answer);
      const single = isOpen ? services.flatMap(({ id }) => claimed.get(keyOf(intent, id)) ?? []) : [];
      return single.length > 0 ? single : [...answers];
    },
    /** True for a common question that is asked of each service. */
    isOfServices: (id = '') => Boolean(pack.intents[id]?.titleOf),
    /** The questions that a message may ask, the surest first. @param isName true for a word that only a name can be. */
    find(message: string, isName: (word: string) => boolean): AskedIntent[] {
      const { services: named, text, isPartly, isBare } = read(message);
      const found = matcher.find(text);
      const same = matcher.exact(message) ?? (named.length > 0 && !isPartly ? matcher.exact(text) : undefined);
      const first = same ? [{ item: same, score: 1, phrasing: message }] : [];
      const ids = named.map(({ id }) => id);
      // Words that say little find nothing by themselves, as in "are you in Leeds too".
      const withName = text.replace(/\p{L}+/gu, (word) => (isName(word) && !matcher.knows(word) ? ANY_NAME : word));
      const alike = found.length > 0 ? undefined : matcher.exact(withName);
      const last = alike ? [{ item: alike, score: ALIKE, phrasing: withName }] : [];
      return [...first, ...found.filter(({ item }) => item !== same), ...last].map((match) => {
        return { match, services: ids, isBare, isExact: match.item === same };
      });
    },
  };
}

interface Questions {
  pack: IntentPack;
  matcher: Matcher<IntentOfId>;
  findServices: ReturnType<typeof createServiceFinder>;
}

/** The owner's answers by the keys of the questions that they answer; of several the surest. Each card is given its question. */
function claim(own: readonly Card[], questions: Questions): Map<string, Card> {
  const claims = own.map((card) => ({ card, ...claimOf(card, questions) })).sort((a, b) => a.share - b.share);
  const taken = new Map<string, Card>();
  for (const { card, intent, service } of claims) {
    if (intent === undefined) continue;
    Object.assign(card, { intent, service });
    taken.set(keyOf(intent, service), card);
  }
  return taken;
}

/** @returns the question that a card answers, with the share of its title and phrasings that mean it; 2 where the card names it. */
function claimOf(card: Card, questions: Questions): Pick<Card, 'intent' | 'service'> & { share: number } {
  const { intents } = questions.pack;
  if (card.intent && Object.hasOwn(intents, card.intent)) {
    return { intent: card.intent, service: card.service, share: 2 };
  }
  const texts = [card.title, ...card.phrasings.slice(0, CLAIM.phrasings)];
  const score = texts.length < CLAIM.few ? CLAIM.alone : CLAIM.score;
  const counts = new Map<string, number>();
  const all = texts.length + CLAIM.title - 1;
  let left = all;
  let most: Pick<Card, 'intent' | 'service'> & { count: number } = { count: 0 };
  for (const [position, text] of texts.entries()) {
    // Most cards answer no common question, which the first of their phrasings show.
    if (most.count + left < CLAIM.share * all) return { share: 0 };
    const weight = position === 0 ? CLAIM.title : 1;
    left -= weight;
    const { intent, service } = meantBy(text, score, questions);
    const isTalk = intents[intent ?? '']?.topic === 'conversation' && card.topic !== 'conversation';
    if (intent === undefined || isTalk) continue;
    const count = (counts.get(keyOf(intent, service)) ?? 0) + weight;
    counts.set(keyOf(intent, service), count);
    if (count > most.count) most = { intent, service, count };
  }
  const share = most.count / all;
  return share >= CLAIM.share ? { ...most, share } : { share: 0 };
}

/** The common question that a text means from a score on. */
function meantBy(question: string, score: number, { pack, matcher, findServices }: Questions) {
  const { services: named, text } = findServices(question);
  const exact = matcher.exact(question);
  const [best] = exact ? [] : matcher.find(text);
  const intent = exact?.id ?? (best && best.score >= score ? best.item.id : undefined);
  return { intent, service: pack.intents[intent ?? '']?.titleOf ? named[0]?.id : undefined };
}

function commonCard(
  { times, notOffered }: IntentPack,
  values: PlaceholderValues,
  intent: IntentOfId,
  service?: NamedService,
): Card {
  const { name = '', text = '', price = '', isHidden = false } = service ?? {};
  const of = service && { service: name, text, timed: times.test(text) ? text : '', price };
  const filled: PlaceholderValues = { ...values, ...of };
  const templates = [(isHidden ? notOffered : service ? intent.answerOf : intent.answer) ?? ''].flat();
  const isKnown = (template: string) =>
    placeholdersIn(template).every(
      (name) => LATER_VALUES.some((later) => later === name) || (filled[name] && !isNote(filled[name])),
    );
  const next = ['price', 'duration', 'booking'].filter((one) => one !== intent.id);
  return {
    id: keyOf(intent.id, service?.id),
    // Like small talk, it is never suggested.
    topic: isHidden ? 'conversation' : intent.topic,
    intent: intent.id,
    service: service?.id,
    phrasings: [],
    isActive: true,
    title: fill((service && intent.titleOf) ?? intent.title, filled),
    answer: fill(templates.find(isKnown) ?? '', filled),
    next: service && !isHidden ? next.map((one) => keyOf(one, service.id)) : [],
    ...(service?.path && { link: { label: service.name, href: service.path } }),
  };
}
