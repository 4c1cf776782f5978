import type { Service } from '#content/services.schema.ts';
import { shortName } from '#shared/services.ts';
import { memoize, wordsOf } from './text-index.ts';
import { editDistance, functionWordsOf, germanStem, spellOut, withoutUmlauts } from './words.ts';

/** A service as the chatbot knows it. */
export type NamedService = Pick<Service, 'id' | 'name' | 'text' | 'alsoCalled' | 'places' | 'path' | 'price'> & {
  /** Not offered: it is known by its names, not by words of them. */
  isHidden?: boolean;
};

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
  const read = (text: string) => wordsOf(withoutUmlauts(spellOut(text)));
  const stemsOf = (name: string) =>
    read(name)
      .map(stem)
      .filter((word) => !functionWords.has(word));
  const names = namesOf(services, stemsOf, isCommon);
  const byFirst = Map.groupBy(names, ({ stems }) => stems[0] ?? '');

  /** The names whose first word this one is, maybe misspelled. */
  const candidates = memoize((word): Name[] => {
    const exact = byFirst.get(word);
    if (exact || word.length < NAME_WORD + 1 || isCommon(word)) return exact ?? [];
    return names.filter(({ stems: [first = ''] }) => first[0] === word[0] && isAlike(first, word));
  });

  /** The name that a German compound begins or ends with: `Massagepreis`, `Rückenmassage`. */
  function nameInCompound(word: string): Name | undefined {
    if (!isGerman || word.length <= NAME_WORD * 2) return undefined;
    return names.find(
      ({ stems: [first = '', more] }) =>
        more === undefined && first.length > NAME_WORD && (word.startsWith(first) || word.endsWith(first)),
    );
  }

  return (text) => {
    const words = read(text);
    const stems = words.map(stem);
    const found = new Map<NamedService, boolean>();
    const rest: string[] = [];

    function take({ service, isPartly }: Name): void {
      found.set(service, isPartly && found.get(service) !== false);
      if (ARTICLE.test(rest.at(-1) ?? '')) rest.pop();
      if (rest.at(-1) !== ANY_SERVICE) rest.push(ANY_SERVICE);
    }

    /** Index of the last word of a name whose first one stands at `start`; -1 where its other words do not follow. */
    function endOf(name: Name, start: number): number {
      let end = start;
      for (const part of name.stems.slice(1)) {
        // A name of several words has none that say little: `Hilfe Stunden` for `Hilfe nach Stunden`.
        const next = words.findIndex((word, index) => index > end && !functionWords.has(word));
        if (!isAlike(part, stems[next] ?? '')) return -1;
        end = next;
      }
      return end;
    }

    for (let at = 0; at < words.length; at += 1) {
      const [word = '', whole = ''] = [stems[at], words[at]];
      const name = candidates(word).find((one) => endOf(one, at) >= 0);
      if (name) {
        take(name);
        at = endOf(name, at);
        continue;
      }
      const part = nameInCompound(word);
      if (part) take(part);
      const left = part ? afterName(part, word, whole) : whole;
      if (!part || left.length >= NAME_WORD) rest.push(left);
    }
    return {
      services: [...found.keys()],
      text: rest.join(' '),
      isPartly: [...found.values()].every(Boolean),
      isBare: rest.every((word) => word === ANY_SERVICE || functionWords.has(word)),
    };
  };
}

/** All names, the longest first; a word of a longer name stands for its service where no other has it. */
function namesOf(
  services: readonly NamedService[],
  stemsOf: (name: string) => string[],
  isCommon: (word: string) => boolean,
): Name[] {
  const whole = services.flatMap((service) =>
    [...new Set([service.name, shortName(service), ...(service.alsoCalled?.split(',') ?? [])])]
      .map((name): Name => ({ service, stems: stemsOf(name), isPartly: false }))
      .filter(({ stems }) => stems.length > 0),
  );
  // `Brille` is no name of one of several glasses.
  const isOfAnother = (word: string, service: NamedService) =>
    whole.some((name) => name.service !== service && name.stems.some((stem) => stem.includes(word)));
  const parts = whole.flatMap(({ service, stems }) =>
    (stems.length > 1 && !service.isHidden ? stems : [])
      .filter((word) => word.length >= PART_OF_NAME && !isCommon(word) && !isOfAnother(word, service))
      .map((word): Name => ({ service, stems: [word], isPartly: true })),
  );
  return [...whole, ...parts].sort((a, b) => b.stems.length - a.stems.length);
}

/** Rest of a compound that begins with the name: `preis` of `Massagenpreis`. */
function afterName({ stems: [first = ''] }: Name, word: string, whole: string): string {
  return word.startsWith(first) ? whole.slice(first.length).replace(/^(?:en|es|s|n)(?=....)/, '') : '';
}

/** True for the same word with a typing error. */
function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  return Math.abs(a.length - b.length) <= 2 && b.length > NAME_WORD && editDistance(a, b) <= (a.length < 9 ? 1 : 2);
}
