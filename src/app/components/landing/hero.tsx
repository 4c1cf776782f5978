import { PageHead } from '#app/components/page-head.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import type { Action, LandingPage } from '#content/landing.ts';
import type { SectionOf } from './frame.tsx';

/** The first screen: the way back, the promise, what to do next. */
export function Hero({ section, homeLink }: { section: SectionOf<'hero'>; homeLink: LandingPage['homeLink'] }) {
  return (
    <PageHead id={section.id} eyebrow={section.eyebrow} title={section.title} homeLink={homeLink}>
      <p className="max-w-text text-lead text-paper/90">
        <NoHyphenBreaks>{section.lead}</NoHyphenBreaks>
      </p>
      <Actions actions={section.actions} className="mt-8" />
      {section.note && <p className="mt-5 text-mist text-small">{section.note}</p>}
    </PageHead>
  );
}

/** Links as buttons; the first is the main one. */
export function Actions({ actions, className = '' }: { actions: readonly Action[]; className?: string }) {
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
