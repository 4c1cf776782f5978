import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { absoluteLink, type MailBodyOptions } from './mail-body.ts';

const HEADING = /^h[1-6]$/;
const BLOCK_OF_ITEM = /^(?:p|ul|ol|pre|blockquote|table)$/;

type Node = ElementContent | Root['children'][number];
/** How links within the site are written. */
type LinkOptions = Pick<MailBodyOptions, 'siteUrl' | 'from'>;

/** The content as plain text: links as text and address, pictures as their description. */
export function toPlainText(tree: Root, options: LinkOptions): string {
  return blocksText(tree.children, options);
}

function blocksText(nodes: readonly Node[], options: LinkOptions): string {
  return nodes
    .map((node) => blockText(node, options))
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}

function blockText(node: Node, options: LinkOptions): string {
  if (node.type === 'text') return inlineText([node], options).trim();
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  if (HEADING.test(tagName)) return underlined(inlineText(children, options).trim(), tagName);
  switch (tagName) {
    case 'hr':
      return '* * *';
    case 'blockquote':
      return indent(blocksText(children, options), '> ', '> ');
    case 'pre':
      return indent(textOf(node).replace(/\n$/, ''), '    ', '    ');
    case 'ul':
    case 'ol':
      return listText(node, options);
    case 'table':
      return tableText(node, options);
    case 'div':
    case 'section':
    case 'details':
    case 'dl':
    case 'figure':
      return blocksText(children, options);
    default:
      return inlineText(children.length > 0 ? children : [node], options).trim();
  }
}

function listText({ tagName, children, properties }: Element, options: LinkOptions): string {
  const items = children.filter((child): child is Element => child.type === 'element' && child.tagName === 'li');
  const first = typeof properties.start === 'number' ? properties.start : 1;
  return items
    .map((item, index) => {
      const mark = tagName === 'ol' ? `${first + index}. ` : '- ';
      return indent(itemText(item, options), mark, ' '.repeat(mark.length));
    })
    .join('\n');
}

/** Each block of an item begins a line, and so does what stands between blocks. */
function itemText({ children }: Element, options: LinkOptions): string {
  const isBlock = (node?: ElementContent) => node?.type === 'element' && BLOCK_OF_ITEM.test(node.tagName);
  const lines: ElementContent[][] = [];
  for (const child of children) {
    const last = lines.at(-1);
    if (last && !isBlock(child) && !isBlock(last[0])) last.push(child);
    else lines.push([child]);
  }
  return lines
    .flatMap((line) => {
      const [first] = line;
      return first && isBlock(first) ? blockText(first, options) : inlineText(line, options).trim() || [];
    })
    .join('\n');
}

function tableText(table: Element, options: LinkOptions): string {
  const lines: string[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName !== 'tr') return;
    const cells = node.children.filter((child): child is Element => child.type === 'element');
    lines.push(cells.map(({ children }) => inlineText(children, options).trim()).join(' | '));
  });
  return lines.join('\n');
}

function inlineText(nodes: readonly Node[], options: LinkOptions): string {
  return nodes.map((node) => inlineNodeText(node, options)).join('');
}

function inlineNodeText(node: Node, options: LinkOptions): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type !== 'element') return '';
  const { tagName, children, properties } = node;
  switch (tagName) {
    case 'br':
      return '\n';
    case 'img':
      return properties.alt ? `[${String(properties.alt)}]` : '';
    case 'input':
      return properties.checked ? '[x]' : '[ ]';
    case 'video':
    case 'audio':
      return absoluteLink(String(properties.src ?? ''), options.siteUrl);
    case 'a':
      return linkText(inlineText(children, options), properties.href, options);
    default:
      return inlineText(children, options);
  }
}

/** Text and address; the address alone where it is the text. */
function linkText(text: string, href: unknown, { siteUrl, from }: LinkOptions): string {
  if (typeof href !== 'string' || href.startsWith('#')) return text;
  const url = absoluteLink(href, siteUrl, from);
  const plain = url.replace(/^mailto:|^tel:/, '');
  return text.trim() === plain || text.trim() === href ? url.replace(/^mailto:/, '') : `${text} (${plain})`;
}

function underlined(text: string, tagName: string): string {
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
