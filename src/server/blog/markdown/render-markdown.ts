import type { Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isNestedTooDeeply } from '#shared/nesting.ts';
import type { Picture } from '#shared/picture.schema.ts';
import type { RenderedContent } from '#shared/post.schema.ts';
import { addAnchors } from './anchors.ts';
import { markButtons } from './buttons.ts';
import { highlightCode } from './highlight.ts';
import { type MailBodyOptions, type MailBodyParts, toMailBody } from './mail-body.ts';
import { prepareMedia } from './media.ts';
import { toPlainText } from './plain-text.ts';
import { SAFE_HTML } from './sanitize.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Ids get their prefix from the sanitiser, once.
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rehypeRaw)
  .use(rehypeSanitize, SAFE_HTML);
const printer = unified().use(rehypeStringify);

/** No article comes near it; far deeper texts use up the stack at a depth that differs from run to run. */
const DEPTH_MAX = 500;

/** @throws when something is nested more than `DEPTH_MAX` deep. */
async function parse(markdown: string): Promise<Root> {
  if (isNestedTooDeeply(markdown)) throw new RangeError('nested too deeply');
  const tree = (await parser.run(parser.parse(markdown))) as Root;
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw new RangeError('nested too deeply');
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return tree;
}

/**
 * Renders GitHub-flavoured markdown to safe HTML. The author's HTML is sanitised first; our own attributes, which the
 * sanitiser would remove, are added afterwards.
 *
 * @param pictures sizes of the uploads that the text may use, by address.
 */
export async function renderMarkdown(
  markdown: string,
  pictures: ReadonlyMap<string, Picture>,
): Promise<RenderedContent> {
  const tree = await parse(markdown);
  const words = countWords(tree);
  const toc = addAnchors(tree);
  prepareMedia(tree, pictures);
  markButtons(tree);
  await highlightCode(tree);
  return { html: printer.stringify(tree), toc, words, readingTime: readingMinutes(words) };
}

/** Markdown as the body of a mail: safe HTML with inline styles, and plain text. */
export interface MailBody extends MailBodyParts {
  html: string;
  text: string;
}

/** Renders GitHub-flavoured markdown for a mail. @param pictures sizes of the uploads that the text may use, by address. */
export async function renderMailMarkdown(
  markdown: string,
  pictures: ReadonlyMap<string, Picture>,
  options: MailBodyOptions,
): Promise<MailBody> {
  const tree = await parse(markdown);
  // Before `toMailBody`, which changes the tree.
  const text = toPlainText(tree, options);
  const parts = toMailBody(tree, pictures, options);
  return { html: printer.stringify(tree), text, ...parts };
}

const WORDS_PER_MINUTE = 220;

/** Number of words in the visible text, code included. */
function countWords(tree: Root): number {
  return textOf(tree).match(/[\p{L}\p{N}][\p{L}\p{N}'’_-]*/gu)?.length ?? 0;
}

/** Whole minutes, at least one. */
function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
