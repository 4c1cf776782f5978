import type { Service } from '#content/services.schema.ts';
import { shortName } from '#shared/services.ts';
import { remember, wordsOf } from './text-index.ts';
import { distance, functionWordsOf, germanStem, spellOut, withoutUmlauts } from './words.ts';

/** A service as the chatbot knows it. */
export type NamedService = Pick<Service, 'id' | 'name' | 'text' | 'alsoCalled' | 'places' | 'path' | 'price'>;

/** A text with a placeholder in place of each service that it names. */
export interface Mentions {
  services: NamedService[];
  text: string;
  /** True when only a word of a longer name stands there. */
  isPartly: boolean;
  /** True when no other word says anything: "and for the massage?" */
  isBare: boolean;
}

/** Stands for a service in the texts that are matched. */
const ANY_SERVICE = 'xxservice';
/** Shorter words of a name do not stand for it alone. */
const NAME_WORD = 4;
/** A word of a name of several may be shorter: `CMD` of `CMD-Behandlung`. */
const PART_OF_NAME = 3;

/** Words before a name that change nothing: "the voice receptionist". */
const ARTICLE = /^(?:the|an?|your|d(?:er|ie|as|en|em)|ein(?:e[nmr]?)?|(?:ihr|eu?r)e?[nmr]?)$/;

interface Name {
  service: NamedService;
  stems: string[];
  isPartly: boolean;
}

/**
 * Finds services by their names, other names, and single words that only one service has.
 *
 * @param isCommon true for words that questions to every business have: they are no name, and not a misspelled one.
 */
export function createServiceFinder(
  services: readonly NamedService[],
  language: string,
  isCommon: (word: string) => boolean,
): (text: string) => Mentions {
  const isGerman = language.startsWith('de');
  const functionWords = functionWordsOf(language);
  const stem = isGerman ? germanStem : (word: string) => word.replace(/(?<=...)(?:ings?|s)$/, '');
  const stemsOf = (text: string) => wordsOf(withoutUmlauts(spellOut(text))).map(stem);
  const names: Name[] = services.flatMap((service) =>
    [...new Set([service.name, shortName(service), ...(service.alsoCalled?.split(',') ?? [])])]
      .map((name) => ({ service, stems: stemsOf(name).filter((word) => !functionWords.has(word)), isPartly: false }))
      .filter(({ stems }) => stems.length > 0),
  );
  for (const { service, stems } of [...names]) {
    for (const word of stems.length > 1 ? stems : []) {
      // `Brille` is no name of one of several glasses.
      const others = names.some((one) => one.service !== service && one.stems.some((stem) => stem.includes(word)));
      if (word.length >= PART_OF_NAME && !others && !isCommon(word))
        names.push({ service, stems: [word], isPartly: true });
    }
  }
  names.sort((a, b) => b.stems.length - a.stems.length);
  const byFirst = Map.groupBy(names, ({ stems }) => stems[0] ?? '');

  /** The names whose first word this one is, maybe misspelled. */
  const candidates = remember((word): Name[] => {
    const exact = byFirst.get(word);
    if (exact || word.length < NAME_WORD + 1 || isCommon(word)) return exact ?? [];
    return names.filter(({ stems: [first = ''] }) => first[0] === word[0] && isAlike(first, word));
  });

  return (text) => {
    const words = wordsOf(withoutUmlauts(spellOut(text)));
    const stems = words.map(stem);
    const found = new Map<NamedService, boolean>();
    const rest: string[] = [];
    const take = ({ service, isPartly }: Name) => {
      found.set(service, isPartly && found.get(service) !== false);
      if (ARTICLE.test(rest.at(-1) ?? '')) rest.pop();
      if (rest.at(-1) !== ANY_SERVICE) rest.push(ANY_SERVICE);
    };
    for (let at = 0; at < words.length; at += 1) {
      const word = stems[at] ?? '';
      // A name of several words has none that say little: `Hilfe Stunden` for `Hilfe nach Stunden`.
      const endOf = (name: Name) =>
        name.stems.slice(1).reduce((end, part) => {
          const next = words.findIndex((one, index) => index > end && !functionWords.has(one));
          return isAlike(part, stems[next] ?? '') ? next : words.length;
        }, at);
      const name = candidates(word).find((one) => endOf(one) < words.length);
      if (name) {
        take(name);
        at = endOf(name);
        continue;
      }
      // A German compound begins or ends with the name of a service: `Massagepreis`, `Rückenmassage`.
      const part =
        isGerman && word.length > NAME_WORD * 2
          ? names.find(
              ({ stems: [first = '', more] }) =>
                more === undefined && first.length > NAME_WORD && (word.startsWith(first) || word.endsWith(first)),
            )
          : undefined;
      if (part) take(part);
      const whole = words[at] ?? '';
      const left =
        part?.stems[0] && word.startsWith(part.stems[0])
          ? whole.slice(part.stems[0].length).replace(/^(?:en|es|s|n)(?=....)/, '')
          : '';
      if (!part) rest.push(whole);
      else if (left.length >= NAME_WORD) rest.push(left);
    }
    return {
      services: [...found.keys()],
      text: rest.join(' '),
      isPartly: [...found.values()].every(Boolean),
      isBare: rest.every((word) => word === ANY_SERVICE || functionWords.has(word)),
    };
  };
}

/** True for the same word with a typing error. */
function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  return Math.abs(a.length - b.length) <= 2 && b.length > NAME_WORD && distance(a, b) <= (a.length < 9 ? 1 : 2);
}
