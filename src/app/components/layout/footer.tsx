import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { PageWidth } from '#app/ui/section.tsx';
import { SiteLink } from './site-link.tsx';
import { SocialLinks } from './social-links.tsx';

/** The footer of every public page. Its links open the target page at the top, or at their section. */
export function Footer() {
  const { footer: copy } = useDocument('site');
  const site = useSite();
  const groups = [
    ...copy.groups,
    { title: copy.services, links: linksTo(site.services) },
    { title: copy.legal, links: linksTo(site.legal) },
  ].filter(({ links }) => links.length > 0);
  return (
    <footer className="on-ink bg-ink pt-16 pb-28 text-paper print:hidden">
      <PageWidth>
        <div className="scale text-ink-rule" />
        <div className="mt-10 grid gap-12 lg:grid-cols-[1.4fr_2fr]">
          <div>
            <p className="max-w-[14ch] font-display text-heading">{site.brand}</p>
            <p className="mt-4 max-w-[32ch] text-mist">{copy.line}</p>
            <SocialLinks className="mt-8" />
          </div>
          <nav aria-label={copy.label} className="grid gap-10 sm:grid-cols-3">
            {groups.map((group) => (
              <div key={group.title}>
                <h2 className="label text-signal">{group.title}</h2>
                <ul className="mt-3">
                  {group.links.map((link) => (
                    <li key={link.label}>
                      <SiteLink
                        href={link.href}
                        toTop
                        className="wrap-anywhere inline-flex min-h-11 items-center text-small text-mist decoration-signal decoration-2 underline-offset-4 hover:text-paper hover:underline"
                      >
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <p className="small-mono mt-16 text-mist">{copy.copyright}</p>
      </PageWidth>
    </footer>
  );
}

/** Each name once: a page that is published for a service which leads to none yet takes its place. */
function linksTo(pages: ReturnType<typeof useSite>['services']) {
  return [...new Map(pages.map(({ label, path }) => [label.toLowerCase(), { label, href: path }])).values()];
}
