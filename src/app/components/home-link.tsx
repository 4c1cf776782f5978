import { SiteLink } from './site-link.tsx';

/** The way back to `/`: a line at the top of the page, or a button that stays at the lower left while the page scrolls. */
export function HomeLink({ label, fixed = false }: { label: string; fixed?: boolean }) {
  return (
    <SiteLink
      href="/"
      toTop
      className={
        fixed
          ? 'on-ink fixed bottom-3 left-3 z-20 inline-flex min-h-11 items-center gap-2 rounded-md border border-ink-rule bg-ink px-3 font-semibold text-paper text-small hover:bg-ink-raised sm:bottom-5 sm:left-5 sm:px-4'
          : 'label inline-flex min-h-11 items-center gap-3 text-mist hover:text-paper'
      }
    >
      <svg
        viewBox="0 0 16 12"
        width="16"
        height="12"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className={fixed ? 'max-[22.5rem]:hidden' : undefined}
      >
        <path d="M16 6H1M6 1L1 6l5 5" />
      </svg>
      {label}
    </SiteLink>
  );
}
