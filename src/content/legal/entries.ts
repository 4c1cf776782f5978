import type { LegalPage } from './legal-page.ts';

/** A legal page by its path; its text is loaded on demand. `slug` is the name of its file. */
export interface LegalEntry {
  slug: string;
  path: LegalPage['path'];
  /** Link text in the footer and in chat replies. */
  label: string;
  load(): Promise<LegalPage>;
}

/** The legal pages in the order of the footer. */
export const LEGAL_ENTRIES: readonly LegalEntry[] = [
  {
    slug: 'privacy-policy',
    path: '/privacy-policy',
    label: 'Privacy Policy',
    load: async () => (await import('./privacy-policy.ts')).PRIVACY_POLICY,
  },
  {
    slug: 'terms-of-service',
    path: '/terms-of-service',
    label: 'Terms of Service',
    load: async () => (await import('./terms-of-service.ts')).TERMS_OF_SERVICE,
  },
  {
    slug: 'cookie-policy',
    path: '/cookie-policy',
    label: 'Cookie Policy',
    load: async () => (await import('./cookie-policy.ts')).COOKIE_POLICY,
  },
];
