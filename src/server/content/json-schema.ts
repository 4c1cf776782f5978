import * as z from 'zod';
import type { FieldSchema } from '#shared/document-fields.ts';

const made = new Map<z.ZodType, FieldSchema>();

/** The JSON Schema of a document, from which the editor is drawn. */
export function jsonSchemaOf({ schema }: { schema: z.ZodType }): FieldSchema {
  const known = made.get(schema);
  if (known) return known;
  const jsonSchema = z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;
  made.set(schema, jsonSchema);
  return jsonSchema;
}
