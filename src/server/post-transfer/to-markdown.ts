import type { Comment, Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { oneLine } from '#shared/one-line.ts';
import { replaceElement } from './cards.ts';
import { element, findByName, findElement, hasClass } from './elements.ts';
import { addParagraphs } from './paragraphs.ts';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<NonNullable<Handlers[string]>>[0];
type Content = ReturnType<State['all']>;

const printer = unified().use(rehypeStringify);
const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|avif)(?:$|[?#])/i;

/** Elements within a line that markdown does not have and posts may use: they stay HTML. */
const asHtml = (state: State, node: Element): Content => [
  { type: 'html', value: `<${node.tagName}>` },
  ...state.all(node),
  { type: 'html', value: `</${node.tagName}>` },
];
const KEPT_ELEMENTS = ['sub', 'sup', 'kbd', 'mark', 'ins', 'u', 'small'];

const handlers: Handlers = {
  ...Object.fromEntries(KEPT_ELEMENTS.map((name) => [name, asHtml])),
  sup(state, node: Element) {
    const id = footnoteOf(node);
    return id ? { type: 'footnoteReference', identifier: id, label: id } : asHtml(state, node);
  },
  section: (state, node: Element) => (hasClass(node, 'footnotes') ? footnotes(state, node) : state.all(node)),
  audio: (_state, node: Element) => ({ type: 'html', value: print(node) }),
  video: (_state, node: Element) => ({ type: 'html', value: print(node) }),
  cite(state, node: Element) {
    return [{ type: 'text', value: '— ' }, ...state.all(node)];
  },
  details(state, node: Element) {
    const summary = findByName(node, 'summary');
    const content = node.children.filter((child) => child !== summary);
    return [
      { type: 'html', value: `<details>\n<summary>${escapeHtml(summary ? textOf(summary).trim() : '')}</summary>` },
      ...state.toFlow(state.all(element('div', {}, content))),
      { type: 'html', value: '</details>' },
    ];
  },
  figure(state, node: Element) {
    // An element further inside belongs to a picture of a gallery.
    const caption = node.children.filter((child) => child.type === 'element').find(isCaption);
    const text = caption ? oneLine(textOf(caption)) : '';
    const images = elements(node, 'img');
    const [image] = images;
    const media = findElement(node, ({ tagName }) => tagName === 'audio' || tagName === 'video');
    const isLinked = findByName(node, 'a') !== undefined;
    if (text && caption && (media || (images.length === 1 && isLinked))) {
      return { type: 'html', value: print(plainFigure(node, caption)) };
    }
    if (text && image && images.length === 1 && !findElement(node, isBlock)) {
      const { src, alt } = image.properties;
      const picture = { type: 'image' as const, url: String(src ?? ''), alt: String(alt ?? ''), title: text };
      return { type: 'paragraph', children: [picture] };
    }
    const rest = withoutParts(node, (part) => part === caption);
    const content = element('div', {}, rest);
    const below = text && caption ? [element('p', {}, [element('em', {}, caption.children)])] : [];
    return state.toFlow([...state.all(content), ...state.all(element('div', {}, below))]);
  },
};

/** The id of the footnote that a raised number leads to. */
function footnoteOf(node: Element): string | undefined {
  const href = String(findByName(node, 'a')?.properties.href ?? '');
  const isReference = hasClass(node, 'footnote-ref') || hasClass(node, 'fn');
  return isReference && href.startsWith('#') ? footnoteId(href.slice(1)) : undefined;
}

function footnoteId(id: string): string {
  return id.replace(/[^\w-]/g, '').slice(0, 60);
}

function footnotes(state: State, node: Element): Content {
  return elements(node, 'li').map((item) => {
    const id = footnoteId(String(item.properties.id ?? ''));
    const isWayBack = (part: Element) => part.tagName === 'a' && String(part.properties.href ?? '').startsWith('#');
    const content = element('div', {}, withoutParts(item, isWayBack));
    return { type: 'footnoteDefinition', identifier: id, label: id, children: state.toFlow(state.all(content)) };
  });
}

/**
 * Converts a post's HTML to markdown. Ghost's cards and WordPress' blocks become what markdown and the HTML in it have.
 *
 * @param hasPlainText with empty lines between paragraphs, as WordPress wrote texts before it had blocks.
 * @returns also `notes`: what has no counterpart.
 */
export async function toMarkdown(
  html: string,
  { hasPlainText = false } = {},
): Promise<{ markdown: string; notes: string[] }> {
  const notes = new Set<string>();
  const file = await unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => {
      removeComments(tree);
      if (hasPlainText) addParagraphs(tree);
      convertParts(tree, notes);
    })
    .use(rehypeRemark, { handlers })
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
    .process(html);
  return { markdown: `${String(file).trim()}\n`, notes: [...notes] };
}

function removeComments(tree: Root): void {
  visit(tree, 'comment', (_node: Comment, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Replaces elements that markdown does not have, and links from a picture to its own file. */
function convertParts(tree: Root, notes: Set<string>): void {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const replacement = pictureOfLink(node) ?? replaceElement(node, notes);
    if (!replacement) return undefined;
    parent.children.splice(index, 1, ...(replacement as typeof parent.children));
    // The replacement may have parts to replace as well.
    return [SKIP, replacement.some((part) => part === node) ? index + 1 : index];
  });
}

/** A picture that leads to its own file shows the file itself: it is larger than what the text shows. */
function pictureOfLink(node: Element): ElementContent[] | undefined {
  const content = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [image] = content;
  const href = String(node.properties.href ?? '');
  if (node.tagName !== 'a' || content.length !== 1 || image?.type !== 'element' || image.tagName !== 'img')
    return undefined;
  const stem = (address: string) => {
    const [name = ''] = address.split('/').slice(-1);
    return name.replace(/(?:-\d+x\d+|-scaled)?\.[a-z]+$/i, '');
  };
  if (!IMAGE_FILE.test(href) || stem(href) !== stem(String(image.properties.src ?? ''))) return undefined;
  return [element('img', { src: href, alt: image.properties.alt ?? '' })];
}

function isCaption({ tagName }: Element): boolean {
  return tagName === 'figcaption';
}

function isBlock({ tagName }: Element): boolean {
  return ['table', 'pre', 'blockquote', 'ul', 'ol', 'p'].includes(tagName);
}

function elements(node: Element, name: string): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (part) => {
    if (part.tagName === name) found.push(part);
  });
  return found;
}

