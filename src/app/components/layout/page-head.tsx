import type { ReactNode } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import { WholePage } from '#app/ui/section.tsx';
import { BackLink } from './back-link.tsx';

interface PageHeadProps {
  eyebrow?: string;
  title: string;
  /** `h2` for a head that is not at the top of its page. */
  level?: 'h1' | 'h2';
  /** `false` for none. */
  homeLink?: { label: string; fixed?: boolean } | false | undefined;
  /** For pages on which visitors come to do something, which is then seen without scrolling. */
  isShort?: boolean;
  id?: string;
  /** Shown beside the title on a wide screen, below it on a narrow one. */
  children?: ReactNode;
  /** Shown below both. */
  below?: ReactNode;
}

/** The head of every page except the home page: back link, label, title, lead text. */
export function PageHead({
  eyebrow,
  title,
  level: Title = 'h1',
  homeLink,
  isShort,
  id,
  children,
  below,
}: PageHeadProps) {
  const { backHome } = useDocument('site');
  const [padding, distance] = isShort ? ['pb-10', 'mt-6'] : ['pb-14 sm:pt-28 md:pb-20', 'mt-8 md:mt-14'];
  return (
    <section id={id} className={`on-ink bg-ink pt-24 text-paper ${padding}`}>
      <WholePage>
        {homeLink !== false && (
          <BackLink label={homeLink?.label ?? backHome} look={homeLink?.fixed ? 'fixed' : 'onInk'} />
        )}
        <div className="scale mt-3 text-ink-rule" />
        {eyebrow && <p className="label mt-3 text-signal">{eyebrow}</p>}
        <div className={`grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-[1.7fr_1fr] lg:items-end ${distance}`}>
          <Title className="max-w-[17ch] text-page">
            <NoHyphenBreaks>{title}</NoHyphenBreaks>
          </Title>
          <div>{children}</div>
        </div>
        {below}
      </WholePage>
    </section>
  );
}
