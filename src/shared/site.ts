import type { Locale } from './format.ts';

/**
 * The site's public settings, known to every page: values from the dashboard override those from the environment. Contains
 * no secrets.
 */
export interface Site extends Locale {
  /** Full name of the owner. */
  ownerName: string;
  /** First name of the owner: `{name}` in the copy. */
  name: string;
  brand: string;
  email: string;
  /** Origin without a trailing slash, e.g. `https://example.com`. */
  url: string;
  /** US demo number of the voice assistant as displayed; `telHref` makes a `tel:` link of it. */
  demoPhone: string;
  links: { x: string; linkedin: string; huggingface: string };
  scheduler: {
    script: string;
    consultation: string;
    strategy: string;
    voiceAi: string;
    /** True when only the built-in scheduler is used and nothing is loaded from the provider. */
    isBuiltIn: boolean;
  };
  /** True when mail is configured: newsletter signups must then be confirmed by a link in a mail (double opt-in). */
  asksToConfirm: boolean;
}

/** Answer of `GET /api/site`: what every page is given. */
export interface PublicSite extends Site {
  /** True while a popup is active; only then a page loads the code of popups. */
  hasPopups: boolean;
  /** Part of the addresses of share cards; changes with what all of them show. */
  cards: string;
}

/** The first word of `ownerName`; empty for an empty name. */
export function firstName(ownerName: string): string {
  return ownerName.trim().split(/\s+/)[0] ?? '';
}

/** `tel:` URL of a displayed phone number, e.g. `(415) 555-0142` → `tel:+14155550142`. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
