import * as z from 'zod';
import { AUDIT_PAGE } from './audit.ts';

const name = z.string().trim().max(200).optional().catch(undefined);
/** A day in UTC, or a moment. */
const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .optional()
  .catch(undefined);

/** Query of the audit log; invalid values are replaced by defaults. */
export const AuditQuery = z.object({
  /** Text in any column. */
  q: z.string().trim().max(200).catch(''),
  /** Username of a captain or name of a program. */
  actor: name,
  action: name,
  from: moment,
  /** A day is included, a moment is not. */
  to: moment,
  /** Id above the first entry of the page. */
  before: z.coerce.number().int().min(1).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(500).catch(AUDIT_PAGE),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
