import { BackArrow } from '#app/components/arrow.tsx';
import { paths } from '#shared/paths.ts';
import { SiteLink } from './site-link.tsx';

const LOOKS = {
  onInk: 'label inline-flex min-h-11 items-center gap-3 text-mist hover:text-paper',
  onPaper: 'label inline-flex min-h-11 items-center gap-3 hover:underline',
  fixed: 'on-ink margin-tab at-left bg-ink text-paper hover:bg-ink-raised',
} as const;

interface BackLinkProps {
  label: string;
  href?: string;
  look: keyof typeof LOOKS;
}

/** A back link: at the top of the page, or fixed in the left margin (`fixed`). */
export function BackLink({ label, href = paths.home, look }: BackLinkProps) {
  return (
    <SiteLink href={href} toTop className={`${LOOKS[look]} print:hidden`}>
      <BackArrow />
      {label}
    </SiteLink>
  );
}
