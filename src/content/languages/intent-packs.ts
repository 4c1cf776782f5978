import type { IntentPack } from '#content/intents.ts';
import { chatWords as germanWords } from './de/chat-words.ts';
import { intents as german } from './de/intents.ts';
import { chatWords as englishWords } from './en/chat-words.ts';
import { intents as english } from './en/intents.ts';

const PACKS: Record<string, IntentPack> = { de: german, en: english };
const NONE: IntentPack = { intents: {}, synonyms: [], days: {}, dayParts: {} };

/** The questions that businesses are asked in a language, such as `de` or `en-GB`; none in a language that does not ship. */
export function intentPackOf(language: string): IntentPack {
  return PACKS[language.split('-')[0] ?? ''] ?? NONE;
}

/** Words of every language that ships: visitors do not always write in that of the site. */
export const CHAT_WORDS = [englishWords, germanWords];
