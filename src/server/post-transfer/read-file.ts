import { isZip, readZip } from '#server/http/zip.ts';
import { CONTENT_MAX_BYTES } from '#shared/content.ts';
import { AppError } from '#shared/errors.ts';
import { isNestedTooDeeply } from '#shared/nesting.ts';
import { POST_MAX } from '#shared/post.ts';
import { sumOf } from '#shared/sum.ts';
import { findAddresses } from './addresses.ts';
import { isPageFile, joinPages } from './page-files.ts';
import { readGhost } from './read-ghost.ts';
import { readMarkdown } from './read-markdown.ts';
import type { ParsedFile, ParsedPost, ReadFile } from './read-result.ts';
import { readWordPress } from './read-wordpress.ts';

const UNKNOWN =
  'This is neither an export of Ghost (.json) or WordPress (.xml) nor a .zip with markdown files. Export the posts there again.';

/**
 * The posts of an export, whatever system made it. A .zip may hold markdown files, or one export.
 *
 * @param maxBytes that an archive may unpack to.
 * @param name of the file: a single markdown file is known again by it.
 * @throws AppError `bad_request` when it is none, `too_large` when it unpacks to too much.
 */
export async function readFile(bytes: Uint8Array, maxBytes: number, name = 'post.md'): Promise<ParsedFile> {
  const read = isZip(bytes) ? await readSafely(() => readArchive(bytes, maxBytes)) : await readText(bytes, name);
  if (!read) throw new AppError('bad_request', UNKNOWN);
  return parsePosts(read);
}

async function readText(bytes: Uint8Array, name: string): Promise<ReadFile | undefined> {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (/^\s*</.test(text)) return readSafely(() => readWordPress(text));
  if (/^\s*\{/.test(text)) return readSafely(() => readGhost(JSON.parse(text)));
  return /^---\r?\n/.test(text) ? readMarkdown(new Map([[name, bytes]])) : undefined;
}

async function readArchive(bytes: Uint8Array, maxBytes: number): Promise<ReadFile | undefined> {
  const files = withoutCommonFolder(readZip(bytes, maxBytes));
  const names = [...files.keys()];
  const pages = files.get('content.json');
  if (pages || names.some((name) => /\.(?:md|markdown|mdx)$/i.test(name))) {
    if (!pages) return readMarkdown(files);
    const posts = new Map([...files].filter(([name]) => !isPageFile(name)));
    const texts = [pages, ...[...files].flatMap(([name, data]) => (isPageFile(name) ? [data] : []))];
    if (sumOf(texts, ({ byteLength }) => byteLength) > CONTENT_MAX_BYTES) {
      throw new AppError('too_large', `The texts of the pages have more than ${CONTENT_MAX_BYTES / 1024 ** 2} MB`);
    }
    return {
      ...(await readMarkdown(posts, { isOwn: true })),
      pages: joinPages(JSON.parse(Buffer.from(pages).toString('utf8')), files),
    };
  }
  const [name, ...others] = names.filter((each) => /\.(?:json|xml)$/i.test(each));
  const only = name && others.length === 0 ? files.get(name) : undefined;
  const read = name && only ? await readText(only, name) : undefined;
  return read && { ...read, files };
}

/** A parser's complaint becomes the refusal of the file. */
async function readSafely(read: () => Promise<ReadFile | undefined>): Promise<ReadFile | undefined> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', `This file is damaged: ${(cause as Error).message.slice(0, 200)}`, { cause });
  }
}

/** Many programs put everything into one folder. */
function withoutCommonFolder(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const folders = new Set([...files.keys()].map((name) => name.slice(0, name.indexOf('/') + 1)));
  const [folder] = folders;
  if (folders.size !== 1 || !folder || folder === 'posts/') return files;
  return new Map([...files].map(([name, data]) => [name.slice(folder.length), data]));
}

const EXCERPT_CHARACTERS = 160;

/** Parses the text of each post. One that cannot be parsed safely is left out, and a note says so. */
function parsePosts(file: ReadFile): ParsedFile {
  const notes = [...file.notes];
  const posts = file.posts.flatMap((post): ParsedPost[] => {
    const { markdown } = post;
    // The import refuses it with this reason.
    if (markdown.length > POST_MAX.content) return [{ ...post, addresses: [], firstWords: '' }];
    try {
      if (isNestedTooDeeply(markdown)) throw new RangeError('nested too deeply');
      return [{ ...post, addresses: findAddresses(markdown), firstWords: findFirstWords(markdown) }];
    } catch (error) {
      // An overflow of the stack has the same cause.
      if (!(error instanceof RangeError)) throw error;
      notes.push(`“${post.title.slice(0, 100)}” is left out: something in its text is nested too deeply`);
      return [];
    }
  });
  return { ...file, posts, notes };
}

/** The first words of a text without markup, for a post without an excerpt. */
function findFirstWords(markdown: string): string {
  const paragraph = markdown.split(/\n{2,}/).find((block) => /^[^#>\-|`<!*\d\s]/.test(block)) ?? '';
  const words = paragraph
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= EXCERPT_CHARACTERS) return words;
  return `${words.slice(0, words.lastIndexOf(' ', EXCERPT_CHARACTERS))}…`;
}
