import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { OutboxRow } from '#server/repositories/outbox.ts';
import { toIso } from '#shared/time.ts';
import { SendError, type Sender } from './sender.ts';

const TIMEOUT_MS = 10_000;

/** The bytes of a webhook: the same in every attempt, so that a receiver can tell a repetition by its `id`. */
export function makeWebhookBody(row: Pick<OutboxRow, 'uid' | 'event' | 'createdAt' | 'payload'>): string {
  return JSON.stringify({
    id: row.uid,
    event: row.event,
    timestamp: toIso(row.createdAt),
    data: JSON.parse(row.payload) as unknown,
  });
}

/** What receivers compare: `sha256=` and the hex HMAC-SHA256 of the raw body. */
function signWebhook(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Posts every message to `WEBHOOK_URL`. Any 2xx answer takes it; redirects are not followed. */
export function openWebhookChannel(ctx: AppContext, url: string): Sender {
  return {
    concurrency: 8,
    perSecond: 190,
    async send(row) {
      const body = makeWebhookBody(row);
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'Content-Type': 'application/json',
            'User-Agent': 'captain-site',
            'X-Webhook-Id': row.uid,
            'X-Webhook-Event': row.event,
            ...(ctx.config.WEBHOOK_SECRET
              ? { 'X-Webhook-Signature': signWebhook(body, ctx.config.WEBHOOK_SECRET) }
              : {}),
          },
          body,
        });
      } catch (error) {
        const cause = (error as Error & { cause?: Error }).cause ?? (error as Error);
        throw new SendError(cause.message, { isServerTrouble: true });
      }
      await response.body?.cancel();
      if (!response.ok) {
        throw new SendError(`The webhook answered ${response.status}`, { isServerTrouble: response.status >= 500 });
      }
    },
    close() {},
  };
}
