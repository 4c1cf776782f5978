import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from '#server/http/link-tokens.ts';
import type {
  CaptainInput,
  CaptainUser,
  InvitationInput,
  ListedCaptain,
  PasswordResetInput,
} from '#shared/captain.schema.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { DAY_SECONDS, toIso, type UnixSeconds } from '#shared/time.ts';
import { deleteLoginAttempts } from './login-throttle.ts';
import type { AccountLinkPayload } from './mails.ts';
import { enqueueSecurityNotice, type Origin } from './notices.ts';
import { hashPassword, UNUSABLE_HASH } from './passwords.ts';
import { findCredentialsById, listActiveByEmail, updateCaptain } from './queries.ts';
import {
  type By,
  createCaptain,
  endLogins,
  getCaptain,
  insertNew,
  newCaptainRow,
  requireFreeUsername,
} from './users.ts';

type LinkKind = AccountLinkPayload['kind'];
type LinkContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'settings' | 'signingKey' | 'rates'>;

const VALID_SECONDS: Record<LinkKind, number> = { reset: 30 * 60, invitation: 7 * DAY_SECONDS };
/** Mails that one account gets at most: nobody can flood a mailbox by asking for links. */
const RESETS_PER_HOUR = 3;

/** Parts of a user that a link is signed over: using the link changes the hash, so it works once. */
interface Signed {
  id: number;
  password: string;
}

/**
 * Stores a mail with a link that sets a new password, for every active user with this address. Without a mail server nothing is sent.
 * Call `ctx.outbox.wake()` afterwards. It returns nothing: the answer of the call must not reveal which addresses belong to users.
 */
export async function askForPasswordReset(ctx: LinkContext, email: string): Promise<void> {
  if (!ctx.settings.mail().url) return;
  const rate = ctx.rates.get('password-resets', { count: RESETS_PER_HOUR, seconds: 3600 });
  await ctx.db.transaction().execute(async (trx) => {
    for (const captain of await listActiveByEmail(trx, email)) {
      if (rate.take(String(captain.id), ctx.clock.now()) > 0) continue;
      await enqueueAccountLink(ctx, trx, 'reset', captain);
    }
  });
}

/**
 * Adds a captain as User Management does: with a password, or with an invitation by mail, which the outbox keeps while no mail server is
 * set up. Call `ctx.outbox.wake()`.
 *
 * @throws AppError like `createCaptain`.
 */
export function addCaptain(ctx: LinkContext, input: CaptainInput, by: By): Promise<ListedCaptain> {
  const { username = input.email, name = input.email, password, email, isActive } = input;
  if (password !== undefined) {
    return createCaptain(ctx, { ...input, username, name, password, email, isActive }, by);
  }
  const row = {
    ...newCaptainRow(ctx, { username, name, email, role: input.role ?? 'editor', isActive }),
    password: UNUSABLE_HASH,
  };
  return insertNew(ctx, row, by, (trx, id) => enqueueAccountLink(ctx, trx, 'invitation', { ...row, id }));
}

/**
 * Mails the invitation again, with a link that is valid for another seven days. Call `ctx.outbox.wake()`.
 *
 * @throws AppError `not_found`; `conflict` for a user who has accepted it, or is not active.
 */
export async function inviteAgain(ctx: LinkContext, id: number): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { email, isActive, isInvited } = await getCaptain({ db: trx }, id);
    const captain = await findCredentialsById(trx, id);
    if (!captain || !isInvited) throw new AppError('conflict', 'This user has accepted the invitation');
    if (!isActive) throw new AppError('conflict', 'This user is not active');
    await enqueueAccountLink(ctx, trx, 'invitation', { ...captain, email });
  });
}

/** Stores a mail with a link by which a user sets a password. */
async function enqueueAccountLink(
  ctx: Pick<LinkContext, 'clock' | 'config' | 'settings' | 'signingKey'>,
  trx: Db,
  kind: LinkKind,
  captain: Signed & { username: string; email: string },
): Promise<void> {
  const expiresAt = ctx.clock.now() + VALID_SECONDS[kind];
  const token = `${expiresAt}-${makeLinkToken(ctx, kind, captain.id, secretOf(captain, expiresAt))}`;
  const payload: AccountLinkPayload = {
    kind,
    username: captain.username,
    url: `${ctx.settings.site().url}${paths.captain}#${kind}=${token}`,
    expiresAt: toIso(expiresAt as UnixSeconds),
  };
  await enqueue(ctx, trx, {
    event: 'account.link',
    payload,
    isMailOnly: true,
    ownerEmail: captain.email,
  });
}

/**
 * Sets the password by a link from a mail. All sessions of this user end, second factors stay, the owner gets a mail; call
 * `ctx.outbox.wake()`.
 *
 * @returns the user.
 * @throws AppError `bad_request` when the link is unknown, expired or used.
 */
export function resetPassword(ctx: LinkContext, { token, password }: PasswordResetInput, origin: Origin) {
  return followLink(ctx, 'reset', token, { password }, async (trx, username) => {
    // Failed logins are why most people ask for the link: the new password can be used at once.
    await deleteLoginAttempts(trx, username, origin.address);
    await enqueueSecurityNotice(ctx, trx, { kind: 'password', username, ...origin });
  });
}

/**
 * Sets name, username and password of a user who was invited.
 *
 * @returns the user.
 * @throws AppError like `resetPassword`; `conflict` for a taken username.
 */
export function acceptInvitation(ctx: LinkContext, { token, ...account }: InvitationInput) {
  return followLink(ctx, 'invitation', token, account);
}

async function followLink(
  ctx: LinkContext,
  kind: LinkKind,
  token: string,
  account: { password: string; name?: string; username?: string },
  afterwards?: (trx: Db, username: string) => Promise<void>,
): Promise<CaptainUser> {
  // Hashing takes a while: not within the transaction, which decides alone whether the link still works.
  if (!(await findByToken(ctx, ctx.db, kind, token))) throw linkOver();
  const password = await hashPassword(account.password);
  return ctx.db.transaction().execute(async (trx) => {
    const captain = await findByToken(ctx, trx, kind, token);
    if (!captain) throw linkOver();
    if (account.username !== undefined) await requireFreeUsername(trx, account.username, captain.id);
    await updateCaptain(trx, captain.id, { ...account, password });
    await endLogins(trx, captain.id);
    const username = account.username ?? captain.username;
    await afterwards?.(trx, username);
    return { id: captain.id, username, name: account.name ?? captain.name, role: captain.role };
  });
}

async function findByToken(ctx: LinkContext, db: Db, kind: LinkKind, token: string) {
  const [, expires = '', link = ''] = /^(\d{1,15})-(.+)$/.exec(token) ?? [];
  const id = idOfLinkToken(link);
  const captain = id === undefined ? undefined : await findCredentialsById(db, id);
  if (!captain?.isActive || Number(expires) <= ctx.clock.now()) return undefined;
  return isLinkToken(ctx, link, kind, captain.id, secretOf(captain, Number(expires))) ? captain : undefined;
}

function secretOf({ password }: Signed, expiresAt: number): string {
  return `${expiresAt}:${password}`;
}

function linkOver(): AppError {
  return new AppError('bad_request', 'This link does not work any more. Please ask for a new one.');
}
