import { hasModel } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { DAY_SECONDS, toIso } from '#shared/time.ts';
import { enqueue } from './enqueue.ts';
import type { AlertPayload } from './mails.ts';
import { countOutageFailure, endOutage, listFailed, markAlerted, type OutageSource } from './outage-queries.ts';
import { findOwnerSwitches } from './queries.ts';
import { cutError } from './sender.ts';

/** Failures in a row before the owner is told. */
const ALERT_AFTER: Record<OutageSource, number> = {
  mail: 3,
  webhook: 3,
  caldav: 3,
  model: 3,
  drill: 1,
  rewrite: 1,
  replica: 3,
  cdn: 3,
  calendar: 3,
  // Reported by visitors' browsers, some of which block the provider themselves.
  scheduler: 10,
};

/** Whether a service has failed so often in a row that the owner should know. */
export function isLasting({ source, failures }: { source: OutageSource; failures: number }): boolean {
  return failures >= ALERT_AFTER[source];
}

/** Services that are failing right now. One that is not used any more fails no more: nothing would ever say that it works again. */
export async function listOutages(ctx: Pick<AppContext, 'db' | 'config' | 'settings'>) {
  return (await listFailed(ctx.db)).filter(({ source }) => isUsed(ctx, source));
}

function isUsed({ config, settings }: Pick<AppContext, 'config' | 'settings'>, source: OutageSource): boolean {
  if (source === 'mail') return settings.mail().url !== undefined;
  if (source === 'webhook') return config.WEBHOOK_URL !== undefined;
  if (source === 'model') return hasModel(config);
  if (source === 'scheduler') return !settings.flag('scheduler_built_in');
  if (source === 'cdn') return config.PURGE_URL !== undefined;
  return source !== 'replica' || config.LITESTREAM_REPLICA_URL !== undefined;
}

/**
 * Records a failure of mail, webhook, model, scheduler or calendars. After several in a row, or when the caller knows that it
 * lasts, the owner gets one alert a day at most for each of them, unless "Mail me about failures" is off.
 */
export async function reportFailure(
  ctx: AppContext,
  source: OutageSource,
  error: string,
  { isLasting: isKnownToLast = false } = {},
): Promise<void> {
  const now = ctx.clock.now();
  const reason = cutError(error);
  await ctx.db.transaction().execute(async (trx) => {
    const outage = await countOutageFailure(trx, source, reason, now);
    if (!isKnownToLast && !isLasting(outage)) return;
    if (outage.alertedAt !== null && Math.abs(now - outage.alertedAt) < DAY_SECONDS) return;
    if (!(await findOwnerSwitches(trx)).enableApiFailureAlerts) return;
    await markAlerted(trx, source, now);
    const { failures, since, lastError } = outage;
    const payload: AlertPayload = { source, failures, since: toIso(since), lastError };
    await enqueue(ctx, trx, { event: 'alert.raised', payload });
  });
  ctx.log.warn({ source, reason }, 'an external service failed');
  ctx.outbox.wake();
}

/** Records that a service works. @returns true when it had failed before. */
export function reportSuccess(ctx: AppContext, source: OutageSource): Promise<boolean> {
  return endOutage(ctx.db, source);
}
