import type { AppContext } from '#server/context.ts';
import type { LoginInput } from '#shared/captain.schema.ts';
import type { LoginAnswer } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import { countLogin, type LoginSource } from './login-throttle.ts';
import { UNUSABLE_HASH, verifyPassword } from './passwords.ts';
import { deleteAttempts, findCredentials, updateCaptain } from './queries.ts';
import { startSession, tokenOf } from './sessions.ts';

export { generatePassword } from './passwords.ts';
export { listCaptains } from './queries.ts';
export { createSessions } from './sessions.ts';
export { createCaptain, ensureFirstCaptain, type NewCaptain, setPassword } from './users.ts';

type AuthContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

/**
 * Logs a captain in. Whatever was wrong, the refusal has the same words and takes the same time.
 *
 * @param oldSessionId session that the browser still holds; it ends.
 * @throws AppError `unauthorized`, or `too_many` after repeated failures.
 */
export async function login(
  ctx: AuthContext,
  { username, password }: LoginInput,
  { oldSessionId, ...source }: LoginSource & { oldSessionId: string | undefined },
): Promise<LoginAnswer & { sessionId: string }> {
  const counters = await countLogin(ctx, username, source);
  const captain = await findCredentials(ctx.db, username);
  const isRight = await verifyPassword(captain?.password ?? UNUSABLE_HASH, password);
  return ctx.db.transaction().execute(async (trx) => {
    // Read again: the password may have changed, or the captain been deactivated, while this one was verified.
    const current = await findCredentials(trx, username);
    if (!isRight || !current || current.isActive === 0 || current.password !== captain?.password) {
      throw new AppError('unauthorized', 'Invalid credentials');
    }
    await deleteAttempts(trx, counters);
    await updateCaptain(trx, current.id, { lastLoginAt: ctx.clock.now() });
    const sessionId = await startSession({ ...ctx, db: trx }, current.id, oldSessionId);
    const user = { id: current.id, username: current.username, name: current.name, role: current.role };
    return { token: tokenOf(sessionId), user, sessionId };
  });
}
