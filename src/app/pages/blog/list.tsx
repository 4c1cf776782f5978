import { Suspense, useEffect } from 'react';
import { Await, Form, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { apiContext, orErrorPage } from '#app/api.ts';
import { FeedLinks } from '#app/components/blog/feed-links.tsx';
import { BlogPager } from '#app/components/blog/pager.tsx';
import { FeaturedCard, GridCard, LatestCard } from '#app/components/blog/post-card.tsx';
import { isRemoteImage } from '#app/components/blog/shown-post.ts';
import { blocksRemoteImages } from '#app/components/document-state.ts';
import { useDocument } from '#app/components/documents.ts';
import { BackLink } from '#app/components/layout/back-link.tsx';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { businessId } from '#app/components/layout/structured-data.ts';
import { useSite } from '#app/components/site.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { Input } from '#app/ui/field.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import { formatNumber } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { articleCalls } from '#shared/post.calls.ts';
import type { PostListPageJson } from '#shared/post.schema.ts';

/** Topics offered above the list. */
const TOPICS = 8;

/** The server waits for the list; the browser shows the page at once with a loading text. */
export async function loader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ list: PostListPageJson | Promise<PostListPageJson> }> {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => searchParams.get(name) ?? undefined;
  const call = context
    .get(apiContext)
    .call(articleCalls.page, { query: { page: parameter('page'), tag: parameter('tag'), q: parameter('q') } });
  return { list: typeof document === 'undefined' ? await orErrorPage(call) : call };
}

export function Component() {
  const { list } = useLoaderData<typeof loader>();
  const copy = useDocument('blog');
  const { backHome } = useDocument('site');
  return (
    <section className="bg-paper pt-28 pb-20 text-ink md:pt-32">
      <PageWidth>
        <BackLink label={backHome} look="onPaper" />
        <div className="scale mt-4 text-paper-rule" />
        <p className="label mt-3">{copy.label}</p>
        <div className="mt-8 grid items-end gap-x-20 gap-y-5 lg:grid-cols-[1.5fr_1fr]">
          <h1 className="max-w-[17ch] text-page">{copy.title}</h1>
          <p className="max-w-text text-lead text-mute">{copy.lead}</p>
        </div>
        {list instanceof Promise ? (
          <Suspense fallback={<Loading />}>
            <Await resolve={list} errorElement={<Failed />}>
              {(loaded) => (needsDocument(loaded) ? <ReloadDocument /> : <List list={loaded} />)}
            </Await>
          </Suspense>
        ) : (
          <List list={list} />
        )}
      </PageWidth>
    </section>
  );
}

function Meta({ list }: { list: PostListPageJson }) {
  const site = useSite();
  const { meta, list: copy } = useDocument('blog');
  const isFiltered = list.query !== null || list.page > 1;
  const title = list.tag ? fill(copy.taggedMeta, { tag: list.tag }) : meta.title;
  const path = paths.blogPage({ tag: list.tag, page: list.page, q: list.query });
  const blog = {
    '@type': 'Blog',
    '@id': `${site.url}${paths.blog}#blog`,
    name: meta.title,
    url: `${site.url}${paths.blog}`,
    publisher: { '@id': businessId(site) },
  };
  return (
    <>
      <PageMeta
        title={title}
        description={meta.description}
        path={path}
        image="/og/blog.png"
        noIndex={list.query !== null}
        graph={isFiltered ? [] : [blog]}
      />
      <FeedLinks />
    </>
  );
}

function List({ list }: { list: PostListPageJson }) {
  const isUnfiltered = list.tag === null && list.query === null;
  const isEmpty = isUnfiltered && list.total === 0;
  return (
    <>
      <Meta list={list} />
      {isEmpty ? <Empty /> : <Filters list={list} />}
      {list.page === 1 && list.featured && (
        <div className="mt-12">
          <FeaturedCard post={list.featured} />
        </div>
      )}
      {list.page === 1 && list.latest && (
        <div className="mt-12">
          <LatestCard post={list.latest} />
        </div>
      )}
      {(list.posts.length > 0 || !isUnfiltered) && <Grid list={list} />}
    </>
  );
}

