/** An item of a list; `term` is shown in bold before the text. */
type LegalItem = { term?: string; text: string };

/** A paragraph or a list of a section. */
export type LegalBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: readonly LegalItem[] };

/** A numbered section; `id` is its anchor on the page. */
type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };

/** A legal text. `{name}`, `{brand}` and `{email}` are substituted when rendered, the mail address as a link. */
export type LegalPage = {
  path: '/privacy-policy' | '/terms-of-service' | '/cookie-policy';
  meta: { title: string; description: string };
  title: string;
  /** As shown: `June 10, 2025`. */
  effectiveDate: string;
  /** As shown: `June 10, 2025`. */
  lastUpdated: string;
  /** Summary in two or three sentences, shown below the title. */
  summary: string;
  sections: readonly LegalSection[];
};
