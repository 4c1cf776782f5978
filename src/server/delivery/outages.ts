import { getBookingSettings } from '#server/booking/settings-queries.ts';
import type { AppContext } from '#server/context.ts';
import { toIso } from '#shared/time.ts';
import { enqueue } from './delivery.ts';
import { countFailure, endOutage, markAlerted, type OutageSource } from './outage-queries.ts';
import type { AlertPayload } from './payloads.ts';

/** Failures in a row before the owner is told. */
const ALERT_AFTER: Record<OutageSource, number> = {
  mail: 3,
  webhook: 3,
  model: 3,
  // Told by visitors' browsers, some of which block the provider by themselves.
  scheduler: 10,
};
const ALERT_EVERY_SECONDS = 24 * 3600;
/** Errors are cut to this many characters: they may hold whole answers of the other side. */
const ERROR_MAX = 300;

/** Whether it has failed so often in a row that the owner should know. */
export function isLasting({ source, failures }: { source: OutageSource; failures: number }): boolean {
  return failures >= ALERT_AFTER[source];
}

/**
 * Notes that mail, webhook, model or scheduler failed. After some times in a row the owner gets one alert, and at
 * most one a day for each of them; the switch "Tell me about failures" turns that off.
 */
export async function reportFailure(ctx: AppContext, source: OutageSource, error: string): Promise<void> {
  const now = ctx.clock.now();
  const isAlert = await ctx.db.transaction().execute(async (trx) => {
    const outage = await countFailure(trx, source, error.slice(0, ERROR_MAX), now);
    if (!isLasting(outage)) return false;
    if (outage.alertedAt !== null && now - outage.alertedAt < ALERT_EVERY_SECONDS) return false;
    if (!(await getBookingSettings(trx)).enableApiFailureAlerts) return false;
    await markAlerted(trx, source, now);
    const payload: AlertPayload = {
      source,
      failures: outage.failures,
      since: toIso(outage.since),
      lastError: outage.lastError,
    };
    await enqueue(ctx, trx, { event: 'alert.raised', payload: { ...payload } });
    return true;
  });
  ctx.log.warn({ source, reason: error.slice(0, ERROR_MAX) }, 'an outside service failed');
  if (isAlert) ctx.outbox.wake();
}

/** Notes that it works again. */
export async function reportSuccess(ctx: AppContext, source: OutageSource): Promise<void> {
  await endOutage(ctx.db, source);
}
