import type { DocumentField } from './document-fields.ts';

/** Hash of the list of what is left in "Make it yours", and `from` in the address of an editor that was opened there. */
export const UNFINISHED = 'left';

/** Why a field is not finished, with the heading that Captain lists it under. */
export const UNFINISHED_REASONS = {
  placeholder: 'Placeholders',
  example: 'Example addresses and names',
  legal: 'Missing in the legal texts',
  link: 'Links to nothing',
  alt: 'Pictures without a description of their own',
  language: 'In another language than the site',
  starter: 'Texts that came with the site',
} as const;
export type UnfinishedReason = keyof typeof UNFINISHED_REASONS;

/** A text in square brackets, and words of templates that stand for a figure. */
const PLACEHOLDER = /\[[^\]\n]{2,}\]|\bUNIT\b|\bEINHEIT\b|^(?:Amount|Betrag)$|\blorem ipsum\b|\bTODO\b/iu;
/** Matched exactly: `unit` and `einheit` are words. */
const CAPITALS = /\bUNIT\b|\bEINHEIT\b|\bTODO\b/u;

/** True for a text that its author has not filled in, such as `[your city]` or `Amount`. */
export function isPlaceholder(text: string): boolean {
  const found = PLACEHOLDER.exec(text)?.[0];
  if (found === undefined) return false;
  return !/^(?:unit|einheit|todo)$/i.test(found) || CAPITALS.test(text);
}

/**
 * True for a text of a new item in a landing page or in a section of the home page, which is the name of its field until somebody writes
 * one. Other documents have texts that say no more than their field's name does.
 */
export function isLabelOnly({ path, value, schema }: DocumentField, isLanding: boolean): boolean {
  return value === schema.label && (isLanding || path.startsWith('parts.'));
}

const EXAMPLE = /\byour-name\b|@example\.(?:com|org|net)\b|\/\/(?:www\.)?example\.(?:com|org|net)\b/i;

/** True for an address that belongs to nobody, such as `calendly.com/your-name`. */
export function isExample(text: string): boolean {
  return EXAMPLE.test(text);
}

const COMMON_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is are for with you your that this it not we our from have what when how or be can'.split(' '),
  ),
  de: new Set(
    'der die das und ist sind für mit sie ihr ihre ihren dass nicht wir von ein eine einen auf oder bei wenn zu im den dem'.split(
      ' ',
    ),
  ),
};

/** True for a sentence in another of the languages that can be told apart. @param language of the site, without region. */
export function isInOtherLanguage(text: string, language: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 5 || !COMMON_WORDS[language]) return false;
  const count = (of: string) => words.filter((word) => COMMON_WORDS[of]?.has(word)).length;
  const own = count(language);
  return Object.keys(COMMON_WORDS).some((other) => other !== language && count(other) >= 2 && count(other) > 2 * own);
}
