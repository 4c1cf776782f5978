import type { AppContext } from '#server/context.ts';
import { findCredentials, hasCaptain, insertCaptain, updatePassword } from '#server/repositories/admin-users.ts';
import { AppError } from '#shared/errors.ts';
import { endSessions, generatePassword, hashPassword } from './auth.ts';
import { forgiveAccount } from './login-throttle.ts';

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
    throw new AppError('conflict', 'This username is taken', [{ path: 'username', message: 'Already in use' }]);
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
  await forgiveAccount(ctx, username);
}
