import type { ColumnType } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';

/** SQLite has no boolean: 0 or 1. Repositories turn it into `true` and `false`. */
export type Flag = 0 | 1;
/** A list of strings as JSON text, e.g. `["n8n-workflow-automation","other"]`. */
export type JsonList = string;
/** Set by the insert, never changed after. */
export type CreatedAt = ColumnType<UnixSeconds, UnixSeconds, never>;
