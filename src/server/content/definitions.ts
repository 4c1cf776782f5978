import * as z from 'zod';
import { DOCUMENTS, type DocumentDefinition, type DocumentKey } from '#content/documents.schema.ts';
import { LandingDocument } from '#content/landing.schema.ts';
import { STARTER } from '#content/starters/en/starter.ts';
import type { DocumentGroup, PageTemplate } from '#shared/content.ts';
import type { FieldSchema } from '#shared/document-fields.ts';
import type { Json } from './overrides.ts';
import type { StoredDocument } from './queries.ts';

/** A document as the site knows it. `base` is the shipped text; of a page that the owner created, its template's. */
export interface Definition extends Omit<DocumentDefinition, 'group'> {
  key: string;
  group: DocumentGroup;
  base: Json;
  isLanding: boolean;
  /** True for a page that the owner created. */
  isCustom: boolean;
}

/** The shipped documents, in the order of Captain's list: the fixed ones, then the landing pages. */
export const SHIPPED: ReadonlyMap<string, Definition> = new Map([
  ...Object.entries<DocumentDefinition>(DOCUMENTS).map(([key, definition]): [string, Definition] => [
    key,
    { ...definition, key, base: STARTER.documents[key as DocumentKey] as Json, isLanding: false, isCustom: false },
  ]),
  ...Object.entries(STARTER.pages).map(([key, page]): [string, Definition] => [
    key,
    {
      key,
      title: page.label,
      group: 'services',
      schema: LandingDocument,
      base: page as Json,
      isLanding: true,
      isCustom: false,
    },
  ]),
]);

export type TemplateName = keyof typeof STARTER.templates;

/** What a new page can start with. */
export function listTemplates(): PageTemplate[] {
  return Object.keys(STARTER.templates).map((name) => ({
    name,
    title: `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')} page`,
  }));
}

export function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(STARTER.templates, name);
}

/** A page that the owner created from a template. */
export function customDefinition(key: string, template: string): Definition {
  const base = STARTER.templates[isTemplate(template) ? template : 'landing'];
  return {
    key,
    title: key,
    group: 'services',
    schema: LandingDocument,
    base: base as Json,
    isLanding: true,
    isCustom: true,
  };
}

const schemas = new Map<z.ZodType, FieldSchema>();

/** The JSON Schema of a document, from which the editor is drawn. */
export function jsonSchemaOf({ schema }: Pick<Definition, 'schema'>): FieldSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;
  schemas.set(schema, made);
  return made;
}

/** The pages that the owner created. */
export function customDefinitions(stored: readonly StoredDocument[]): Definition[] {
  return stored.flatMap(({ key, template }) => (template === null ? [] : [customDefinition(key, template)]));
}