function withoutParts(node: Element, isUnwanted: (part: Element) => boolean): ElementContent[] {
  return node.children
    .filter((child) => child.type !== 'element' || !isUnwanted(child))
    .map((child) => (child.type === 'element' ? { ...child, children: withoutParts(child, isUnwanted) } : child));
}

/** A figure with its links, and without classes and sizes. */
function plainFigure(node: Element, caption: Element): Element {
  const shown = findElement(node, ({ tagName }) => ['img', 'audio', 'video'].includes(tagName));
  const isAround = (part: Element) => findElement(part, (inner) => inner === shown) !== undefined;
  const target = findElement(node, (part) => part.tagName === 'a' && isAround(part));
  const content = shown ? [target ? element('a', { href: target.properties.href }, [shown]) : shown] : [];
  const figure = element('figure', {}, [...content, element('figcaption', {}, caption.children)]);
  visit(figure, 'element', (part) => {
    const { src, alt, href, controls } = part.properties;
    part.properties = {
      src: src || undefined,
      alt: part.tagName === 'img' ? (alt ?? '') : undefined,
      href: href || undefined,
      controls: controls || undefined,
    };
  });
  return figure;
}

/** On one line: an empty one would end the HTML in markdown. */
function print(node: Element): string {
  return printer.stringify({ type: 'root', children: [node] }).replace(/\s*\n\s*/g, ' ');
}

/** Quotes stay: the text is no attribute, and is edited as markdown. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
