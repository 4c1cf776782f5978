import { Arrow } from '#app/components/arrow.tsx';
import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { Actions } from '#app/components/landing/hero.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import { PageWidth } from '#app/ui/section.tsx';

/** A question and a button. */
export function Cta({ section, ...place }: Placed<'cta'>) {
  return (
    <Frame hasOwnHeading section={section} {...place}>
      <div className="mt-8 grid gap-x-16 gap-y-7 md:mt-12 lg:grid-cols-[1.7fr_1fr] lg:items-end">
        <h2 className="max-w-[16ch] text-page">{section.heading}</h2>
        <div>
          {section.intro && (
            <p className="max-w-text text-lead text-soft">
              <NoHyphenBreaks>{section.intro}</NoHyphenBreaks>
            </p>
          )}
          <Actions actions={section.actions} className="mt-7" />
          {section.note && <p className="mt-4 text-small text-soft">{section.note}</p>}
        </div>
      </div>
    </Frame>
  );
}

/** Links to related pages at the end of a landing page. */
export function Related({ section, ground }: Placed<'related'>) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={`${ground === 'deep' ? 'bg-paper-deep' : 'bg-paper'} py-14 text-ink`}
    >
      <PageWidth>
        <h2 id={`${section.id}-title`} className="label">
          {section.heading}
        </h2>
        <ul className={`mt-4 grid border-t border-l ${section.links.length > 1 ? 'md:grid-cols-2' : ''} border-rule`}>
          {section.links.map(({ href, title, description }) => (
            <li key={href} className="border-r border-b border-rule">
              <SiteLink
                href={href}
                toTop
                className="flex h-full items-center justify-between gap-6 p-6 hover:bg-paper-bright sm:p-7"
              >
                <span>
                  <span className="link font-display text-title">{title}</span>
                  <span className="mt-2 block text-mute">{description}</span>
                </span>
                <Arrow />
              </SiteLink>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}
