import { isNestedTooDeeply } from '#shared/nesting.ts';
import { POST_MAX } from '#shared/post.ts';
import { findAddresses } from './addresses.ts';
import type { ParsedFile, ParsedPost, ReadFile } from './read-result.ts';

const EXCERPT_CHARACTERS = 160;

/** Parses the text of each post. One that cannot be parsed safely is left out, and a note says so. */
export function parsePosts(file: ReadFile): ParsedFile {
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
