import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export async function countRows<Tables, Name extends keyof Tables, Columns>(
  query: SelectQueryBuilder<Tables, Name, Columns>,
): Promise<number> {
  const counting = query.clearSelect().select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await counting.$castTo<{ count: number }>().executeTakeFirstOrThrow();
  return count;
}
