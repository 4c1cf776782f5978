import { useOptionalDocument } from './documents.ts';
import { SiteLink } from './site-link.tsx';

/** Links to the home page's sections at the right edge of wide screens; the current section is marked. */
export function SectionScale({ active }: { active: string | undefined }) {
  const home = useOptionalDocument('home');
  if (!home) return null;
  const { about, portfolio, voiceAi, blog, chat, contact } = home;
  const sections = { about, portfolio, 'voice-ai': voiceAi, blog, faq: chat, contact };
  return (
    <nav
      aria-label={home.sections}
      className="-translate-y-1/2 fixed top-1/2 right-0 z-10 hidden 2xl:block print:hidden"
    >
      <ul className="rounded-l-md border border-ink-rule border-r-0 bg-ink py-2 text-mist">
        {Object.entries(sections).map(([id, { label }], index) => (
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
