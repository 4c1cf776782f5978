import { createHmac } from 'node:crypto';
import http, { type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { AppContext } from '#server/context.ts';
import { toIso } from '#shared/time.ts';
import type { OutboxRow } from './queries.ts';
import { SendError, type Sender } from './sender.ts';

const TIMEOUT_MS = 10_000;

/** The bytes of a webhook: the same in every attempt, so that a receiver recognizes a repetition by its `id`. */
export function makeWebhookBody(row: Pick<OutboxRow, 'uid' | 'event' | 'createdAt' | 'payload'>): string {
  return JSON.stringify({
    id: row.uid,
    event: row.event,
    timestamp: toIso(row.createdAt),
    data: row.payload,
  });
}

/** `sha256=` and the hex HMAC-SHA256 of the raw body. */
function signWebhook(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Posts every message to `WEBHOOK_URL`. Any 2xx answer accepts it; redirects are not followed. */
export function openWebhookChannel(ctx: AppContext, url: string): Sender {
  const concurrency = 8;
  const target = new URL(url);
  const { Agent, request } = target.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

  /** `fetch` needs more than twice the processor time, and gives no way to repeat a call on a connection that was just closed. */
  function post(body: string, headers: OutgoingHttpHeaders): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(target, { method: 'POST', agent, headers }, (response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
      });
      const deadline = setTimeout(() => call.destroy(new Error(`No answer within ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS);
      call.on('close', () => clearTimeout(deadline));
      call.on('error', (error: NodeJS.ErrnoException) => {
        // The other side may close a kept connection just as it is used again.
        if (call.reusedSocket && error.code === 'ECONNRESET') post(body, headers).then(resolve, reject);
        else reject(error);
      });
      call.end(body);
    });
  }

  return {
    concurrency,
    async send(row) {
      const body = makeWebhookBody(row);
      const secret = ctx.config.WEBHOOK_SECRET;
      const status = await post(body, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'captain-site',
        'X-Webhook-Id': row.uid,
        'X-Webhook-Event': row.event,
        ...(secret ? { 'X-Webhook-Signature': signWebhook(body, secret) } : {}),
      }).catch((error: Error) => {
        throw new SendError(error.message || String(error), 'connection');
      });
      if (status < 200 || status > 299) {
        throw new SendError(`The webhook answered ${status}`, status >= 500 ? 'connection' : 'temporary');
      }
    },
    close: () => agent.destroy(),
  };
}
