import * as z from 'zod';
import { AUDIT_PAGE, AUDIT_RESULTS } from './audit.ts';
import { Time } from './stored.schema.ts';

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
export type AuditQuery = z.output<typeof AuditQuery>;

/** A recorded action, as Captain lists it. */
export const AuditEntry = z.object({
  id: z.number(),
  at: Time,
  /** Username of the captain who acted, or for whom a program did. */
  actor: z.string().nullable(),
  /** Name of the program. */
  client: z.string().nullable(),
  address: z.string().nullable(),
  action: z.string(),
  /** The tool of an MCP call. */
  tool: z.string().nullable(),
  /** Object of the action, e.g. `post hello-world`. */
  target: z.string().nullable(),
  /** Details that were asked for or changed. */
  change: z.unknown(),
  result: z.enum(AUDIT_RESULTS),
  /** Why it was refused or failed. */
  reason: z.string().nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;
export type AuditEntryJson = z.input<typeof AuditEntry>;

/** Filters of the log. */
export const AuditNames = z.object({
  /** Usernames of captains and names of programs. */
  actors: z.array(z.string()),
  actions: z.array(z.string()),
});
export type AuditNames = z.output<typeof AuditNames>;
