import type { AppContext } from '#server/context.ts';

/** Applies committed changes of settings to texts, waiting messages and every page. */
export async function applySettingsChange(ctx: AppContext): Promise<void> {
  // The texts first: without a demo number some need more of them.
  await ctx.content.reload();
  await ctx.settings.reload();
  ctx.outbox.wake();
  ctx.publicContent.changed();
}
