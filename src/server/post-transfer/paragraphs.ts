import type { Element, ElementContent, Root, RootContent } from 'hast';
import { element, paragraph } from './elements.ts';

/** Elements within a line of text; all others are blocks. */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark q s samp small span ' +
    'strike strong sub sup time tt u var'
  ).split(' '),
);
/** Blocks whose text has paragraphs of its own. */
const CONTAINERS = new Set(
  'article aside blockquote center dd div figcaption footer header li main p section td th'.split(' '),
);
/** A single line in these is no paragraph. */
const COMPACT = new Set(['dd', 'figcaption', 'li', 'p', 'td', 'th']);

type Child = RootContent | ElementContent;

/** Paragraphs as WordPress makes them in a text that has no blocks: an empty line begins a paragraph, a line break stays one. */
export function addParagraphs(node: Root | Element): void {
  const name = node.type === 'element' ? node.tagName : '';
  if (node.type === 'element' && !CONTAINERS.has(name)) {
    for (const child of node.children) if (child.type === 'element') addParagraphs(child);
    return;
  }
  const children: Child[] = [];
  let run: Child[] = [];
  const flush = () => {
    const lines = splitRun(run);
    run = [];
    const [only] = lines;
    if (COMPACT.has(name) && (lines.length === 1 || name === 'p') && only) children.push(...lines.flat());
    else children.push(...lines.map((line) => paragraph(...(line as ElementContent[]))));
  };
  for (const child of node.children) {
    if (child.type === 'text' || (child.type === 'element' && INLINE.has(child.tagName))) run.push(child);
    else {
      flush();
      if (child.type === 'element') addParagraphs(child);
      children.push(child);
    }
  }
  flush();
  node.children = children as typeof node.children;
}

function splitRun(run: readonly Child[]): Child[][] {
  const lines: Child[][] = [[]];
  for (const child of run) {
    if (child.type !== 'text') {
      lines.at(-1)?.push(child);
      continue;
    }
    for (const [index, part] of child.value
      .replace(/\r\n?/g, '\n')
      .split(/\n[ \t]*(?:\n[ \t]*)+/)
      .entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push(...withBreaks(part));
    }
  }
  return lines.map(trim).filter((line) => line.length > 0);
}

function withBreaks(text: string): Child[] {
  return text
    .split('\n')
    .flatMap((line, index): Child[] => [
      ...(index > 0 ? [element('br', {})] : []),
      ...(line ? [{ type: 'text' as const, value: line }] : []),
    ]);
}

/** Without breaks and spaces at both ends, and without a second break at one place. */
function trim(line: readonly Child[]): Child[] {
  const isGap = (child: Child) => (child.type === 'text' ? child.value.trim() === '' : isBreak(child));
  const first = line.findIndex((child) => !isGap(child));
  if (first < 0) return [];
  const last = line.findLastIndex((child) => !isGap(child));
  return line.slice(first, last + 1).filter((child, index, all) => !(isBreak(child) && isBreak(all[index - 1])));
}

function isBreak(child: Child | undefined): boolean {
  return child?.type === 'element' && child.tagName === 'br';
}
