import type { PublicSite, ShownPrice } from '#shared/site.schema.ts';
import type { Branding } from './branding.schema.ts';
import type { FormsDocument } from './forms.schema.ts';
import type { SiteDocument } from './site.schema.ts';

/** The parts that every page shows around its content: texts of menu, footer and forms, the branding, and links to the pages. */
export interface Chrome {
  documents: { site: SiteDocument; forms: FormsDocument; branding: Branding };
  /** The services, and the landing pages of none. */
  services: PageLink[];
  /** The services in the menu. */
  menu: PageLink[];
  legal: PageLink[];
  /** The owner's own prices; undefined where there are none. */
  prices?: ShownPrice[] | undefined;
  /** How prices are meant; undefined until the owner has chosen. */
  vat?: PublicSite['vat'];
}

/** A link to a page, as menu and footer show it. */
export interface PageLink {
  label: string;
  path: string;
}
