const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * A text as a part of an address: `Über 5 % mehr` becomes `ueber-5-mehr`. Other letters than those of the Latin alphabet are lost.
 *
 * @param max most characters.
 * @param separators what becomes a hyphen.
 */
export function toSlug(text: string, max = Number.POSITIVE_INFINITY, separators = /[^a-z0-9]+/g): string {
  return cutSlug(inLatin(text, 'de').replace(separators, '-').replace(/^-+/, ''), max);
}

/** A text in lower case without accents; in German, umlauts and `ß` are written with two letters. @param language such as `de-AT`. */
export function inLatin(text: string, language: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  return (language.startsWith('de') ? lower.replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? '') : lower)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** The first `max` characters of a slug, without hyphens at the end. */
function cutSlug(slug: string, max: number): string {
  return slug.slice(0, max).replace(/-+$/, '');
}

/** `base` where it is free, else the first free one of `base-2`, `base-3` and so on, with at most `max` characters. */
export function firstFree(base: string, isTaken: (name: string) => boolean, max = Number.POSITIVE_INFINITY): string {
  let name = base;
  for (let number = 2; isTaken(name); number += 1) name = `${cutSlug(base, max - 5)}-${number}`;
  return name;
}
