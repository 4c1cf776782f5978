/* Entry module for what pages are made of; `editing.ts` is the entry module of the rest, which needs the schemas of all documents. */
export { chromeOf } from './chrome.ts';
export { viewWithDraft } from './draft-links.ts';
export { isNote } from './unwritten.ts';
export { loadContent } from './view.ts';
