import * as z from 'zod';
import { PRICE_KINDS } from './prices.ts';
import { keyOf } from './stored.schema.ts';

/**
 * The site's public settings, known to every page: values from the dashboard override those from the environment. Contains
 * no secrets.
 */
export const Site = z.object({
  /** Full name of the owner. */
  ownerName: z.string(),
  /** The name that visitors call the owner by: `{name}` in the copy. */
  name: z.string(),
  brand: z.string(),
  email: z.string(),
  /** As the owner writes it; empty where visitors are to see none. */
  phone: z.string(),
  /** Origin without a trailing slash, e.g. `https://example.com`. */
  url: z.string(),
  /** US demo number of the voice assistant as displayed; `telHref` makes a `tel:` link of it. */
  demoPhone: z.string(),
  links: z.object({ x: z.string(), linkedin: z.string(), huggingface: z.string() }),
  scheduler: z.object({
    script: z.string(),
    consultation: z.string(),
    strategy: z.string(),
    voiceAi: z.string(),
    /** True when only the built-in scheduler is used and nothing is loaded from the provider. */
    isBuiltIn: z.boolean(),
  }),
  /** True when mail is configured: newsletter signups must then be confirmed by a link in a mail (double opt-in). */
  asksToConfirm: z.boolean(),
  /** False while the owner has stopped the newsletter: nobody can subscribe. */
  hasNewsletter: z.boolean(),
  /** As `Locale` says. */
  language: z.string(),
  locale: z.string(),
  currency: z.string(),
  /** First day of a week in the locale: 1 for Monday to 7 for Sunday. Not every browser knows it. */
  weekStart: z.number(),
});
export type Site = z.output<typeof Site>;

/** A link to a page, as menu and footer show it. */
const PageLink = z.object({ label: z.string(), path: z.string() });

/** A price of the owner, as a list and search engines show it. */
const ShownPrice = z.object({
  name: z.string(),
  amount: z.number(),
  kind: keyOf(PRICE_KINDS),
  /** As visitors read it. */
  text: z.string(),
});
export type ShownPrice = z.output<typeof ShownPrice>;

/** Data that every page gets. Texts are documents by their keys; `content/` has their schemas. */
export const PublicSite = Site.extend({
  /** True while a popup is active; only then a page loads the code of popups. */
  hasPopups: z.boolean(),
  /** Part of the addresses of share cards; changes with what all of them show. */
  cards: z.string(),
  documents: z.record(z.string(), z.custom<object>()),
  /** The services, and the landing pages of none. */
  services: z.array(PageLink),
  /** The services in the menu. */
  menu: z.array(PageLink),
  legal: z.array(PageLink),
  /** Undefined where there are none. */
  prices: z.array(ShownPrice).optional(),
  /** How prices are meant, as a sentence, and the paths of the site's meetings that cost something. Undefined until the owner has chosen. */
  vat: z.object({ text: z.string(), meetings: z.array(z.string()) }).optional(),
});
export type PublicSite = z.output<typeof PublicSite>;

/** The landing page at a path, or the path that it has now. */
export const FoundPage = z.union([
  z.object({
    page: z.object({ key: z.string(), document: z.custom<object>(), name: z.string(), picture: z.string() }),
  }),
  z.object({ redirect: z.string() }),
]);
