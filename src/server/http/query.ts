import type { Context } from 'hono';
import type * as z from 'zod';
import { VisitorError } from '#shared/errors.ts';
import { Paging } from '#shared/paging.schema.ts';
import { parseInput } from './body.ts';

/**
 * The query parameters, parsed by `schema`; of a repeated one the first counts.
 *
 * @throws AppError `bad_request`.
 */
export function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  return parseInput(schema, c.req.query());
}

/** Which part of a long list is asked for. */
export interface ListPage {
  /** Text to search for; empty for all rows. */
  q: string;
  limit: number;
  /** Rows before the first one. */
  offset: number;
}

/** The page of a list that `?page=`, `?limit=` and `?q=` ask for. */
export function readPage(c: Context): ListPage {
  const { q, limit, page } = readQuery(c, Paging);
  return { q, limit, offset: (page - 1) * limit };
}

/**
 * The number in the path's `:id`.
 *
 * @throws AppError `not_found` when it is not a number.
 */
export function readId(c: Context): number {
  const text = c.req.param('id') ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new VisitorError('not_found', 'nothingHere');
  return Number(text);
}
