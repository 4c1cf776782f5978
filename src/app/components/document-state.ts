import { redirectDocument } from 'react-router';

/**
 * A document keeps the Content-Security-Policy it was loaded with, and only pages with the scheduler allow its provider.
 * So a link from another page to one with the scheduler loads a new document.
 *
 * @throws a redirect, in the browser, when the policy of the current document does not allow the scheduler.
 */
export function ensureEmbedDocument(request: Request): void {
  if (typeof document === 'undefined' || document.documentElement.dataset.embeds === 'scheduler') return;
  throw toNewDocument(request);
}

/**
 * True in the browser when the current document blocks images from other sites. Only the blog's documents allow them, so
 * that no other page can tell another site who reads it.
 */
export function blocksRemoteImages(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.images !== 'anywhere';
}

/** The redirect that loads the requested page as a new document. */
export function toNewDocument(request: Request): Response {
  const { pathname, search, hash } = new URL(request.url);
  return redirectDocument(pathname + search + hash);
}
