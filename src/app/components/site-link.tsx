import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { Arrow } from './arrow.tsx';

/** Loads a route's code and data before it is clicked. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => {});

/** Wait after a link in the footer was followed, then the window goes to the top. Milliseconds. */
const SCROLL_TOP_AFTER_MS = 50;

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, with `#section` or without. */
  href: string;
  /** The window goes to the top 50 ms after the click. */
  toTop?: boolean;
};

/**
 * A link inside the site: scrolls smoothly to a section of the page shown, else goes to the page, whose code is loaded as
 * soon as the pointer or the focus rests on the link.
 */
export function SiteLink({ href, toTop = false, onClick, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  const prefetch = useContext(PrefetchContext);
  const [path = '', section] = href.split('#');
  const isHere = section !== undefined && (path === '' || path === pathname);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (toTop) setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_TOP_AFTER_MS);
    if (isHere && scrollToSection(section)) event.preventDefault();
  }

  const ahead = isHere ? undefined : () => prefetch(path);
  return (
    <Link
      to={isHere && path === '' ? `#${section}` : href}
      onClick={follow}
      onPointerEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      viewTransition
      {...rest}
    />
  );
}

/**
 * Scrolls to a section of this page, puts it in the address and moves the focus there.
 *
 * @returns false when the page has no such section.
 */
function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  history.replaceState(history.state, '', `#${id}`);
  section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
  return true;
}

interface ArrowLinkProps {
  href: string;
  label: string;
  toTop?: boolean;
  /** For placement. */
  className?: string;
  /** Said to those who hear the link out of its context. */
  children?: ReactNode;
}

/** A link on a line of its own, with an arrow behind it. */
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
