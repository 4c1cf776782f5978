import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { ToastHost } from '#app/ui/toast.tsx';
import { Tooltips } from '#app/ui/tooltip.tsx';
import { useDocument } from './documents.ts';
import { Footer } from './footer.tsx';
import { Menu } from './menu.tsx';
import { Photo } from './photo.tsx';
import { PopupHost } from './popup-host.tsx';
import { SectionScale } from './section-scale.tsx';
import { useSite } from './site.ts';
import { SiteLink } from './site-link.tsx';
import { useActiveSection } from './use-active-section.ts';
import { usePageFocus } from './use-page-focus.ts';

/** Layout of every public page: brand label, menu, page, footer, floating button, popups, toasts. */
export function SiteLayout() {
  const site = useSite();
  const { floatingButton, skipLink, toasts } = useDocument('site');
  const { logo, showName } = useDocument('branding');
  const { pathname } = useLocation();
  const active = useActiveSection();
  usePageFocus();
  return (
    <>
      <a
        href="#main"
        className={`${buttonLook('primary', 'sm')} fixed top-4 left-4 z-50 -translate-y-24 focus:translate-y-0 print:hidden`}
      >
        {skipLink}
      </a>
      <header className="print:hidden">
        <SiteLink
          href="/"
          toTop
          className="on-ink label fixed top-3 left-3 z-30 inline-flex h-12 max-w-[calc(100vw-8.5rem)] items-center gap-2.5 rounded-md border border-ink-rule bg-ink px-4 text-paper hover:bg-ink-raised sm:top-5 sm:left-5"
        >
          {logo ? (
            <Photo picture={{ ...logo, alt: showName ? '' : logo.alt }} sizes="10rem" className="logo" />
          ) : (
            <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-signal" />
          )}
          {(showName || !logo) && <span className="truncate">{site.brand}</span>}
        </SiteLink>
        <Menu active={active} />
      </header>
      {pathname === '/' && <SectionScale active={active} />}
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <aside aria-label={floatingButton.label} className="print:hidden">
        <SiteLink
          href={floatingButton.href}
          className={`${buttonLook('primary', 'sm')} floating fixed right-3 bottom-3 z-20 shadow-lifted sm:right-5 sm:bottom-5`}
        >
          <span aria-hidden="true" className="floating-pulse size-2.5 rounded-full bg-ink" />
          {floatingButton.label}
        </SiteLink>
      </aside>
      <PopupHost />
      <ToastHost labels={toasts} />
      <Tooltips />
      <ScrollRestoration />
    </>
  );
}
