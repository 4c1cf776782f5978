import { defaultSchema, type Options } from 'rehype-sanitize';

/** Prefix of every id in a post, so that none collides with an id of the page. */
export const ID_PREFIX = 'c-';

const attributes = defaultSchema.attributes ?? {};

/**
 * The elements and attributes that sanitised content keeps: what markdown produces, media, figures and small text-level elements. No style, form,
 * frame or script, and only the classes that markdown needs.
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
