/** A text that is a note to the owner: `[Your rules on liability]`. */
const NOTE = /^\s*\[[^\]\n]{2,}\]\s*$/;
/** A sentence that is one: `[What you do, and since when.]` */
const SENTENCE = /(?<=^|\s)\[[^\]\n]*[.!?]\](?=\s|$)/g;

/** True for a text that is nothing but a note to the owner. */
export function isNote(text: string): boolean {
  return NOTE.test(text);
}

/**
 * A document without what its owner has still to write: sentences in brackets, items of lists whose title, text or description is in brackets, and
 * items of whose lists nothing is left then. A text that would be empty stays.
 */
export function withoutUnwritten<T>(document: T): T {
  if (typeof document === 'string') return (withoutNotes(document) || document) as T;
  if (document === null || typeof document !== 'object') return document;
  if (Array.isArray(document)) {
    return document.flatMap((item) => {
      const written = withoutUnwritten(item);
      return isUnwritten(item) || isEmptied(item, written) ? [] : [written];
    }) as T;
  }
  return Object.fromEntries(Object.entries(document).map(([key, part]) => [key, withoutUnwritten(part)])) as T;
}

function withoutNotes(text: string): string {
  return text.includes('[') && !isNote(text) ? text.replace(SENTENCE, '').trim() : text;
}

function isUnwritten(item: unknown): boolean {
  if (typeof item === 'string') return isNote(item) || withoutNotes(item) === '';
  const { label, title = label, text = title, description } = (item ?? {}) as Record<string, unknown>;
  // Without a title, a description is that of a picture.
  const texts = title === undefined ? [text] : [text, description];
  return texts.some((one) => typeof one === 'string' && isUnwritten(one));
}

function isEmptied(item: unknown, written: unknown): boolean {
  if (item === null || typeof item !== 'object') return false;
  const lists = Object.entries(item).filter(([, part]) => Array.isArray(part) && part.length > 0);
  return lists.length > 0 && lists.every(([key]) => (written as Record<string, unknown[]>)[key]?.length === 0);
}
