/* Entry module for what pages are made of; `editing.ts` is the entry module of the rest, which needs the schemas of all documents. */

export { viewWithDraft } from './editing/draft-links.ts';
export { chromeOf } from './visible/chrome.ts';
export { isNote } from './visible/unwritten.ts';
export { loadContent } from './visible/view.ts';
