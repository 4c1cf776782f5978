import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod';
import type { UnixSeconds } from '#shared/time.ts';

/** The columns of a table with a schema. @template G columns that SQLite fills in where an insert leaves them out. */
export type TableOf<S extends z.ZodObject, G extends keyof z.output<S> = never> = {
  [K in keyof z.output<S>]: K extends G ? Generated<z.output<S>[K]> : z.output<S>[K];
};

/** Set by the insert, never changed after. */
export type CreatedAt = ColumnType<UnixSeconds, UnixSeconds, never>;
