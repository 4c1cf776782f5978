import { type DOMOutputSpec, type Mark, type Node, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** State of a list item's box; null without one. */
type Checked = boolean | null;

/** An address that may be opened from the editor, or whose picture it shows; others are kept, and neither linked nor loaded. */
const SAFE_HREF = /^(?:https?:|mailto:|tel:|[/#?]|[^:]*$)/i;

const tables = tableNodes({
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute('align'),
      setDOMAttr: (value, attributes) => {
        if (value) attributes.align = value;
      },
    },
  },
  tableGroup: 'block',
});

function pictureToDom({ attrs: { src, alt, title } }: Node): DOMOutputSpec {
  const picture: DOMOutputSpec = ['img', { ...(SAFE_HREF.test(src) && { src }), alt }];
  return ['span', { class: 'picture' }, picture, ...(title ? [['span', { class: 'caption' }, title] as const] : [])];
}

/** Markdown that the editor knows. Everything else is a `source` block or a `raw` piece of a line, which keep their Markdown. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    code_block: {
      attrs: { lang: { default: '' }, meta: { default: '' } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [
        {
          tag: 'pre',
          preserveWhitespace: 'full',
          getAttrs: (pre) => ({ lang: pre.getAttribute('data-language') ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['pre', { class: 'code', 'data-language': attrs.lang || undefined }, ['code', 0]],
    },
    /** HTML, footnotes and whatever else Markdown has: its text is the Markdown. */
    source: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre.source', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { class: 'source', 'data-language': 'Markdown' }, 0],
    },
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    bullet_list: {
      attrs: { spread: { default: false } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: { spread: { default: false }, start: { default: 1 } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) }) }],
      toDOM: ({ attrs: { start } }) => ['ol', start === 1 ? {} : { start }, 0],
    },
    list_item: {
      attrs: { checked: { default: null as Checked } },
      content: 'block+',
      defining: true,
      parseDOM: [
        {
          tag: 'li',
          getAttrs: (item) => {
            const checked = item.getAttribute('aria-checked');
            return { checked: checked && checked === 'true' };
          },
        },
      ],
      toDOM: ({ attrs: { checked } }) => ['li', { 'aria-checked': checked }, 0],
    },
    ...tables,
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    image: {
      inline: true,
      attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
      group: 'inline',
      draggable: true,
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (image) => ({
            src: image.getAttribute('src'),
            alt: image.getAttribute('alt') ?? '',
            title: image.parentElement?.querySelector('.caption')?.textContent ?? image.getAttribute('title') ?? '',
          }),
        },
        { tag: 'span.caption', ignore: true },
      ],
      toDOM: pictureToDom,
    },
    /** A piece of a line that is kept as it is: an HTML tag, a footnote's number. */
    raw: {
      inline: true,
      attrs: { source: {} },
      group: 'inline',
      parseDOM: [{ tag: 'code[data-raw]', priority: 60, getAttrs: (code) => ({ source: code.textContent }) }],
      toDOM: ({ attrs }) => ['code', { class: 'raw', 'data-raw': '' }, attrs.source],
    },
  },
  marks: {
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }],
      toDOM: () => ['em', 0],
    },
    delete: {
      parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
      toDOM: () => ['del', 0],
    },
    link: {
      attrs: { href: {}, title: { default: '' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => ({ href: link.getAttribute('href'), title: link.getAttribute('title') ?? '' }),
        },
      ],
      toDOM: ({ attrs: { href, title } }: Mark) => [
        'a',
        { href: SAFE_HREF.test(href) ? href : undefined, title: title || undefined },
        0,
      ],
    },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});

export const { nodes, marks } = schema;
