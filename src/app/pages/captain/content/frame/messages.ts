/** Message of the editor to the page in its frame. */
export type ToFrame =
  /** `documents` replace those that the page has loaded. */
  | { type: 'show'; documents: Record<string, unknown> }
  /** Scrolls to the text that ends with a field's marker and outlines it. */
  | { type: 'reveal'; marker: string | undefined };

/** Message of the page to the editor. */
export type FromFrame = { type: 'ready' } | { type: 'clicked'; marker: string };
