import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isElement } from './elements.ts';

/** A bold link that is alone in its paragraph looks like a button. */
export function findButtons(tree: Root): Set<Element> {
  const buttons = new Set<Element>();
  visit(tree, 'element', ({ tagName, children }) => {
    if (tagName !== 'p' || children.length !== 1) return;
    const [bold] = children;
    if (!bold || !isElement(bold) || bold.tagName !== 'strong' || bold.children.length !== 1) return;
    const [link] = bold.children;
    if (link && isElement(link) && link.tagName === 'a') buttons.add(link);
  });
  return buttons;
}

/** Marks the buttons of a post. */
export function markButtons(tree: Root): void {
  for (const link of findButtons(tree)) link.properties.className = ['button'];
}
