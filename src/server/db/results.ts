import type { DeleteResult, SelectQueryBuilder, UpdateResult } from 'kysely';

/** How many rows a query finds. */
export async function countRows<Tables, Name extends keyof Tables, Columns>(
  query: SelectQueryBuilder<Tables, Name, Columns>,
): Promise<number> {
  const counting = query.clearSelect().select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await counting.$castTo<{ count: number }>().executeTakeFirstOrThrow();
  return count;
}

/** Whether a query finds a row. */
export async function hasRows(query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

/** Whether an update or a deletion finds a row to change. */
export async function changesRows(query: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>;
}): Promise<boolean> {
  const result = await query.executeTakeFirst();
  return ('numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows) > 0n;
}

/** The id of the row that an insert made. */
export async function insertedId(query: { executeTakeFirstOrThrow(): Promise<{ id: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).id;
}
