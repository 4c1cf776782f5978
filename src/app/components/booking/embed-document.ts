import { redirectDocument } from 'react-router';

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
