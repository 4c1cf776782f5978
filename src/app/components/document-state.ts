import { redirectDocument } from 'react-router';

let isOver = false;

/** True in the browser while the page that came from the server is being taken over: its HTML is there already. */
export function isFirstLoad(): boolean {
  return typeof document !== 'undefined' && !isOver;
}

/** From now on pages are drawn by the browser. */
export function endFirstLoad(): void {
  isOver = true;
}

/**
 * A document's policy is that of the page it was asked for, and only pages with the scheduler allow the provider. So such
 * a page, reached by a link from another one, is asked for as a document of its own.
 *
 * @throws a redirect, in the browser, when the document shown does not allow the scheduler.
 */
export function ensureEmbedDocument(request: Request): void {
  if (typeof document === 'undefined' || document.documentElement.dataset.embeds === 'scheduler') return;
  const { pathname, search, hash } = new URL(request.url);
  throw redirectDocument(pathname + search + hash);
}
