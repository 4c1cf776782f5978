/**
 * Whether a link that a captain typed may be put on a page: a path of this site, http(s), mailto or tel. Nothing that a
 * browser would run, and nothing that looks like a path but leaves the site (`//host`, `/\host`).
 */
export function isSafeLink(link: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(link)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  if (/^(?:mailto|tel):[^/]+$/i.test(link)) return true;
  return /^https?:\/\/[^/]/i.test(link) && URL.canParse(link);
}
