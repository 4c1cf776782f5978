import { useSite } from '#app/components/site.ts';
import { paths } from '#shared/paths.ts';

/** Feed links of a blog page; React moves them into the head. */
export function FeedLinks() {
  const { brand } = useSite();
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${brand} (RSS)`} href={paths.rss} />
      <link rel="alternate" type="application/atom+xml" title={`${brand} (Atom)`} href={paths.atom} />
    </>
  );
}
