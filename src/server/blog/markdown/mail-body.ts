import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Picture } from '#shared/picture.schema.ts';
import { srcSetOf } from '#shared/picture.ts';
import { findButtons } from './buttons.ts';
import { element, isElement } from './elements.ts';

export interface MailBodyOptions {
  /** Origin that addresses within the site are made absolute with. */
  siteUrl: string;
  /** Added to links to pages of the site as `?from=`. */
  from?: string | undefined;
  /** Inline style by element; mail programs ignore most stylesheets. */
  styles: Readonly<Record<string, string>>;
  /** Width in pixels that pictures have at most. */
  width: number;
}

/** Pictures and links of a mail's body, for the checks before sending. Addresses are as the author wrote them. */
export interface MailBodyParts {
  images: { src: string; alt: string }[];
  links: string[];
}

const HEADING = /^h[1-6]$/;

/**
 * Changes sanitised content, in place, into what mail programs show: inline styles, absolute addresses, plain pictures.
 *
 * @returns its pictures and links, as they were before.
 */
export function toMailBody(
  tree: Root,
  pictures: ReadonlyMap<string, Picture>,
  options: MailBodyOptions,
): MailBodyParts {
  const parts = listParts(tree);
  lowerHeadings(tree);
  const buttons = findButtons(tree);
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const { tagName, properties } = node;
    if (tagName === 'video' || tagName === 'audio') {
      parent.children[index] = mediaLink(String(properties.src ?? ''), options);
      return SKIP;
    }
    if (tagName === 'input') {
      parent.children[index] = { type: 'text', value: properties.checked ? '☑' : '☐' };
      return SKIP;
    }
    if (tagName === 'img') {
      parent.children[index] = pictureOf(node, pictures, options);
      return SKIP;
    }
    if (tagName === 'a') prepareLink(node, options);
    setLook(node, parent, buttons.has(node), options.styles);
    return undefined;
  });
  return parts;
}

/** The inline style of an element; classes are left only where the mail's stylesheet knows them. */
function setLook(node: Element, parent: Element | Root, isButton: boolean, styles: MailBodyOptions['styles']): void {
  const { tagName, properties } = node;
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  delete properties.className;
  // A code block is styled as a whole.
  const isInCode = parent.type === 'element' && parent.tagName === 'pre';
  const parts = [isInCode ? undefined : styles[isButton ? 'button' : tagName]];
  if (classes.includes('task-list-item')) parts.push('list-style:none');
  if (classes.includes('contains-task-list')) parts.push('padding:0');
  if (tagName === 'p' && parent.type === 'element' && parent.children.findLast(isElement) === node)
    parts.push('margin:0');
  if (isButton) properties.className = ['button'];
  if (tagName === 'th' || tagName === 'td') properties.className = ['cell'];
  const style = parts.filter(Boolean).join(';');
  if (style) properties.style = style;
}

function listParts(tree: Root): MailBodyParts {
  const parts: MailBodyParts = { images: [], links: [] };
  visit(tree, 'element', ({ tagName, properties: { src, alt, href } }) => {
    if (tagName === 'img') parts.images.push({ src: String(src ?? ''), alt: String(alt ?? '').trim() });
    else if (typeof src === 'string') parts.links.push(src);
    if (typeof href === 'string' && !href.startsWith('#')) parts.links.push(href);
  });
  return parts;
}

/** The headline of the mail is its h1. */
function lowerHeadings(tree: Root): void {
  const headings: Element[] = [];
  visit(tree, 'element', (node) => {
    if (HEADING.test(node.tagName)) headings.push(node);
  });
  if (!headings.some(({ tagName }) => tagName === 'h1')) return;
  for (const heading of headings) heading.tagName = `h${Math.min(6, Number(heading.tagName.slice(1)) + 1)}`;
}

function prepareLink(node: Element, { siteUrl, from }: MailBodyOptions): void {
  const { href } = node.properties;
  delete node.properties.rel;
  if (typeof href === 'string') node.properties.href = absoluteLink(href, siteUrl, from);
}

/** An address that works outside the site. Only pages of the site are told where the visitor comes from. */
export function absoluteLink(href: string, siteUrl: string, from?: string): string {
  if (href.startsWith('#') || !URL.canParse(href, `${siteUrl}/`)) return href;
  const url = new URL(href, `${siteUrl}/`);
  if (!/^https?:$/.test(url.protocol)) return href;
  const isPage = url.origin === siteUrl && !/^\/(?:api|uploads)\/|\.[a-z0-9]{2,5}$/i.test(url.pathname);
  if (isPage && from) url.searchParams.set('from', from);
  return url.href;
}

/** Mail programs play nothing: a link to the file stands for it. */
function mediaLink(src: string, options: MailBodyOptions): Element {
  const name = src.split('/').at(-1) || src;
  const properties = { href: absoluteLink(src, options.siteUrl), style: options.styles.a ?? '' };
  return element('a', properties, [{ type: 'text', value: `▶ ${name}` }]);
}

/**
 * A picture with its size. Outlook reads neither WebP nor AVIF, so the picture itself is in its own format; Apple's programs load
 * the smaller WebP.
 */
function pictureOf(image: Element, pictures: ReadonlyMap<string, Picture>, options: MailBodyOptions): ElementContent {
  const { src: source, alt = '', title } = image.properties;
  const src = typeof source === 'string' ? source : '';
  const known = pictures.get(src);
  const absolute = (path: string) => absoluteLink(path, options.siteUrl);
  const width = known && Math.min(known.width, options.width);
  const style = `${options.styles.img ?? ''}${width ? `;width:100%;max-width:${width}px` : ''}`;
  const size = known && width ? { width, height: Math.round((known.height * width) / known.width) } : {};
  const img = element('img', { src: absolute(src), alt, ...size, style });
  const picture = known && known.widths.length > 0 ? element('picture', {}, [webpOf(known, options), img]) : img;
  if (typeof title !== 'string' || !title) return picture;
  const look = { className: ['mute'], style: `display:block;${options.styles.figcaption ?? ''}` };
  return element('span', {}, [picture, element('span', look, [{ type: 'text', value: title }])]);
}

function webpOf(picture: Picture, options: MailBodyOptions): Element {
  const absolute = (path: string) => absoluteLink(path, options.siteUrl);
  const srcSet = srcSetOf(picture, 'webp')
    .split(', ')
    .map((candidate) => candidate.replace(/^\S+/, absolute))
    .join(', ');
  return element('source', { type: 'image/webp', srcSet, sizes: `(max-width: 600px) 100vw, ${options.width}px` });
}
