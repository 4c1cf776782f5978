import type { CtaIntent } from '#shared/chat.ts';
import type { Site } from '#shared/site.ts';
import type { MessageAnalysis } from './analyse-message.ts';
import type { Topic } from './topics.ts';

/** What a mind says to one message. */
export interface Answer {
  text: string;
  /** Page to read on. */
  path?: string;
  topic?: Topic | undefined;
  cta?: CtaIntent;
  /** False when the site does not answer this: the owner sees the question in the dashboard. */
  isKnown: boolean;
}

/** What an answer may depend on. `text` is the message, normalised. */
export interface RuleInput {
  text: string;
  analysis: MessageAnalysis;
  topic: Topic | undefined;
  site: Site;
}

/** Answers what it knows about, and leaves everything else to the next. */
export type Rule = (asked: RuleInput) => Answer | undefined;

type More = Omit<Answer, 'text' | 'isKnown'>;

/** An answer that the site gives. */
export function known(text: string, more: More = {}): Answer {
  return { text, isKnown: true, ...more };
}

/** An answer that says why there is none. */
export function unknown(text: string, more: More = {}): Answer {
  return { text, isKnown: false, ...more };
}

/** A refusal that nothing written on the site would change: it is no gap to be filled. */
export function refused(text: string, more: More = {}): Answer {
  return { text, isKnown: true, ...more };
}
