import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const SHORTCODE = /\[\/?([a-z][a-z0-9_-]{1,40})(?:\s[^\]\n]{0,500})?\/?\]/gi;
/** A picture with a text below it: `[caption id="x"]<img> Text[/caption]`. */
const CAPTION = /\[caption[^\]]{0,300}\]([\s\S]{0,5000}?)\[\/caption\]/gi;
const EMBED =
  /\[(?:embed|youtube|vimeo)[^\]]{0,200}\]?\s*=?\s*(https?:\/\/[^\s[\]]{1,500})\s*(?:\[\/(?:embed|youtube|vimeo)\]|\])/gi;
const BLOCK = /^<(?:p|div|h[1-6]|ul|ol|li|table|blockquote|pre|figure|hr|section|form|script|style|iframe|!--)/i;

/**
 * Converts a post's HTML to markdown. Ghost's cards and WordPress' blocks become what markdown has: links, pictures, quotes.
 *
 * @returns also `notes`: what has no counterpart.
 */
export async function toMarkdown(html: string): Promise<{ markdown: string; notes: string[] }> {
  const notes = new Set<string>();
  const file = await unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => convertParts(tree, notes))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
    .process(html);
  return { markdown: `${String(file).trim()}\n`, notes: [...notes] };
}

/** The text of a WordPress post: shortcodes that can be converted, and paragraphs from empty lines where the text has no blocks. */
export function prepareWordPress(text: string): { html: string; notes: string[] } {
  const converted = text
    .replace(CAPTION, (_whole, inner: string) => {
      const [, picture = '', caption = ''] = /^([\s\S]*?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? ['', inner];
      return `<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>`;
    })
    .replace(EMBED, (_whole, url: string) => `\n\n<p><a href="${url}">${url}</a></p>\n\n`);
  const left = new Set(
    [...converted.replace(/<(pre|code)[\s\S]*?<\/\1>/gi, '').matchAll(SHORTCODE)].map(([, name = '']) => name),
  );
  const notes = [...left].map((name) => `The shortcode [${name}] stays in the text: nothing here runs it`);
  return { html: converted.includes('<!-- wp:') ? converted : withParagraphs(converted), notes };
}

function withParagraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/(<pre[\s\S]*?<\/pre>)/i)
    .map((part) =>
      part.startsWith('<pre')
        ? part
        : part
            .split(/\n{2,}/)
            .map((block) => block.trim())
            .filter(Boolean)
            .map((block) => (BLOCK.test(block) ? block : `<p>${block.replace(/\n/g, '<br>')}</p>`))
            .join('\n'),
    )
    .join('\n');
}

/** Replaces elements that markdown does not have. */
function convertParts(tree: Root, notes: Set<string>): void {
  visit(tree, 'comment', (_node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  visit(tree, 'element', (node: Element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const replacement = replace(node, notes);
    if (!replacement) return undefined;
    parent.children.splice(index, 1, ...(replacement as typeof parent.children));
    return [SKIP, index + replacement.length];
  });
}

function replace(node: Element, notes: Set<string>): ElementContent[] | undefined {
  const classes = [node.properties.className ?? []].flat().map(String);
  if (node.tagName === 'script' || node.tagName === 'style' || node.tagName === 'form') {
    notes.add(`A <${node.tagName}> is left out`);
    return [];
  }
  if (node.tagName === 'iframe' || node.tagName === 'video' || node.tagName === 'audio') {
    const address = String(node.properties.src ?? firstSource(node) ?? '');
    if (address === '') return [];
    notes.add(`A ${node.tagName === 'iframe' ? 'frame' : node.tagName} became a link: ${address}`);
    return [paragraph(link(readableAddress(address), String(node.properties.title ?? '') || readableAddress(address)))];
  }
  if (classes.includes('kg-bookmark-card')) {
    const target = find(node, (part) => part.tagName === 'a');
    const title = find(node, (part) => hasClass(part, 'kg-bookmark-title'));
    const href = String(target?.properties.href ?? '');
    return href ? [paragraph(link(href, title ? textOf(title).trim() : href))] : [];
  }
  if (classes.includes('kg-callout-card')) {
    return [
      {
        type: 'element',
        tagName: 'blockquote',
        properties: {},
        children: [paragraph(...inner(node, 'kg-callout-text'))],
      },
    ];
  }
  if (classes.includes('kg-toggle-card')) {
    const heading = find(node, (part) => hasClass(part, 'kg-toggle-heading-text'));
    const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: heading?.children ?? [] };
    return [paragraph(strong), ...inner(node, 'kg-toggle-content')];
  }
  if (classes.includes('kg-signup-card') || classes.includes('kg-paywall')) {
    notes.add('A sign-up card is left out');
    return [];
  }
  return undefined;
}

function inner(node: Element, name: string): ElementContent[] {
  return find(node, (part) => hasClass(part, name))?.children ?? node.children;
}

function firstSource(node: Element): unknown {
  return find(node, ({ tagName }) => tagName === 'source')?.properties.src;
}

function find(node: Element, isWanted: (part: Element) => boolean): Element | undefined {
  for (const part of node.children) {
    if (part.type !== 'element') continue;
    const found = isWanted(part) ? part : find(part, isWanted);
    if (found) return found;
  }
  return undefined;
}

function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className ?? []].flat().includes(name);
}

function link(href: string, text: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: text }] };
}

function paragraph(...children: ElementContent[]): Element {
  return { type: 'element', tagName: 'p', properties: {}, children };
}

/** The page of a video in place of its player. */
function readableAddress(address: string): string {
  const [, id] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address) ?? [];
  if (id) return `https://www.youtube.com/watch?v=${id}`;
  const [, video] = /player\.vimeo\.com\/video\/(\d+)/.exec(address) ?? [];
  return video ? `https://vimeo.com/${video}` : address;
}
