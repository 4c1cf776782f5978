import type { Branding } from './branding.schema.ts';
import type { FormsDocument } from './forms.schema.ts';
import type { SiteDocument } from './site.schema.ts';

/** What every page is given beside the settings: the texts around it, its look, and links to the other pages. */
export interface Chrome {
  documents: { site: SiteDocument; forms: FormsDocument; branding: Branding };
  /** The landing pages that are not hidden. */
  services: readonly PageLink[];
  legal: readonly PageLink[];
}

export interface PageLink {
  label: string;
  path: string;
}
