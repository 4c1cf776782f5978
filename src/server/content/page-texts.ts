import { DOCUMENTS, type DocumentDefinition, type DocumentKey } from '#content/documents.schema.ts';
import { LandingDocument } from '#content/landing.schema.ts';
import { Service } from '#content/services.schema.ts';
import type { ContentView } from '#server/context.ts';
import { type DocumentField, fieldsOf, isText } from '#shared/document-fields.ts';
import { paths } from '#shared/paths.ts';
import { OWN_PARTS } from '#shared/sections.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** The texts of one document as visitors read them. */
export interface PageTexts {
  /** Null for texts that are part of several pages. */
  path: string | null;
  fields: DocumentField[];
  /** The whole document, to read other fields beside one. */
  data: object;
}

/** The texts of every public document with its placeholders filled in. */
export function pageTexts(view: ContentView): PageTexts[] {
  const isPublic = ([key]: [string, unknown]) => view.has(key);
  const fixed = Object.entries<DocumentDefinition>(DOCUMENTS)
    .filter(isPublic)
    .map(([key, { schema, path = null }]) => {
      const data = view.get(key as DocumentKey);
      const fields = fieldsOf(jsonSchemaOf({ schema }), data).filter(isText);
      return { path, fields: key === 'home' ? withoutHiddenParts(fields, view.get('home').parts) : fields, data };
    });
  const landing = view.pages().map(({ document }) => ({
    path: document.path,
    fields: fieldsOf(jsonSchemaOf({ schema: LandingDocument }), document).filter(isText),
    data: document,
  }));
  const services = view.get('services').services.map((service) => ({
    path: service.path ?? paths.section('portfolio'),
    fields: fieldsOf(jsonSchemaOf({ schema: Service }), service).filter(isText),
    data: {},
  }));
  return [...fixed, ...landing, ...services];
}

/** The texts of the home page without those of parts that visitors do not see. */
function withoutHiddenParts(fields: DocumentField[], parts: readonly { kind: string }[]): DocumentField[] {
  const hidden = OWN_PARTS.filter((kind) => !parts.some((part) => part.kind === kind));
  return fields.filter(({ path }) => !hidden.some((kind) => path.startsWith(`${kind}.`)));
}
