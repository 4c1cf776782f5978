import { setImmediate } from 'node:timers/promises';
import { removeLeftoverUploads } from '#server/assets/assets.ts';
import { deleteOldEntries } from '#server/audit/audit.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { markForRewrite } from '#server/db/rewrite.ts';
import { expireCopies, rewriteWhenDue } from '#server/operations/operations.ts';
import type { RetentionPreview } from '#shared/people.schema.ts';
import { RETENTION, RETENTION_KINDS, type RetentionKind } from '#shared/retention.ts';
import type { SettingKey } from '#shared/settings.ts';
import { DAY_SECONDS, daysSinceEpoch, type UnixSeconds } from '#shared/time.ts';
import { eraseAddress } from './erase-address.ts';
import { listErasureTimes } from './queries.ts';
import {
  countExpired,
  deleteExpired,
  deleteOutboxOfBookings,
  deleteSubscriptionsOf,
  listExpired,
  rememberUnsubscribed,
  tidyLeads,
} from './retention-queries.ts';

const UNIT_SECONDS = { day: DAY_SECONDS, month: (365.25 / 12) * DAY_SECONDS };
/** After a start, and after a failure. */
const PAUSE_SECONDS = 600;
/** Rows deleted in one transaction: visitors wait for it. Erasing a lead reads the whole outbox. */
const BATCH = 500;
const LEADS_BATCH = 10;

/**
 * Number of rows of each kind that the next nightly run would delete.
 *
 * @param unsaved values of settings that are still being edited; the saved ones stand for those that are missing.
 */
export async function previewRetention(
  ctx: AppContext,
  unsaved: Partial<Record<SettingKey, number | undefined>>,
): Promise<RetentionPreview> {
  const preview = await Promise.all(
    RETENTION_KINDS.map(async (kind) => {
      const limits = limitsOf(ctx, kind, unsaved[RETENTION[kind].setting]);
      return [kind, limits ? await countExpired(ctx.db, kind, limits) : 0] as const;
    }),
  );
  return Object.fromEntries(preview) as RetentionPreview;
}

/** Deletes what is older than the settings of Privacy allow. @returns how much was deleted. */
export async function applyRetention(ctx: AppContext): Promise<RetentionPreview> {
  const done = {} as RetentionPreview;
  for (const kind of RETENTION_KINDS) done[kind] = await removeExpired(ctx, kind);
  await deleteOldEntries(ctx.db, ctx.clock.now());
  // A consent may have ended by itself.
  if (await ctx.content.refreshConnections()) ctx.publicContent.changed();
  if (Object.values(done).some((count) => count > 0)) {
    ctx.log.info(done, 'old personal data was deleted');
    ctx.publicContent.changed();
    ctx.outbox.wake();
  }
  return done;
}

async function removeExpired(ctx: AppContext, kind: RetentionKind): Promise<number> {
  const batch = kind === 'leads' ? LEADS_BATCH : BATCH;
  let removed = 0;
  for (;;) {
    const limits = limitsOf(ctx, kind);
    if (!limits) return removed;
    const count = await ctx.db.transaction().execute(async (trx) => {
      const rows = await listExpired(trx, kind, limits, batch);
      if (rows.length === 0) return 0;
      if (!ctx.database.sqlite.memory) markForRewrite(ctx.config.DATA_DIR);
      await remove(ctx, trx, kind, rows);
      return rows.length;
    });
    removed += count;
    if (count < batch) return removed;
    await setImmediate();
  }
}

async function remove(ctx: AppContext, trx: Db, kind: RetentionKind, rows: { id: number; email: string | null }[]) {
  const ids = rows.map(({ id }) => id);
  const emails = rows.flatMap(({ email }) => (email === null ? [] : [email]));
  switch (kind) {
    case 'leads':
      await rememberUnsubscribed(trx, emails, ctx.clock.now());
      for (const email of emails) eraseAddress(ctx.database.sqlite, email, { mentions: 'keep' });
      return;
    case 'left':
      await rememberUnsubscribed(trx, emails, ctx.clock.now());
      await deleteSubscriptionsOf(trx, emails);
      break;
    case 'unconfirmed':
      await deleteSubscriptionsOf(trx, emails);
      break;
    case 'bookings':
      await deleteOutboxOfBookings(trx, ids);
      break;
  }
  await deleteExpired(trx, kind, ids);
  // No lead consists of mails that were sent.
  if (kind !== 'outbox' && kind !== 'recipients' && emails.length > 0) await tidyLeads(trx, emails);
}

/** The time before which this kind is deleted, and the present one; undefined where the owner keeps this kind for good. */
function limitsOf(ctx: AppContext, kind: RetentionKind, unsaved?: number) {
  const { setting, unit } = RETENTION[kind];
  const count = unsaved ?? ctx.settings.number(setting);
  const now = ctx.clock.now();
  return count > 0 ? { before: (now - Math.round(count * UNIT_SECONDS[unit])) as UnixSeconds, now } : undefined;
}

/**
 * Rewrites the database when something was erased or deleted because of its age, and deletes copies that are too old and files of
 * unfinished uploads.
 */
export async function runNightlyCleanup(ctx: AppContext): Promise<void> {
  await rewriteWhenDue(ctx);
  expireCopies(ctx, await listErasureTimes(ctx.db));
  await removeLeftoverUploads(ctx);
}

/** Applies the settings soon after the start and once in each night (UTC). */
export function startRetention(ctx: AppContext): void {
  let doneOn: number | undefined;
  ctx.jobs.add({
    name: 'Delete old data',
    startAfterSeconds: PAUSE_SECONDS,
    retryAfterSeconds: PAUSE_SECONDS,
    nextDue() {
      const now = ctx.clock.now();
      return daysSinceEpoch(now) === doneOn ? (((doneOn + 1) * DAY_SECONDS) as UnixSeconds) : now;
    },
    async run() {
      const today = daysSinceEpoch(ctx.clock.now());
      await applyRetention(ctx);
      await runNightlyCleanup(ctx);
      doneOn = today;
    },
  });
}
