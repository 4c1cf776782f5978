/** What the build made, as the document needs it; written by `build.mjs` to `dist/manifest.json`. Values are URLs. */
export interface Manifest {
  css: string;
  /** The client's first module. */
  entry: string;
  /** Fonts that the first paint needs. */
  fonts: string[];
  /** What the first module imports in any case. */
  shared: string[];
  /** Modules of each file that is loaded on demand, by its source: `app/pages/marketing/home`, `content/llm-chatbots`. */
  parts: Record<string, string[]>;
}

/** The part of the manifest that one page's document links to. */
export interface DocumentAssets {
  css: string;
  fonts: string[];
  modules: string[];
  /** The page's policy allows the scheduler. */
  embedsScheduler: boolean;
}
