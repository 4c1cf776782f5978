import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { Json } from '#shared/stored.schema.ts';
import type { StoredDocument } from './queries.ts';

/**
 * A document without its schema, which only changed texts need. `base` is the shipped text; of a page that the owner created, its
 * template's.
 */
export interface Source {
  key: string;
  base: Json;
  isLanding: boolean;
  /** True for a page that the owner created. */
  isCustom: boolean;
}

/** Documents that ship with the site: the fixed documents, then the landing pages. */
export const SHIPPED_SOURCES: ReadonlyMap<string, Source> = new Map([
  ...sources(STARTER.documents, { isLanding: false }),
  ...sources(STARTER.pages, { isLanding: true }),
]);

function sources(texts: object, { isLanding }: Pick<Source, 'isLanding'>): [string, Source][] {
  return Object.entries(texts).map(([key, base]) => [key, { key, base, isLanding, isCustom: false }]);
}

export type TemplateName = keyof typeof STARTER.templates;

export function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(STARTER.templates, name);
}

/** A page that the owner created from a template. */
export function customSource(key: string, template: string): Source {
  const base = STARTER.templates[isTemplate(template) ? template : 'landing'] as Json;
  return { key, base, isLanding: true, isCustom: true };
}

/** The pages that the owner created. */
export function customSources(stored: readonly StoredDocument[]): Source[] {
  return stored.flatMap(({ key, template }) => (template === null ? [] : [customSource(key, template)]));
}
