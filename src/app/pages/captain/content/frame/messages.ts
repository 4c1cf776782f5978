/** What the editor sends to the page in its frame. */
export type ToFrame =
  /** `documents` replace those that the page has loaded. */
  | { type: 'show'; documents: Record<string, unknown> }
  /** Scrolls to the text of a field and outlines it. */
  | { type: 'reveal'; number: number | undefined };

/** What the page sends to the editor. */
export type FromFrame = { type: 'ready' } | { type: 'clicked'; number: number };
