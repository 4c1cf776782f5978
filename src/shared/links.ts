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

/**
 * Origin of a web address as a header may name it: no host in it can be taken for a wildcard, or for the end of what
 * it stands in. Undefined where the address has another host, or is no web address.
 */
export function webOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isPlain = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/i.test(hostname);
  return isPlain && /^https?:$/.test(protocol) ? origin : undefined;
}
