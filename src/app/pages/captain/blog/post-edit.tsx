import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { EditorPage } from '#app/pages/captain/parts/editor-page.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';
import { emptyFields } from './editor/fields.ts';
import { PostForm } from './editor/post-form.tsx';

/** The blog editor, for a new post or the post at `:slug`. */
export function Component() {
  const { slug } = useParams();
  const site = useSite();
  useEffect(() => {
    document.title = `${slug ? 'Edit post' : 'New post'} · Captain`;
  }, [slug]);
  return (
    <EditorPage back={{ href: paths.captainTab('cms'), label: 'Content' }}>
      {slug ? <Existing key={slug} slug={slug} /> : <PostForm key=":new" saved={emptyFields(site.name)} />}
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
      {(post) => <PostForm key={post.slug} post={post} />}
    </Loaded>
  );
}
