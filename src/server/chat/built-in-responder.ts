import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.ts';
import { analyseMessage, type MessageAnalysis, withoutName } from './analyse-message.ts';
import type { Answer, Rule, RuleInput } from './answer.ts';
import type { PassageSearch, SearchHit } from './passage-search.ts';
import { type Passage, sentence } from './passages.ts';
import { promises, refusals } from './refusals.ts';
import { COMMON_RULES, FIRST_RULES } from './rules.ts';
import { isOnTopic, type Topic, topicOf, topicOfPath, topicPage } from './topics.ts';
import { contentWords, questionsIn, stem, synonymsFor, words } from './vocabulary.ts';

/** Below this coverage a passage does not answer the question. */
const MIN_COVERAGE = 0.45;
/** The same for a passage on a page of the question's topic. */
const MIN_COVERAGE_ON_TOPIC = 0.25;
/** Weight of a word that is nowhere on the site, for a question with and without a topic. */
const UNKNOWN_WITH_TOPIC = 3;
const UNKNOWN_WITHOUT_TOPIC = 6;
/** A second passage is added when its score is at least this share of the best one. */
const SECOND_SCORE = 0.5;
/** Greatest length of an answer of more than one passage, in characters. */
const ANSWER_LENGTH = 600;
/** Score factors: pages of the question's topic, legal pages for other topics, worked examples. */
const ON_TOPIC = 1.6;
const FINE_PRINT = 0.6;
const EXAMPLE = 0.6;
/** From this similarity to a known question on, its passage is the answer, even where a common rule matches. */
const KNOWN_SIMILARITY = 0.8;
/** From these on, the best passage is added to the answer of a common rule. */
const DETAIL_SIMILARITY = 0.55;
const DETAIL_COVERAGE = 0.9;
/** It is not added when more than this share of its words is in the answer already. */
const MAX_REPETITION = 0.5;
/** Coverage from which a passage is added to the first passage of the topic's page. */
const NEED_COVERAGE = 0.6;
/** Titles of up to this many words are followed by a colon; a longer one is a sentence. */
const SHORT_TITLE_WORDS = 3;
/** Below this coverage a post does not answer the question. */
const POST_COVERAGE = 0.75;

