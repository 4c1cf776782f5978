import { DOCUMENTS, type DocumentKey } from '#content/documents.schema.ts';
import { LandingDocument } from '#content/landing.schema.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { type FieldSchema, fieldsOf, isText } from '#shared/document-fields.ts';

const ACCENTED: Record<string, string> = {
  a: 'à',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  y: 'ÿ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'À',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
  Y: 'Ÿ',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
};

interface ExportedFile {
  documents: Record<string, unknown>;
  pages: { key: string; template: string; data: unknown }[];
}

/**
 * An export in which every text that visitors read is replaced, except its placeholders: readable, and different in nearly
 * every word.
 *
 * @param growth how much longer texts become, e.g. 0.4; a text never becomes longer than its field allows.
 */
export function withPseudoTexts<T extends ExportedFile>(file: T, growth = 0): T {
  return {
    ...file,
    documents: Object.fromEntries(
      Object.entries(file.documents).map(([key, data]) => [key, replaceTexts(schemaOf(key), data, growth)]),
    ),
    pages: file.pages.map((page) => ({ ...page, data: replaceTexts(schemaOf(page.key), page.data, growth) })),
  };
}

/** All texts of documents, as they are stored. */
export function textsOf(documents: Record<string, unknown>): string[] {
  return Object.entries(documents).flatMap(([key, data]) =>
    fieldsOf(schemaOf(key), data)
      .filter(isText)
      .map(({ value }) => String(value)),
  );
}

function schemaOf(key: string): FieldSchema {
  return jsonSchemaOf(Object.hasOwn(DOCUMENTS, key) ? DOCUMENTS[key as DocumentKey] : { schema: LandingDocument });
}

function replaceTexts(schema: FieldSchema, data: unknown, growth: number): unknown {
  const copy = structuredClone(data);
  for (const field of fieldsOf(schema, copy)) {
    if (!isText(field)) continue;
    const path = field.path.split('.');
    const parent = path.slice(0, -1).reduce((value, key) => (value as Record<string, unknown>)[key], copy);
    const pseudo = pseudoText(String(field.value), growth, field.schema.maxLength ?? Number.POSITIVE_INFINITY);
    (parent as Record<string, unknown>)[path.at(-1) ?? ''] = pseudo;
  }
  return copy;
}

function pseudoText(text: string, growth: number, max: number): string {
  const accented = text
    .split(/(\{[\w.]+\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)))
    .join('');
  const words = ' élargïr'.repeat(Math.ceil((text.length * growth) / 8));
  return (
    accented + words.slice(0, Math.max(0, Math.min(Math.ceil(text.length * growth), max - accented.length))).trimEnd()
  );
}
