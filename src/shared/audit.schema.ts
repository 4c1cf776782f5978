import * as z from 'zod';
import { AUDIT_PAGE } from './audit.ts';

/** Query of the audit log; invalid values are replaced by defaults. */
export const AuditQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  /** Id above the first entry of the page. */
  before: z.coerce.number().int().min(1).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(500).catch(AUDIT_PAGE),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
