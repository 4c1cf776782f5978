import { setImmediate } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import { paths } from '#shared/paths.ts';
import { listPostTexts, listPostVersions, listSources, updatePostPassages } from './passage-queries.ts';

/** Posts indexed between two requests. */
const POSTS_AT_ONCE = 5;
/** Characters of a post's passage. */
const PASSAGE_LENGTH = 700;

/** Updates the full-text index for posts that were changed, published or hidden since the last call. */
export async function indexPosts(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  const stored = await listSources(ctx.db);
  const visible = await listPostVersions(ctx.db, now);
  const changedIds = visible.filter(({ id, version }) => stored.get(`post:${id}`) !== version).map(({ id }) => id);
  const names = new Set(visible.map(({ id }) => `post:${id}`));
  const hiddenIds = [...stored.keys()]
    .filter((name) => name.startsWith('post:') && !names.has(name))
    .map((name) => Number(name.slice('post:'.length)));
  if (hiddenIds.length > 0) await updatePostPassages(ctx.db, [], hiddenIds);
  for (let from = 0; from < changedIds.length; from += POSTS_AT_ONCE) {
    const texts = await listPostTexts(ctx.db, now, changedIds.slice(from, from + POSTS_AT_ONCE));
    const changed = texts.map(({ id, version, title, excerpt, content, slug }) => ({
      id,
      version,
      passages: splitIntoPassages(`${excerpt}\n\n${plainText(content)}`).map((text) => ({
        title,
        text,
        path: paths.post(slug),
      })),
    }));
    await updatePostPassages(ctx.db, changed, []);
    await setImmediate();
  }
}

/** Markdown without its markup. The lengths are bounded so that each pattern takes linear time. */
function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/<[^<>]{1,1000}>/g, ' ')
    .replace(/!\[[^[\]]{0,500}\]\([^()]{0,2000}\)/g, ' ')
    .replace(/\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/^[#>\s]+|^\s*(?:[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`~|]+/g, '');
}

/** Whole paragraphs up to `PASSAGE_LENGTH`; a longer paragraph is split between sentences. */
function splitIntoPassages(text: string): string[] {
  const parts = text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.length > PASSAGE_LENGTH ? paragraph.split(/(?<=[.!?])\s+/) : [paragraph]))
    .map((part) => part.replace(/\s+/g, ' ').trim().slice(0, PASSAGE_LENGTH))
    .filter(Boolean);
  const passages: string[] = [];
  for (const part of parts) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + part.length < PASSAGE_LENGTH)
      passages[passages.length - 1] = `${last} ${part}`;
    else passages.push(part);
  }
  return passages;
}
