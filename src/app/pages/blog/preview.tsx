import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, orErrorPage } from '#app/api.ts';
import { Article } from '#app/components/blog/article.tsx';
import { type ShownPost, toShownPost } from '#app/components/blog/shown-post.ts';
import { useDocument } from '#app/components/documents.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';

export { PostError as ErrorBoundary } from '#app/components/blog/post-error.tsx';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ShownPost> {
  const call = context.get(apiContext).call(postCalls.preview, { params: { token: params.token ?? '' } });
  return toShownPost(await orErrorPage(call));
}

/** Preview of an unpublished post, for anybody with the link. */
export function Component() {
  const post = useLoaderData<typeof loader>();
  const { preview: copy } = useDocument('blog');
  return (
    <>
      <PageMeta title={copy.title} description={copy.notice} path={paths.blog} noIndex />
      <Article key={post.slug} post={post} notice={copy.notice} />
    </>
  );
}
