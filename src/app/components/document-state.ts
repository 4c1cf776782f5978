import { redirectDocument } from 'react-router';

/**
 * True in the browser when the current document blocks images from other sites: a document keeps the CSP it was loaded
 * with, and only the blog's allow them, so that no other page can tell another site who reads it.
 */
export function blocksRemoteImages(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.images !== 'anywhere';
}

/** The redirect that loads the requested page as a new document. */
export function toNewDocument(request: Request): Response {
  const { pathname, search, hash } = new URL(request.url);
  return redirectDocument(pathname + search + hash);
}
