import { paths } from '#shared/paths.ts';
import { BackArrow } from './arrow.tsx';
import { SiteLink } from './site-link.tsx';

const LOOKS = {
  onInk: 'label inline-flex min-h-11 items-center gap-3 text-mist hover:text-paper',
  onPaper: 'label inline-flex min-h-11 items-center gap-3 hover:underline',
  fixed:
    'on-ink fixed bottom-3 left-3 z-20 inline-flex min-h-11 items-center gap-2 rounded-md border border-ink-rule bg-ink px-3 font-semibold text-paper text-small hover:bg-ink-raised sm:bottom-5 sm:left-5 sm:px-4 max-[22.5rem]:[&_svg]:hidden',
} as const;

interface BackLinkProps {
  label: string;
  href?: string;
  look: keyof typeof LOOKS;
}

/** A back link: at the top of the page, or fixed at the lower left (`fixed`). */
export function BackLink({ label, href = paths.home, look }: BackLinkProps) {
  return (
    <SiteLink href={href} toTop className={`${LOOKS[look]} print:hidden`}>
      <BackArrow />
      {label}
    </SiteLink>
  );
}
