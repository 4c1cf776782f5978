import type { List, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { nodes } from './schema.ts';

const OPTIONS: Options = { emphasis: '*', rule: '-', listItemIndent: 'one', incrementListMarker: true };
/** The markers of lists: of the second kind beside a list of the first kind, because they would be a single list. */
const WRITERS = [
  unified()
    .use(remarkStringify, { ...OPTIONS, bullet: '-', bulletOther: '*', bulletOrdered: '.' })
    .use(remarkGfm),
  unified()
    .use(remarkStringify, { ...OPTIONS, bullet: '*', bulletOther: '-', bulletOrdered: ')' })
    .use(remarkGfm),
] as const;

/** Writes a block as Markdown, without a line end. @param kind of the markers of a list. */
export function writeBlock(block: Node, kind: 0 | 1 = 0): string {
  const root: Root = { type: 'root', children: [blockOf(block)] };
  return WRITERS[kind].stringify(root).replace(/\n$/, '');
}

function blocksOf(parent: Node): RootContent[] {
  return parent.children.map(blockOf);
}

function blockOf(node: Node): RootContent {
  switch (node.type) {
    case nodes.heading:
      return { type: 'heading', depth: node.attrs.level, children: inlineOf(node) };
    case nodes.blockquote:
      return { type: 'blockquote', children: blocksOf(node) as [] };
    case nodes.code_block:
      return { type: 'code', lang: node.attrs.lang || null, meta: node.attrs.meta || null, value: node.textContent };
    case nodes.source:
      return { type: 'html', value: node.textContent };
    case nodes.rule:
      return { type: 'thematicBreak' };
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listOf(node);
    case nodes.table:
      return tableOf(node);
    default:
      return { type: 'paragraph', children: inlineOf(node) };
  }
}

function listOf(node: Node): List {
  const { spread, start } = node.attrs;
  const children = node.children.map((item) => ({
    type: 'listItem' as const,
    spread,
    checked: item.attrs.checked,
    children: blocksOf(item) as [],
  }));
  return { type: 'list', ordered: node.type === nodes.ordered_list, start, spread, children };
}

function tableOf(node: Node): RootContent {
  const [first] = node.children;
  return {
    type: 'table',
    align: first?.children.map((cell) => cell.attrs.align) ?? [],
    children: node.children.map((row) => ({
      type: 'tableRow',
      children: row.children.map((cell) => ({
        type: 'tableCell',
        children: cell.children.flatMap((paragraph) => inlineOf(paragraph, true)),
      })),
    })),
  };
}

/** A piece of a line with the marks that are not written yet. */
interface Piece {
  node: Node;
  marks: readonly Mark[];
}

function inlineOf(parent: Node, isInTable = false): PhrasingContent[] {
  const pieces = parent.children.map((node) => ({ node, marks: node.marks }));
  return trimmed(merged(write(pieces, isInTable)));
}

/** Marks are written from the one that reaches furthest. */
function write(pieces: readonly Piece[], isInTable: boolean): PhrasingContent[] {
  const written: PhrasingContent[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { mark, length } = longestMark(pieces, at);
    const run = pieces.slice(at, at + length);
    if (mark) {
      const inner = run.map(({ node, marks }) => ({ node, marks: mark.removeFromSet(marks) }));
      written.push(...wrap(mark, merged(write(inner, isInTable))));
    } else written.push(...run.map((piece) => leafOf(piece, isInTable)));
    at += length;
  }
  return written;
}

function longestMark(pieces: readonly Piece[], at: number): { mark: Mark | undefined; length: number } {
  let best: { mark: Mark | undefined; length: number } = { mark: undefined, length: 1 };
  for (const mark of pieces[at]?.marks ?? []) {
    if (mark.type.name === 'code') continue;
    let end = at;
    while (end < pieces.length && mark.isInSet(pieces[end]?.marks ?? [])) end += 1;
    if (!best.mark || end - at > best.length) best = { mark, length: end - at };
  }
  return best;
}

/** Spaces at the edges of a mark are written outside of it: `** bold**` would not be bold. */
function wrap(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  const before = cut(children, 0, /^\s+/);
  const after = cut(children, -1, /\s+$/);
  const { href, title } = mark.attrs;
  const wrapped =
    mark.type.name === 'link'
      ? { type: 'link', url: href, title: title || null, children }
      : { type: mark.type.name, children };
  return [...before, ...(children.length > 0 ? [wrapped as PhrasingContent] : []), ...after];
}

function cut(children: PhrasingContent[], index: 0 | -1, spaces: RegExp): Text[] {
  const edge = children.at(index);
  if (edge?.type !== 'text') return [];
  const [found] = spaces.exec(edge.value) ?? [];
  if (!found) return [];
  edge.value = edge.value.replace(spaces, '');
  if (edge.value === '') children.splice(index, 1);
  return [{ type: 'text', value: found }];
}

function leafOf({ node, marks }: Piece, isInTable: boolean): PhrasingContent {
  const { src, alt, title, source } = node.attrs;
  if (node.isText) {
    const value = node.text ?? '';
    return marks.length > 0 ? { type: 'inlineCode', value } : { type: 'text', value };
  }
  if (node.type === nodes.image) return { type: 'image', url: src, alt, title: title || null };
  if (node.type === nodes.raw) return { type: 'html', value: source };
  return isInTable ? { type: 'html', value: '<br>' } : { type: 'break' };
}

/** Joins neighbouring texts: they are escaped together. */
function merged(content: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of content) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node.type === 'text' ? { ...node } : node);
  }
  return joined;
}

/** Spaces and breaks at the edges of a paragraph mean nothing. */
function trimmed(content: PhrasingContent[]): PhrasingContent[] {
  const isBlank = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  while (isBlank(content.at(-1))) content.pop();
  while (isBlank(content[0])) content.shift();
  cut(content, 0, /^\s+/);
  cut(content, -1, /\s+$/);
  return content;
}
