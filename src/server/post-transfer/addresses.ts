import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);
const HTML_SOURCE = /\b(src|href)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** In a markdown link, after its text. */
const DESTINATION = /\]\(\s*(<[^>\n]*>|(?:\\.|[^\s()\\])*)/g;
/** Where Ghost and WordPress keep uploaded files. */
const UPLOADED = /\/(?:wp-content\/uploads|content\/(?:files|images|media))\//;

/** Target of an address in a post: a picture or another file, which come along, or something else. */
export type AddressKind = 'picture' | 'file' | 'link';

/** An address in a text, and where it is written; it may be escaped there, or not be found. */
export interface FoundAddress {
  address: string;
  kind: AddressKind;
  written: { start: number; end: number } | undefined;
}

interface Place extends Omit<FoundAddress, 'written'> {
  /** Where the markdown or HTML around it starts and ends. */
  start: number;
  end: number;
}

/**
 * Replaces addresses in a markdown text; all else stays as it is written.
 *
 * @param found by `findAddresses` in this text.
 * @param replace gives the new address, or undefined to keep it.
 */
export function replaceAddresses(
  markdown: string,
  found: readonly FoundAddress[],
  replace: (address: string, kind: AddressKind) => string | undefined,
): string {
  let result = '';
  let done = 0;
  for (const { address, kind, written } of found) {
    const next = replace(address, kind);
    if (next === undefined || !written || written.start < done) continue;
    result += markdown.slice(done, written.start) + next;
    done = written.end;
  }
  return result + markdown.slice(done);
}

/** The addresses of a text in their order. A hostile text takes much time and memory: call it in a worker thread. */
export function findAddresses(markdown: string): FoundAddress[] {
  return listPlaces(markdown).map(({ address, kind, start, end }) => {
    const found = findWritten(markdown.slice(start, end), address);
    const written = found && { start: start + found.at, end: start + found.at + found.length };
    return { address, kind, written };
  });
}

/** Position of an address in a part of a text, where its special characters may be escaped. */
function findWritten(part: string, address: string): { at: number; length: number } | undefined {
  const at = part.lastIndexOf(address);
  if (at >= 0) return { at, length: address.length };
  const [, destination] = [...part.matchAll(DESTINATION)].at(-1) ?? [];
  return destination ? { at: part.lastIndexOf(destination), length: destination.length } : undefined;
}

/** In the order of the text. A picture within a link comes before the link's own address. */
function listPlaces(markdown: string): Place[] {
  const places: Place[] = [];
  visit(parser.parse(markdown), (node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'image') places.push({ address: node.url, kind: 'picture', start, end });
    if (node.type === 'link') {
      const textEnd = node.children.at(-1)?.position?.end.offset ?? start;
      places.push({ address: node.url, kind: kindOfLink(node.url), start: textEnd, end });
    }
    if (node.type === 'definition') {
      places.push({ address: node.url, kind: isImageFile(node.url) ? 'picture' : kindOfLink(node.url), start, end });
    }
    if (node.type === 'html') {
      for (const match of node.value.matchAll(HTML_SOURCE)) {
        const address = match[2] ?? match[3] ?? '';
        const from = start + match.index;
        const tag = node.value.slice(node.value.lastIndexOf('<', match.index), match.index).toLowerCase();
        places.push({ address, kind: kindInTag(tag, address), start: from, end: from + match[0].length });
      }
    }
  });
  return places.sort((a, b) => a.start - b.start);
}

/** @param tag the beginning of the HTML element that has the address, in lower case. */
function kindInTag(tag: string, address: string): AddressKind {
  if (tag.startsWith('<img')) return 'picture';
  return /^<(?:audio|video|source)/.test(tag) ? 'file' : kindOfLink(address);
}

function kindOfLink(address: string): AddressKind {
  return UPLOADED.test(address) && /\.[a-z0-9]{2,5}(?:$|[?#])/i.test(address) ? 'file' : 'link';
}

function isImageFile(address: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg)(?:$|\?)/i.test(address);
}
