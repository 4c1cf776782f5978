import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);
const HTML_SOURCE = /\b(src|href)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** An address in a markdown text: of a picture, or of a link. */
interface Place {
  address: string;
  isPicture: boolean;
  /** Where the markdown or HTML around it starts and ends. */
  start: number;
  end: number;
}

/**
 * Replaces addresses in a markdown text; all else stays as it is written.
 *
 * @param replace gives the new address, or undefined to keep it.
 */
export function replaceAddresses(
  markdown: string,
  replace: (address: string, isPicture: boolean) => string | undefined,
): string {
  let result = '';
  let done = 0;
  for (const { address, isPicture, start, end } of listAddresses(markdown)) {
    const next = replace(address, isPicture);
    if (next === undefined || start < done) continue;
    const part = markdown.slice(start, end);
    const at = part.lastIndexOf(address);
    if (at < 0) continue;
    result += markdown.slice(done, start + at) + next;
    done = start + at + address.length;
  }
  return result + markdown.slice(done);
}

/** The addresses of the pictures that a text shows. */
export function pictureAddresses(markdown: string): string[] {
  return listAddresses(markdown).flatMap(({ address, isPicture }) => (isPicture ? [address] : []));
}

/** In the order of the text. A picture within a link comes before the link's own address. */
function listAddresses(markdown: string): Place[] {
  const places: Place[] = [];
  visit(parser.parse(markdown), (node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'image') places.push({ address: node.url, isPicture: true, start, end });
    if (node.type === 'link') {
      const last = node.children.at(-1)?.position?.end.offset ?? start;
      places.push({ address: node.url, isPicture: false, start: node.children.length > 0 ? last : start, end });
    }
    if (node.type === 'definition') places.push({ address: node.url, isPicture: isImageFile(node.url), start, end });
    if (node.type === 'html') {
      for (const match of node.value.matchAll(HTML_SOURCE)) {
        const address = match[2] ?? match[3] ?? '';
        const from = start + match.index;
        const isPicture = match[1]?.toLowerCase() === 'src';
        places.push({ address, isPicture, start: from, end: from + match[0].length });
      }
    }
  });
  return places.sort((a, b) => a.start - b.start);
}

function isImageFile(address: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg)(?:$|\?)/i.test(address);
}
