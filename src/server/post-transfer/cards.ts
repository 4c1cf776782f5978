import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, findByName, findElement, hasClass, link, paragraph } from './elements.ts';

/** Replacement of an element: media, Ghost's cards and WordPress' blocks, recognized by their classes; undefined to keep it. */
export function replaceElement(node: Element, notes: Set<string>): ElementContent[] | undefined {
  return replaceMedia(node, notes) ?? replaceGhostCard(node, notes) ?? replaceWordPressBlock(node);
}

function replaceMedia(node: Element, notes: Set<string>): ElementContent[] | undefined {
  const { tagName, properties, children } = node;
  switch (tagName) {
    case 'span':
      return children;
    case 'b':
    case 'i':
      return isDoubled(node) ? children : undefined;
    case 'a':
      if (!/#\/portal\b/.test(String(properties.href ?? ''))) return undefined;
      notes.add('A link to the sign-up of Ghost is left out');
      return children;
    case 'script':
    case 'style':
    case 'form':
    case 'object':
    case 'embed':
      notes.add(`A <${tagName}> is left out`);
      return [];
    case 'svg':
    case 'button':
      return [];
    case 'iframe': {
      const address = readableAddress(String(properties.src ?? ''));
      if (!address) return [];
      notes.add(`A frame became a link: ${address}`);
      return [paragraph(link(address, String(properties.title ?? '') || address))];
    }
    case 'video':
    case 'audio': {
      const src = sourceOf(node);
      if (!src) return [];
      return properties.controls === true ? undefined : [element(tagName, { controls: true, src })];
    }
    case 'p': {
      const address = onlyAddress(node);
      return address ? [paragraph(link(address, address))] : undefined;
    }
    default:
      return undefined;
  }
}

function replaceGhostCard(node: Element, notes: Set<string>): ElementContent[] | undefined {
  const classes = [node.properties.className ?? []].flat().map(String);
  const card = classes.find((name) => Object.hasOwn(GHOST_CARDS, name));
  return GHOST_CARDS[card ?? '']?.(node, notes);
}

/** Replacements of Ghost's cards, by their class. */
const GHOST_CARDS: Readonly<Record<string, (card: Element, notes: Set<string>) => ElementContent[]>> = {
  'kg-bookmark-card': (card) => {
    const href = String(findByName(card, 'a')?.properties.href ?? '');
    const caption = findByName(card, 'figcaption');
    return [
      ...(href ? [paragraph(link(href, wordsOf(card, 'kg-bookmark-title') || href))] : []),
      ...(caption ? [paragraph(...caption.children)] : []),
    ];
  },
  'kg-callout-card': (card) => {
    const text = findByClass(card, 'kg-callout-text')?.children ?? card.children;
    const emoji = wordsOf(card, 'kg-callout-emoji');
    return [element('blockquote', {}, [paragraph({ type: 'text', value: emoji && `${emoji} ` }, ...text)])];
  },
  'kg-toggle-card': (card) => {
    const summary = element('summary', {}, [{ type: 'text', value: wordsOf(card, 'kg-toggle-heading-text') }]);
    return [element('details', {}, [summary, ...(findByClass(card, 'kg-toggle-content')?.children ?? [])])];
  },
  'kg-video-card': mediaCard,
  'kg-audio-card': mediaCard,
  'kg-file-card': (card) => {
    const href = String(findByName(card, 'a')?.properties.href ?? '');
    const name = wordsOf(card, 'kg-file-card-title') || wordsOf(card, 'kg-file-card-filename');
    return href ? [paragraph(link(href, name || href))] : [];
  },
  'kg-product-card': (card) => {
    const picture = findByName(card, 'img');
    const button = findByClass(card, 'kg-product-card-button');
    return [
      ...(picture ? [paragraph(picture)] : []),
      element('h4', {}, [{ type: 'text', value: wordsOf(card, 'kg-product-card-title') }]),
      ...(findByClass(card, 'kg-product-card-description')?.children ?? []),
      ...(button ? [paragraph(link(String(button.properties.href ?? ''), textOf(button).trim()))] : []),
    ];
  },
  'kg-signup-card': leaveOutSignUp,
  'kg-paywall': leaveOutSignUp,
};

function mediaCard(card: Element): ElementContent[] {
  const media = findElement(card, ({ tagName }) => tagName === 'video' || tagName === 'audio');
  const src = media && sourceOf(media);
  if (!media || !src) return [];
  const caption = findByName(card, 'figcaption') ?? findByClass(card, 'kg-audio-title');
  return [figure(element(media.tagName, { controls: true, src }), caption?.children ?? [])];
}

function leaveOutSignUp(_card: Element, notes: Set<string>): ElementContent[] {
  notes.add('A sign-up card is left out');
  return [];
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
    const name = findByName(node, 'a');
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

function findByClass(node: Element, name: string): Element | undefined {
  return findElement(node, (child) => hasClass(child, name));
}

/** The text of the part with a class; empty where there is none. */
function wordsOf(node: Element, className: string): string {
  const part = findByClass(node, className);
  return part ? textOf(part).trim() : '';
}

function figure(content: Element, caption: ElementContent[]): Element {
  return element('figure', {}, [content, element('figcaption', {}, caption)]);
}

function sourceOf(node: Element): string | undefined {
  const source = node.properties.src ?? findByName(node, 'source')?.properties.src;
  return typeof source === 'string' && source ? source : undefined;
}

/** WordPress shows the page behind an address that is alone in its paragraph. */
function onlyAddress(node: Element): string | undefined {
  const [only, ...others] = node.children;
  const text = only?.type === 'text' && others.length === 0 ? only.value.trim() : '';
  return /^https?:\/\/\S+$/.test(text) ? text : undefined;
}

/** The page of a video in place of its player. */
function readableAddress(address: string): string {
  const [, id] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address) ?? [];
  if (id) return `https://www.youtube.com/watch?v=${id}`;
  const [, video] = /player\.vimeo\.com\/video\/(\d+)/.exec(address) ?? [];
  return video ? `https://vimeo.com/${video}` : address.replace(/^\/\//, 'https://');
}
