import type { Card } from '#server/context.ts';
import { type GivenContact, spellOut } from '#server/text/text.ts';

/** A buying signal: what a message says about the visitor. */
export type Signal = keyof typeof SIGNALS | 'booking' | 'contact';

const SIGNALS = {
  price:
    /\b(?:prices?|pricing|costs?|fees?|how much|budget|quote|charges?|preise?|kostet|kosten|wieviel|wie viel|teuer)\b/,
  timeline:
    /\b(?:how (?:long|soon|quickly|fast)|timeline|deadline|turnaround|next (?:week|month|quarter)|wie (?:lange|schnell)|nächste (?:woche|monat))\b/,
  urgency:
    /\b(?:urgent|urgently|asap|right away|immediately|as soon as possible|today|tomorrow|dringend|sofort|eilig|heute|morgen)\b/,
  'team-size':
    /\b\d{1,5} (?:people|employees|staff|technicians|techs|trucks|vans|agents|lawyers|plumbers|locations|crews|of us)\b|\b(?:team|staff|crew) of \w+\b/,
  company:
    /\b(?:my|our) (?:\w+ )?(?:company|business|firm|agency|shop|practice|office|clinic|store|restaurant)\b|\b(?:i|we) (?:run|own|manage) (?:a|an|the|two|three)\b|\bwe are (?:a|an) \w+(?: \w+)? (?:company|business|firm|agency|contractor|practice)\b/,
};

const WORDED = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];

const PLEASED = wordSet(
  'great awesome excellent perfect amazing fantastic wonderful brilliant love impressive impressed good nice thanks thank helpful helped glad happy cool interesting interested excited appreciate useful',
);
const ANNOYED = wordSet(
  'terrible awful horrible useless worst hate scam stupid ridiculous garbage angry furious rubbish sucks crap bad slow confusing unclear difficult annoying annoyed disappointed disappointing wrong unhelpful sad',
);
const NEGATIONS = wordSet('not no never hardly without');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The buying signals of a message, by its words and by the card that answers it. */
export function signalsOf(message: string, { card, wantsToBook, contact }: SignalSources): Signal[] {
  const text = spellOut(message);
  const found = new Set<Signal>(WORDED.filter((signal) => SIGNALS[signal].test(text)));
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
