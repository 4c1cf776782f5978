import type { Documents } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';

/** A complete site as data: what each document says until the owner changes it. */
export interface Starter {
  documents: Documents;
  /** The landing pages by key, in the order of the footer. */
  pages: Record<string, LandingDocument>;
  /** Documents that a new page can start with; `service` is filled in with the service that it is for. */
  templates: Record<'landing' | 'proof' | 'blank' | 'service', LandingDocument>;
}

/** A document with any of its fields; lists are complete. */
export type PartOf<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: PartOf<T[K]> } : T;

/** The fields of `T` that `P` lacks, and any that replace those of `P`. */
type RestOf<T, P> = { [K in keyof T as K extends keyof P ? never : K]: T[K] } & {
  [K in keyof T & keyof P as P[K] extends T[K] ? never : K]: RestOf<T[K], P[K]>;
} & { [K in keyof T & keyof P as P[K] extends T[K] ? K : never]?: PartOf<T[K]> };

/**
 * Puts a site together: the texts that are the same for every business, then those of one business, which come first where both
 * have a field. A list is replaced as a whole.
 */
export function compose<P extends PartOf<Documents>>(pack: P, own: RestOf<Documents, P>): Documents {
  return merge(pack, own) as Documents;
}

/** The texts that are the same for every business, in one language. */
export interface LanguagePack {
  documents: PartOf<Documents>;
  templates: Starter['templates'];
}

/** Documents with the texts of another language where its pack has them. */
export function withPack(documents: Documents, pack: LanguagePack['documents']): Documents {
  return merge(documents, pack) as Documents;
}

function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isGroup(base) || !isGroup(over)) return over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(base[key], over[key])]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
