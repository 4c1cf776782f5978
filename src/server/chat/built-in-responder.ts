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

/** Below this share of its meaning found, a question counts as not answered by the site. */
const MIN_COVERAGE = 0.45;
/** The same for a question whose subject is plain, answered from that subject's own page. */
const MIN_COVERAGE_ON_TOPIC = 0.25;
/** What a word unknown to the site takes from the coverage when the subject is plain, and when it may be anything. */
const UNKNOWN_ON_TOPIC = 3;
const UNKNOWN_OFF_TOPIC = 6;
/** A passage beside the best one is said too when it scores this share of it. */
const SECOND_AT = 0.5;
/** Characters of an answer that more passages may fill. */
const ANSWER_LENGTH = 600;
/** How much more a passage on the topic's own page counts, and one on a page of terms that was not asked for. */
const ON_TOPIC = 1.6;
const FINE_PRINT = 0.6;
/** A worked example says what a plain sentence says better. */
const ASIDE = 0.6;
/** A message this near to a question that a passage is known to answer is answered with it, whatever rule may fit. */
const KNOWN_SIMILARITY = 0.8;
/** The same for saying it beside a common answer, and the share of it that may be said already. */
const DETAIL_SIMILARITY = 0.55;
const DETAIL_COVERAGE = 0.9;
const REPEATED = 0.5;
/** What a passage has to hold of a need to be said beside what the subject's page opens with. */
const NEED_COVERAGE = 0.6;
/** A title of up to so many words names its text; a longer one is a sentence. */
const SHORT_TITLE_WORDS = 3;
/** A post has to hold this much of the question to answer it. */
const POST_COVERAGE = 0.75;

/** A need rather than a question: what the subject's page opens with answers it best. */
const ASKS_FOR_HELP =
  /\b(?:can|could) you help\b|\bhelp (?:me|us)\b|\bideas?\?|\bsolution for\b|\btake over\b|\banything for\b|\bsomething for\b|\bhow do i stop\b|\b(?:i|we) (?:need|keep|always|hate|cannot|can't|struggle|miss|lose|waste|drown|spend hours|want something)\b/;
const WANTS_CONNECTION =
  /\b(?:integrat\w*|connect\w*|sync\w*|compatible|plug (?:in|into)|hook (?:up|into)|talk to|works? with|support) .{0,12}\b(?:with|to|into|my|our|the|a)?\b/;

/** What the built-in mind knows about the talk besides the message. */
export interface Talk {
  site: Site;
  analysis: MessageAnalysis;
  /** What the talk was about before, for messages such as "and how long does it take?". */
  lastTopic: Topic | undefined;
  /** What the visitor asked before, normalised, when this message needs it to be understood. */
  lastQuestion?: string | undefined;
}

/**
 * Answers from the site's own content: by rule where a rule fits, else with the passages found. Two questions in one
 * message get two answers.
 *
 * @param text the message, normalised and not too long, as from `truncateMiddle`.
 */
export async function answerFromContent(search: PassageSearch, text: string, talk: Talk): Promise<Answer> {
  const questions = questionsIn(text);
  const asked = {
    text: withoutName(text, talk.site.name),
    analysis: talk.analysis,
    topic: topicOf(text),
    site: talk.site,
  };
  const refused = refusals(asked) ?? promises(asked);
  if (refused || questions.length < 2) return refused ?? answerOne(search, completed(text, talk.lastQuestion), talk);

  const answers: Answer[] = [];
  let lastTopic = topicOf(questions[0] ?? '') ?? asked.topic ?? talk.lastTopic;
  for (const question of questions) {
    const analysis = analyseMessage(question, talk.site.name, question);
    const answer = await answerOne(search, question, { site: talk.site, analysis, lastTopic }, lastTopic);
    lastTopic = answer.topic ?? lastTopic;
    if (answer.isKnown && !answers.some(({ text: said }) => said === answer.text)) answers.push(answer);
  }
  return answers.length < 2
    ? answerOne(search, text, talk)
    : together(answers, answers.length === questions.length, talk.site);
}

/** Several answers as one: of each what comes first, and its page. */
function together(answers: readonly Answer[], isAll: boolean, site: Site): Answer {
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

/** @param usual what it is about when it does not say. */
async function answerOne(search: PassageSearch, text: string, talk: Talk, usual?: Topic): Promise<Answer> {
  const said = topicOf(text);
  const topic = said ?? usual ?? (refersBack(text) ? talk.lastTopic : undefined);
  const asked = { text: withoutName(text, talk.site.name), analysis: talk.analysis, topic, site: talk.site };
  const settled = firstOf(FIRST_RULES, asked);
  if (settled) return { ...settled, topic: settled.topic ?? topic };
  const hits = await findPassages(search, text, topic);
  const best = hits[0];
  if (best && best.similarity >= KNOWN_SIMILARITY && !talk.analysis.bookingIntent) return fromPassages(hits, topic);
  const common = firstOf(COMMON_RULES, asked);
  if (common)
    return {
      ...common,
      text: talk.analysis.bookingIntent ? common.text : withDetail(common, best, text),
      topic: common.topic ?? topic,
    };
  const start = topic && isNeed(text) ? search.firstPassage(topicPage(topic)) : undefined;
  if (start) {
    const next = hits.find(({ passage }) => passage !== start);
    const more = next && next.coverage >= NEED_COVERAGE ? `\n\n${say(next.passage)}` : '';
    return { text: say(start) + more, path: start.path, topic, isKnown: true };
  }
  if (best && best.coverage >= neededFor(best, topic)) return fromPassages(hits, topic);
  const post = (await search.findInPosts(text))[0];
  if (post && post.coverage >= POST_COVERAGE) {
    return {
      text: `I wrote about this in "${post.passage.title}": ${opening(post.passage.text)}`,
      path: post.passage.path,
      topic,
      isKnown: true,
    };
  }
  return doNotKnow(search, text, topic, talk.site);
}

/** True when a message tries to change the rules, or wants what nobody is told. */
export function isRefused(text: string, { site, analysis }: Talk): boolean {
  return refusals({ text, analysis, topic: undefined, site }) !== undefined;
}

/** The passages that fit a message best, the best first; what a model is given to answer from. */
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
      const telling =
        passage.text.startsWith('An example') || passage.path.endsWith('#calculator') || passage.path.endsWith('#hours')
          ? ASIDE
          : 1;
      if (topic && isOnTopic(topic, passage.path)) return ON_TOPIC * telling;
      return topic !== 'legal' && isOnTopic('legal', passage.path) ? FINE_PRINT : telling;
    },
    topic ? UNKNOWN_ON_TOPIC : UNKNOWN_OFF_TOPIC,
  );
}

