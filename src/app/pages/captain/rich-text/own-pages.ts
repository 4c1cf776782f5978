import { useEffect, useState } from 'react';
import { captainApi } from '#app/pages/captain/session.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';

/** Pages and posts of the site, for links to them. A list that cannot be read is left out: an address can be typed too. */
export function useOwnPages(): { href: string; label: string }[] {
  const [pages, setPages] = useState<{ href: string; label: string }[]>([]);
  useEffect(() => {
    const add = (more: typeof pages) => setPages((all) => [...all, ...more]);
    const leaveOut = () => undefined;
    captainApi
      .call(contentCalls.list)
      .then((all) => add(all.flatMap(({ path, title }) => (path ? [{ href: path, label: title }] : []))))
      .catch(leaveOut);
    captainApi
      .call(postCalls.page, { query: { limit: 1_000 } })
      .then((all) => add(all.map(({ slug, title }) => ({ href: paths.post(slug), label: title }))))
      .catch(leaveOut);
  }, []);
  return pages;
}
