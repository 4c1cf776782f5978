import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, findElement, hasClass, link, paragraph } from './elements.ts';

/** Replacement of an element: media, Ghost's cards and WordPress' blocks, recognized by their classes; undefined to keep it. */
export function replaceElement(node: Element, notes: Set<string>): ElementContent[] | undefined {
  return replaceMedia(node, notes) ?? replaceGhostCard(node, notes) ?? replaceWordPressBlock(node);
}

function replaceMedia(node: Element, notes: Set<string>): ElementContent[] | undefined {
  const { tagName } = node;
  if (tagName === 'span' || isDoubled(node)) return node.children;
  if (tagName === 'a' && /#\/portal\b/.test(String(node.properties.href ?? ''))) {
    notes.add('A link to the sign-up of Ghost is left out');
    return node.children;
  }
  if (['script', 'style', 'form', 'object', 'embed', 'svg', 'button'].includes(tagName)) {
    if (tagName !== 'svg' && tagName !== 'button') notes.add(`A <${tagName}> is left out`);
    return [];
  }
  if (tagName === 'iframe') {
    const address = readableAddress(String(node.properties.src ?? ''));
    if (!address) return [];
    notes.add(`A frame became a link: ${address}`);
    return [paragraph(link(address, String(node.properties.title ?? '') || address))];
  }
  if (tagName === 'video' || tagName === 'audio') {
    const src = sourceOf(node);
    if (!src) return [];
    return node.properties.controls === true ? undefined : [element(tagName, { controls: true, src })];
  }
  if (tagName === 'p' && node.children.length === 1) {
    const address = onlyAddress(node);
    return address ? [paragraph(link(address, address))] : undefined;
  }
  return undefined;
}

function replaceGhostCard(node: Element, notes: Set<string>): ElementContent[] | undefined {
  const card = [node.properties.className ?? []].flat().find((name) => /^kg-.*-card$|^kg-paywall$/.test(String(name)));
  const part = (name: string) => findElement(node, (child) => hasClass(child, name));
  const words = (name: string) => {
    const found = part(name);
    return found ? textOf(found).trim() : '';
  };
  const picture = findElement(node, ({ tagName }) => tagName === 'img');
  switch (card) {
    case 'kg-bookmark-card': {
      const target = findElement(node, ({ tagName }) => tagName === 'a');
      const href = String(target?.properties.href ?? '');
      const caption = findElement(node, ({ tagName }) => tagName === 'figcaption');
      return [
        ...(href ? [paragraph(link(href, words('kg-bookmark-title') || href))] : []),
        ...(caption ? [paragraph(...caption.children)] : []),
      ];
    }
    case 'kg-callout-card': {
      const text = part('kg-callout-text')?.children ?? node.children;
      const emoji = words('kg-callout-emoji');
      return [element('blockquote', {}, [paragraph({ type: 'text', value: emoji && `${emoji} ` }, ...text)])];
    }
    case 'kg-toggle-card': {
      const summary = element('summary', {}, [{ type: 'text', value: words('kg-toggle-heading-text') }]);
      return [element('details', {}, [summary, ...(part('kg-toggle-content')?.children ?? [])])];
    }
    case 'kg-video-card':
    case 'kg-audio-card': {
      const media = findElement(node, ({ tagName }) => tagName === 'video' || tagName === 'audio');
      const src = media && sourceOf(media);
      if (!media || !src) return [];
      const caption = findElement(node, ({ tagName }) => tagName === 'figcaption') ?? part('kg-audio-title');
      return [figure(element(media.tagName, { controls: true, src }), caption?.children ?? [])];
    }
    case 'kg-file-card': {
      const href = String(findElement(node, ({ tagName }) => tagName === 'a')?.properties.href ?? '');
      return href ? [paragraph(link(href, words('kg-file-card-title') || words('kg-file-card-filename') || href))] : [];
    }
    case 'kg-product-card': {
      const button = part('kg-product-card-button');
      return [
        ...(picture ? [paragraph(picture)] : []),
        element('h4', {}, [{ type: 'text', value: words('kg-product-card-title') }]),
        ...(part('kg-product-card-description')?.children ?? []),
        ...(button ? [paragraph(link(String(button.properties.href ?? ''), textOf(button).trim()))] : []),
      ];
    }
    case 'kg-signup-card':
    case 'kg-paywall':
      notes.add('A sign-up card is left out');
      return [];
    default:
      return undefined;
  }
}

function replaceWordPressBlock(node: Element): ElementContent[] | undefined {
  if (hasClass(node, 'wp-block-embed__wrapper')) {
    const address = textOf(node).trim();
    return /^https?:\/\/\S+$/.test(address) ? [paragraph(link(address, address))] : undefined;
  }
  if (node.tagName === 'ol' && hasClass(node, 'wp-block-footnotes')) {
    return [element('section', { className: ['footnotes'] }, node.children)];
  }
  if (hasClass(node, 'wp-block-file')) {
    const name = findElement(node, ({ tagName }) => tagName === 'a');
    return name ? [paragraph(name)] : [];
  }
  if (hasClass(node, 'wp-block-verse')) {
    const lines = textOf(node).trim().split('\n');
    const verse = lines.flatMap((line): ElementContent[] => [element('br', {}), { type: 'text', value: line.trim() }]);
    return [paragraph(...verse.slice(1))];
  }
  // The pictures of an older gallery are items of a list.
  const isOldGallery = hasClass(node, 'blocks-gallery-grid') || hasClass(node, 'blocks-gallery-item');
  return isOldGallery ? node.children : undefined;
}

/** `<b><strong>`, as Ghost writes it. */
function isDoubled({ tagName, children }: Element): boolean {
  const [only] = children;
  const inner = only?.type === 'element' && children.length === 1 ? only.tagName : '';
  return (tagName === 'b' && inner === 'strong') || (tagName === 'i' && inner === 'em');
}

function figure(content: Element, caption: ElementContent[]): Element {
  return element('figure', {}, [content, element('figcaption', {}, caption)]);
}

function sourceOf(node: Element): string | undefined {
  const source = node.properties.src ?? findElement(node, ({ tagName }) => tagName === 'source')?.properties.src;
  return typeof source === 'string' && source ? source : undefined;
}

/** WordPress shows the page behind an address that is alone in its paragraph. */
function onlyAddress(node: Element): string | undefined {
  const [only] = node.children;
  const text = only?.type === 'text' ? only.value.trim() : '';
  return /^https?:\/\/\S+$/.test(text) ? text : undefined;
}

/** The page of a video in place of its player. */
function readableAddress(address: string): string {
  const [, id] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address) ?? [];
  if (id) return `https://www.youtube.com/watch?v=${id}`;
  const [, video] = /player\.vimeo\.com\/video\/(\d+)/.exec(address) ?? [];
  return video ? `https://vimeo.com/${video}` : address.replace(/^\/\//, 'https://');
}
