/** The part of JSON Schema that documents use, with the metadata of `content/fields.schema.ts`. */
export interface FieldSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  label?: string;
  hint?: string;
  /** Characters that are shown in full, where more are allowed. */
  shownLength?: number;
  control?: string;
  /** Text of a new item; without it, the label. */
  start?: string;
  /** True for a picture that is never cropped. */
  isWhole?: boolean;
  /** The group of the document that has the texts of this part. */
  textsAt?: string;
  variables?: readonly string[];
  /** The label of each value of `enum`. */
  names?: Readonly<Record<string, string>>;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  /** Schema of the values of a record, whose keys are free. */
  additionalProperties?: FieldSchema | boolean;
  oneOf?: readonly FieldSchema[];
  anyOf?: readonly FieldSchema[];
  enum?: readonly string[];
  const?: unknown;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** A value of a document that is neither a group nor a list; `path` has dots: `hero.stats.0.unit`. */
export interface DocumentField {
  path: string;
  value: string | number | boolean;
  schema: FieldSchema;
  /** Labels of the groups around it, outermost first, and its own: `First screen`, `Figures 2`, `Unit`. */
  labels: readonly string[];
}

/** All values of a document with their schema, from top to bottom. Keys that the schema does not name are left out. */
export function fieldsOf(
  schema: FieldSchema,
  value: unknown,
  path = '',
  labels: readonly string[] = [],
): DocumentField[] {
  const pathOf = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  const variant = variantOf(schema, value);
  if (Array.isArray(value)) {
    const { items } = variant;
    const numbered = (index: number) => [...labels.slice(0, -1), `${labels.at(-1) ?? 'Item'} ${index + 1}`];
    return items ? value.flatMap((item, index) => fieldsOf(items, item, pathOf(index), numbered(index))) : [];
  }
  if (value !== null && typeof value === 'object') {
    const object = value as Record<string, unknown>;
    const { properties = {}, additionalProperties: rest } = variant;
    const named = Object.entries(properties);
    const ofRecord = typeof rest === 'object' ? Object.keys(object).map((key) => [key, rest] as const) : [];
    return [...named, ...ofRecord].flatMap(([key, part]) => {
      if (object[key] === undefined) return [];
      const label = part.label ?? titleIn(object[key]) ?? key;
      return fieldsOf(part, object[key], pathOf(key), [...labels, label]);
    });
  }
  const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isValue ? [{ path, value, schema: variant, labels }] : [];
}

/** The title of an item of a record. */
function titleIn(value: unknown): string | undefined {
  const { title } = (value ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : undefined;
}

/** The schema of a value that may have one of several forms: the one whose constants match. */
export function variantOf(schema: FieldSchema, value: unknown): FieldSchema {
  const variants = schema.oneOf ?? schema.anyOf;
  if (!variants) return schema;
  return variants.find((variant) => hasConstantsOf(variant, value)) ?? variants[0] ?? schema;
}

function hasConstantsOf({ properties = {} }: FieldSchema, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const object = value as Record<string, unknown>;
  return Object.entries(properties).every(([key, part]) => part.const === undefined || part.const === object[key]);
}

/** True for texts that visitors read, in which placeholders are replaced. A field with a pattern is a name or a path. */
export function isText({ value, schema: { control, pattern } }: DocumentField): boolean {
  return typeof value === 'string' && (control === 'line' || control === 'text') && pattern === undefined;
}
