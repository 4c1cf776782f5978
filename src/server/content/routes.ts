import type { DocumentKey } from '#content/documents.schema.ts';
import type { ContentView } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { VisitorError } from '#shared/errors.ts';
import { publicContentCalls } from '#shared/site.calls.ts';
import { viewWithDraft } from './editing/draft-links.ts';

export const publicContentRoutes = routes(publicContentCalls, {
  documents(ctx, { query: { keys, draft } }) {
    const view = viewWithDraft(ctx, draft);
    return Object.fromEntries(keys.split(',').map((key) => [key, publicDocument(view, readKey(view, key))]));
  },
  page(ctx, { query: { path, draft } }) {
    const found = viewWithDraft(ctx, draft).findPage(path);
    if (!found) throw new VisitorError('not_found', 'pageUnknown');
    return found;
  },
});

/** A document as visitors may read it: without the answers that the chatbot does not use. */
function publicDocument(view: ContentView, key: DocumentKey): object {
  if (key !== 'answers') return view.get(key);
  return Object.fromEntries(Object.entries(view.get(key)).filter(([, card]) => card.isActive));
}

function readKey(view: ContentView, key: string): DocumentKey {
  if (!view.has(key)) throw new VisitorError('not_found', 'nothingHere');
  return key;
}
