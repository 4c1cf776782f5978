import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { Arrow } from '#app/components/arrow.tsx';

/** Loads the modules of the page at a path. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => {});

/** Delay between the click on a `toTop` link and the scroll to the top. Milliseconds. */
const SCROLL_TOP_AFTER_MS = 50;

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** A path of this site, with or without `#section`. */
  href: string;
  /** Scrolls to the top 50 ms after the click, unless it leads to a section. */
  toTop?: boolean;
};

/**
 * A link inside the site: scrolls smoothly to a section of the current page, else opens the other page, whose modules load
 * as soon as the pointer or the focus is on the link.
 */
export function SiteLink({ href, toTop = false, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  const prefetch = useContext(PrefetchContext);
  const [path = '', section] = href.split('#');
  const isHere = section !== undefined && (path === '' || path === pathname);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (toTop && section === undefined) setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_TOP_AFTER_MS);
    if (isHere && scrollToSection(section)) event.preventDefault();
  }

  const loadPage = isHere ? undefined : () => prefetch(path);
  return (
    <Link
      to={isHere && path === '' ? `#${section}` : href}
      onClick={follow}
      onPointerEnter={loadPage}
      onFocus={loadPage}
      onTouchStart={loadPage}
      viewTransition
      {...rest}
    />
  );
}

/**
 * Scrolls to a section of the current page, puts its id in the address and moves the focus to it.
 *
 * @returns false when the page has no such section.
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  history.replaceState(history.state, '', `#${id}`);
  focusPart(section);
  return true;
}

/** Moves the focus to a part of the page, without scrolling to it. */
export function focusPart(part: HTMLElement): void {
  part.setAttribute('tabindex', '-1');
  part.focus({ preventScroll: true });
}

interface ArrowLinkProps {
  href: string;
  label: string;
  toTop?: boolean;
  /** For placement. */
  className?: string;
  /** Context for screen readers. */
  children?: ReactNode;
}

/** A link on its own line, followed by an arrow. */
export function ArrowLink({ href, label, toTop, className = '', children }: ArrowLinkProps) {
  return (
    <SiteLink
      href={href}
      toTop={toTop}
      className={`inline-flex min-h-11 items-center gap-3 font-semibold ${className}`}
    >
      <span className="link">{label}</span>
      {children}
      <Arrow />
    </SiteLink>
  );
}
