/**
 * A text as a part of an address: `Über 5 % mehr` becomes `uber-5-mehr`. Other letters than those of the Latin alphabet are lost.
 *
 * @param separators what becomes a hyphen.
 */
export function toSlug(text: string, separators = /[^a-z0-9]+/g): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(separators, '-')
    .replace(/^-+|-+$/g, '');
}
