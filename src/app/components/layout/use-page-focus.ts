import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPart } from './site-link.tsx';

/**
 * Moves the focus to the heading of a page that was opened inside the site, or to the section that its address names. Else it
 * would stay on the link, often at the end of the page, and screen readers would say nothing. When the address stays, it moves
 * only if it was lost with the element that had it.
 */
export function usePageFocus(): void {
  const { pathname, search, key, hash } = useLocation();
  const before = useRef({ path: pathname + search, key });

  useEffect(() => {
    const last = before.current;
    before.current = { path: pathname + search, key };
    if (last.key === key) return;
    if (last.path === pathname + search && document.activeElement !== document.body) return;
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    const part = section ?? document.querySelector<HTMLElement>('main h1');
    if (part) focusPart(part);
  }, [pathname, search, key, hash]);
}
