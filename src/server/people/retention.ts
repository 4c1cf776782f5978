import type { AppContext } from '#server/context.ts';
import { deleteLead } from '#server/leads/leads.ts';
import { DAY_SECONDS, dayOf, type UnixSeconds } from '#shared/time.ts';
import { deleteChatsBefore, deleteOutboxOf, listLapsedLeads } from './queries.ts';

const MONTH_SECONDS = (365.25 / 12) * DAY_SECONDS;
/** How often the server looks whether a new day (UTC) has begun. */
const CHECK_EVERY_MS = 600_000;

/** Deletes what is older than the settings of Privacy allow. @returns how many leads and conversations were deleted. */
export async function applyRetention(ctx: AppContext): Promise<{ leads: number; chats: number }> {
  const now = ctx.clock.now();
  const months = Number(ctx.settings.value('retention_leads_months'));
  const days = Number(ctx.settings.value('retention_chats_days'));
  const done = await ctx.db.transaction().execute(async (trx) => {
    const before = (now - Math.round(months * MONTH_SECONDS)) as UnixSeconds;
    const leads = months > 0 ? await listLapsedLeads(trx, before, now) : [];
    for (const { id, email } of leads) {
      await deleteLead(trx, id, email);
      await deleteOutboxOf(trx, email);
    }
    const chats = days > 0 ? await deleteChatsBefore(trx, (now - days * DAY_SECONDS) as UnixSeconds) : 0;
    return { leads: leads.length, chats };
  });
  if (done.leads + done.chats > 0) {
    ctx.log.info(done, 'old personal data was deleted');
    ctx.publicContent.changed();
  }
  return done;
}

/** Applies the settings soon after the start and once in each night (UTC). */
export function startRetention(ctx: AppContext): { stop(): void } {
  let doneOn: number | undefined;
  const timer = setInterval(async () => {
    const today = dayOf(ctx.clock.now());
    if (today === doneOn) return;
    doneOn = today;
    try {
      await applyRetention(ctx);
    } catch (error) {
      doneOn = undefined;
      ctx.log.error({ err: error }, 'old personal data could not be deleted');
    }
  }, CHECK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
