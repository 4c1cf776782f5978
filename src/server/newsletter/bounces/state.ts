import type { AppContext } from '#server/context.ts';
import { readSiteState, saveSiteState } from '#server/settings/settings.ts';

const ERROR_KEY = 'bounce_mailbox_problem';

/** Why the mailbox of bounces could not be read the last time; undefined when it could, or when there is none. */
export async function bounceMailboxError(ctx: Pick<AppContext, 'config' | 'db'>): Promise<string | undefined> {
  if (!ctx.config.BOUNCE_IMAP_URL) return undefined;
  return (await readSiteState<string>(ctx.db, ERROR_KEY)) || undefined;
}

/** Stores why the mailbox could not be read; an empty text when it could. */
export async function saveBounceMailboxError(ctx: Pick<AppContext, 'config' | 'db'>, error: string): Promise<void> {
  if (((await bounceMailboxError(ctx)) ?? '') !== error) await saveSiteState(ctx.db, ERROR_KEY, error);
}
