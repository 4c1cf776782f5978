import { useEffect, useRef, useState } from 'react';
import { Arrow, BackArrow } from '#app/components/arrow.tsx';
import { useDocument } from '#app/components/documents.ts';
import { BackLink } from '#app/components/layout/back-link.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { useSite } from '#app/components/site.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import type { BlogDocument } from '#content/blog.schema.ts';
import { formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import type { TocEntry } from '#shared/post.schema.ts';
import { Cover } from './cover.tsx';
import { ReadingTime, TagLink } from './post-card.tsx';
import { Prose } from './prose.tsx';
import { ShareButton } from './share-button.tsx';
import { postHtml, type ShownPost, TEXT_ID } from './shown-post.ts';

/** An article with at least this many headings has a table of contents. */
const TOC_MIN_HEADINGS = 4;

/**
 * An article: head, cover, table of contents, text, previous and next post. Light or dark by `prefers-color-scheme`. Give it
 * a `key` per post: its text is set only once.
 */
export function Article({ post, notice }: { post: ShownPost; notice?: string }) {
  const site = useSite();
  const { post: copy } = useDocument('blog');
  const date = post.publishedAt ?? post.createdAt;
  return (
    <article className="reading pt-28 pb-20 md:pt-32 print:py-0">
      <PageWidth>
        <BackLink href={paths.blog} label={copy.back} look="onPaper" />
        <div className="scale reading-rule mt-4" />
        {notice && (
          <p role="note" className="mt-6 border-signal border-l-2 pl-4">
            {notice}
          </p>
        )}
        <header className="mt-10">
          {post.tags.length > 0 && (
            <ul aria-label={copy.tags} className="flex flex-wrap gap-2">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <TagLink tag={tag} />
                </li>
              ))}
            </ul>
          )}
          <h1 className="reading-title mt-6 max-w-[58rem]">{post.title}</h1>
          {post.excerpt && <p className="reading-mute mt-6 max-w-text text-lead">{post.excerpt}</p>}
          <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
            <p className="small-mono reading-mute flex flex-wrap gap-x-5 gap-y-1">
              <span>{fill(copy.by, { author: post.author })}</span>
              <time dateTime={date}>{formatDate(date, site)}</time>
              {post.readingTime > 0 && <ReadingTime post={post} />}
            </p>
            <ShareButton title={post.title} text={post.excerpt} />
          </div>
        </header>
        {post.coverImage && (
          <Cover
            post={post}
            isPriority
            sizes="(min-width: 80rem) 73rem, calc(100vw - 2.5rem)"
            className="reading-frame mt-10 max-h-[40rem] w-full object-cover"
          />
        )}
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
          {post.toc.length >= TOC_MIN_HEADINGS && <Contents toc={post.toc} />}
          <Text post={post} />
        </div>
        {copy.nextStep && <NextStep {...copy.nextStep} />}
        <AdjacentPosts post={post} />
      </PageWidth>
    </article>
  );
}

/** The HTML is set once: setting it again would reload pictures and lose the reader's selection. */
function Text({ post }: { post: ShownPost }) {
  const [html] = useState(() => postHtml(post));
  const { code } = useDocument('blog');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = text;
    if (!current?.querySelector('.code-frame')) return;
    let isMounted = true;
    void import('./copy-code.ts').then(({ addCopyButtons }) => isMounted && addCopyButtons(current, code));
    return () => {
      isMounted = false;
    };
  }, [code]);
  return <Prose ref={text} id={TEXT_ID} html={html} className="lg:col-start-1 lg:row-start-1" />;
}

/** The table of contents: beside the text on wide screens, else collapsed above it. */
function Contents({ toc }: { toc: TocEntry[] }) {
  const { contents } = useDocument('blog').post;
  return (
    <>
      <details className="reading-frame lg:hidden print:hidden">
        <summary className="label reading-mute flex min-h-12 items-center justify-between gap-4 px-4">
          {contents}
          <span className="reading-fold" aria-hidden="true" />
        </summary>
        <ContentsList toc={toc} className="mx-4 mb-4" />
      </details>
      <nav
        aria-labelledby="contents"
        className="hidden lg:sticky lg:top-24 lg:col-start-2 lg:block lg:max-h-[calc(100svh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
      >
        <h2 id="contents" className="label reading-mute">
          {contents}
        </h2>
        <ContentsList toc={toc} className="mt-3" />
      </nav>
    </>
  );
}

function ContentsList({ toc, className }: { toc: TocEntry[]; className: string }) {
  return (
    <ol className={`reading-rule border-current border-l ${className}`}>
      {toc.map(({ id, text, depth }) => (
        <li key={id} className={depth > 2 ? 'pl-8' : 'pl-4'}>
          <a href={`#${id}`} className="reading-link inline-flex min-h-9 items-center py-1 text-small leading-snug">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The way on for a reader whom the article has convinced. */
function NextStep({ heading, link }: NonNullable<BlogDocument['post']['nextStep']>) {
  return (
    <div className="reading-frame mt-16 flex max-w-[44rem] flex-wrap items-center justify-between gap-x-8 gap-y-4 p-6 print:hidden">
      <p className="font-display text-title">{heading}</p>
      <SiteLink href={link.href} className={buttonLook()}>
        {link.label}
      </SiteLink>
    </div>
  );
}

function AdjacentPosts({ post }: { post: ShownPost }) {
  const { post: copy } = useDocument('blog');
  if (!post.previous && !post.next) return null;
  return (
    <nav aria-label={copy.neighbours} className="mt-20 grid gap-4 sm:grid-cols-2 print:hidden">
      {post.previous ? <AdjacentCard label={copy.previous} link={post.previous} /> : <span />}
      {post.next && <AdjacentCard label={copy.next} link={post.next} isNext />}
    </nav>
  );
}

function AdjacentCard({
  label,
  link,
  isNext = false,
}: {
  label: string;
  link: NonNullable<ShownPost['next']>;
  isNext?: boolean;
}) {
  return (
    <SiteLink
      href={paths.post(link.slug)}
      rel={isNext ? 'next' : 'prev'}
      toTop
      className={`reading-frame group block p-5 ${isNext ? 'sm:text-right' : ''}`}
    >
      <span className="label reading-mute inline-flex items-center gap-3">
        {!isNext && <BackArrow />}
        {label}
        {isNext && <Arrow />}
      </span>
      <span className="mt-3 block font-display text-title decoration-2 decoration-signal underline-offset-4 group-hover:underline">
        {link.title}
      </span>
    </SiteLink>
  );
}
