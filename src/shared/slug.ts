/**
 * A text as a part of an address: `Über 5 % mehr` becomes `uber-5-mehr`. Other letters than those of the Latin alphabet are lost.
 *
 * @param max most characters.
 * @param separators what becomes a hyphen.
 */
export function toSlug(text: string, max = Number.POSITIVE_INFINITY, separators = /[^a-z0-9]+/g): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(separators, '-')
    .replace(/^-+/, '');
  return cutSlug(slug, max);
}

/** The first `max` characters of a slug, without hyphens at the end. */
export function cutSlug(slug: string, max: number): string {
  return slug.slice(0, max).replace(/-+$/, '');
}
