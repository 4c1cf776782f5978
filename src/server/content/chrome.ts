import type { Chrome } from '#content/chrome.ts';
import { LEGAL_ENTRIES } from '#content/legal/entries.ts';
import type { ContentView } from '#server/context.ts';

export function chromeOf(view: ContentView): Chrome {
  return {
    documents: { site: view.get('site'), branding: view.get('branding') },
    services: view.pages().map(({ document }) => ({ label: document.label, path: document.path })),
    legal: LEGAL_ENTRIES.map(({ label, path }) => ({ label, path })),
  };
}
