/*
 * The second entry module: what changes texts or reads all of them. It loads the schemas of all documents.
 *
 * Captain's editor is drawn from the schema of a document. `edits.ts` checks its draft (schema, facts, links, files) and stores what differs
 * from the starter; publishing makes it public and keeps a version. Visitors read it through `view.ts`: a stored field that is not valid any
 * more is replaced by the starter's (`differences.ts`), facts and names are filled in, links to hidden pages are left out.
 */

export { summarizeUnfinished } from '#server/content/review/unfinished.ts';
export { listUsedFacts } from '#server/content/review/used-facts.ts';
export { type ExportedDocuments, exportDocuments, prepareImport } from '#server/content/starters/export-import.ts';
export { replaceStarter } from '#server/content/starters/starters.ts';
export { changeSite } from '#server/content/starters/whole-site.ts';
export { type PageTexts, pageTexts } from '#server/content/visible/page-texts.ts';
export { getDocument, listDocuments } from './listing.ts';
export { createPage } from './own-pages.ts';
export { changePageDraft } from './program-drafts.ts';
export { checkProposedTexts, listTexts, storeProposedTexts } from './proposed-texts.ts';
export { dryRunChange, getPublishedDocument, getShippedDocument, publishChange } from './published-changes.ts';
