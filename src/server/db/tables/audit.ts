import * as z from 'zod';
import { AuditEntry } from '#shared/audit.schema.ts';
import type { TableOf } from './column.ts';

/** Log of actions. Entries are never changed, and deleted after 400 days at the earliest. */
export const AuditLogTable = AuditEntry.extend({
  clientId: z.string().nullable(),
  change: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditLogTable = TableOf<typeof AuditLogTable, 'id'>;
