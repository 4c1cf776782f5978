import type { Element, ElementContent, Root } from 'hast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { Picture } from '#shared/picture.schema.ts';
import { PICTURE_FORMATS, srcSetOf } from '#shared/picture.ts';
import { element } from './elements.ts';

/** Rendered width of a picture: the text column, or the screen without its margins. */
const SIZES = '(min-width: 48rem) 44rem, calc(100vw - 2.5rem)';
/** A picture within the first blocks may be on the first screen: it is loaded eagerly. */
const FIRST_BLOCKS = 2;

/**
 * Gives pictures their sources and size; a picture alone in its paragraph becomes a figure, with its title as the caption.
 * Tables scroll and can be focused; media get controls.
 */
export function prepareMedia(tree: Root, pictures: ReadonlyMap<string, Picture>): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.tagName === 'p') {
      const picture = onlyPicture(node);
      if (!picture) return undefined;
      parent.children[index] = figureOf(picture, pictures);
      return [SKIP, index + 1];
    }
    if (node.tagName === 'img') {
      parent.children[index] = pictureOf(node, pictures);
      return [SKIP, index + 1];
    }
    if (node.tagName === 'table') {
      parent.children[index] = scrollable(node);
      return [SKIP, index + 1];
    }
    if (node.tagName === 'video' || node.tagName === 'audio') {
      Object.assign(node.properties, { controls: true, preload: 'metadata' });
    }
    if (node.tagName === 'input') node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do';
    return undefined;
  });
  loadFirstPictureEagerly(tree);
}

function loadFirstPictureEagerly(tree: Root): void {
  const blocks = tree.children.filter((child) => child.type === 'element');
  const first = blocks.slice(0, FIRST_BLOCKS).find(({ tagName }) => tagName === 'figure');
  if (!first) return;
  visit(first, 'element', ({ tagName, properties }) => {
    if (tagName !== 'img') return undefined;
    properties.loading = 'eager';
    return EXIT;
  });
}

function onlyPicture(paragraph: Element): Element | undefined {
  const content = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = content;
  return content.length === 1 && only?.type === 'element' && only.tagName === 'img' ? only : undefined;
}

function figureOf(image: Element, pictures: ReadonlyMap<string, Picture>): Element {
  const { title } = image.properties;
  const caption = typeof title === 'string' ? title : '';
  delete image.properties.title;
  const children: ElementContent[] = [pictureOf(image, pictures)];
  if (caption) children.push(element('figcaption', {}, [{ type: 'text', value: caption }]));
  return element('figure', {}, children);
}

function pictureOf(image: Element, pictures: ReadonlyMap<string, Picture>): Element {
  const { src } = image.properties;
  Object.assign(image.properties, { loading: 'lazy', decoding: 'async', alt: image.properties.alt ?? '' });
  const known = typeof src === 'string' ? pictures.get(src) : undefined;
  if (!known) return image;
  Object.assign(image.properties, { width: known.width, height: known.height });
  if (known.widths.length === 0) return image;
  const sources = PICTURE_FORMATS.map((format) =>
    element('source', { type: `image/${format}`, srcSet: srcSetOf(known, format), sizes: SIZES }),
  );
  return element('picture', {}, [...sources, image]);
}

function scrollable(table: Element): Element {
  return element('div', { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }, [table]);
}
