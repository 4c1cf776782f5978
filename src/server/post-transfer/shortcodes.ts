import { escapeMarkup } from '#shared/escape.ts';

/** A file of the WordPress library. */
export interface Attachment {
  url: string;
  alt: string;
  caption: string;
  /** Id of the post for which it was uploaded. */
  post: string;
}

export interface ShortcodeOptions {
  attachments: ReadonlyMap<string, Attachment>;
  /** Id of the post: a gallery without ids shows the pictures that were uploaded for it. */
  post: string;
  notes: Set<string>;
}

/** Code, whose brackets are text, and shortcodes: `[name a="b"]`, `[/name]`; `[[name]]` is written for `[name]`. */
const TOKEN = /<(\/?)(pre|code)\b|(\[?)\[(\/?)([a-z][a-z0-9_-]{0,40})((?:[\s=:][^[\]]{0,1000})?)\](\]?)/gi;
/** Tags of one name that can be open at once, besides the last one. */
const OPEN_MAX = 20;
const ATTRIBUTE = /([a-z0-9_-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi;

interface Tag {
  name: string;
  isClosing: boolean;
  attributes: string;
  start: number;
  end: number;
  /** `[[name]]`: shown as it is, with one pair of brackets. */
  isEscaped: boolean;
}

/** HTML in place of the shortcodes of WordPress itself. Others are left out and listed; what they enclose stays. */
export function convertShortcodes(text: string, options: ShortcodeOptions): string {
  const tags = findTags(text);
  return render(text, tags, { from: 0, to: text.length, first: 0, last: tags.length }, options);
}

function findTags(text: string): Tag[] {
  const tags: Tag[] = [];
  let code = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, closesCode, codeName, before = '', slash, name = '', attributes = '', after = ''] = match;
    if (codeName) {
      code = Math.max(0, code + (closesCode ? -1 : 1));
    } else if (code === 0) {
      const isEscaped = before === '[' && after === ']';
      const start = match.index + (isEscaped ? 0 : before.length);
      const end = match.index + whole.length - (isEscaped ? 0 : after.length);
      tags.push({ name: name.toLowerCase(), isClosing: slash === '/', attributes, start, end, isEscaped });
    }
  }
  return tags;
}

/** A part of the text. */
interface Part {
  from: number;
  to: number;
  /** The tags in it, by their indexes. */
  first: number;
  last: number;
}

function render(text: string, tags: readonly Tag[], part: Part, options: ShortcodeOptions): string {
  const closing = matchTags(tags, part);
  let html = '';
  let at = part.from;
  for (let index = part.first; index < part.last; index += 1) {
    const tag = tags[index]!;
    html += text.slice(at, tag.start);
    const last = closing.get(index);
    if (last === undefined) {
      html += renderAlone(text, tag, options);
      at = tag.end;
    } else {
      const inner = { from: tag.end, to: tags[last]!.start, first: index + 1, last };
      const content = RAW.has(tag.name) ? text.slice(inner.from, inner.to) : render(text, tags, inner, options);
      html += convert(tag, content, options);
      at = tags[last]!.end;
      index = last;
    }
  }
  return html + text.slice(at, part.to);
}

/** HTML in place of a tag that encloses nothing. */
function renderAlone(text: string, tag: Tag, options: ShortcodeOptions): string {
  const written = text.slice(tag.start, tag.end);
  if (tag.isEscaped) return written.slice(1, -1);
  if (tag.isClosing) return '';
  if (isShortcode(text, tag)) return convert(tag, '', options);
  const isIndex = /\w/.test(text[tag.start - 1] ?? '');
  if (!isIndex) options.notes.add(`[${tag.name}] stays in the text: please look whether it is a shortcode`);
  return written;
}

