import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, orErrorPage } from '#app/api.ts';
import { Article } from '#app/components/blog/article.tsx';
import { PageMeta } from '#app/components/page-meta.tsx';
import { POST_COPY } from '#content/blog.ts';
import { paths } from '#shared/paths.ts';
import type { Post } from '#shared/post.ts';

export { PostError as ErrorBoundary } from '#app/components/blog/post-error.tsx';

export function loader({ params, context }: LoaderFunctionArgs): Promise<Post> {
  return orErrorPage(context.get(apiContext).get<Post>(`/blog/preview/${encodeURIComponent(params.token ?? '')}`));
}

/** A post that visitors do not see yet, for whoever was given the link. */
export function Component() {
  const post = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={POST_COPY.previewTitle} description={POST_COPY.preview} path={paths.blog} noIndex />
      <Article post={post} notice={POST_COPY.preview} />
    </>
  );
}
