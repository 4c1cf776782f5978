import { useOptionalDocument } from '#app/components/documents.ts';
import { assignGrounds } from '#app/components/landing/grounds.ts';
import { useSite } from '#app/components/site.ts';
import type { HomeDocument, HomePart } from '#content/home.schema.ts';
import { visibleHomeParts } from '#shared/home-parts.ts';
import { anchorOf, isOwnPart } from '#shared/sections.ts';
import { SiteLink } from './site-link.tsx';

/** Links to the home page's sections at the right edge of wide screens; the current section is marked. */
export function SectionNav({ active }: { active: string | undefined }) {
  const home = useOptionalDocument('home');
  const services = useOptionalDocument('services')?.services ?? [];
  const site = useSite();
  if (!home) return null;
  const placed = assignGrounds(visibleHomeParts(home, services), site);
  return (
    <nav
      aria-label={home.sections}
      className="-translate-y-1/2 fixed top-[min(50%,100svh-23rem)] right-0 z-10 hidden 2xl:block print:hidden"
    >
      <ul className="rounded-l-md border border-ink-rule border-r-0 bg-ink py-2 text-mist">
        {placed.map(({ section, number }) => {
          const [id, label] = [anchorOf(section), labelOf(section, home)];
          if (!number || !label) return null;
          return (
            <li key={id}>
              <SiteLink
                href={`/#${id}`}
                aria-current={active === id ? 'location' : undefined}
                aria-label={label}
                data-tooltip={label}
                className="on-ink label group flex h-11 items-center gap-2 pr-3 pl-2 hover:text-paper aria-[current]:text-signal"
              >
                <span className="h-px w-3 bg-current group-aria-[current]:w-6" />
                {number}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function labelOf(section: HomePart, home: HomeDocument): string | undefined {
  if (isOwnPart(section)) return home[section.kind].label;
  return ('label' in section && section.label) || ('heading' in section ? section.heading : undefined);
}
