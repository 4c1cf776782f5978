import { DOCUMENTS, type DocumentDefinition, type DocumentKey } from '#content/documents.schema.ts';
import { LandingDocument } from '#content/landing.schema.ts';
import { Service } from '#content/services.schema.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import type { ContentView } from '#server/context.ts';
import { type DocumentField, fieldsOf, isText } from '#shared/document-fields.ts';
import { paths } from '#shared/paths.ts';
import { isInVisiblePart } from './seen-parts.ts';

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
  const { services } = view.get('services');
  const isAtHome = isInVisiblePart(view.get('home'), services);
  const isPublic = ([key]: [string, unknown]) => view.has(key);
  const fixed = Object.entries<DocumentDefinition>(DOCUMENTS)
    .filter(isPublic)
    .map(([key, { schema, path = null }]) => {
      const data = view.get(key as DocumentKey);
      const fields = fieldsOf(jsonSchemaOf({ schema }), data).filter(isText);
      return { path, fields: key === 'home' ? fields.filter((field) => isAtHome(field.path)) : fields, data };
    });
  const landing = view.pages().map(({ document }) => ({
    path: document.path,
    fields: fieldsOf(jsonSchemaOf({ schema: LandingDocument }), document).filter(isText),
    data: document,
  }));
  const served = services.map((service) => ({
    path: service.path ?? paths.section('portfolio'),
    fields: fieldsOf(jsonSchemaOf({ schema: Service }), service).filter(isText),
    data: {},
  }));
  return [...fixed, ...landing, ...served];
}
