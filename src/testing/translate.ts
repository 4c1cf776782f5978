import { DOCUMENTS, type DocumentKey, type Documents } from '#content/documents.schema.ts';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { type DocumentField, fieldsOf, isText } from '#shared/document-fields.ts';
import { type Json, withValue } from '#shared/json.ts';
import type { createTestApp } from './create-test-app.ts';
import { loginAs } from './login-as.ts';

type Captain = Awaited<ReturnType<typeof loginAs>>;

const PLACEHOLDER = /\{[\w.]+\}/g;

function textsOf(key: DocumentKey): DocumentField[] {
  return fieldsOf(jsonSchemaOf(DOCUMENTS[key]), STARTER.documents[key]).filter(isText);
}

/** The shipped document in a language of its own: each text is one word with `Ü`, and the placeholders of the shipped one. */
export function translated<K extends DocumentKey>(key: K): Documents[K] {
  const texts = textsOf(key);
  const data = texts.reduce<Json>((whole, { path, value }, index) => {
    const text = [`Ü${key}${index}`, ...(String(value).match(PLACEHOLDER) ?? [])].join(' ');
    return withValue(whole, path, text);
  }, STARTER.documents[key] as Json);
  return DOCUMENTS[key].schema.parse(data) as Documents[K];
}

/** Publishes these documents through Captain's API, as their editor does. @returns the captain who did it. */
export async function publishDocuments(
  harness: Awaited<ReturnType<typeof createTestApp>>,
  documents: Partial<Documents>,
): Promise<Captain> {
  const captain = await loginAs(harness);
  for (const [key, data] of Object.entries(documents)) {
    for (const [method, path, body] of [
      ['PUT', 'draft', { version: 0, data }],
      ['POST', 'publish', { version: 1 }],
    ] as const) {
      const answer = await captain.call(method, `/api/captain/content/${key}/${path}`, body);
      if (answer.status !== 200) throw new Error(`${key}: ${JSON.stringify(answer.body)}`);
    }
  }
  return captain;
}

/** Words of the shipped texts of these documents between their placeholders, from four letters on. */
export function shippedWords(...keys: DocumentKey[]): string[] {
  const parts = keys.flatMap(textsOf).flatMap(({ value }) => String(value).split(PLACEHOLDER));
  return [...new Set(parts.map((part) => part.replace(/^\W+|\W+$/g, '')).filter((part) => /\w{4}/.test(part)))];
}
