/** How a recorded action ended: done, refused because it is not allowed, or failed for another reason. */
export type AuditResult = 'done' | 'refused' | 'failed';

/** A recorded action, as Captain lists it. */
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
  /** Object of the action, e.g. `post hello-world`. */
  target: string | null;
  /** Details that were asked for or changed. */
  change: unknown;
  result: AuditResult;
  /** Why it was refused or failed. */
  reason: string | null;
}

/** Filters of the log. */
export interface AuditNames {
  /** Usernames of captains and names of programs. */
  actors: string[];
  actions: string[];
}

/** Entries on one page of the list. */
export const AUDIT_PAGE = 100;

/** Names of the recorded actions in Captain; an action without an entry is shown by its name. */
export const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  'app.create': 'Client created',
  'app.revoke': 'Access ended',
  'oauth.consent': 'Program allowed',
  'oauth.revoke': 'Access given back',
  'oauth.code.reused': 'Code used twice',
  'oauth.refresh.reused': 'Refresh token used twice',
  'mcp.call': 'Call',
  'mcp.read': 'Resource read',
  'mcp.prompt': 'Prompt used',
};
