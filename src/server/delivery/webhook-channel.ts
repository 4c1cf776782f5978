import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { toIso } from '#shared/time.ts';
import type { OutboxRow } from './queries.ts';
import { SendError, type Sender } from './sender.ts';

const TIMEOUT_MS = 10_000;

/** The body of a webhook: the same in every attempt, so that a receiver recognizes a repetition by its `id`. */
export function makeWebhookBody(row: Pick<OutboxRow, 'uid' | 'event' | 'createdAt' | 'payload'>): string {
  return JSON.stringify({
    id: row.uid,
    event: row.event,
    timestamp: toIso(row.createdAt),
    data: JSON.parse(row.payload) as unknown,
  });
}

/** Posts every message to `WEBHOOK_URL`. Any 2xx answer accepts it; redirects are not followed. */
export function openWebhookChannel(ctx: AppContext, url: string): Sender {
  return {
    concurrency: 8,
    async send(row) {
      const body = makeWebhookBody(row);
      const secret = ctx.config.WEBHOOK_SECRET;
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'captain-site',
          'X-Webhook-Id': row.uid,
          'X-Webhook-Event': row.event,
          ...(secret ? { 'X-Webhook-Signature': signWebhook(body, secret) } : {}),
        },
      }).catch((error: Error) => {
        throw new SendError(reasonOf(error), { isServerError: true });
      });
      await response.body?.cancel();
      if (!response.ok) {
        throw new SendError(`The webhook answered ${response.status}`, { isServerError: response.status >= 500 });
      }
    },
    close: () => {},
  };
}

/** `sha256=` and the hex HMAC-SHA256 of the raw body. */
function signWebhook(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** `fetch` hides the reason, such as ECONNREFUSED, in the error's cause. */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `No answer within ${TIMEOUT_MS / 1000} s`;
  return error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message;
}
