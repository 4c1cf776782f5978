import { Arrow, BackArrow } from '#app/components/arrow.tsx';
import { useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import type { PostListPageJson } from '#shared/post.schema.ts';

/** Links to the previous and next page of a list; nothing when there is only one page. */
export function BlogPager({ list }: { list: PostListPageJson }) {
  const { list: copy } = useDocument('blog');
  if (list.pages < 2) return null;
  const href = (page: number) => paths.blogPage({ page, tag: list.tag, q: list.query });
  const look = 'label inline-flex min-h-11 items-center gap-3 hover:underline';
  return (
    <nav
      aria-label={copy.pages}
      className="mt-12 flex flex-wrap items-center justify-between gap-4 border-paper-rule border-t pt-4"
    >
      {list.page > 1 ? (
        <SiteLink href={href(list.page - 1)} rel="prev" toTop className={look}>
          <BackArrow />
          {copy.newer}
        </SiteLink>
      ) : (
        <span />
      )}
      <span className="label text-mute">{fill(copy.page, { page: list.page, pages: list.pages })}</span>
      {list.page < list.pages ? (
        <SiteLink href={href(list.page + 1)} rel="next" toTop className={look}>
          {copy.older}
          <Arrow />
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
