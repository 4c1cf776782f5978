import type { CtaIntent } from '#shared/chat.ts';
import type { Site } from '#shared/site.ts';
import type { MessageAnalysis } from './analyse-message.ts';
import type { Topic } from './topics.ts';

/** A responder's answer to one message. */
export interface Answer {
  text: string;
  /** Page with more about it. */
  path?: string;
  topic?: Topic | undefined;
  cta?: CtaIntent;
  /** False when the site does not answer this: then the dashboard lists the question. */
  isKnown: boolean;
}

/** What a rule reads. `text` is the normalised message. */
export interface RuleInput {
  text: string;
  analysis: MessageAnalysis;
  topic: Topic | undefined;
  site: Site;
}

/** Answers the messages that it is for, else returns undefined. */
export type Rule = (input: RuleInput) => Answer | undefined;

/** Reads better than `pattern.test(text)` below a condition of many lines. */
export const has = (text: string, pattern: RegExp) => pattern.test(text);

type More = Omit<Answer, 'text' | 'isKnown'>;

/** An answer from the site's content. */
export function known(text: string, more: More = {}): Answer {
  return { text, isKnown: true, ...more };
}

/** Says that the site does not answer this. */
export function unknown(text: string, more: More = {}): Answer {
  return { text, isKnown: false, ...more };
}

/** Refuses the message; the dashboard does not list it as unanswered. */
export function refused(text: string, more: More = {}): Answer {
  return { text, isKnown: true, ...more };
}
