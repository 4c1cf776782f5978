import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { EditorPage } from '#app/pages/captain/parts/editor-page.tsx';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded, Notice } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { postDraftCalls } from '#shared/draft.calls.ts';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';
import type { PostJson } from '#shared/post.schema.ts';
import { PostForm } from './editor/post-form.tsx';

/** The blog editor, for a new post or the post at `:slug`. */
export function Component() {
  const { slug } = useParams();
  useEffect(() => {
    document.title = `${slug ? 'Edit post' : 'New post'} · Captain`;
  }, [slug]);
  return (
    <EditorPage back={{ href: paths.captainTab('cms'), label: 'Content' }}>
      {slug ? <Existing key={slug} slug={slug} /> : <Opened key=":new" />}
    </EditorPage>
  );
}

function Existing({ slug }: { slug: string }) {
  const call = useCall(postCalls.get, { params: { slug } });
  const failure = call.error && (call.status === 404 ? 'Post not found' : 'Failed to load post');
  useEffect(() => {
    if (failure) toast({ title: failure, variant: 'destructive' });
  }, [failure]);
  return (
    <Loaded call={{ ...call, error: failure }} what="Loading post">
      {(post) => <Opened key={post.id} post={post} />}
    </Loaded>
  );
}

/** True once writing has begun. Stored in the browser's history entry, which outlasts a login, a reload and a reopened tab. */
const isBegun = () => (history.state as { isBegun?: boolean } | null)?.isBegun === true;
const markBegun = () => isBegun() || history.replaceState({ ...history.state, isBegun: true }, '');

/** The form of a post; it offers to continue a new post that was begun earlier, until something is typed. */
function Opened({ post }: { post?: PostJson }) {
  const call = useCall(postDraftCalls.get, { params: { post: post?.id ?? 'new' } });
  const [isContinued, setIsContinued] = useState(post !== undefined || isBegun());
  return (
    <Loaded call={call} what="Loading post">
      {(loaded) => (
        <>
          {!isContinued && loaded.draft && loaded.draftSavedAt && (
            <Notice role="status" actions={<MainButton onClick={() => setIsContinued(true)}>Continue it</MainButton>}>
              You began “{loaded.draft.title || 'a post without a title'}” on {dateAndTime(loaded.draftSavedAt)} and did
              not create it. What you type below takes its place.
            </Notice>
          )}
          <PostForm
            key={String(isContinued)}
            post={post}
            onEdit={markBegun}
            loaded={isContinued ? loaded : { ...loaded, draft: null, base: loaded.saved }}
          />
        </>
      )}
    </Loaded>
  );
}
