import type * as z from 'zod';
import { DOCUMENTS, type DocumentDefinition } from '#content/documents.schema.ts';
import { LandingDocument } from '#content/landing.schema.ts';
import type { Db } from '#server/db/open.ts';
import type { DocumentGroup } from '#shared/content.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { withDifferences } from './editing/differences.ts';
import type { StoredDocument } from './queries.ts';
import { customSources, findSources, type Source, type Sources } from './sources.ts';

/** A document as the site knows it. */
export interface Definition extends Source, Omit<DocumentDefinition, 'group'> {
  group: DocumentGroup;
}

/** The documents of the starter that a site has. */
export interface Definitions {
  /** In the order of Captain's list: the fixed ones, then the landing pages. */
  shipped: ReadonlyMap<string, Definition>;
  /** A page that the owner created from a template. */
  custom(key: string, template: string): Definition;
  /** The pages that the owner created. */
  customOf(stored: readonly StoredDocument[]): Definition[];
  /** Every document with its row, by key: the shipped ones, then the pages that the owner created. */
  withRows(stored: readonly StoredDocument[]): ReadonlyMap<string, StoredDefinition>;
}

/** A document, and its row where it was ever changed. */
interface StoredDefinition {
  definition: Definition;
  row: StoredDocument | undefined;
}

const FIXED: ReadonlyMap<string, DocumentDefinition> = new Map(Object.entries(DOCUMENTS));
const made = new WeakMap<Sources, Definitions>();

/** The schema of the document `key`; those that are no fixed documents are landing pages. */
export function schemaOf(key: string): z.ZodType<object> {
  return FIXED.get(key)?.schema ?? LandingDocument;
}

export async function findDefinitions(db: Db): Promise<Definitions> {
  return definitionsOf(await findSources(db));
}

export function definitionsOf(sources: Sources): Definitions {
  const known = made.get(sources);
  if (known) return known;
  const definitions: Definitions = {
    shipped: new Map(
      [...new Set([...FIXED.keys(), ...sources.shipped.keys()])].flatMap((key) => {
        const source = sources.shipped.get(key);
        return source ? [[key, definitionOf(source)] as const] : [];
      }),
    ),
    custom: (key, template) => definitionOf(sources.custom(key, template)),
    customOf: (stored) => customSources(sources, stored).map(definitionOf),
    withRows(stored) {
      const rows = new Map(stored.map((row) => [row.key, row]));
      const all = [...definitions.shipped.values(), ...definitions.customOf(stored)];
      return new Map(all.map((definition) => [definition.key, { definition, row: rows.get(definition.key) }]));
    },
  };
  made.set(sources, definitions);
  return definitions;
}

function definitionOf(source: Source): Definition {
  const fixed = FIXED.get(source.key);
  if (fixed) return { ...fixed, ...source };
  return { ...source, title: source.key, group: 'services', schema: LandingDocument };
}

/** The whole document: the shipped text with the stored differences applied, or the stored text of a page of the owner. */
export function wholeDocument({ base, isCustom }: Definition, stored: JsonObject | null): Json {
  if (stored === null) return base;
  return isCustom ? stored : withDifferences(base, stored);
}

/** The whole document as published, or as shipped. */
export function publishedText(definition: Definition, row: Pick<StoredDocument, 'published'> | undefined): Json {
  return wholeDocument(definition, row?.published ?? null);
}

/** The whole document of the draft, or without one as published. */
export function draftText(definition: Definition, row: Pick<StoredDocument, 'draft' | 'published'> | undefined): Json {
  return wholeDocument(definition, row?.draft ?? row?.published ?? null);
}

/** The address of a landing page. */
export function pagePath(page: Json): string {
  return (page as unknown as LandingDocument).path;
}
