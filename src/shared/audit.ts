/** How a recorded action ended: done, refused because it is not allowed, or failed for another reason. */
export type AuditResult = 'done' | 'refused' | 'failed';

/** One recorded action, as Captain lists it. */
export interface AuditEntry {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Username of the captain who acted, or for whom a program did. */
  actor: string | null;
  /** Name of the program. */
  client: string | null;
  address: string | null;
  action: string;
  /** The tool of an MCP call. */
  tool: string | null;
  /** What it was about, e.g. `post hello-world`. */
  target: string | null;
  /** What was asked for or changed. */
  change: unknown;
  result: AuditResult;
  /** Why it was refused or failed. */
  reason: string | null;
}

/** Entries on one page of the list. */
export const AUDIT_PAGE = 100;
