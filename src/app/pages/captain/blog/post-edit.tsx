import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#app/api.ts';
import { BackLink } from '#app/components/back-link.tsx';
import { useSite } from '#app/components/site.ts';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import type { Post } from '#shared/post.ts';
import { emptyFields } from './editor/fields.ts';
import { PostForm } from './editor/post-form.tsx';

/** The blog editor: a new post, or the post that the address names. */
export function Component() {
  const { slug } = useParams();
  const site = useSite();
  useEffect(() => {
    document.title = `${slug ? 'Edit post' : 'New post'} · Captain`;
  }, [slug]);
  return (
    <main id="main" className="min-h-svh bg-paper px-4 pt-4 pb-20 text-small sm:px-8">
      <div className="mx-auto max-w-[100rem]">
        <BackLink href={paths.captainTab('cms')} label="Content" look="onPaper" />
        {slug ? <Existing key={slug} slug={slug} /> : <PostForm key=":new" saved={emptyFields(site.name)} />}
      </div>
    </main>
  );
}

function Existing({ slug }: { slug: string }) {
  const [post, setPost] = useState<Post>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew.
  useEffect(() => {
    let isWanted = true;
    setFailure(undefined);
    captainApi.get<Post>(`/blog/${encodeURIComponent(slug)}`).then(
      (answer) => isWanted && setPost(answer),
      (error: unknown) => {
        if (!isWanted) return;
        const title = error instanceof ApiError && error.status === 404 ? 'Post not found' : 'Failed to load post';
        setFailure(title);
        toast({ title, variant: 'destructive' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [slug, attempt]);

  if (failure) return <Failed reason={failure} retry={() => setAttempt((count) => count + 1)} />;
  if (!post) return <Loading what="Loading post" />;
  return <PostForm key={post.slug} post={post} />;
}
