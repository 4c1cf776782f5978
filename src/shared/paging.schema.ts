import * as z from 'zod';

/** Maximum number of rows per page. */
const LIMIT_MAX = 1_000;

/** Query of a paged list. Invalid values are replaced by defaults, so that old links keep working. */
export const Paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).catch(1),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(200).catch(200),
  q: z.string().trim().max(200).default('').catch(''),
});

/** `Paging` with `limit` and `offset` in rows, for queries. */
export const PageQuery = Paging.transform(({ q, limit, page }) => ({ q, limit, offset: (page - 1) * limit }));
export type PageQuery = z.output<typeof PageQuery>;