function Filters({ list }: { list: PostListPageJson }) {
  const site = useSite();
  const { list: copy } = useDocument('blog');
  const look =
    'small-mono inline-flex min-h-11 items-center hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-signal underline-offset-4';
  return (
    <div className="mt-12 grid items-center gap-x-12 gap-y-4 border-paper-rule border-y py-3 lg:grid-cols-[1fr_24rem]">
      <nav aria-label={copy.topics}>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <SiteLink
              href={paths.blog}
              className={look}
              aria-current={list.tag === null && !list.query ? 'page' : undefined}
            >
              {copy.allTopics}
            </SiteLink>
          </li>
          {list.tags.slice(0, TOPICS).map(({ name, posts }) => (
            <li key={name}>
              <SiteLink
                href={paths.blogPage({ tag: name })}
                className={look}
                aria-current={list.tag === name ? 'page' : undefined}
              >
                {name}&nbsp;<span className="text-mute">{formatNumber(posts, site)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form role="search" action={paths.blog} className="flex gap-2">
        <Input
          key={list.query ?? ''}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={list.query ?? ''}
          aria-label={copy.search}
          placeholder={copy.search}
          className="min-w-0"
        />
        <Button type="submit" variant="outline" size="sm">
          {copy.searchButton}
        </Button>
      </Form>
    </div>
  );
}

function Grid({ list }: { list: PostListPageJson }) {
  const { list: copy } = useDocument('blog');
  const found = list.query ? fill(copy.found, { query: list.query }) : copy.all;
  const title = list.tag ? fill(copy.tagged, { tag: list.tag }) : found;
  return (
    <section className="mt-16" aria-labelledby="articles">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="articles" className="text-title md:text-[2.25rem]">
          {title}
        </h2>
        {(list.tag || list.query) && (
          <SiteLink href={paths.blog} className="link inline-flex min-h-11 items-center">
            {copy.clear}
          </SiteLink>
        )}
      </div>
      {list.posts.length === 0 ? (
        <p className="mt-6 max-w-text text-lead text-mute">{copy.noneFound}</p>
      ) : (
        <ul className="mt-6 grid border-paper-rule border-t border-l sm:grid-cols-2 lg:grid-cols-3">
          {list.posts.map((post) => (
            <li key={post.slug} className="border-paper-rule border-r border-b">
              <GridCard post={post} />
            </li>
          ))}
        </ul>
      )}
      <BlogPager list={list} />
    </section>
  );
}

function Empty() {
  const { empty } = useDocument('blog');
  return (
    <div className="mt-16 border-paper-rule border-t pt-8">
      <h2 className="text-heading">{empty.title}</h2>
      <p className="mt-4 max-w-text text-lead text-mute">{empty.text}</p>
      <SiteLink href={empty.link.href} className={`${buttonLook('ink')} mt-8`}>
        {empty.link.label}
      </SiteLink>
    </div>
  );
}

function Loading() {
  const { loading } = useDocument('blog').list;
  return (
    <p role="status" className="small-mono mt-16 min-h-[60svh] text-mute">
      {loading}
    </p>
  );
}

/** Whether the list has covers from other sites that the CSP of the current document blocks. */
function needsDocument({ featured, latest, posts }: PostListPageJson): boolean {
  return blocksRemoteImages() && [featured, latest, ...posts].some((post) => isRemoteImage(post?.coverImage));
}

/** Reloads the page: the URL is already the list's, and its own document has a CSP that allows the covers. */
function ReloadDocument() {
  useEffect(() => location.reload(), []);
  return <Loading />;
}

function Failed() {
  const { revalidate } = useRevalidator();
  const { failed } = useDocument('blog');
  return (
    <div role="alert" className="mt-16">
      <h2 className="text-heading">{failed.title}</h2>
      <p className="mt-4 max-w-text text-lead text-mute">{failed.text}</p>
      <Button variant="ink" className="mt-8" onClick={() => void revalidate()}>
        {failed.retry}
      </Button>
    </div>
  );
}
