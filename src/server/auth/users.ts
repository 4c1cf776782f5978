import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { CaptainChanges, ListedCaptain } from '#shared/captain.schema.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import { roleOf } from '#shared/roles.ts';
import { deleteTrustedBrowsers, deleteUserChallenges } from './factor-queries.ts';
import { COMMAND_LINE_ORIGIN, enqueueSecurityNotice, type Origin } from './notices.ts';
import { generatePassword, hashPassword } from './passwords.ts';
import {
  deleteAllAttempts,
  deleteUserSessions,
  findCaptain,
  findCredentials,
  hasCaptain,
  insertCaptain,
  listActiveRoles,
  listNamed,
  updateCaptain,
} from './queries.ts';

type CaptainContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

export interface NewCaptain {
  username: string;
  password: string;
  email: string;
  name: string;
  role?: string | undefined;
  isActive?: boolean;
}

/** The user who changes users, and the origin of the call. */
export interface By extends Origin {
  /** Username; undefined for a command. */
  by?: string;
}

/**
 * Adds a captain. The owner gets a mail, except about the first one.
 *
 * @returns the new captain.
 * @throws AppError `conflict` when the username is taken; its case does not matter.
 */
export async function createCaptain(
  ctx: CaptainContext,
  captain: NewCaptain,
  by: By = COMMAND_LINE_ORIGIN,
): Promise<ListedCaptain> {
  return insertNew(ctx, { ...newCaptainRow(ctx, captain), password: await hashPassword(captain.password) }, by);
}

/** Stores a new captain, and a mail to the owner, except about the first one. @param alsoStore what belongs to the new captain, in the same transaction. */
export function insertNew(
  ctx: CaptainContext,
  row: NewRow<'adminUsers'>,
  by: By,
  alsoStore?: (trx: Db, id: number) => Promise<void>,
): Promise<ListedCaptain> {
  return ctx.db.transaction().execute(async (trx) => {
    await requireFreeUsername(trx, row.username);
    const isFirst = !(await hasCaptain(trx));
    const id = await insertCaptain(trx, row);
    if (!isFirst) await enqueueSecurityNotice(ctx, trx, { kind: 'captain', username: row.username, ...by });
    await alsoStore?.(trx, id);
    return getCaptain({ db: trx }, id);
  });
}

/** The row of a captain who has never logged in. */
export function newCaptainRow(
  { clock }: Pick<CaptainContext, 'clock'>,
  { username, email, name, role = 'admin', isActive = true }: Omit<NewCaptain, 'password'>,
) {
  return { username, email, name, role, isActive, createdAt: clock.now(), lastLoginAt: null };
}

/**
 * Creates the first captain when there is none.
 *
 * @returns the password when it was generated and has to be shown.
 */
export async function ensureFirstCaptain(
  ctx: CaptainContext,
): Promise<{ username: string; password: string } | undefined> {
  if (await hasCaptain(ctx.db)) return undefined;
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD, ADMIN_EMAIL, OWNER_EMAIL, OWNER_NAME } = ctx.config;
  const password = ADMIN_PASSWORD ?? generatePassword();
  await createCaptain(ctx, { username, password, email: ADMIN_EMAIL ?? OWNER_EMAIL, name: OWNER_NAME });
  return ADMIN_PASSWORD ? undefined : { username, password };
}

/**
 * Sets a new password by command. All sessions of this captain end, and so do all waits after failed logins. Second factors
 * stay. The owner gets a mail.
 *
 * @throws AppError `not_found`.
 */
export async function setPassword(ctx: CaptainContext, username: string, password: string): Promise<void> {
  const captain = requireFound(await findCredentials(ctx.db, username), `There is no captain named ${username}`);
  const hash = await hashPassword(password);
  await ctx.db.transaction().execute(async (trx) => {
    await replacePassword(trx, captain.id, hash);
    await enqueueSecurityNotice(ctx, trx, { kind: 'password', username: captain.username, ...COMMAND_LINE_ORIGIN });
  });
}

/** @throws AppError `not_found`. */
export async function getCaptain(ctx: Pick<CaptainContext, 'db'>, id: number): Promise<ListedCaptain> {
  return requireFound(await findCaptain(ctx.db, id), 'There is no such captain');
}

/**
 * Changes a captain. A new password and a deactivation end all sessions of this captain, even that of the caller. The owner
 * gets a mail about a new password, a changed role, and who can log in again; call `ctx.outbox.wake()`.
 *
 * @throws AppError `not_found`; `conflict` for a taken username, and when no active owner would be left.
 */
export async function changeCaptain(
  ctx: CaptainContext,
  id: number,
  changes: CaptainChanges,
  by: By,
): Promise<ListedCaptain> {
  const { password, isActive, ...rest } = changes;
  const hash = password === undefined ? undefined : await hashPassword(password);
  return ctx.db.transaction().execute(async (trx) => {
    const before = await getCaptain({ db: trx }, id);
    const { username = before.username } = rest;
    if (username !== before.username) await requireFreeUsername(trx, username, id);
    const columns = { ...rest, ...(isActive === undefined ? {} : { isActive }) };
    if (Object.keys(columns).length > 0) await updateCaptain(trx, id, columns);
    const active = await listActiveRoles(trx);
    if (!active.some((captain) => roleOf(captain) === 'owner'))
      throw lastOwner(isActive === false ? 'isActive' : 'role');
    if (isActive === false) await endLogins(trx, id);
    if (hash !== undefined) await replacePassword(trx, id, hash);
    const after = await getCaptain({ db: trx }, id);
    const role = roleOf(after);
    const notice = { username: after.username, ...by };
    if (hash !== undefined) await enqueueSecurityNotice(ctx, trx, { kind: 'password', ...notice });
    if (role !== roleOf(before)) await enqueueSecurityNotice(ctx, trx, { kind: 'role', role, ...notice });
    if (after.isActive && !before.isActive) await enqueueSecurityNotice(ctx, trx, { kind: 'activated', ...notice });
    return after;
  });
}

/** Sessions, logins under way, and browsers that skip the second factor. */
export async function endLogins(trx: Db, id: number): Promise<void> {
  await deleteUserSessions(trx, id);
  await deleteTrustedBrowsers(trx, id);
  await deleteUserChallenges(trx, id);
}

async function replacePassword(trx: Db, id: number, hash: string): Promise<void> {
  await updateCaptain(trx, id, { password: hash });
  await endLogins(trx, id);
  await deleteAllAttempts(trx);
}

/** @param id the captain who gets the username. @throws AppError `conflict` when somebody else has it. */
export async function requireFreeUsername(trx: Db, username: string, id?: number): Promise<void> {
  const named = await listNamed(trx, username);
  if (named.every((captain) => captain.id === id)) return;
  throw new AppError('conflict', 'This username is taken', {
    issues: [{ path: 'username', message: 'Already in use' }],
  });
}

function lastOwner(path: 'isActive' | 'role'): AppError {
  return new AppError('conflict', 'This is the last active owner: make another captain one first', {
    issues: [{ path, message: 'An owner has to be able to log in' }],
  });
}
