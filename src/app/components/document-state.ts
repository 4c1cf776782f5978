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
 * True in the browser when the document shown blocks pictures of other sites: only the blog's documents allow them, so that
 * no other page can be made to tell anybody who reads it.
 */
export function blocksRemoteImages(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.images !== 'anywhere';
}

/** The redirect that loads a page as a document of its own. */
export function askForDocument(request: Request): Response {
  const { pathname, search, hash } = new URL(request.url);
  return redirectDocument(pathname + search + hash);
}
