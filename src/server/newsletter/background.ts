import type { AppContext } from '#server/context.ts';
import { startBounceMailbox } from './bounces/mailbox.ts';
import { createIssueSender } from './sending/issue-sender.ts';

/** Sends issues and reads bounces in the background, until stopped. */
export function startNewsletter(ctx: AppContext): { stop(): Promise<void> } {
  const issues = createIssueSender(ctx);
  issues.start();
  const bounces = startBounceMailbox(ctx);
  return {
    async stop() {
      await Promise.all([issues.stop(), bounces.stop()]);
    },
  };
}
