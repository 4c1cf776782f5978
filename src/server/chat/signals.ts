import type { Card } from './cards.ts';
import { spellOut } from './words.ts';

/** Buying signals. */
export type Signal = 'price' | 'timeline' | 'booking' | 'company' | 'team-size' | 'urgency' | 'contact';

const SIGNALS: readonly [Signal, RegExp][] = [
  [
    'price',
    /\b(?:prices?|pricing|costs?|fees?|how much|budget|quote|charges?|preise?|kostet|kosten|wieviel|wie viel|teuer)\b/,
  ],
  [
    'timeline',
    /\b(?:how (?:long|soon|quickly|fast)|timeline|deadline|turnaround|next (?:week|month|quarter)|wie (?:lange|schnell)|nächste (?:woche|monat))\b/,
  ],
  [
    'urgency',
    /\b(?:urgent|urgently|asap|right away|immediately|as soon as possible|today|tomorrow|dringend|sofort|eilig|heute|morgen)\b/,
  ],
  [
    'team-size',
    /\b\d{1,5} (?:people|employees|staff|technicians|techs|trucks|vans|agents|lawyers|plumbers|locations|crews|of us)\b|\b(?:team|staff|crew) of \w+\b/,
  ],
  [
    'company',
    /\b(?:my|our) (?:\w+ )?(?:company|business|firm|agency|shop|practice|office|clinic|store|restaurant)\b|\b(?:i|we) (?:run|own|manage) (?:a|an|the|two|three)\b|\bwe are (?:a|an) \w+(?: \w+)? (?:company|business|firm|agency|contractor|practice)\b/,
  ],
];

const SENTIMENT = new Map<string, number>();
for (const [value, words] of [
  [1, 'great awesome excellent perfect amazing fantastic wonderful brilliant love impressive impressed'],
  [0.6, 'good nice thanks thank helpful helped glad happy cool interesting interested excited appreciate useful'],
  [-0.6, 'bad slow confusing unclear difficult annoying annoyed disappointed disappointing wrong unhelpful sad'],
  [-1, 'terrible awful horrible useless worst hate scam stupid ridiculous garbage angry furious rubbish sucks crap'],
] as const) {
  for (const word of words.split(' ')) SENTIMENT.set(word, value);
}
const NEGATIONS = new Set(['not', 'no', 'never', 'hardly', 'without']);

/** The buying signals of a message, by its words and by the card that answers it. */
export function signalsOf(
  message: string,
  { card, wantsToBook, hasContact }: { card: Card | undefined; wantsToBook: boolean; hasContact: boolean },
): Signal[] {
  const text = spellOut(message);
  const found = new Set(SIGNALS.filter(([, pattern]) => pattern.test(text)).map(([signal]) => signal));
  if (card?.topic === 'prices') found.add('price');
  if (wantsToBook) found.add('booking');
  if (hasContact) found.add('contact');
  return [...found];
}

/** -1 (annoyed) to 1 (pleased), by words. */
export function sentimentOf(message: string): number {
  const words = spellOut(message).split(' ');
  let sum = 0;
  let count = 0;
  for (const [index, word] of words.entries()) {
    const value = SENTIMENT.get(word);
    if (value === undefined) continue;
    const isNegated = words.slice(Math.max(0, index - 3), index).some((before) => NEGATIONS.has(before));
    sum += isNegated ? value * -0.8 : value;
    count += 1;
  }
  const value = count === 0 ? 0 : sum / Math.sqrt(count);
  return Math.round(Math.max(-1, Math.min(1, value)) * 100) / 100;
}
