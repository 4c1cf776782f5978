import type { BotTexts } from './chat-bot.schema.ts';

/** Reasons not to answer a message with a card. */
export type Refusal = 'crisis' | 'emergency' | keyof BotTexts['refusals'];

/** Buying signals that the words of a message give. */
export type WordedSignal = 'price' | 'timeline' | 'urgency' | 'team-size' | 'company';

/** Words of a language by which the bot reads messages, whatever the language of the site. */
export interface ChatWords {
  /** Words that say little about what a question asks. */
  functionWords: string;
  /** Short forms that visitors type, by what they stand for. */
  shortForms: string;
  /** A greeting or thanks before something else. */
  greeting: RegExp;
  /** A word that goes on with what was said before. */
  connective: RegExp;
  /** Words of somebody who does not come. */
  cancels: RegExp;
  /** Words of somebody who wants a time. */
  books: RegExp;
  /** Words that refer to what was said before. */
  refersBack: RegExp;
  /** The place where a sentence may go on with a second question. */
  secondQuestion: RegExp;
  /** The place between two things that are asked for. */
  joins: RegExp;
  /** Texts, spelled out, that are buying signals. */
  signals: Partial<Record<WordedSignal, RegExp>>;
  /** Words of pleased and of annoyed visitors, and words that turn the next ones round. */
  pleased: string;
  annoyed: string;
  negations: string;
  /** Words without which a question means the same. */
  fillers: string;
  /** Words that ask for a confirmation. */
  confirms: RegExp;
  /**
   * Messages that are refused. The text is spelled out: lower case, words between single spaces. Every pattern takes linear time: gaps
   * between words are bounded, and no repeated group can match in two ways.
   */
  refusals: Partial<Record<Refusal, RegExp>>;
}
