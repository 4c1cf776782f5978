import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useDocument } from '#app/components/documents.ts';
import { Photo } from '#app/components/photo.tsx';
import { useSite } from '#app/components/site.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { ToastHost } from '#app/ui/toast.tsx';
import { Tooltips } from '#app/ui/tooltip.tsx';
import { canBeIcon } from '#shared/icon.ts';
import { Footer } from './footer.tsx';
import { Menu } from './menu.tsx';
import { SectionNav } from './section-nav.tsx';
import { SiteLink } from './site-link.tsx';
import { useActiveSection } from './use-active-section.ts';
import { usePageFocus } from './use-page-focus.ts';

/** Layout of every public page: brand label, menu, page, footer, floating button, popups, toasts. */
export function SiteLayout() {
  const site = useSite();
  const { floatingButton, skipLink, toasts } = useDocument('site');
  const { logo, showName } = useDocument('branding');
  // Space is left for no other on a page that was scrolled.
  const isSquare = logo !== undefined && canBeIcon(logo);
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
        <SiteLink href="/" toTop className="on-ink label corner at-left bg-ink text-paper hover:bg-ink-raised">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full bg-signal ${logo ? 'hidden' : ''} ${isSquare ? '' : 'scrolled:block'}`}
          />
          {logo && (
            <Photo
              picture={{ ...logo, alt: showName ? '' : logo.alt }}
              sizes="10rem"
              className={`logo ${isSquare ? '' : 'scrolled:sr-only'}`}
            />
          )}
          {(showName || !logo) && <span className="truncate scrolled:sr-only">{site.brand}</span>}
        </SiteLink>
        <Menu active={active} />
      </header>
      {pathname === '/' && <SectionNav active={active} />}
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <aside aria-label={floatingButton.label} className="print:hidden">
        <SiteLink
          href={floatingButton.href}
          className="margin-tab at-right floating bg-button text-button-text hover:bg-button-hover"
        >
          <span aria-hidden="true" className="floating-pulse size-2 shrink-0 rounded-full bg-ink" />
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

// An error while it is loaded would replace the page.
const Popups = lazy(() =>
  import('#app/components/popups/popups.tsx').then(
    ({ Popups }) => ({ default: Popups }),
    () => ({ default: () => null }),
  ),
);

/** Renders the popups; once in the public layout. Loads their code only while a popup is active. */
function PopupHost() {
  const { hasPopups } = useSite();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!hasPopups || !isReady) return null;
  return (
    <Suspense fallback={null}>
      <Popups />
    </Suspense>
  );
}
