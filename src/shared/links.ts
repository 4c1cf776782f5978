/**
 * Whether a link typed by a captain is allowed: a path of this site, http(s), mailto or tel. Rejects URLs that a browser
 * would run as script and paths that lead to another host (`//host`, `/\host`).
 */
export function isSafeLink(link: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(link)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  if (/^(?:mailto|tel):[^/]+$/i.test(link)) return true;
  return /^https?:\/\/[^/]/i.test(link) && URL.canParse(link);
}

/** A percent-encoded part of an address as text; as it is where it is not encoded correctly. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Origin of an http(s) URL, safe to write into a CSP header: the host contains only letters, digits, dots and hyphens, or is
 * an IPv6 address. Undefined for every other URL.
 */
export function webOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isPlain = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/i.test(hostname);
  return isPlain && /^https?:$/.test(protocol) ? origin : undefined;
}
