import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';
import { hashSecret, makeSecret } from '#server/http/secrets.ts';
import { CHALLENGE_OVER } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { insertChallenge, tryChallenge } from './factor-queries.ts';

const VALID_SECONDS = 5 * 60;
const MAX_ATTEMPTS = 5;

type Purpose = NewRow<'authChallenges'>['purpose'];

/** A challenge that can still be answered. */
export interface OpenChallenge {
  hash: string;
  /** Null while a passkey has yet to say who it is. */
  userId: number | null;
}

/**
 * Makes a challenge: random text that the browser sends back with a second factor, and that a passkey signs. It can be answered once,
 * within five minutes and five attempts, and only by `holder`.
 *
 * @param holder the session's id; before there is a session, the browser's User-Agent.
 */
export async function makeChallenge(
  { db, clock }: { db: Db; clock: AppContext['clock'] },
  { purpose, userId, holder }: { purpose: Purpose; userId: number | null; holder: string },
): Promise<string> {
  const challenge = makeSecret();
  const now = clock.now();
  const expiresAt = (now + VALID_SECONDS) as UnixSeconds;
  await insertChallenge(
    db,
    { hash: hashSecret(challenge), purpose, userId, holder: hashSecret(holder), expiresAt },
    now,
  );
  return challenge;
}

/**
 * Finds a challenge that is being answered, and counts the attempt.
 *
 * @throws AppError of `code` when it is unknown, expired, answered, tried too often, or another holder's.
 */
export async function openChallenge(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  challenge: string,
  { purposes, holder, code }: { purposes: Purpose[]; holder: string; code: Refusal },
): Promise<OpenChallenge> {
  const found = await tryChallenge(db, {
    hash: hashSecret(challenge),
    holder: hashSecret(holder),
    now: clock.now(),
    maxAttempts: MAX_ATTEMPTS,
  });
  if (!found || !purposes.includes(found.purpose)) throw challengeExpired(code);
  return found;
}

/** During a login, and for somebody who is logged in. */
type Refusal = 'unauthorized' | 'bad_request';

/** The refusal after which the browser has to ask for a new challenge. */
export function challengeExpired(code: Refusal): AppError {
  return new AppError(code, 'This took too long, or was tried too often. Please start again.', {
    details: { code: CHALLENGE_OVER },
  });
}
