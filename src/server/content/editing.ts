/* The second entry module: what changes texts or reads all of them. It loads the schemas of all documents. */
export { type ExportedDocuments, exportDocuments, prepareImport } from './bulk.ts';
export { changeContent } from './change.ts';
export { listDocuments } from './listing.ts';
export { type PageTexts, pageTexts } from './page-texts.ts';
export { changePublished, publishedText, tryChange } from './parts.ts';
export { listTexts, tryTexts } from './proposals.ts';
