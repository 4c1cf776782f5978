export { type ExportedDocuments, exportDocuments, prepareImport } from './bulk.ts';
export { changeContent } from './change.ts';
export { chromeOf } from './chrome.ts';
export { viewFor } from './draft-links.ts';
export { listDocuments } from './listing.ts';
export { type PageTexts, pageTexts } from './page-texts.ts';
export { changePublished, publishedText, tryChange } from './parts.ts';
export { listTexts, tryTexts } from './proposals.ts';
export { loadContent } from './view.ts';
