import type { Context } from 'hono';
import type * as z from 'zod';
import { VisitorError } from '#shared/errors.ts';
import { parseInput } from './body.ts';

/**
 * The query parameters, parsed by `schema`; of a repeated one the first counts.
 *
 * @throws AppError `bad_request`.
 */
export function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  return parseInput(schema, c.req.query());
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
