import type { Element, ElementContent } from 'hast';

export const isElement = (node: ElementContent): node is Element => node.type === 'element';

export function element(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
