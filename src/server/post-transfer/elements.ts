import type { Element, ElementContent } from 'hast';

/** The first element inside for which `isWanted` holds, in the order of the text. */
export function findElement(node: Element, isWanted: (part: Element) => boolean): Element | undefined {
  for (const part of node.children) {
    if (part.type !== 'element') continue;
    const found = isWanted(part) ? part : findElement(part, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** The first element inside of that name. */
export function findByName(node: Element, name: string): Element | undefined {
  return findElement(node, ({ tagName }) => tagName === name);
}

export function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className ?? []].flat().includes(name);
}

export function element(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

export function paragraph(...children: ElementContent[]): Element {
  return element('p', {}, children);
}

export function link(href: string, text: string): Element {
  return element('a', { href }, [{ type: 'text', value: text }]);
}
