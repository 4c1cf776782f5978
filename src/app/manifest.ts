import type { Look } from '#shared/look/head.ts';

/** The build's output as the document needs it; `build.mjs` writes it to `dist/manifest.json`. Values but `css` are URLs. */
export interface Manifest {
  /** The text of the public pages' stylesheet, which each of them has inside. */
  css: string;
  /** The stylesheet of the dashboard, which has all of that too. */
  captainCss: string;
  /** The module that loads the others after the first paint. */
  afterPaint: string;
  /** All fonts. */
  fonts: string[];
  /** The entry, which hydrates the page, and all that it imports statically; the entry is the first. */
  shared: string[];
  /** The module of each dynamic import and all that it imports statically, by its source: `app/pages/marketing/home`, `content/privacy-policy`. */
  parts: Record<string, string[]>;
}

/** The part of the manifest that one page's document links to. */
export interface DocumentAssets {
  /** Language of the page, for `lang`. */
  language: string;
  /** True on pages of the dashboard, whose styles are a file. */
  isCaptain: boolean;
  captainCss: string;
  afterPaint: string;
  look: Look;
  /** Fonts of the page's text, for the check of weights. */
  fonts: string[];
  /** The entry, the page and all that they import, so that the browser fetches them in parallel; the entry is the first. */
  modules: string[];
  /** The page's CSP allows images from other sites. */
  remoteImages: boolean;
  /** True behind a CDN: the server does not see most views, so the browser reports each. */
  reportsViews: boolean;
  /** Origins of the frames that the page's CSP allows besides the calendar's. */
  frames: string[];
}