/** The index of the closing tag for that of each opening one, by names: a tag that is never closed encloses nothing. */
function matchTags(tags: readonly Tag[], { first, last }: Part): Map<number, number> {
  const closing = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (let index = first; index < last; index += 1) {
    const { name, isClosing, isEscaped } = tags[index]!;
    if (isEscaped) continue;
    const waiting = open.get(name) ?? [];
    if (!isClosing) {
      open.set(name, [...waiting.slice(-OPEN_MAX), index]);
      continue;
    }
    const start = waiting.pop();
    if (start !== undefined) closing.set(start, index);
  }
  return closing;
}

/** A word in brackets may be meant as one: a shortcode has attributes, a name of several parts, or a line of its own. */
function isShortcode(text: string, { name, attributes, start, end }: Tag): boolean {
  const isAlone =
    /(?:^|[\n>])[ \t]*$/.test(text.slice(Math.max(0, start - 20), start)) &&
    /^[ \t]*(?:$|[\r\n<])/.test(text.slice(end, end + 20));
  return KNOWN.has(name) || /[_-]/.test(name) || /=/.test(attributes) || isAlone;
}

/** Elements whose content is no HTML with shortcodes. */
const RAW = new Set(['code', 'sourcecode', 'embed']);
const KNOWN = new Set(['gallery', 'playlist', 'audio', 'video', 'embed', 'youtube', 'vimeo', 'caption', 'wp_caption']);

/** HTML of a shortcode. @param content HTML that it encloses. */
function convert({ name, attributes: written }: Tag, content: string, options: ShortcodeOptions): string {
  const attributes = readAttributes(written);
  const address = /https?:\/\/[^\s"'<\]]+/.exec(`${attributes.get('src') ?? ''} ${written} ${content}`)?.[0];
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return captioned(content, attributes.get('caption'));
    case 'gallery':
    case 'playlist':
      return listFiles(name, attributes, options);
    case 'code':
    case 'sourcecode': {
      const language = attributes.get('language') ?? attributes.get('lang') ?? '';
      return `\n\n<pre><code class="language-${language.replace(/[^\w+#-]/g, '')}">${content.trim()}</code></pre>\n\n`;
    }
    case 'audio':
    case 'video':
      if (address) return `\n\n<${name} src="${address}"></${name}>\n\n`;
      break;
    case 'embed':
    case 'youtube':
    case 'vimeo':
      if (address) return `\n\n<p><a href="${address}">${address}</a></p>\n\n`;
  }
  options.notes.add(`The shortcode [${name}] is left out${content.trim() ? '; the text inside stays' : ''}`);
  return content;
}

function readAttributes(written: string): Map<string, string> {
  const matches = [...written.matchAll(ATTRIBUTE)];
  return new Map(matches.map(([, key = '', a, b, c]) => [key.toLowerCase(), a ?? b ?? c ?? '']));
}

function captioned(content: string, caption: string | undefined): string {
  const image = /<img\b[^>]{0,2000}>(?:\s*<\/a>)?/i.exec(content);
  const end = image ? image.index + image[0].length : 0;
  const text = caption ?? content.slice(end).trim();
  return `\n\n<figure>${content.slice(0, end)}<figcaption>${text}</figcaption></figure>\n\n`;
}

function listFiles(name: string, attributes: ReadonlyMap<string, string>, options: ShortcodeOptions): string {
  const ids = attributes.get('ids') ?? attributes.get('include');
  const files = ids
    ? ids.split(',').flatMap((id) => options.attachments.get(id.trim()) ?? [])
    : [...options.attachments.values()].filter(({ post }) => post === options.post);
  if (files.length === 0) {
    options.notes.add(
      `The shortcode [${name}] is left out: its files are not in the export. Export all content in WordPress.`,
    );
  }
  return files
    .map(({ url, alt, caption }) => {
      const isPicture = name === 'gallery';
      const file = isPicture ? `<img src="${url}" alt="${escapeMarkup(alt)}">` : `<audio src="${url}"></audio>`;
      return `\n\n<figure>${file}<figcaption>${caption}</figcaption></figure>`;
    })
    .concat('\n\n')
    .join('');
}
