/** No article nests quotes and lists so deeply; parsing takes time and memory by the square of the depth. */
const DEPTH_MAX = 100;
/** The markers of quotes and lists at the beginning of a line of markdown. */
const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/gm;
const MARKER = /[>+*.)-]/g;

/** Whether a line of markdown begins more quotes and lists within each other than can be parsed safely. */
export function isNestedTooDeeply(markdown: string): boolean {
  return [...markdown.matchAll(MARKERS)].some(([line]) => (line.match(MARKER)?.length ?? 0) > DEPTH_MAX);
}
