import {
  type AliasNode,
  ColumnNode,
  IdentifierNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryId,
  type QueryResult,
  ReferenceNode,
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
  const tables = Object.entries(schemas).map(([table, schema]) => [table, columnKinds(schema)] as const);
  const transformer = new ToStored(new Map(tables));
  return {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs): RootOperationNode =>
      transformer.transformNode(node, queryId),
    async transformResult({ queryId, result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
      const kinds = transformer.kindsOf(queryId);
      if (kinds.size > 0) for (const row of result.rows) readRow(row, kinds);
      return result;
    },
  };
}

interface Found {
  kinds: Map<string, Kind>;
  /** Columns that the result names in another way. */
  aliases: { alias: string; table: string | undefined; column: string }[];
}

/** Converts values on the way in, and remembers for each query the columns to convert on the way out. */
class ToStored extends OperationNodeTransformer {
  readonly #tables: ReadonlyMap<string, Kinds>;
  readonly #found = new WeakMap<QueryId, Found>();

  constructor(tables: ReadonlyMap<string, Kinds>) {
    super();
    this.#tables = tables;
  }

  /** The columns of a result, by their names in it. */
  kindsOf(queryId: QueryId): Kinds {
    const { kinds = new Map<string, Kind>(), aliases = [] } = this.#found.get(queryId) ?? {};
    for (const { alias, table, column } of aliases) {
      const kind = (table === undefined ? kinds : this.#tables.get(table))?.get(column);
      if (kind) kinds.set(alias, kind);
    }
    return kinds;
  }

  protected override transformTable(node: TableNode, queryId: QueryId): TableNode {
    const found = this.#of(queryId);
    for (const [column, kind] of this.#tables.get(node.table.identifier.name) ?? []) found.kinds.set(column, kind);
    return super.transformTable(node, queryId);
  }

  protected override transformAlias(node: AliasNode, queryId: QueryId): AliasNode {
    const { node: named, alias } = node;
    if (ReferenceNode.is(named) && ColumnNode.is(named.column) && IdentifierNode.is(alias)) {
      const table = named.table?.table.identifier.name;
      const column = toCamelCase(named.column.column.name);
      this.#of(queryId).aliases.push({ alias: toCamelCase(alias.name), table, column });
    }
    return super.transformAlias(node, queryId);
  }

  #of(queryId: QueryId) {
    const known = this.#found.get(queryId) ?? { kinds: new Map<string, Kind>(), aliases: [] };
    this.#found.set(queryId, known);
    return known;
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

function readRow(row: UnknownRow, kinds: Kinds): void {
  for (const [column, kind] of kinds) {
    const value = row[column];
    if (kind === 'boolean' && typeof value === 'number') row[column] = value !== 0;
    else if (kind === 'json' && typeof value === 'string') row[column] = JSON.parse(value);
  }
}

/** As `CamelCasePlugin` names columns: it runs before this plugin. */
function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
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
