import type { ChatWords } from '#content/chat-words.ts';
import type { IntentPack } from '#content/intents.ts';
import { chatWords as germanWords } from './de/chat-words.ts';
import { intents as german } from './de/intents.ts';
import { chatWords as englishWords } from './en/chat-words.ts';
import { intents as english } from './en/intents.ts';

const PACKS: Record<string, IntentPack> = { de: german, en: english };
const NONE: IntentPack = {
  intents: {},
  synonyms: [],
  times: /^$/,
  days: {},
  dayParts: {},
  dayRange: '{first} – {last}',
  closed: '',
  notOffered: '',
};

/** The questions that businesses are asked in a language, such as `de` or `en-GB`; none in a language that does not ship. */
export function intentPackOf(language: string): IntentPack {
  return PACKS[language.split('-')[0] ?? ''] ?? NONE;
}

const WORDS: Record<string, ChatWords> = { en: englishWords, de: germanWords };

/** Words of every language that ships: visitors do not always write in that of the site. */
export const CHAT_WORDS = Object.values(WORDS);

/** Words of a language; of every one where it does not ship. */
export function chatWordsOf(language: string): ChatWords[] {
  const words = WORDS[language.split('-')[0] ?? ''];
  return words ? [words] : CHAT_WORDS;
}
