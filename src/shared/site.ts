/**
 * Who the site speaks for, as every page may know it: the environment's values with the dashboard's over them.
 * Nothing secret is in here.
 */
export interface Site {
  /** Full name of the owner. */
  ownerName: string;
  /** First name alone: the `{name}` of the copy. */
  name: string;
  brand: string;
  email: string;
  /** Origin without a trailing slash, e.g. `https://example.com`. */
  url: string;
  /** US demo number of the voice assistant as people read it; `tel:` links strip it to digits. */
  demoPhone: string;
  links: { x: string; linkedin: string; huggingface: string };
  scheduler: {
    script: string;
    consultation: string;
    strategy: string;
    voiceAi: string;
    /** The site's own scheduler is the main way to book, and nothing is loaded from the provider. */
    isBuiltIn: boolean;
  };
  /** Mail is set up: an address for the newsletter is sent a mail, and counts when it has opened its link. */
  asksToConfirm: boolean;
}

/** Answer of `GET /api/site`: what every page is given. */
export interface PublicSite extends Site {
  /** True while a popup is active; only then a page loads the code of popups. */
  hasPopups: boolean;
}

/** First name of `ownerName`, whatever follows it. */
export function firstName(ownerName: string): string {
  return ownerName.trim().split(/\s+/)[0] ?? '';
}

/** `tel:` address of a number written for people, e.g. `(415) 555-0142` → `tel:+14155550142`. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** `copy` with every `{name}`, `{brand}`, `{email}` and `{demoPhone}` filled in, however deep it is nested. */
export function fill<T>(copy: T, site: Site): T {
  if (typeof copy === 'string') {
    return copy.replace(
      /\{(name|brand|email|demoPhone)\}/g,
      (_, key: 'name' | 'brand' | 'email' | 'demoPhone') => site[key],
    ) as T;
  }
  if (Array.isArray(copy)) return copy.map((part) => fill(part, site)) as T;
  if (copy && typeof copy === 'object') {
    return Object.fromEntries(Object.entries(copy).map(([key, part]) => [key, fill(part, site)])) as T;
  }
  return copy;
}
