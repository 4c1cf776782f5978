/* The second entry module: what changes texts or reads all of them. It loads the schemas of all documents. */
export { type ExportedDocuments, exportDocuments, prepareImport } from './bulk.ts';
export { getDocument, listDocuments } from './listing.ts';
export { createPage } from './own-pages.ts';
export { type PageTexts, pageTexts } from './page-texts.ts';
export { changePageDraft } from './program-drafts.ts';
export { checkProposedTexts, listTexts, storeProposedTexts } from './proposals.ts';
export { dryRunChange, getPublishedDocument, publishChange } from './published-changes.ts';
export { replaceStarter } from './starters.ts';
export { listUsedFacts } from './used-facts.ts';
export { changeSite } from './whole-site.ts';
