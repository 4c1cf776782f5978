import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { nodes } from './schema.ts';

export const isLine = (node: Node | null) => node?.type === nodes.paragraph;

/** Behind a table or a block of code there is a line to go on with; it is no part of the text. */
export function withLastLine(doc: Node): Node {
  return isLine(doc.lastChild) ? doc : doc.copy(doc.content.addToEnd(nodes.paragraph.create()));
}

export function withoutLastLine(doc: Node): Node {
  const { lastChild, childCount, content } = doc;
  const isEmpty = childCount > 1 && isLine(lastChild) && lastChild?.childCount === 0;
  return isEmpty ? doc.copy(content.cut(0, content.size - lastChild.nodeSize)) : doc;
}

/** Keeps the line at the end while the text is edited. */
export const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    isLine(doc.lastChild) ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
});
