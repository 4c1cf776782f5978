import type { AppContext } from '#server/context.ts';
import type { CaptainChanges } from '#shared/captain.schema.ts';
import type { ListedCaptain } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import { toIso } from '#shared/time.ts';
import { endSessions, generatePassword, hashPassword } from './auth.ts';
import { endLoginWaits } from './login-throttle.ts';
import { deleteUserSessions } from './session-queries.ts';
import {
  countActiveCaptains,
  findCaptainById,
  findCredentials,
  hasCaptain,
  insertCaptain,
  listCaptains,
  updateCaptain,
  updatePassword,
} from './user-queries.ts';

type CaptainContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

export interface NewCaptain {
  username: string;
  password: string;
  email: string;
  name: string;
  role?: string;
  isActive?: boolean;
}

/**
 * @returns the new captain's id.
 * @throws AppError `conflict` when the username is taken, in whatever case.
 */
export async function createCaptain(ctx: CaptainContext, captain: NewCaptain): Promise<number> {
  if (await findCredentials(ctx.db, captain.username)) {
    throw usernameTaken();
  }
  const { username, email, name, role = 'admin', isActive = true } = captain;
  const password = await hashPassword(captain.password);
  return insertCaptain(ctx.db, {
    username,
    password,
    email,
    name,
    role,
    isActive: isActive ? 1 : 0,
    createdAt: ctx.clock.now(),
    lastLoginAt: null,
  });
}

/**
 * Makes the first captain when there is none.
 *
 * @returns the password, when it was made up here and has to be shown.
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
 * Gives a captain a new password; every session of theirs ends, and a wait after failed logins with them.
 *
 * @throws AppError `not_found`.
 */
export async function setPassword(ctx: CaptainContext, username: string, password: string): Promise<void> {
  const captain = await findCredentials(ctx.db, username);
  if (!captain) throw new AppError('not_found', `There is no captain named ${username}`);
  await updatePassword(ctx.db, captain.id, await hashPassword(password));
  await endSessions(ctx, captain.id);
  await endLoginWaits(ctx);
}

/** Every captain, oldest first. */
export async function listCaptainsForCaptain(ctx: CaptainContext): Promise<ListedCaptain[]> {
  return (await listCaptains(ctx.db)).map(toListed);
}

/** @throws AppError `not_found`. */
export async function getCaptain(ctx: CaptainContext, id: number): Promise<ListedCaptain> {
  const captain = await findCaptainById(ctx.db, id);
  if (!captain) throw new AppError('not_found', 'There is no such captain');
  return toListed(captain);
}

/**
 * Changes a captain. A new password and a deactivation end every session of theirs, the caller's own among them.
 *
 * @throws AppError `not_found`; `conflict` for a taken username and for the deactivation of the last active captain.
 */
export async function changeCaptain(ctx: CaptainContext, id: number, changes: CaptainChanges): Promise<ListedCaptain> {
  const { password, isActive, ...rest } = changes;
  const hash = password === undefined ? undefined : await hashPassword(password);
  const before = await getCaptain(ctx, id);
  await ctx.db.transaction().execute(async (trx) => {
    if (rest.username !== undefined) {
      const holder = await findCredentials(trx, rest.username);
      if (holder && holder.id !== id) throw usernameTaken();
    }
    if (isActive === false && before.isActive && (await countActiveCaptains(trx)) <= 1) {
      throw new AppError('conflict', 'This is the last active captain: activate another one first', {
        issues: [{ path: 'isActive', message: 'Somebody has to be able to log in' }],
      });
    }
    const columns = {
      ...rest,
      ...(hash === undefined ? {} : { password: hash }),
      ...(isActive === undefined ? {} : { isActive: isActive ? (1 as const) : (0 as const) }),
    };
    if (Object.keys(columns).length > 0) await updateCaptain(trx, id, columns);
    if (hash !== undefined || isActive === false) await deleteUserSessions(trx, id);
  });
  if (hash !== undefined) await endLoginWaits(ctx);
  return getCaptain(ctx, id);
}

function toListed({
  createdAt,
  lastLoginAt,
  ...rest
}: Awaited<ReturnType<typeof listCaptains>>[number]): ListedCaptain {
  return { ...rest, createdAt: toIso(createdAt), lastLoginAt: lastLoginAt === null ? null : toIso(lastLoginAt) };
}

function usernameTaken(): AppError {
  return new AppError('conflict', 'This username is taken', {
    issues: [{ path: 'username', message: 'Already in use' }],
  });
}
