import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { absoluteLink, type MailBodyOptions } from './mail-body.ts';

const HEADING = /^h[1-6]$/;

type Node = ElementContent | Root['children'][number];

/** The content as plain text: links as text and address, pictures as their description. */
export function toPlainText(tree: Root, { siteUrl, from }: Pick<MailBodyOptions, 'siteUrl' | 'from'>): string {
  const blocks = (nodes: readonly Node[]): string =>
    nodes
      .map(block)
      .filter((text) => text.trim() !== '')
      .join('\n\n');

  function block(node: Node): string {
    if (node.type === 'text') return inline([node]).trim();
    if (node.type !== 'element') return '';
    const { tagName, children } = node;
    if (HEADING.test(tagName)) return heading(inline(children).trim(), tagName);
    switch (tagName) {
      case 'hr':
        return '* * *';
      case 'blockquote':
        return indent(blocks(children), '> ', '> ');
      case 'pre':
        return indent(textOf(node).replace(/\n$/, ''), '    ', '    ');
      case 'ul':
      case 'ol':
        return list(node);
      case 'table':
        return rows(node);
      case 'div':
      case 'section':
      case 'details':
      case 'dl':
      case 'figure':
        return blocks(children);
      default:
        return inline(children.length > 0 ? children : [node]).trim();
    }
  }

  function list({ tagName, children, properties }: Element): string {
    const items = children.filter((child): child is Element => child.type === 'element' && child.tagName === 'li');
    const first = typeof properties.start === 'number' ? properties.start : 1;
    return items
      .map((item, index) => {
        const mark = tagName === 'ol' ? `${first + index}. ` : '- ';
        return indent(itemText(item), mark, ' '.repeat(mark.length));
      })
      .join('\n');
  }

  function itemText({ children }: Element): string {
    const isBlock = (child: ElementContent) =>
      child.type === 'element' && /^(?:p|ul|ol|pre|blockquote|table)$/.test(child.tagName);
    if (!children.some(isBlock)) return inline(children).trim();
    const lines: string[] = [];
    let words: ElementContent[] = [];
    const endLine = () => {
      const text = inline(words).trim();
      if (text) lines.push(text);
      words = [];
    };
    for (const child of children) {
      if (!isBlock(child)) words.push(child);
      else {
        endLine();
        lines.push(block(child));
      }
    }
    endLine();
    return lines.join('\n');
  }

  function rows(table: Element): string {
    const lines: string[] = [];
    visit(table, 'element', (node) => {
      if (node.tagName !== 'tr') return;
      const cells = node.children.filter((child): child is Element => child.type === 'element');
      lines.push(cells.map(({ children }) => inline(children).trim()).join(' | '));
    });
    return lines.join('\n');
  }

  function inline(nodes: readonly Node[]): string {
    return nodes.map(inlineNode).join('');
  }

  function inlineNode(node: Node): string {
    if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
    if (node.type !== 'element') return '';
    const { tagName, children, properties } = node;
    const { href, src, alt } = properties;
    switch (tagName) {
      case 'br':
        return '\n';
      case 'img':
        return alt ? `[${String(alt)}]` : '';
      case 'input':
        return properties.checked ? '[x]' : '[ ]';
      case 'video':
      case 'audio':
        return absoluteLink(String(src ?? ''), siteUrl);
      case 'a': {
        const text = inline(children);
        if (typeof href !== 'string' || href.startsWith('#')) return text;
        const url = absoluteLink(href, siteUrl, from);
        const plain = url.replace(/^mailto:|^tel:/, '');
        return text.trim() === plain || text.trim() === href ? url.replace(/^mailto:/, '') : `${text} (${plain})`;
      }
      default:
        return inline(children);
    }
  }

  return blocks(tree.children);
}

function heading(text: string, tagName: string): string {
  if (!text) return '';
  const line = tagName === 'h1' || tagName === 'h2' ? '=' : '-';
  return `${text}\n${line.repeat(Math.min(text.length, 60))}`;
}

function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join('\n');
}
