/** A part of a path that says nothing secret: short lower-case words, as in `basic.ics` and `remote.php`. */
const PLAIN_PART = /^(?=.{0,14}$)(?:[a-z]+(?:[-_.][a-z]+)*\d{0,2}(?:\.[a-z]{2,4})?)?$/;

/** An address to show: host and plain words of the path as they are, `…` in place of all that could be secret. */
export function maskAddress(address: string): string {
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname, search } = new URL(address);
  const path = pathname
    .split('/')
    .map((part) => (PLAIN_PART.test(part) ? part : '…'))
    .join('/');
  return `${protocol}//${host}${path}${search ? '?…' : ''}`;
}