/** Trouble told rather than a question asked: "I keep missing calls." */
function isNeed(text: string): boolean {
  return (
    ASKS_FOR_HELP.test(text) &&
    !/^(?:and |so )?(?:how (?:much|many|long|fast|often)|what|when|where|who|why)\b/.test(text)
  );
}

/** "And what does it cost?": short, and about something named before. */
function refersBack(text: string): boolean {
  return (
    /\b(?:it|this|that|they|them|one|those|these)\b|^(?:how long|how much|when|why)\b/.test(text) ||
    isFollowUp(text) ||
    (contentWords(text).length <= 2 && !/\byou(?:r|rs)?\b/.test(text))
  );
}

/** "And for a law firm?": the question was asked before, and stands for another case now. */
export function isFollowUp(text: string): boolean {
  return /^(?:and|but|so|or|ok|also|what about|how about|same for)\b/.test(text);
}

/** A follow-up with what the question before wanted to know. */
function completed(text: string, lastQuestion: string | undefined): string {
  if (lastQuestion === undefined || !isFollowUp(text) || contentWords(text).length > 4) return text;
  if (/\b(?:how|what|when|who|why|can|do|does|is|are)\b(?! about)/.test(text)) return text;
  if (/\b(?:price|cost|costs|how much|fees?|charge)\b/.test(lastQuestion)) return `${text} how much does it cost`;
  if (/\bhow (?:long|fast|soon|quick\w*)\b/.test(lastQuestion)) return `${text} how long does it take`;
  return text;
}

/** A common answer, and what the site says to just this question where that is more. */
function withDetail(common: Answer, best: SearchHit | undefined, text: string): string {
  if (!best || !common.isKnown) return common.text;
  const isMeant =
    best.similarity >= DETAIL_SIMILARITY || (best.coverage >= DETAIL_COVERAGE && contentWords(text).length >= 2);
  const detail = say(best.passage);
  if (!isMeant || common.text.length + detail.length > ANSWER_LENGTH) return common.text;
  const said = new Set(words(common.text.toLowerCase()).map(stem));
  const stems = contentWords(detail.toLowerCase()).map(stem);
  return stems.filter((one) => said.has(one)).length > stems.length * REPEATED
    ? common.text
    : `${common.text}\n\n${detail}`;
}

function firstOf(rules: readonly Rule[], asked: RuleInput): Answer | undefined {
  for (const rule of rules) {
    const answer = rule(asked);
    if (answer) return answer;
  }
  return undefined;
}

function fromPassages(hits: SearchHit[], topic: Topic | undefined): Answer {
  const path = hits[0]?.passage.path ?? paths.home;
  return { text: compose(hits, topic), path, topic: topicOfPath(path) ?? topic, isKnown: true };
}

function neededFor({ passage }: SearchHit, topic: Topic | undefined): number {
  return topic && topic !== 'about' && isOnTopic(topic, passage.path) ? MIN_COVERAGE_ON_TOPIC : MIN_COVERAGE;
}

function compose(hits: SearchHit[], topic: Topic | undefined): string {
  const [best, ...others] = hits;
  if (!best) return '';
  const parts = [say(best.passage)];
  for (const find of others) {
    if (parts.length === 2 || find.score < best.score * SECOND_AT) break;
    const more = say(find.passage);
    if (find.coverage < neededFor(find, topic) || parts.join(' ').length + more.length > ANSWER_LENGTH) continue;
    if (!parts.includes(more)) parts.push(more);
  }
  return parts.join('\n\n');
}

/** A passage as it is said: its title first, unless it is the question itself. */
function say({ title, text }: Passage): string {
  if (!title || title.endsWith('?') || text.startsWith(title)) return text;
  return title.split(' ').length <= SHORT_TITLE_WORDS ? `${title}: ${text}` : `${sentence(title)} ${text}`;
}

function opening(text: string): string {
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
