import * as z from 'zod';
import { readDate } from './dates.ts';
import { addPost, type ReadFile, type ReadPost } from './read-result.ts';
import { toMarkdown } from './to-markdown.ts';

/** Ghost writes this in place of the site's address. */
const PLACEHOLDER = '__GHOST_URL__';
const id = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** The part of an export that is read: Settings → Import/Export → Export content and settings. */
const GhostExport = z.object({
  db: z
    .array(
      z.object({
        data: z.object({
          posts: list(
            z.object({
              id,
              title: text,
              slug: text,
              html: text,
              type: text,
              status: text,
              feature_image: z.string().nullish(),
              featured: z.union([z.boolean(), z.number()]).nullish(),
              custom_excerpt: text,
              visibility: text,
              lexical: text,
              mobiledoc: text,
              codeinjection_head: text,
              codeinjection_foot: text,
              published_at: z.string().nullish(),
              created_at: z.string().nullish(),
            }),
          ),
          tags: list(z.object({ id, name: text, visibility: text })),
          posts_tags: list(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() })),
          users: list(z.object({ id, name: text })),
          posts_authors: list(z.object({ post_id: id, author_id: id, sort_order: z.number().nullish() })),
          posts_meta: list(
            z.object({
              post_id: id,
              feature_image_caption: text,
              email_only: z.union([z.boolean(), z.number()]).nullish(),
            }),
          ),
          settings: list(z.object({ key: z.string(), value: z.unknown() })),
        }),
      }),
    )
    .min(1),
});

type Data = z.output<typeof GhostExport>['db'][number]['data'];
type GhostPost = Data['posts'][number];

/** Parts of a text that the web does not show to everybody. */
const GATED = /<!--\s*kg-gated-block:begin\s([^>]{0,300}?)-->([\s\S]*?)<!--\s*kg-gated-block:end\s*-->/g;

/** A card that only mails show, in each of the two formats of texts. */
const MAIL_CARD = /"type":"email(?:-cta)?"|\["email(?:-cta)?",/;

/** @returns undefined when it is no export of Ghost. */
export async function readGhost(json: unknown): Promise<ReadFile | undefined> {
  const parsed = GhostExport.safeParse(json);
  const data = parsed.data?.db[0]?.data;
  if (!data) return undefined;
  const site = data.settings.find(({ key }) => key === 'url')?.value;
  const posts: ReadPost[] = [];
  const notes: string[] = [];
  const relatedTo = relateTables(data);
  for (const post of data.posts) {
    if (post.type === 'page') notes.push(`The page “${post.title}” is left out: pages are made under Pages`);
    else await addPost({ posts, notes }, `“${post.title}”`, () => readPost(post, relatedTo(post.id)));
  }
  return {
    source: 'Ghost',
    posts,
    site: typeof site === 'string' ? site.replace(/\/$/, '') : '',
    files: new Map(),
    notes,
  };
}

/** A function that gives the tags, authors and metadata of a post, which other tables of the export have. */
function relateTables(data: Data) {
  const tagOf = new Map(data.tags.map((tag) => [tag.id, tag]));
  const nameOf = new Map(data.users.map(({ id, name }) => [id, name]));
  const metaOf = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]));
  const inOrder = <T extends { post_id: string; sort_order?: number | null | undefined }>(rows: readonly T[]) =>
    Map.groupBy(
      rows.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0)),
      ({ post_id }) => post_id,
    );
  const tagsOf = inOrder(data.posts_tags);
  const authorsOf = inOrder(data.posts_authors);
  return (id: string) => ({
    tags: (tagsOf.get(id) ?? [])
      .flatMap(({ tag_id }) => tagOf.get(tag_id) ?? [])
      .filter(({ name, visibility }) => visibility !== 'internal' && !name.startsWith('#'))
      .map(({ name }) => name),
    authors: (authorsOf.get(id) ?? []).flatMap(({ author_id }) => nameOf.get(author_id) ?? []),
    meta: metaOf.get(id),
  });
}

async function readPost(
  post: GhostPost,
  { tags, authors, meta }: ReturnType<ReturnType<typeof relateTables>>,
): Promise<ReadPost> {
  const isPublic = post.visibility === '' || post.visibility === 'public';
  const isMailOnly = post.status === 'sent' || Boolean(meta?.email_only);
  const losses: [isLost: unknown, note: string][] = [
    [!isPublic, 'It is for members in Ghost and becomes a draft'],
    [isMailOnly, 'It was only sent by mail in Ghost and becomes a draft'],
    [post.html === '', 'It has no text in the export'],
    // Cards for mails are not in the HTML.
    [MAIL_CARD.test(post.lexical + post.mobiledoc), 'A card that only mails show is left out'],
    [post.codeinjection_head || post.codeinjection_foot, 'Its injected code is left out'],
    [meta?.feature_image_caption, 'The caption of its cover is left out'],
    [authors.length > 1, `Only its first author is kept; left out: ${authors.slice(1).join(', ')}`],
  ];
  const notes = new Set(losses.filter(([isLost]) => isLost).map(([, note]) => note));
  const html = post.html.replace(GATED, (_whole, rules: string, content: string) => {
    if (/nonMember:true/.test(rules)) return content;
    notes.add('A part that only members see is left out');
    return '';
  });
  const converted = await toMarkdown(html.replaceAll(PLACEHOLDER, ''));
  const mayBeOut = isPublic && !isMailOnly;
  const isOut = post.status === 'published' && mayBeOut;
  const isPlanned = post.status === 'scheduled' && mayBeOut;
  return {
    source: `ghost:${post.id}`,
    title: post.title,
    slug: post.slug,
    excerpt: post.custom_excerpt || null,
    markdown: converted.markdown,
    tags,
    cover: post.feature_image?.replaceAll(PLACEHOLDER, '') || null,
    author: authors[0] ?? null,
    published: isOut,
    featured: Boolean(post.featured),
    publishedAt: isOut || isPlanned ? readDate(post.published_at ?? '') : null,
    createdAt: readDate(post.published_at ?? post.created_at ?? '') ?? undefined,
    paths: [`/${post.slug}/`],
    notes: [...notes, ...converted.notes],
  };
}