/** A need rather than a question: the first passage of the topic's page answers it best. */
const ASKS_FOR_HELP =
  /\b(?:can|could) you help\b|\bhelp (?:me|us)\b|\bideas?\?|\bsolution for\b|\btake over\b|\banything for\b|\bsomething for\b|\bhow do i stop\b|\b(?:i|we) (?:need|keep|always|hate|cannot|can't|struggle|miss|lose|waste|drown|spend hours|want something)\b/;
const WANTS_CONNECTION =
  /\b(?:integrat\w*|connect\w*|sync\w*|compatible|plug (?:in|into)|hook (?:up|into)|talk to|works? with|support) .{0,12}\b(?:with|to|into|my|our|the|a)?\b/;

/** What an answer depends on besides the message. */
export interface ChatContext {
  site: Site;
  analysis: MessageAnalysis;
  /** Topic of the answer before, for messages such as "and how long does it take?". */
  lastTopic: Topic | undefined;
  /** The visitor's previous message, normalised, when this one is a follow-up. */
  lastQuestion?: string | undefined;
}

/**
 * Answers from the site's content: with a rule where one matches, else with the passages found. Two questions in one
 * message get two answers.
 *
 * @param text the normalised message, as from `truncateMiddle`.
 */
export async function answerFromContent(search: PassageSearch, text: string, context: ChatContext): Promise<Answer> {
  const questions = questionsIn(text);
  const input = {
    text: withoutName(text, context.site.name),
    analysis: context.analysis,
    topic: topicOf(text),
    site: context.site,
  };
  const refused = refusals(input) ?? promises(input);
  if (refused || questions.length < 2)
    return refused ?? answerOne(search, completeFollowUp(text, context.lastQuestion), context);

  const answers: Answer[] = [];
  let lastTopic = topicOf(questions[0] ?? '') ?? input.topic ?? context.lastTopic;
  for (const question of questions) {
    const analysis = analyseMessage(question, context.site.name, question);
    const answer = await answerOne(search, question, { site: context.site, analysis, lastTopic }, lastTopic);
    lastTopic = answer.topic ?? lastTopic;
    if (answer.isKnown && !answers.some((other) => other.text === answer.text)) answers.push(answer);
  }
  return answers.length < 2
    ? answerOne(search, text, context)
    : joinAnswers(answers, answers.length === questions.length, context.site);
}

/** Joins several answers: the first paragraph of each, and its page. */
function joinAnswers(answers: readonly Answer[], isAll: boolean, site: Site): Answer {
  const page = (path: string) => path.split('#')[0];
  const texts = answers.map(({ text, path }, index) => {
    const [first = ''] = text.split('\n\n');
    const next = answers[index + 1]?.path;
    if (!path || first.includes(path) || (next && page(next) === page(path))) return first;
    return `${first}\nMore: ${path}`;
  });
  if (!isAll) texts.push(`The rest of it the site does not say. Ask ${site.name} at ${site.email}.`);
  const cta = answers.find((answer) => answer.cta)?.cta;
  return { text: texts.join('\n\n'), topic: answers.at(-1)?.topic, ...(cta && { cta }), isKnown: isAll };
}

/** @param defaultTopic used when the text has no topic of its own. */
async function answerOne(
  search: PassageSearch,
  text: string,
  context: ChatContext,
  defaultTopic?: Topic,
): Promise<Answer> {
  const topic = topicOf(text) ?? defaultTopic ?? (refersBack(text) ? context.lastTopic : undefined);
  const input = { text: withoutName(text, context.site.name), analysis: context.analysis, topic, site: context.site };
  const first = firstOf(FIRST_RULES, input);
  if (first) return { ...first, topic: first.topic ?? topic };
  const hits = await findPassages(search, text, topic);
  const best = hits[0];
  if (best && best.similarity >= KNOWN_SIMILARITY && !context.analysis.bookingIntent) return fromPassages(hits, topic);
  const common = firstOf(COMMON_RULES, input);
  if (common)
    return {
      ...common,
      text: context.analysis.bookingIntent ? common.text : withDetail(common, best, text),
      topic: common.topic ?? topic,
    };
  const start = topic && isNeed(text) ? search.firstPassage(topicPage(topic)) : undefined;
  if (start) {
    const next = hits.find(({ passage }) => passage !== start);
    const more = next && next.coverage >= NEED_COVERAGE ? `\n\n${toText(next.passage)}` : '';
    return { text: toText(start) + more, path: start.path, topic, isKnown: true };
  }
  if (best && best.coverage >= minCoverageFor(best, topic)) return fromPassages(hits, topic);
  const post = (await search.findInPosts(text))[0];
  if (post && post.coverage >= POST_COVERAGE) {
    return {
      text: `I wrote about this in "${post.passage.title}": ${firstSentences(post.passage.text)}`,
      path: post.passage.path,
      topic,
      isKnown: true,
    };
  }
  return doNotKnow(search, text, topic, context.site);
}

/** True when a message tries to change the rules or asks for confidential data. */
export function isRefused(text: string, { site, analysis }: ChatContext): boolean {
  return refusals({ text, analysis, topic: undefined, site }) !== undefined;
}

/** The passages that may answer a message, best first. */
export async function findPassages(search: PassageSearch, text: string, topic = topicOf(text)): Promise<SearchHit[]> {
  const meeting = /\b(?:strategy|deep[- ]dive|60[- ]?min\w*)\b/.test(text)
    ? paths.strategySession
    : /\b(?:consult\w*|free call|first call|30[- ]?min\w*)\b/.test(text)
      ? paths.calendar
      : undefined;
  return search.findInPages(
    text,
    (passage) => {
      if (meeting && isOnTopic('booking', passage.path)) return passage.path === meeting ? ON_TOPIC : FINE_PRINT;
      const factor =
        passage.text.startsWith('An example') || passage.path.endsWith('#calculator') || passage.path.endsWith('#hours')
          ? EXAMPLE
          : 1;
      if (topic && isOnTopic(topic, passage.path)) return ON_TOPIC * factor;
      return topic !== 'legal' && isOnTopic('legal', passage.path) ? FINE_PRINT : factor;
    },
    topic ? UNKNOWN_WITH_TOPIC : UNKNOWN_WITHOUT_TOPIC,
  );
}

/** A problem rather than a question: "I keep missing calls." */
function isNeed(text: string): boolean {
  return (
    ASKS_FOR_HELP.test(text) &&
    !/^(?:and |so )?(?:how (?:much|many|long|fast|often)|what|when|where|who|why)\b/.test(text)
  );
}

/** "And what does it cost?": depends on something named before. */
function refersBack(text: string): boolean {
  return (
    /\b(?:it|this|that|they|them|one|those|these)\b|^(?:how long|how much|when|why)\b/.test(text) ||
    isFollowUp(text) ||
    (contentWords(text).length <= 2 && !/\byou(?:r|rs)?\b/.test(text))
  );
}

/** "And for a law firm?": asks the question before about another case. */
export function isFollowUp(text: string): boolean {
  return /^(?:and|but|so|or|ok|also|what about|how about|same for)\b/.test(text);
}

/** A follow-up, completed by what the question before asked for. */
function completeFollowUp(text: string, lastQuestion: string | undefined): string {
  if (lastQuestion === undefined || !isFollowUp(text) || contentWords(text).length > 4) return text;
  if (/\b(?:how|what|when|who|why|can|do|does|is|are)\b(?! about)/.test(text)) return text;
  if (/\b(?:price|cost|costs|how much|fees?|charge)\b/.test(lastQuestion)) return `${text} how much does it cost`;
  if (/\bhow (?:long|fast|soon|quick\w*)\b/.test(lastQuestion)) return `${text} how long does it take`;
  return text;
}

/** The answer of a common rule, and the best passage where that adds something. */
function withDetail(common: Answer, best: SearchHit | undefined, text: string): string {
  if (!best || !common.isKnown) return common.text;
  const isMeant =
    best.similarity >= DETAIL_SIMILARITY || (best.coverage >= DETAIL_COVERAGE && contentWords(text).length >= 2);
  const detail = toText(best.passage);
  if (!isMeant || common.text.length + detail.length > ANSWER_LENGTH) return common.text;
  const given = new Set(words(common.text.toLowerCase()).map(stem));
  const stems = contentWords(detail.toLowerCase()).map(stem);
  return stems.filter((one) => given.has(one)).length > stems.length * MAX_REPETITION
    ? common.text
    : `${common.text}\n\n${detail}`;
}

function firstOf(rules: readonly Rule[], input: RuleInput): Answer | undefined {
  for (const rule of rules) {
    const answer = rule(input);
    if (answer) return answer;
  }
  return undefined;
}

function fromPassages(hits: SearchHit[], topic: Topic | undefined): Answer {
  const path = hits[0]?.passage.path ?? paths.home;
  return { text: compose(hits, topic), path, topic: topicOfPath(path) ?? topic, isKnown: true };
}

function minCoverageFor({ passage }: SearchHit, topic: Topic | undefined): number {
  return topic && topic !== 'about' && isOnTopic(topic, passage.path) ? MIN_COVERAGE_ON_TOPIC : MIN_COVERAGE;
}

function compose(hits: SearchHit[], topic: Topic | undefined): string {
  const [best, ...others] = hits;
  if (!best) return '';
  const parts = [toText(best.passage)];
  for (const hit of others) {
    if (parts.length === 2 || hit.score < best.score * SECOND_SCORE) break;
    const more = toText(hit.passage);
    if (hit.coverage < minCoverageFor(hit, topic) || parts.join(' ').length + more.length > ANSWER_LENGTH) continue;
    if (!parts.includes(more)) parts.push(more);
  }
  return parts.join('\n\n');
}

/** A passage as text of an answer: its title first, unless that is a question. */
function toText({ title, text }: Passage): string {
  if (!title || title.endsWith('?') || text.startsWith(title)) return text;
  return title.split(' ').length <= SHORT_TITLE_WORDS ? `${title}: ${text}` : `${sentence(title)} ${text}`;
}

function firstSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let result = '';
  for (const next of sentences) {
    if (result && result.length + next.length > 320) break;
    result = result ? `${result} ${next}` : next;
  }
  return result;
}

function doNotKnow(search: PassageSearch, text: string, topic: Topic | undefined, site: Site): Answer {
  if (WANTS_CONNECTION.test(text)) {
    return {
      text: `I cannot promise that one unseen: the site does not name it. 400+ tools are ready to connect, and most other systems with an API can be joined; I check it before I quote. Ask ${site.name} in the free 30-minute call.`,
      path: `${paths.service('n8n-workflow-automation')}#why-n8n`,
      topic: topic ?? 'n8n',
      cta: 'consultation',
      isKnown: false,
    };
  }
  const isReadable = contentWords(text).length === 0 ? synonymsFor(text).length > 0 : search.familiarity(text) > 0.3;
  if (!isReadable && !topic) {
    return {
      text: 'I did not understand that, or it is outside what I can help with here. Ask me about the services, prices or how to book a call.',
      isKnown: false,
    };
  }
  return {
    text: `I do not know that: the site does not say, and I do not guess. Ask ${site.name} directly at ${site.email}, or in the free 30-minute call.`,
    path: '/calendar',
    topic,
    cta: 'consultation',
    isKnown: false,
  };
}
