import { SiteLink } from '#app/components/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Page } from '#app/ui/section.tsx';
import type { Action, LandingPage } from '#content/landing.ts';
import type { SectionOf } from './frame.tsx';
import { HomeLink } from './home-link.tsx';

/** The first screen: the way back, the promise, what to do next. */
export function Hero({ section, homeLink }: { section: SectionOf<'hero'>; homeLink: LandingPage['homeLink'] }) {
  return (
    <section id={section.id} className="on-ink bg-ink pt-24 pb-14 text-paper sm:pt-28 md:pb-20">
      <Page>
        <HomeLink {...homeLink} />
        <div className="scale mt-3 text-ink-rule" />
        <p className="label mt-3 text-signal">{section.eyebrow}</p>
        <div className="mt-8 grid gap-x-16 gap-y-7 md:mt-14 lg:grid-cols-[1.7fr_1fr] lg:items-end">
          <h1 className="max-w-[17ch] text-page">{section.title}</h1>
          <div>
            <p className="max-w-text text-lead text-paper/90">{section.lead}</p>
            <Actions actions={section.actions} className="mt-8" />
            {section.note && <p className="mt-5 text-mist text-small">{section.note}</p>}
          </div>
        </div>
      </Page>
    </section>
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
