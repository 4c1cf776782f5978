import { useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, useMatches } from 'react-router';
import { apiContext, createApi } from '#app/api.ts';
import { createStore } from '#app/ui/store.ts';
import type { DocumentKey, Documents } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { publicContentCalls } from '#shared/site.calls.ts';

/** Documents from which a page's texts are read; `landing` is the landing page that is shown. */
export type PageDocuments = Documents & { landing: LandingDocument };

type Loaded = { documents?: Partial<PageDocuments> } | undefined;

const edited = createStore<Partial<PageDocuments>>({});
let markInteractive = () => {};

/** Resolves when React has taken over the page: an edited document shown before would make it render the whole page anew. */
export const whenInteractive = new Promise<void>((resolve) => {
  markInteractive = resolve;
});

/** Shows documents in place of the loaded ones: what an editor beside this page has typed. */
export function showEdited(documents: Partial<PageDocuments>): void {
  edited.set(documents);
  // Two imports of one module may resolve in either order: each shows what was typed last.
  if (documents.branding) {
    void import('./layout/theme-preview.ts').then(({ showTheme }) => {
      const { branding } = edited.get();
      if (branding) showTheme(branding);
    });
  }
}

function subscribe(listener: () => void): () => void {
  markInteractive();
  return edited.subscribe(listener);
}

/**
 * A document that the page or the layout around it has loaded.
 *
 * @throws when neither has.
 */
export function useDocument<K extends keyof PageDocuments>(key: K): PageDocuments[K] {
  const found = useOptionalDocument(key);
  if (!found) throw new Error(`The page has not loaded the document ${key}`);
  return found;
}

/** `useDocument` for a page shown after an error, which may not have loaded the document: then undefined. */
export function useOptionalDocument<K extends keyof PageDocuments>(key: K): PageDocuments[K] | undefined {
  const matches = useMatches();
  const shown = useSyncExternalStore(
    subscribe,
    () => edited.get()[key],
    () => undefined,
  );
  if (shown) return shown as PageDocuments[K];
  for (const { loaderData } of matches.toReversed()) {
    const document = (loaderData as Loaded)?.documents?.[key];
    if (document) return document as PageDocuments[K];
  }
  return later[key];
}

/** For loaders: the documents of a page; those of a draft when the address has its token. */
export async function loadDocuments<K extends DocumentKey>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  ...keys: K[]
): Promise<{ documents: Pick<Documents, K> }> {
  const query = { keys: keys.join(','), ...draftQueryOf(request) };
  const documents = await context.get(apiContext).call(publicContentCalls.documents, { query });
  return { documents: documents as Pick<Documents, K> };
}

/** Documents of parts that are loaded after the page. */
const later: Partial<PageDocuments> = {};

/** For a part of a page whose code the browser loads on demand: its document; components then read it as any other. */
export async function loadLater<K extends DocumentKey>(key: K): Promise<void> {
  const query = { keys: key, ...draftQueryOf({ url: location.href }) };
  Object.assign(later, await createApi(fetch).call(publicContentCalls.documents, { query }));
}

/** The token of a draft in a page's address, as a parameter for the API. */
export function draftQueryOf({ url }: Pick<Request, 'url'>): { draft?: string } {
  const draft = new URL(url).searchParams.get('draft');
  return draft ? { draft } : {};
}
