import type { LegalPage } from './legal-page.ts';

/** A legal text by its address, loaded when it is asked for; `slug` names its file. */
export interface LegalEntry {
  slug: string;
  path: LegalPage['path'];
  /** What links to it say: in the footer, and in the chat's replies. */
  label: string;
  load(): Promise<LegalPage>;
}

/** The legal texts in the order in which the footer lists them. */
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
