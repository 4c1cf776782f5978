import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.ts';
import type { Answer } from './answer.ts';
import { RULES } from './answers.ts';
import { refusals } from './declines.ts';
import { type Judgement, withoutName } from './judge.ts';
import type { Find, Library } from './library.ts';
import { type Passage, sentence } from './passages.ts';
import { isOnTopic, type Topic, topicOf, topicOfPath, topicPage } from './topics.ts';
import { contentWords, gist, normalise, relatedWords } from './vocabulary.ts';

/** Below this share of its meaning found, a question counts as not answered by the site. */
const MIN_COVERAGE = 0.45;
/** The same for a question whose subject is plain, answered from that subject's own page. */
/** What a word unknown to the site takes from the coverage when the subject is plain, and when it may be anything. */
const UNKNOWN_ON_TOPIC = 3;
const UNKNOWN_OFF_TOPIC = 6;
const MIN_COVERAGE_ON_TOPIC = 0.25;
/** A passage beside the best one is said too when it scores this share of it. */
const SECOND_AT = 0.5;
const THIRD_AT = 0.6;
/** Characters of an answer that more passages may fill. */
const ANSWER_LENGTH = 600;
/** How much more a passage on the topic's own page counts, and one on a page of terms that was not asked for. */
const ON_TOPIC = 1.6;
const FINE_PRINT = 0.6;
/** A worked example says what a plain sentence says better. */
const ASIDE = 0.6;
/** A post has to hold this much of the question to answer it. */
const POST_COVERAGE = 0.75;

/** A need rather than a question: what the subject's page opens with answers it best. */
const ASKS_FOR_HELP =
  /\b(?:can|could) you help\b|\bhelp (?:me|us)\b|\bideas?\?|\bsolution for\b|\btake over\b|\banything for\b|\bsomething for\b|\bhow do i stop\b|\b(?:i|we) (?:need|keep|always|hate|cannot|can't|struggle)\b/;
const WANTS_CONNECTION =
  /\b(?:integrat\w*|connect\w*|sync\w*|compatible|plug (?:in|into)|hook (?:up|into)|talk to|works? with|support) .{0,12}\b(?:with|to|into|my|our|the|a)?\b/;

/** What the built-in mind knows about the talk besides the message. */
export interface Talk {
  site: Site;
  judgement: Judgement;
  /** What the talk was about before, for messages such as "and how long does it take?". */
  lastTopic: Topic | undefined;
}

/** Answers from the site's own content: by rule where a rule fits, else with the passages found. */
export async function answerFromContent(library: Library, message: string, talk: Talk): Promise<Answer> {
  const text = gist(normalise(message));
  const said = topicOf(text);
  const topic = said ?? (refersBack(text) ? talk.lastTopic : undefined);
  const asked = { text: withoutName(text, talk.site.name), judgement: talk.judgement, topic, site: talk.site };
  for (const rule of RULES) {
    const answer = rule(asked);
    if (answer) return { ...answer, topic: answer.topic ?? topic };
  }
  const finds = await findPassages(library, message, topic);
  const best = finds[0];
  const start = topic && isNeed(text) ? library.opening(topicPage(topic)) : undefined;
  if (start) {
    const more = best && best.coverage >= MIN_COVERAGE && best.passage !== start ? `\n\n${say(best.passage)}` : '';
    return { text: say(start) + more, path: start.path, topic, isKnown: true };
  }
  if (best && best.coverage >= neededFor(best, topic)) {
    return {
      text: compose(finds, topic),
      path: best.passage.path,
      topic: topicOfPath(best.passage.path) ?? topic,
      isKnown: true,
    };
  }
  const post = (await library.findInPosts(text))[0];
  if (post && post.coverage >= POST_COVERAGE) {
    return {
      text: `I wrote about this in "${post.passage.title}": ${opening(post.passage.text)}`,
      path: post.passage.path,
      topic,
      isKnown: true,
    };
  }
  return doNotKnow(library, text, topic, talk.site);
}

/** True when a message tries to change the rules, or wants what nobody is told. */
export function isRefused(message: string, { site, judgement }: Talk): boolean {
  return refusals({ text: gist(normalise(message)), judgement, topic: undefined, site }) !== undefined;
}

/** The passages that fit a message best, the best first; what a model is given to answer from. */
export async function findPassages(
  library: Library,
  message: string,
  topic = topicOf(gist(normalise(message))),
): Promise<Find[]> {
  const text = gist(normalise(message));
  const meeting = /\b(?:strategy|deep[- ]dive|60[- ]?min\w*)\b/.test(text)
    ? paths.strategySession
    : /\b(?:consult\w*|free call|first call|30[- ]?min\w*)\b/.test(text)
      ? paths.calendar
      : undefined;
  return library.findInPages(
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
  return ASKS_FOR_HELP.test(text);
}

/** "And what does it cost?": short, and about something named before. */
function refersBack(text: string): boolean {
  return /\b(?:it|this|that|they|them|one|those|these)\b|^(?:and|but|so|what about|how about|how long|how much|when|why)\b/.test(
    text,
  );
}

function neededFor({ passage }: Find, topic: Topic | undefined): number {
  return topic && topic !== 'about' && isOnTopic(topic, passage.path) ? MIN_COVERAGE_ON_TOPIC : MIN_COVERAGE;
}

function compose(finds: Find[], topic: Topic | undefined): string {
  const [best, ...others] = finds;
  if (!best) return '';
  const parts = [say(best.passage)];
  for (const find of others) {
    const needed = best.score * (parts.length === 1 ? SECOND_AT : THIRD_AT);
    if (parts.length === 3 || find.score < needed) break;
    const more = say(find.passage);
    if (find.coverage < neededFor(find, topic) || parts.join(' ').length + more.length > ANSWER_LENGTH) continue;
    if (!parts.includes(more)) parts.push(more);
  }
  return parts.join('\n\n');
}

/** A passage as it is said: its title as a first sentence, unless it is the question itself. */
function say({ title, text }: Passage): string {
  if (!title || title.endsWith('?') || text.startsWith(title)) return text;
  return `${sentence(title)} ${text}`;
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

function doNotKnow(library: Library, text: string, topic: Topic | undefined, site: Site): Answer {
  if (WANTS_CONNECTION.test(text)) {
    return {
      text: `I cannot promise that one unseen: the site does not name it. 400+ tools are ready to connect, and most other systems with an API can be joined; I check it before I quote. Ask ${site.name} in the free 30-minute call.`,
      path: `${paths.service('n8n-workflow-automation')}#why-n8n`,
      topic: topic ?? 'n8n',
      cta: 'consultation',
      isKnown: false,
    };
  }
  const isReadable = contentWords(text).length === 0 ? relatedWords(text).length > 0 : library.familiarity(text) > 0.3;
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
