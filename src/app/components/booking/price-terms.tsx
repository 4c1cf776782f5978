import { useSite } from '#app/components/site.ts';
import { hasCosts } from '#shared/meeting-price.ts';
import { paths } from '#shared/paths.ts';

interface PriceProps {
  /** The price of a meeting, as its owner writes it. */
  price: string | undefined;
}

/** How the price of a meeting that costs something is meant, such as “VAT is added to the prices.” */
export function VatNote({ price }: PriceProps) {
  const { vat } = useSite();
  return vat && hasCosts(price) ? <p className="mt-1 text-mute text-small">{vat.text}</p> : null;
}

/** The link to the terms beside the button that books with costs. It opens a tab, so that what was typed stays. */
export function TermsLink({ price }: PriceProps) {
  const terms = useSite().legal.find(({ path }) => path === paths.terms);
  if (!terms || !hasCosts(price)) return null;
  return (
    <a href={terms.path} target="_blank" rel="noopener" className="link text-small">
      {terms.label}
    </a>
  );
}
