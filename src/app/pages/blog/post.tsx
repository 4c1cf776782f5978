import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext, orErrorPage } from '#app/api.ts';
import { Article } from '#app/components/blog/article.tsx';
import { FeedLinks } from '#app/components/blog/feed-links.tsx';
import { hasRemoteImages, type ShownPost, toShownPost } from '#app/components/blog/shown-post.ts';
import { blocksRemoteImages, reloadAsDocument } from '#app/components/document-state.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { businessId } from '#app/components/layout/structured-data.ts';
import { useSite } from '#app/components/site.ts';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';

export { PostError as ErrorBoundary } from '#app/components/blog/post-error.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ShownPost> {
  const slug = params.slug ?? '';
  const post = await orErrorPage(context.get(apiContext).call(postCalls.get, { params: { slug } }));
  if (post.slug !== slug) throw redirect(paths.post(post.slug), 301);
  if (blocksRemoteImages() && hasRemoteImages(post)) throw reloadAsDocument(request);
  return toShownPost(post);
}

export function Component() {
  const post = useLoaderData<typeof loader>();
  const site = useSite();
  const path = paths.post(post.slug);
  const picture = paths.postPicture(post.slug, post.updatedAt);
  const published = post.publishedAt ?? post.createdAt;
  const graph = [
    {
      '@type': 'BlogPosting',
      '@id': `${site.url}${path}#article`,
      headline: post.title,
      description: post.excerpt || undefined,
      image: [site.url + picture, ...(post.coverImage ? [new URL(post.coverImage, site.url).href] : [])],
      datePublished: published,
      dateModified: post.updatedAt,
      author: { '@type': 'Person', name: post.author },
      publisher: { '@type': 'Organization', '@id': businessId(site), name: site.brand },
      mainEntityOfPage: site.url + path,
      keywords: post.tags.join(', ') || undefined,
      timeRequired: `PT${post.readingTime}M`,
      inLanguage: site.language,
    },
  ];
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.excerpt || post.title}
        path={path}
        image={picture}
        type="article"
        graph={graph}
      />
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={post.updatedAt} />
      {post.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <link rel="alternate" type="text/markdown" href={paths.postMarkdown(post.slug)} />
      <FeedLinks />
      <Article key={post.slug} post={post} />
    </>
  );
}
