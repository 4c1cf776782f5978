import type { Topic } from '#shared/answers.ts';

/** A question that visitors ask every business. */
export interface Intent {
  topic: Topic;
  /** The question, as it is suggested to visitors. */
  title: string;
  /** The question about one service, `{service}`; without it, services have no answer of their own. */
  titleOf?: string;
  /**
   * Ways to ask it, with ` | ` between them. `{service}` stands for any service, `{day}`, `{time}`, `{amount}` for these, `{owner}` for the
   * name of the owner or the brand, and `{name}` for a place, a person or a company that no text of the site names.
   */
  phrasings: string;
  /** Others, with `, ` between them: the owner's answer to the first that has one answers this one too, and the text of a service. */
  like?: string;
  /** Its answer comes before the owner's ones to the questions that it is like. */
  isFact?: true;
  /** The answer while the owner has written none; it is not given while one of its values is empty: of several, the first that can be. */
  answer?: string | string[];
  /** `answer` about one service, with its `{text}`, or `{timed}` if that text names a time, and its `{price}`. */
  answerOf?: string;
}

/** A language's knowledge of the questions to businesses. */
export interface IntentPack {
  /** By id: an answer of the owner names it, and the server knows some, such as `booking`. */
  intents: Record<string, Intent>;
  /** Groups of words that mean the same, with commas between them. */
  synonyms: string[];
  /** Words of a text that says how long something takes. */
  times: RegExp;
  /** Names of days besides those of the week, with the days from today. */
  days: Record<string, number>;
  /** Parts of a day with the hour that they begin at. */
  dayParts: Record<string, number>;
  /** Days in a row that have the same hours, from `{first}` to `{last}`. */
  dayRange: string;
  /** Said of a day without hours. */
  closed: string;
  /** Said of a service that is hidden. */
  notOffered: string;
}

/** Ways to ask a question that are written in one text, with ` | ` between them. */
export function phrasings(text: string): string[] {
  return text.split(' | ');
}
