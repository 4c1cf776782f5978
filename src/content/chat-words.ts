import type { BotTexts } from './chat-bot.schema.ts';

/** Reasons not to answer a message with a card. */
export type Refusal = 'crisis' | 'emergency' | keyof BotTexts['refusals'];

/** Words of a language by which the bot reads messages, whatever the language of the site. */
export interface ChatWords {
  /** Words that say little about what a question asks. */
  functionWords: string;
  /** Short forms that visitors type, by what they stand for. */
  shortForms: string;
  /** Words that ask for a confirmation. */
  confirms: RegExp;
  /**
   * Messages that are refused. The text is spelled out: lower case, words between single spaces. Every pattern takes linear time: gaps
   * between words are bounded, and no repeated group can match in two ways.
   */
  refusals: Partial<Record<Refusal, RegExp>>;
}
