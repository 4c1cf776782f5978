import type { Chrome } from '#content/chrome.ts';
import type { ContentView } from '#server/context.ts';
import { LEGAL_PAGES } from '#shared/paths.ts';

/** The texts and links that every page shows around its content; a part of the answer of `GET /api/site`. */
export function chromeOf(view: ContentView): Chrome {
  return {
    documents: { site: view.get('site'), forms: view.get('forms'), branding: view.get('branding') },
    services: view.pages().map(({ document }) => ({ label: document.label, path: document.path })),
    legal: LEGAL_PAGES.map((key) => ({ label: view.get(key).label, path: `/${key}` })),
  };
}
