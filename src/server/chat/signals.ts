import type { WordedSignal } from '#content/chat-words.ts';
import { CHAT_WORDS } from '#content/languages/intent-packs.ts';
import type { Card } from '#server/context.ts';
import { type GivenContact, spellOut } from '#server/text/text.ts';

/** A buying signal: what a message says about the visitor. */
export type Signal = WordedSignal | 'booking' | 'contact';

const wordSet = (of: 'pleased' | 'annoyed' | 'negations') =>
  new Set(CHAT_WORDS.flatMap((words) => words[of].split(' ')));
const [PLEASED, ANNOYED, NEGATIONS] = [wordSet('pleased'), wordSet('annoyed'), wordSet('negations')];

/** The buying signals of a message, by its words and by the card that answers it. */
export function signalsOf(message: string, { card, wantsToBook, contact }: SignalSources): Signal[] {
  const text = spellOut(message);
  const worded = CHAT_WORDS.flatMap(({ signals }) => Object.entries(signals)).filter(([, words]) => words.test(text));
  const found = new Set(worded.map(([signal]) => signal as Signal));
  if (card?.topic === 'prices') found.add('price');
  if (wantsToBook) found.add('booking');
  if (contact.email || contact.phone) found.add('contact');
  return [...found];
}

interface SignalSources {
  card?: Card | undefined;
  wantsToBook: boolean;
  contact: GivenContact;
}

/** -1 (annoyed) to 1 (pleased), by words; a negation turns those after it round. */
export function sentimentOf(message: string): number {
  const words = spellOut(message).split(' ');
  const values = words.flatMap((word, index) => {
    const value = Number(PLEASED.has(word)) - Number(ANNOYED.has(word));
    const isNegated = words.slice(Math.max(0, index - 3), index).some((before) => NEGATIONS.has(before));
    return value === 0 ? [] : [isNegated ? -value : value];
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / Math.max(1, values.length)) * 100) / 100;
}
