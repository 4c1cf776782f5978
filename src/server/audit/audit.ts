import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { AuditEntry, AuditQuery } from '#shared/audit.schema.ts';
import type { AuditResult } from '#shared/audit.ts';
import { DAY_SECONDS, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { deleteEntriesBefore, insertEntry, listEntries } from './queries.ts';

/** Entries older than this are deleted; triggers of the table keep all others. */
const KEPT_DAYS = 400;
const CHANGE_MAX_CHARACTERS = 4_000;

/** An action to be recorded. */
export interface NewAuditEntry {
  at: UnixSeconds;
  /** Username of the captain. */
  actor: string | null;
  /** The program that acts for the captain. */
  client?: { clientId: string; clientName: string } | undefined;
  address?: string | undefined;
  /** Verb and object with a dot, e.g. `oauth.grant`; `mcp.call` for a call of a program. */
  action: string;
  tool?: string | undefined;
  /** Kind and name, e.g. `post hello-world`. Not an email address: entries outlive a deleted lead. */
  target?: string | undefined;
  change?: Record<string, unknown> | undefined;
  result?: AuditResult;
  reason?: string | undefined;
}

/** Adds an entry, and deletes those older than 400 days. @param db the transaction of the action, if it has one. */
export async function recordAudit(db: Db, entry: NewAuditEntry): Promise<void> {
  const { at, actor, client, address, action, tool, target, change, result = 'done', reason } = entry;
  const characters = change === undefined ? 0 : JSON.stringify(change).length;
  await insertEntry(db, {
    at,
    actor,
    client: client?.clientName ?? null,
    clientId: client?.clientId ?? null,
    address: address ?? null,
    action,
    tool: tool ?? null,
    target: target?.slice(0, 200) ?? null,
    change: characters > CHANGE_MAX_CHARACTERS ? { characters } : (change ?? null),
    result,
    reason: reason?.slice(0, 500) ?? null,
  });
  await deleteOldEntries(db, at);
}

/** Deletes what is older than 400 days. */
export async function deleteOldEntries(db: Db, now: UnixSeconds): Promise<void> {
  await deleteEntriesBefore(db, (now - KEPT_DAYS * DAY_SECONDS) as UnixSeconds);
}

/**
 * A page of the log, newest first.
 *
 * @param clientId only what this program did.
 */
export function listAudit(
  ctx: Pick<AppContext, 'db'>,
  { from, to, ...filter }: AuditQuery & { clientId?: string },
): Promise<AuditEntry[]> {
  return listEntries(ctx.db, { ...filter, from: startOf(from), until: endOf(to) });
}

function startOf(time: string | undefined): UnixSeconds | undefined {
  return time === undefined ? undefined : toUnixSeconds(new Date(time));
}

/** The end of a day; a moment is one itself. */
function endOf(time: string | undefined): UnixSeconds | undefined {
  const start = startOf(time);
  const isDay = time?.length === 'YYYY-MM-DD'.length;
  return start !== undefined && isDay ? ((start + DAY_SECONDS) as UnixSeconds) : start;
}
