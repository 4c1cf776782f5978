import { redirectDocument } from 'react-router';

/**
 * True in the browser when the current document blocks images from other sites: a document keeps the CSP it was loaded
 * with, and only the blog's allow them, so that no other page can tell another site who reads it.
 */
export function blocksRemoteImages(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.images !== 'anywhere';
}

/** True in the browser when the CSP of the current document blocks frames of one of these origins, as on pages without a video. */
export function blocksFrames(origins: readonly string[]): boolean {
  if (typeof document === 'undefined') return false;
  const allowed = document.documentElement.dataset.frames?.split(' ') ?? [];
  return origins.some((origin) => !allowed.includes(origin));
}

/** Redirects to the requested page as a new document, which gets a CSP of its own. */
export function reloadAsDocument(request: Request): Response {
  const { pathname, search, hash } = new URL(request.url);
  return redirectDocument(pathname + search + hash);
}
