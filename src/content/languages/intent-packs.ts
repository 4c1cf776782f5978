import type { IntentPack } from '#content/intents.ts';
import { intents as german } from './de/intents.ts';
import { intents as english } from './en/intents.ts';

const PACKS: Record<string, IntentPack> = { de: german, en: english };
const NONE: IntentPack = { intents: {}, synonyms: [], days: {}, dayParts: {} };

/** The questions that businesses are asked in a language, such as `de` or `en-GB`; none in a language that does not ship. */
export function intentPackOf(language: string): IntentPack {
  return PACKS[language.split('-')[0] ?? ''] ?? NONE;
}
