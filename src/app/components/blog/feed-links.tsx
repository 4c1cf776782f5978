import { useDocument } from '#app/components/documents.ts';
import { paths } from '#shared/paths.ts';

/** Feed links of a blog page; React moves them into the head. */
export function FeedLinks() {
  const { feeds } = useDocument('blog');
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={feeds.rss} href={paths.rss} />
      <link rel="alternate" type="application/atom+xml" title={feeds.atom} href={paths.atom} />
    </>
  );
}
