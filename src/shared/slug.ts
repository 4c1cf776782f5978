const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * A text as a part of an address: `Über 5 % mehr` becomes `ueber-5-mehr`. Other letters than those of the Latin alphabet are lost.
 *
 * @param max most characters.
 * @param separators what becomes a hyphen.
 */
export function toSlug(text: string, max = Number.POSITIVE_INFINITY, separators = /[^a-z0-9]+/g): string {
  const slug = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(separators, '-')
    .replace(/^-+/, '');
  return cutSlug(slug, max);
}

/** The first words of a slug, at most `max` characters; a word is cut where less than half of them would remain. */
export function cutSlug(slug: string, max: number): string {
  const words = slug.length > max ? slug.slice(0, max + 1).replace(/-[^-]*$/, '') : slug;
  const isWhole = words.length <= max && words.length >= max / 2;
  return (isWhole ? words : slug.slice(0, max)).replace(/-+$/, '');
}

/** `base` where it is free, else the first free one of `base-2`, `base-3` and so on, with at most `max` characters. */
export function firstFree(base: string, isTaken: (name: string) => boolean, max = Number.POSITIVE_INFINITY): string {
  let name = base;
  for (let number = 2; isTaken(name); number += 1) name = `${cutSlug(base, max - 5)}-${number}`;
  return name;
}
