import { webOrigin } from '#shared/links.ts';

/** Schemes that no program has of its own, or that a browser would run. */
const REFUSED_SCHEMES = new Set(
  'about: blob: chrome: data: feed: file: filesystem: ftp: intent: javascript: mailto: sms: tel: urn: vbscript: view-source: ws: wss:'.split(
    ' ',
  ),
);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Why an address cannot be one that answers are sent to; undefined when it can. */
export function redirectUriProblem(text: string): string | undefined {
  const url = URL.parse(text);
  // A space or a backslash would be read in different ways.
  if (!url || /[\s\\]|[^\u0021-\u007e]/.test(text)) return 'must be a complete address';
  if (text.includes('#')) return 'must not have a fragment';
  if (url.username || url.password) return 'must not contain a username or password';
  // The origin becomes part of the consent page's Content-Security-Policy.
  if (url.protocol === 'https:') return webOrigin(text) ? undefined : 'must have a plain host name';
  if (url.protocol === 'http:')
    return isLoopback(url) ? undefined : 'must begin with https:// unless it is on this computer';
  // Schemes of programs are written as `app://…` or as a reversed domain, `com.example.app:/…` (RFC 8252, 7.1).
  const isOfProgram = text.startsWith(`${url.protocol}//`) || url.protocol.includes('.');
  return isOfProgram && !REFUSED_SCHEMES.has(url.protocol) ? undefined : 'has a scheme that is not allowed';
}

/** True for a web address, of which the host says who gets an answer; under any other scheme it is only a name. */
export function isWebAddress({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/** True for a web address on the computer of the person who consents. */
export function isLoopback(url: URL): boolean {
  return isWebAddress(url) && LOOPBACK.has(url.hostname);
}

/**
 * True when `given` is one of the registered addresses, letter for letter. A program on the same computer gets a free
 * port from its system, so the port of a loopback address is not compared.
 */
export function isRegistered(given: string, registered: readonly string[]): boolean {
  if (redirectUriProblem(given) !== undefined) return false;
  return registered.some((one) => one === given || isSameLoopback(one, given));
}

function isSameLoopback(registered: string, given: string): boolean {
  const [a, b] = [URL.parse(registered), URL.parse(given)];
  if (!a || !b || a.protocol !== 'http:' || b.protocol !== 'http:' || !isLoopback(a) || !isLoopback(b)) return false;
  const withoutPort = (text: string) => text.replace(/^(http:\/\/(?:\[[^\]]*\]|[^:/?]*))(?::\d+)?/, '$1');
  return withoutPort(registered) === withoutPort(given);
}
