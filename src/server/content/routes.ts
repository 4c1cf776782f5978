import { Hono } from 'hono';
import type { DocumentKey } from '#content/documents.schema.ts';
import { STARTER } from '#content/starters/en/starter.ts';
import type { AppContext, ContentView } from '#server/context.ts';
import { readQuery } from '#server/http/query.ts';
import { KeysQuery, PathQuery } from '#shared/content.schema.ts';
import { VisitorError } from '#shared/errors.ts';
import { viewFor } from './draft-links.ts';

/** Texts of pages: published documents, or the draft that a link shows. */
export function contentApi(ctx: AppContext) {
  return new Hono()
    .get('/', (c) => {
      const { keys, draft } = readQuery(c, KeysQuery);
      const view = viewFor(ctx, draft);
      return c.json(Object.fromEntries(keys.split(',').map((key) => [key, publicDocument(view, readKey(key))])));
    })
    .get('/page', (c) => {
      const { path, draft } = readQuery(c, PathQuery);
      const found = viewFor(ctx, draft).findPage(path);
      if (!found) throw new VisitorError('not_found', 'pageUnknown');
      return c.json(found);
    });
}

/** A document as visitors may read it: without the answers that the chatbot does not use. */
function publicDocument(view: ContentView, key: DocumentKey): unknown {
  if (key !== 'answers') return view.get(key);
  return Object.fromEntries(Object.entries(view.get(key)).filter(([, card]) => card.isActive));
}

function readKey(key: string): DocumentKey {
  if (!Object.hasOwn(STARTER.documents, key)) throw new VisitorError('not_found', 'nothingHere');
  return key as DocumentKey;
}
