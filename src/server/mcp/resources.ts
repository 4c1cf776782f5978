import { getPost, listPostsForCaptain } from '#server/blog/blog.ts';
import { pageTexts } from '#server/content/editing/editing.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { oneLine } from '#shared/one-line.ts';

const STYLE_URI = 'site://style';
const POSTS = 'site://posts/';
const MARKDOWN = 'text/markdown';
/** Characters of the text about the site's style, and of what one page adds to it. */
const STYLE_MAX = { all: 40_000, page: 4_000 };

export const resourceTemplates = [
  { uriTemplate: `${POSTS}{slug}`, name: 'post', title: 'A post as markdown', mimeType: MARKDOWN },
];

/** Resources that programs can read over MCP: the texts of the site as an example of style, and every post, drafts included. */
export async function listResources(ctx: AppContext) {
  const posts = await listPostsForCaptain(ctx);
  return [
    {
      uri: STYLE_URI,
      name: 'style',
      title: 'How the owner writes: the texts of the site',
      mimeType: MARKDOWN,
    },
    ...posts.map(({ slug, title, status }) => ({
      uri: `${POSTS}${encodeURIComponent(slug)}`,
      name: slug,
      title,
      description: `Post, ${status}`,
      mimeType: MARKDOWN,
    })),
  ];
}

/** @throws AppError `not_found`. */
export async function readResource(
  ctx: AppContext,
  uri: string,
): Promise<{ uri: string; mimeType: string; text: string }> {
  if (uri === STYLE_URI) return { uri, mimeType: MARKDOWN, text: describeStyle(ctx) };
  if (!uri.startsWith(POSTS)) throw new AppError('not_found', 'There is no such resource');
  const post = await getPost(ctx, decodeSlug(uri.slice(POSTS.length)), { hidden: true });
  const details = [
    `slug: ${post.slug}`,
    `status: ${post.status}`,
    `tags: ${post.tags.join(', ')}`,
    ...(post.excerpt ? [`excerpt: ${oneLine(post.excerpt)}`] : []),
  ];
  return { uri, mimeType: MARKDOWN, text: `# ${post.title}\n\n${details.join('\n')}\n\n${post.content}\n` };
}

function decodeSlug(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AppError('not_found', 'There is no such resource');
  }
}

/** The texts of the pages as visitors read them: what new texts should sound like. */
function describeStyle(ctx: AppContext): string {
  const pages = pageTexts(ctx.content)
    .filter(({ path }) => path !== null)
    .map(({ path, fields }) => {
      const texts = fields.map(({ value }) => String(value)).filter((text) => text.includes(' '));
      return `## ${path}\n\n${texts.join('\n\n').slice(0, STYLE_MAX.page)}`;
    });
  return `# How this site writes\n\n${pages.join('\n\n')}`.slice(0, STYLE_MAX.all);
}
