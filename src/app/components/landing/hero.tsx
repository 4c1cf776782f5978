import { BackLink } from '#app/components/layout/back-link.tsx';
import { PageHead } from '#app/components/layout/page-head.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { SectionOf } from './frame.tsx';

type HomeLink = LandingDocument['homeLink'];

interface HeroProps {
  section: SectionOf<'hero'>;
  /** The link to the home page, where this is the top of the page. */
  homeLink: HomeLink | undefined;
  /** False for all but the first one of a page. */
  isTitle: boolean;
}

/** The promise and what to do next; at the top of a page also the way back. */
export function Hero({ section, homeLink, isTitle }: HeroProps) {
  return (
    <PageHead
      id={section.id}
      eyebrow={section.eyebrow}
      title={section.title}
      level={isTitle ? 'h1' : 'h2'}
      homeLink={homeLink ? toBackLink(homeLink) : false}
    >
      <p className="max-w-text text-lead text-paper/90">
        <NoHyphenBreaks>{section.lead}</NoHyphenBreaks>
      </p>
      <Actions actions={section.actions} className="mt-8" />
      {section.note && <p className="mt-5 text-mist text-small">{section.note}</p>}
    </PageHead>
  );
}

/** The top of a page that begins with another section: the way back, and a title if no section has it. */
export function PageTop({ name, homeLink, hasTitle }: { name: string; homeLink: HomeLink; hasTitle: boolean }) {
  const back = toBackLink(homeLink);
  if (!hasTitle) return <PageHead title={name} homeLink={back} />;
  return (
    <div className="on-ink bg-ink pt-24 pb-6 text-paper sm:pt-28">
      <PageWidth>
        <BackLink label={back.label} look={back.fixed ? 'fixed' : 'onInk'} />
        <div className="scale mt-3 text-ink-rule" />
      </PageWidth>
    </div>
  );
}

function toBackLink({ label, position }: HomeLink) {
  return { label, fixed: position === 'fixed' };
}

/** Links as buttons; the first is the main one. */
export function Actions({ actions, className = '' }: { actions: SectionOf<'hero'>['actions']; className?: string }) {
  if (actions.length === 0) return null;
  return (
    <div className={`flex flex-wrap gap-4 ${className}`}>
      {actions.map(({ label, href }, index) => (
        <SiteLink key={label} href={href} className={buttonLook(index === 0 ? 'primary' : 'outline')}>
          {label}
        </SiteLink>
      ))}
    </div>
  );
}
