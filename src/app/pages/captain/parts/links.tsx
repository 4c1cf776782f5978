import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { scrollToSection } from '#app/components/layout/site-link.tsx';
import { paths } from '#shared/paths.ts';

interface LinksProps {
  /** Names the navigation for screen readers. */
  label: string;
  links: readonly { label: string; href: string; isActive: boolean }[];
  className?: string;
}

/** Links to parts of a screen or of an area; the open one is underlined. */
export function Links({ label, links, className = '' }: LinksProps) {
  return (
    <nav
      aria-label={label}
      className={`flex flex-wrap gap-x-3 gap-y-1 text-small sm:gap-x-6 sm:text-base ${className}`}
    >
      {links.map(({ label, href, isActive }) => (
        <Link
          key={href}
          to={href}
          aria-current={isActive ? 'page' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center border-transparent border-b-2 font-semibold text-mute hover:text-ink aria-[current]:border-signal-deep aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The id of a part of a screen, and its name. */
type JumpTarget = readonly [id: string, name: string];

interface JumpLinksProps {
  parts: readonly JumpTarget[];
  /** Parts that are in sight, but many presses of Tab away: their links show while they have the focus. */
  hiddenUntilFocus?: readonly JumpTarget[];
}

/** Links to parts further down on a screen, which are many presses of Tab away. */
export function JumpLinks({ parts, hiddenUntilFocus = [] }: JumpLinksProps) {
  const linkTo = ([id, name]: JumpTarget, className = '') => (
    <JumpLink key={id} to={id} className={`inline-flex min-h-11 items-center ${className}`}>
      {name}
    </JumpLink>
  );
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-5 text-small">
      Go to:
      {hiddenUntilFocus.map((part) => linkTo(part, 'sr-only focus:not-sr-only'))}
      {parts.map((part) => linkTo(part))}
    </p>
  );
}

/**
 * A link to a part of the same screen, by its id. It scrolls there by itself: the router would treat the browser's own jump as a step back,
 * and could not ask about unsaved forms before it.
 */
export function JumpLink({ to, className = '', children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className={`link ${className}`}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (isPlain && scrollToSection(to)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

/** Scrolls to an element once it is there; for its `ref`. */
export function scrollToElement(element: HTMLElement | null): void {
  element?.scrollIntoView();
}

/** An address that leads to everything about its person. */
export function PersonLink({ email }: { email: string }) {
  return (
    <Link to={paths.captainLeads(email)} className="link wrap-anywhere">
      {email}
    </Link>
  );
}

/** A link that stands alone, as high as a button. */
export function BlockLink({ className = '', ...link }: ComponentProps<typeof Link>) {
  return <Link className={`link inline-flex min-h-11 items-center ${className}`} {...link} />;
}

/** A link within a text. */
export function TextLink(link: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className="link" {...link} />;
}
