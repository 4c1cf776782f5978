import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Picture } from '#shared/picture.ts';
import type { RenderedContent } from '#shared/post.ts';
import { addAnchors } from './anchors.ts';
import { highlightCode } from './highlight.ts';
import { layOutMedia } from './media.ts';
import { SAFE_HTML } from './safe-html.ts';
import { countWords, readingMinutes } from './words.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Ids get their prefix from the sanitiser, once.
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rehypeRaw)
  .use(rehypeSanitize, SAFE_HTML);
const printer = unified().use(rehypeStringify);

/**
 * Makes safe HTML of GitHub-flavoured markdown. Whatever the author wrote is sanitised first; only then do our own
 * steps add what the sanitiser would not let pass.
 *
 * @param pictures what is known of the uploads that the text may show, by address.
 */
export async function renderMarkdown(
  markdown: string,
  pictures: ReadonlyMap<string, Picture>,
): Promise<RenderedContent> {
  const tree = (await parser.run(parser.parse(markdown))) as Root;
  const words = countWords(tree);
  const toc = addAnchors(tree);
  layOutMedia(tree, pictures);
  await highlightCode(tree);
  return { html: printer.stringify(tree), toc, words, readingTime: readingMinutes(words) };
}
