import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { TocEntry } from '#shared/post.schema.ts';
import { element } from './elements.ts';
import { ID_PREFIX } from './sanitize.ts';

const HEADING = /^h([1-6])$/;
/** Deepest heading that the table of contents lists. */
const TOC_DEPTH = 3;

/**
 * Gives headings an id and a link, moves them one level down where one is an `h1`, corrects links within the post, and sets `rel` on
 * external links.
 *
 * @returns the table of contents.
 */
export function addAnchors(tree: Root): TocEntry[] {
  const headings = listHeadings(tree);
  // The page's h1 is the post's title.
  const shift = headings.some((heading) => heading.tagName === 'h1') ? 1 : 0;
  const slugger = new GithubSlugger();
  const toc: TocEntry[] = [];
  for (const heading of headings) {
    const depth = Math.min(6, Number(heading.tagName.slice(1)) + shift);
    const text = textOf(heading).trim();
    const id = `${ID_PREFIX}${slugger.slug(text) || 'section'}`;
    heading.tagName = `h${depth}`;
    heading.properties.id = id;
    const anchor = { className: ['anchor'], href: `#${id}`, ariaHidden: 'true' as const, tabIndex: -1 };
    heading.children.push(element('a', anchor, [{ type: 'text', value: '#' }]));
    if (depth <= TOC_DEPTH && text) toc.push({ id, text, depth });
  }
  fixLinks(tree);
  return toc;
}

function listHeadings(tree: Root): Element[] {
  const headings: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'section' && 'dataFootnotes' in node.properties) return SKIP;
    if (HEADING.test(node.tagName)) headings.push(node);
    return undefined;
  });
  return headings;
}

function fixLinks(tree: Root): void {
  const ids = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
  });
  visit(tree, 'element', ({ tagName, properties }) => {
    const { href } = properties;
    if (tagName !== 'a' || typeof href !== 'string') return;
    const target = `${ID_PREFIX}${href.slice(1)}`;
    if (href.startsWith('#') && ids.has(target)) properties.href = `#${target}`;
    if (/^https?:/i.test(href)) properties.rel = ['noopener', 'noreferrer'];
  });
}
