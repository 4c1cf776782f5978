import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import type { ImportedPost, PostImportJson } from '#shared/post-transfer.schema.ts';

/** Longer lists of posts without remarks are folded. */
const FOLDED_FROM = 12;
const WORDS: Record<ImportedPost['action'], string> = {
  new: 'New',
  updated: 'Updated',
  same: 'Unchanged',
  kept: 'Kept as it is here',
  failed: 'Failed',
};

/** The numbers of an import, in one line. */
export function describeImport({ state, posts, done, pictures }: PostImportJson): string {
  const amountOf = (action: ImportedPost['action']) => posts.filter((post) => post.action === action).length;
  const parts = (['new', 'updated', 'same', 'kept', 'failed'] as const).flatMap((action) =>
    amountOf(action) > 0 ? [`${amountOf(action)} ${WORDS[action].toLowerCase()}`] : [],
  );
  const failed = pictures.failed > 0 ? `, ${pictures.failed} could not be fetched` : '';
  const found = pluralize(pictures.found, 'file');
  if (state === 'running')
    return `${done} of ${pluralize(posts.length, 'post')}. ${pictures.stored} of ${found}${failed}.`;
  const stored = state === 'planned' ? `${found} to store` : `${pictures.stored} of ${found} stored`;
  const files = pictures.found > 0 ? ` ${stored}${failed}.` : '';
  return `${pluralize(posts.length, 'post')}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.${files}`;
}

/** Lists the posts that need a look first; the others are folded. */
export function ImportedPosts({ state: { posts, notes } }: { state: PostImportJson }) {
  const isNotable = ({ action, notes: own }: ImportedPost) => action === 'failed' || own.length > 0;
  const notable = posts
    .filter(isNotable)
    .toSorted((a, b) => Number(b.action === 'failed') - Number(a.action === 'failed'));
  const others = posts.filter((post) => !isNotable(post));
  return (
    <>
      {notes.length > 0 && (
        <section className="mt-6">
          <h3 className="font-sans font-semibold tracking-normal">Left out, or to know</h3>
          <ul className="mt-2 list-disc pl-5 text-mute">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      {notable.length > 0 && (
        <section className="mt-6">
          <h3 className="font-sans font-semibold tracking-normal">{pluralize(notable.length, 'post')} with remarks</h3>
          <PostList posts={notable} />
        </section>
      )}
      {others.length > 0 && (
        <Fold
          keepsContent
          className="mt-6"
          open={notable.length === 0 && others.length <= FOLDED_FROM}
          title={`${pluralize(others.length, 'post')} without remarks`}
          titleClass="min-h-6 font-semibold"
        >
          <PostList posts={others} />
        </Fold>
      )}
    </>
  );
}

function PostList({ posts }: { posts: ImportedPost[] }) {
  return (
    <ul className="mt-2 border-paper-rule border-t">
      {posts.map(({ slug, title, action, notes }) => (
        <li key={slug} className="border-paper-rule border-b py-2 wrap-anywhere">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{title}</span>
            <span className={action === 'failed' ? 'text-danger' : 'text-mute'}>{WORDS[action]}</span>
          </span>
          <span className="block font-mono text-label text-mute">/blog/{slug}</span>
          {notes.length > 0 && (
            <ul className="mt-1 list-disc pl-5 text-mute">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
