import type { ReactNode } from 'react';
import { NoHyphenBreaks } from './no-hyphen-breaks.tsx';
import { Reveal } from './reveal.tsx';

const GROUNDS = {
  paper: 'bg-paper text-ink',
  deep: 'bg-paper-deep text-ink',
  ink: 'on-ink bg-ink text-paper',
} as const;

/** The background of a section. */
export type Ground = keyof typeof GROUNDS;

interface SectionProps {
  id?: string;
  ground?: Ground;
  /** Position on the page, e.g. `02`. */
  number?: string;
  label?: string;
  title?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A section of a page: number, label, heading, lead text, content. */
export function Section({ id, ground = 'paper', number, label, title, lead, children }: SectionProps) {
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section id={id} aria-labelledby={headingId} className={`${GROUNDS[ground]} py-20 md:py-28`}>
      <PageWidth>
        <Reveal>
          <div className="scale text-rule" />
          {(number || label) && (
            <p className="label mt-3 flex gap-3">
              {number && <span className="text-accent">{number}</span>}
              {label}
            </p>
          )}
          {title && (
            <div className="mt-8 grid gap-x-20 gap-y-5 md:mt-12 lg:grid-cols-[1.5fr_1fr] lg:items-end">
              <h2 id={headingId} className="max-w-[18ch] text-heading">
                {title}
              </h2>
              {lead && (
                <p className="max-w-text text-lead text-soft">
                  {typeof lead === 'string' ? <NoHyphenBreaks>{lead}</NoHyphenBreaks> : lead}
                </p>
              )}
            </div>
          )}
        </Reveal>
        {children}
      </PageWidth>
    </section>
  );
}

/** Page width and margins: at most 80rem wide; text stays out of the margins, see `margin-tabs.css`. */
export function PageWidth({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`mx-auto w-full max-w-page px-(--page-margin) ${className}`}>{children}</div>;
}

/**
 * A `PageWidth` whose contents are aligned to its bottom. It is shown when it has arrived whole, which its last element tells: on a slow line
 * a part of it would be painted first and move when the rest arrives (a layout shift of 0.3 to 0.6).
 */
export function WholePage({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <PageWidth className={`not-has-[>span[hidden]]:invisible ${className}`}>
      {children}
      <span hidden />
    </PageWidth>
  );
}
