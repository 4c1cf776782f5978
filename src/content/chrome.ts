import type { Branding } from './branding.schema.ts';
import type { FormsDocument } from './forms.schema.ts';
import type { SiteDocument } from './site.schema.ts';

/** The parts that every page shows around its content: texts of menu, footer and forms, the branding, and links to the pages. */
export interface Chrome {
  documents: { site: SiteDocument; forms: FormsDocument; branding: Branding };
  /** The landing pages that are not hidden. */
  services: PageLink[];
  legal: PageLink[];
}

/** A link to a page, as menu and footer show it. */
export interface PageLink {
  label: string;
  path: string;
}
