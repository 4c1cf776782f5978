import { paths } from './paths.ts';

/** Largest export of all texts in bytes, without pictures: many times the texts of a large site. */
export const CONTENT_MAX_BYTES = 8 * 1024 * 1024;

/** The parts of Captain's list; `services` are the pages that are lists of sections. */
export const DOCUMENT_GROUPS = ['pages', 'services', 'look', 'shared', 'messages'] as const;
export type DocumentGroup = (typeof DOCUMENT_GROUPS)[number];
/** States of a document: what visitors see, and whether it has a draft. */
export const DOCUMENT_STATES = ['shipped', 'changed', 'draft', 'scheduled'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Where the documents are edited that the editor of pages does not open. */
export const OWN_EDITORS: Readonly<Record<string, string>> = {
  answers: paths.captainTab('chatbot'),
  services: paths.captainTab('services'),
};

/** The parts of an export that are imported or left out by themselves. */
export const IMPORT_PARTS = ['texts', 'answers', 'look', 'settings'] as const;
export type ImportPart = (typeof IMPORT_PARTS)[number];

const PARTS: Record<string, ImportPart> = { branding: 'look', answers: 'answers', synonyms: 'answers' };

/** The part of an export that a document belongs to. */
export function importPartOf(document: string): ImportPart {
  return PARTS[document] ?? 'texts';
}
