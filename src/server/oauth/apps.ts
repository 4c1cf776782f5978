import { listAudit, recordAudit } from '#server/audit/audit.ts';
import type { AppContext, OAuthClient } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hashSecret, makeSecret } from '#server/http/secrets.ts';
import type { AppInput, ConnectedApp, CreatedApp } from '#shared/apps.schema.ts';
import { SCOPE_NAMES } from '#shared/apps.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';
import {
  type ClientRow,
  deactivateClient,
  deleteCodesOf,
  endGrants,
  findClientById,
  type GrantRow,
  insertClient,
  listConnectedClients,
  listLivingGrants,
} from './queries.ts';
import { redirectUriProblem } from './redirect-uris.ts';

/** Calls that the list shows of each program. */
const RECENT_CALLS = 5;
const CALLS = 50;

/** The captain who makes the call, and the address it comes from. */
export interface By {
  captain: CaptainUser;
  address: string;
}

/** Every program that can act now, the last used first. */
export async function listApps(ctx: AppContext): Promise<ConnectedApp[]> {
  const grants = await listLivingGrants(ctx.db, ctx.clock.now());
  const clients = await listConnectedClients(ctx.db, [...new Set(grants.map(({ clientId }) => clientId))]);
  return Promise.all(clients.map((client) => toConnectedApp(ctx, client, grants, RECENT_CALLS)));
}

/** @throws AppError `not_found`. */
export async function getApp(ctx: AppContext, id: number): Promise<ConnectedApp> {
  const client = await getActiveClient(ctx.db, id);
  return toConnectedApp(ctx, client, await listLivingGrants(ctx.db, ctx.clock.now()), CALLS);
}

async function getActiveClient(db: Db, id: number): Promise<ClientRow> {
  const client = await findClientById(db, id);
  return requireFound(client?.isActive && client, 'There is no such program');
}

/**
 * Creates a client for a script or an automation, which acts for the captain who created it.
 *
 * @throws AppError `bad_request` for an address that answers cannot be sent to.
 */
export async function addApp(ctx: AppContext, { name, redirectUris, scopes }: AppInput, by: By): Promise<CreatedApp> {
  const issues = redirectUris.flatMap((uri, index) => {
    const problem = redirectUriProblem(uri);
    return problem ? [{ path: `redirectUris.${index}`, message: `The address ${problem}` }] : [];
  });
  if (issues[0]) throw new AppError('bad_request', issues[0].message, { issues });
  const now = ctx.clock.now();
  const clientSecret = makeSecret();
  const client: OAuthClient = {
    clientId: makeSecret(),
    clientName: name,
    kind: 'manual',
    redirectUris,
    scopes,
    isVerified: false,
    authMethod: 'client_secret_basic',
  };
  const id = await ctx.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { at: now, ...whoIs(by), client, action: 'app.create', change: { scopes } });
    return insertClient(trx, {
      ...client,
      clientSecret: hashSecret(clientSecret),
      createdBy: by.captain.id,
      createdAt: now,
    });
  });
  return { id, clientId: client.clientId, clientSecret };
}

/** Ends everything a program may do, at once. A client that was created in Captain is gone for good. @throws AppError `not_found`. */
export async function revokeApp(ctx: AppContext, id: number, by: By): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    const client = await getActiveClient(trx, id);
    await endGrants(trx, { clientId: client.clientId }, now);
    await deleteCodesOf(trx, client.clientId);
    if (client.kind === 'manual') await deactivateClient(trx, id);
    await recordAudit(trx, { at: now, ...whoIs(by), client, action: 'app.revoke' });
  });
}

async function toConnectedApp(
  ctx: AppContext,
  row: ClientRow,
  all: readonly GrantRow[],
  calls: number,
): Promise<ConnectedApp> {
  const { clientId, clientName, kind } = row;
  const recentCalls = await listAudit(ctx, { clientId, q: '', limit: calls });
  const app = { ...row, name: clientName, recentCalls };
  // It acts for the captain who created it, without a consent.
  if (kind === 'manual') return { ...app, expiresAt: null };
  const grants = all.filter((grant) => grant.clientId === clientId);
  const granted = new Set(grants.flatMap(({ scopes }) => scopes));
  return {
    ...app,
    scopes: SCOPE_NAMES.filter((scope) => granted.has(scope)),
    createdAt: grants[0]?.createdAt ?? row.createdAt,
    expiresAt: latestEnd(grants.map(({ expiresAt }) => expiresAt)),
  };
}

/** The time when the last grant ends; null when there is none, or one never ends. */
function latestEnd(ends: GrantRow['expiresAt'][]): UnixSeconds | null {
  const times = ends.filter((end) => end !== null);
  const isEndless = ends.length === 0 || times.length < ends.length;
  return isEndless ? null : (Math.max(...times) as UnixSeconds);
}

function whoIs({ captain, address }: By) {
  return { actor: captain.username, address };
}
