import type { ReactNode } from 'react';
import { Arrow } from './arrow.tsx';
import { SiteLink } from './site-link.tsx';

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
