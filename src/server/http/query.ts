import type { Context } from 'hono';
import type * as z from 'zod';
import { parseInput } from './body.ts';

/**
 * The query parameters, parsed by `schema`; of a repeated one the first counts.
 *
 * @throws AppError `bad_request`.
 */
export function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  return parseInput(schema, c.req.query());
}

/** The part of a long list that is asked for. */
export interface ListPage {
  /** Text to search for; empty for all rows. */
  q: string;
  limit: number;
  /** Rows before the first one. */
  offset: number;
}
