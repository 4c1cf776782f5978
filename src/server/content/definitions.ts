import type * as z from 'zod';
import { DOCUMENTS, type DocumentDefinition } from '#content/documents.schema.ts';
import { LandingDocument } from '#content/landing.schema.ts';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { PageTemplate } from '#shared/content.schema.ts';
import type { DocumentGroup } from '#shared/content.ts';
import type { StoredDocument } from './queries.ts';
import { customSource, customSources, SHIPPED_SOURCES, type Source } from './sources.ts';

/** A document as the site knows it. */
export interface Definition extends Source, Omit<DocumentDefinition, 'group'> {
  group: DocumentGroup;
}

const FIXED: ReadonlyMap<string, DocumentDefinition> = new Map(Object.entries(DOCUMENTS));

/** The shipped documents, in the order of Captain's list: the fixed ones, then the landing pages. */
export const SHIPPED: ReadonlyMap<string, Definition> = new Map(
  [...new Set([...FIXED.keys(), ...SHIPPED_SOURCES.keys()])].flatMap((key) => {
    const source = SHIPPED_SOURCES.get(key);
    return source ? [[key, definitionOf(source)] as const] : [];
  }),
);

/** The schema of the document `key`; those that are no fixed documents are landing pages. */
export function schemaOf(key: string): z.ZodType<object> {
  return FIXED.get(key)?.schema ?? LandingDocument;
}

/** Templates that a new page can start with. */
export function listTemplates(): PageTemplate[] {
  return Object.keys(STARTER.templates).map((name) => ({
    name,
    title: `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')} page`,
  }));
}

/** A page that the owner created from a template. */
export function customDefinition(key: string, template: string): Definition {
  return definitionOf(customSource(key, template));
}

/** The pages that the owner created. */
export function customDefinitions(stored: readonly StoredDocument[]): Definition[] {
  return customSources(stored).map(definitionOf);
}

function definitionOf(source: Source): Definition {
  const fixed = FIXED.get(source.key);
  if (fixed) return { ...fixed, ...source };
  return { ...source, title: source.key, group: 'services', schema: LandingDocument };
}
