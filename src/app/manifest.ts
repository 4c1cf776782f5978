/** What the build made, as the document needs it; written by `build.mjs` to `dist/manifest.json`. Values are URLs. */
export interface Manifest {
  css: string;
  /** The page's first script, which fetches the others after the first paint. */
  boot: string;
  /** The module that makes the page alive. */
  entry: string;
  /** Fonts that the first paint needs. */
  fonts: string[];
  /** What the first module imports in any case. */
  shared: string[];
  /** Modules of each file that is loaded on demand, its own last, by its source: `app/pages/marketing/home`, `content/llm-chatbots`. */
  parts: Record<string, string[]>;
}

/** The part of the manifest that one page's document links to. */
export interface DocumentAssets {
  css: string;
  fonts: string[];
  entry: string;
  /** What `entry` and the page import, so that all of it is fetched at once. */
  modules: string[];
  /** The page's policy allows pictures of other sites. */
  remoteImages: boolean;
}
