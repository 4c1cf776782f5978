import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type TableNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely';
import type * as z from 'zod';

type Kind = 'boolean' | 'json';
type Kinds = ReadonlyMap<string, Kind>;

/**
 * SQLite has neither booleans nor objects. This plugin is the one place that converts them: what is written is stored as 0 or 1
 * and as JSON text; what is read from the tables that have a schema becomes `true`, `false` and objects again. Results of raw
 * SQL are not converted.
 *
 * @param schemas of the tables, by their names in SQL.
 */
export function storedValues(schemas: Readonly<Record<string, z.ZodObject>>): KyselyPlugin {
  const kindsOf = new Map(Object.entries(schemas).map(([table, schema]) => [table, columnKinds(schema)]));
  const transformer = new ToStored(kindsOf);
  return {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs): RootOperationNode =>
      transformer.transformNode(node, queryId),
    async transformResult({ queryId, result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
      const kinds = transformer.take(queryId);
      if (kinds.length > 0) for (const row of result.rows) readRow(row, kinds);
      return result;
    },
  };
}

/** Converts values on the way in, and remembers for each query which of its tables have columns to convert on the way out. */
class ToStored extends OperationNodeTransformer {
  readonly #kindsOf: ReadonlyMap<string, Kinds>;
  readonly #found = new WeakMap<QueryId, Set<Kinds>>();

  constructor(kindsOf: ReadonlyMap<string, Kinds>) {
    super();
    this.#kindsOf = kindsOf;
  }

  /** The columns to convert in the result of a query. */
  take(queryId: QueryId): readonly Kinds[] {
    const found = this.#found.get(queryId);
    return found ? [...found] : [];
  }

  protected override transformTable(node: TableNode, queryId: QueryId): TableNode {
    const kinds = this.#kindsOf.get(node.table.identifier.name);
    if (kinds) {
      const found = this.#found.get(queryId);
      if (found) found.add(kinds);
      else this.#found.set(queryId, new Set([kinds]));
    }
    return super.transformTable(node, queryId);
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: toStored(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(toStored) };
  }
}

function toStored(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const isObject = typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
  return isObject ? JSON.stringify(value) : value;
}

function readRow(row: UnknownRow, kindsOfTables: readonly Kinds[]): void {
  for (const kinds of kindsOfTables) {
    for (const [column, kind] of kinds) {
      const value = row[column];
      if (kind === 'boolean' && typeof value === 'number') row[column] = value !== 0;
      else if (kind === 'json' && typeof value === 'string') row[column] = JSON.parse(value);
    }
  }
}

/** The columns of a table that are stored in another form than they have in its schema. */
function columnKinds(schema: z.ZodObject): Kinds {
  const kinds = new Map<string, Kind>();
  for (const [column, field] of Object.entries(schema.shape)) {
    const type = innerType(field as z.core.$ZodType);
    if (type === 'boolean') kinds.set(column, 'boolean');
    else if (type === 'array' || type === 'object' || type === 'record') kinds.set(column, 'json');
  }
  return kinds;
}

/** The type of a field that may be optional, null, or have a default. */
function innerType(field: z.core.$ZodType): string {
  const { def } = field._zod;
  return 'innerType' in def ? innerType(def.innerType as z.core.$ZodType) : def.type;
}
