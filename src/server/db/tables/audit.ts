import type { Generated } from 'kysely';
import type { CreatedAt } from './column.ts';

/** Log of actions. Entries are never changed, and deleted after 400 days at the earliest. */
export interface AuditLogTable {
  id: Generated<number>;
  at: CreatedAt;
  /** Username of the captain. */
  actor: string | null;
  /** Name of the program that acted for the captain. */
  client: string | null;
  clientId: string | null;
  address: string | null;
  action: string;
  /** The tool of an MCP call. */
  tool: string | null;
  target: string | null;
  /** JSON. */
  change: string | null;
  result: 'done' | 'refused' | 'failed';
  reason: string | null;
}
