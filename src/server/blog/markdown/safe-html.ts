import { defaultSchema, type Options } from 'rehype-sanitize';

/** Before every id that comes from an author, so that none is mistaken for an element of the page. */
export const ID_PREFIX = 'c-';

const attributes = defaultSchema.attributes ?? {};

/**
 * Elements and attributes that an author's HTML may keep: what markdown makes, and media, figures and small text-level
 * elements. No style, no class but those that markdown needs, no form, no frame, no script.
 */
export const SAFE_HTML: Options = {
  ...defaultSchema,
  clobberPrefix: ID_PREFIX,
  strip: ['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'noembed', 'noframes', 'textarea'],
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'abbr',
    'audio',
    'cite',
    'dfn',
    'figcaption',
    'figure',
    'mark',
    'small',
    'time',
    'u',
    'video',
  ],
  attributes: {
    ...attributes,
    abbr: ['title'],
    audio: ['src', ['controls', true]],
    time: ['dateTime'],
    video: ['src', 'poster', 'width', 'height', ['controls', true]],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
  },
};
