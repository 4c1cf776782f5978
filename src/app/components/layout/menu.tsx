import { type FocusEvent, useRef } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { SiteLink } from './site-link.tsx';

const DRAWER_ID = 'site-menu';

/**
 * The fixed menu button and the navigation drawer. The drawer is a popover: the browser opens it and closes it (also on
 * Escape and on a click outside) without JavaScript. Choosing an item closes it (`after-paint.client.ts`).
 */
export function Menu({ active }: { active: string | undefined }) {
  const { menu } = useDocument('site');
  const services = useSite().menu.map(({ label, path }) => ({ label, href: path }));
  const groups = [{ title: menu.services, links: services }, ...menu.groups].filter(({ links }) => links.length > 0);
  const drawer = useRef<HTMLDivElement>(null);
  /** The page behind is dimmed: the focus does not go there while the drawer is open. The button that opens it closes it by itself. */
  const closeWhenLeft = ({ relatedTarget: next }: FocusEvent<HTMLElement, Element>) => {
    if (next && !drawer.current?.contains(next) && !next.matches('[popovertarget]')) drawer.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={DRAWER_ID}
        aria-haspopup="dialog"
        className="on-ink label corner at-right bg-ink text-paper hover:bg-ink-raised"
      >
        <span className="scrolled:sr-only">{menu.open}</span>
        <svg
          viewBox="0 0 20 12"
          width="20"
          className="max-sm:scrolled:w-3.5"
          aria-hidden="true"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M0 1.5h20M6 6h14M0 10.5h20" />
        </svg>
      </button>
      <div
        ref={drawer}
        id={DRAWER_ID}
        popover="auto"
        role="dialog"
        aria-label={menu.title}
        onBlur={closeWhenLeft}
        className="drawer z-40 on-ink border-ink-rule border-l bg-ink px-6 pt-5 pb-8 text-paper sm:px-9"
      >
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            className="label inline-flex h-12 items-center gap-3 rounded-md px-3 hover:bg-ink-raised"
          >
            {menu.close}
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" stroke="currentColor" strokeWidth="1.5">
              <path d="M1 1l14 14M15 1L1 15" />
            </svg>
          </button>
        </div>
        <nav aria-label={menu.title} className="mt-4">
          {groups.map((group) => (
            <div key={group.title} className="mb-8">
              <h2 className="label mb-2 border-ink-rule border-b pb-2 text-signal">{group.title}</h2>
              <ul>
                {group.links.map((link) => {
                  const isActive = link.href === `/#${active}`;
                  return (
                    <li key={link.label}>
                      <SiteLink
                        href={link.href}
                        aria-current={isActive ? 'location' : undefined}
                        className="group wrap-anywhere flex min-h-12 items-center border-ink-rule/60 border-b py-2 font-display text-title hover:text-signal"
                      >
                        <span
                          aria-hidden="true"
                          className={`h-px bg-signal transition-[width,margin] group-hover:mr-3 group-hover:w-6 ${isActive ? 'mr-3 w-6' : 'w-0'}`}
                        />
                        {link.label}
                      </SiteLink>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
          <SiteLink href={menu.contact.href} className={`${buttonLook()} w-full`}>
            {menu.contact.label}
          </SiteLink>
        </nav>
      </div>
    </>
  );
}
