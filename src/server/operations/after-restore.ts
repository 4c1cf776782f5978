import { skipGivenIds } from '#server/db/given-ids.ts';
import type { Db, OpenDatabase } from '#server/db/open.ts';
import { eraseHashed, hashAddress, insertErased, type OptOuts } from '#server/people/people.ts';

/** Changes made by `reconcile`. */
export interface Reconciled {
  heldMails: number;
  unsubscribed: number;
  erased: number;
}

const ISSUE_HELD_REASON =
  'A backup was restored: whoever got this issue since the backup gets it again when you resume it';
const HELD_REASON = 'Held since a backup was restored: it may have been sent already';

/**
 * Makes a restored database fit the present: everybody is logged out, mail to visitors that was waiting is held, and addresses
 * that left the newsletter or were erased since the backup are unsubscribed or erased again. An issue that was being sent waits for the owner.
 * Ids that were given since the backup are not given again: links in mails and other systems know them.
 *
 * @param optOuts of the database that the backup replaces.
 */
export function reconcile({ db, sqlite }: OpenDatabase, optOuts: OptOuts): Promise<Reconciled> {
  return db.transaction().execute(async (trx) => {
    await skipGivenIds(trx, optOuts.lastIds);
    await logEverybodyOut(trx);
    const heldMails = await holdMails(trx);
    // A subscriber whom a captain removed may have unsubscribed since the backup, so no captain puts them back.
    await trx.updateTable('newsletterSubscribers').set({ removedByCaptain: false }).execute();
    const leftByAddress = await unsubscribeAgain(trx, optOuts.unsubscribed);
    for (const row of optOuts.suppressed) {
      await trx
        .insertInto('suppressedAddresses')
        .values(row)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    }
    const leftByHash = await applyHashedSuppressions(trx, optOuts.suppressed);
    await holdIssues(trx);
    for (const row of optOuts.erased) await insertErased(trx, row);
    const erased = eraseHashed(sqlite, optOuts.erased);
    return { heldMails, unsubscribed: leftByAddress + leftByHash, erased };
  });
}

async function logEverybodyOut(trx: Db): Promise<void> {
  await trx.deleteFrom('sessions').execute();
  await trx.deleteFrom('trustedBrowsers').execute();
  await trx.deleteFrom('authChallenges').execute();
  await trx.deleteFrom('oauthAuthCodes').execute();
  await trx.deleteFrom('oauthTokens').execute();
  await trx.deleteFrom('oauthGrants').execute();
}

/** @returns how many mails to visitors are held. */
async function holdMails(trx: Db): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ status: 'held', reason: HELD_REASON })
    .where('audience', '=', 'visitor')
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @returns how many addresses are not subscribed any more, or known as such only now. */
async function unsubscribeAgain(trx: Db, left: OptOuts['unsubscribed']): Promise<number> {
  let unsubscribed = 0;
  for (const { email, leftAt } of left) {
    // Also who is not in this backup: a backup that is restored later may have them as subscribed.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('newsletterSubscribers')
      .values({ email, subscribed: false, createdAt: leftAt, leftAt })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ subscribed: false, leftAt })
          .where(({ eb, or }) =>
            or([eb('newsletterSubscribers.subscribed', '=', true), eb('newsletterSubscribers.leftAt', 'is', null)]),
          ),
      )
      .executeTakeFirst();
    unsubscribed += Number(numInsertedOrUpdatedRows);
  }
  return unsubscribed;
}

/**
 * Suppressions of addresses that were no subscribers any more are known by their hash alone, and the backup may have these as subscribers: who
 * left is unsubscribed, others get no issue.
 *
 * @returns how many were unsubscribed.
 */
async function applyHashedSuppressions(trx: Db, suppressed: OptOuts['suppressed']): Promise<number> {
  const unnamed = new Map(suppressed.filter(({ email }) => !email).map((row) => [row.hash, row]));
  if (unnamed.size === 0) return 0;
  const subscribers = await trx.selectFrom('newsletterSubscribers').select(['email', 'subscribed']).execute();
  let unsubscribed = 0;
  for (const { email, subscribed } of subscribers) {
    const row = unnamed.get(hashAddress(email));
    if (!row) continue;
    await trx.updateTable('suppressedAddresses').set({ email }).where('hash', '=', row.hash).execute();
    if (row.kind !== 'left' || !subscribed) continue;
    const left = { subscribed: false, leftAt: row.createdAt };
    await trx.updateTable('newsletterSubscribers').set(left).where('email', '=', email).execute();
    unsubscribed += 1;
  }
  // Their rows say so.
  await trx.deleteFrom('suppressedAddresses').where('kind', '=', 'left').where('email', 'is not', null).execute();
  return unsubscribed;
}

/** The backup lacks recipients who got an issue since it was made, so the owner decides whether the issue goes on. */
async function holdIssues(trx: Db): Promise<void> {
  await trx
    .updateTable('newsletters')
    .set({ state: 'paused', pauseReason: ISSUE_HELD_REASON })
    .where('state', '=', 'sending')
    .execute();
  await trx.updateTable('newsletters').set({ state: 'draft', sendAt: null }).where('state', '=', 'scheduled').execute();
}
