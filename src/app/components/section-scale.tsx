import { useDocument, useOptionalDocument } from './documents.ts';
import { SiteLink } from './site-link.tsx';

/** Links to the home page's sections at the right edge of wide screens; the current section is marked. */
export function SectionScale({ active }: { active: string | undefined }) {
  const { sections } = useDocument('site');
  const home = useOptionalDocument('home');
  if (!home) return null;
  const links = [
    { id: 'about', label: home.about.label },
    { id: 'portfolio', label: home.portfolio.label },
    { id: 'voice-ai', label: home.voiceAi.label },
    { id: 'blog', label: home.blog.label },
    { id: 'faq', label: home.chat.label },
    { id: 'contact', label: home.contact.label },
  ];
  return (
    <nav aria-label={sections} className="-translate-y-1/2 fixed top-1/2 right-0 z-10 hidden 2xl:block">
      <ul className="rounded-l-md border border-ink-rule border-r-0 bg-ink py-2 text-mist">
        {links.map(({ id, label }, index) => (
          <li key={id}>
            <SiteLink
              href={`/#${id}`}
              aria-current={active === id ? 'location' : undefined}
              aria-label={label}
              data-tooltip={label}
              className="on-ink label group flex h-11 items-center gap-2 pr-3 pl-2 hover:text-paper aria-[current]:text-signal"
            >
              <span className="h-px w-3 bg-current group-aria-[current]:w-6" />
              {String(index + 1).padStart(2, '0')}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
