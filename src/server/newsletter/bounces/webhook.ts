import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { parseInput, parseJson } from '#server/http/body.ts';
import { isSameSecret } from '#server/http/secrets.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import { toUnixSeconds } from '#shared/time.ts';
import { recordBounce } from './bounces.ts';
import { type BounceReport, readBounce } from './report.ts';

const BODY_MAX_BYTES = 1024 * 1024;
/** A signed request is accepted within this time of its `X-Webhook-Timestamp`, so that a recorded one is worthless later. */
const VALID_SECONDS = 300;

const Report = z.object({
  type: z.enum(['hard', 'soft', 'complaint'], 'type must be hard, soft or complaint'),
  email: z.email('email must be an address').nullish(),
  messageId: z.string().max(300).nullish(),
  reason: z.string().max(2_000).nullish(),
});
const Reports = z.union([Report.transform((report) => [report]), z.array(Report).max(1_000)]);

/**
 * Takes bounces from a mail provider: JSON, or a returned mail as text. Signed with `BOUNCE_WEBHOOK_SECRET`: `X-Webhook-Signature` is `sha256=` and
 * the hex HMAC-SHA256 of `X-Webhook-Timestamp` (seconds since 1970), a dot and the body. The signature vouches for addresses in JSON, but
 * not for what a returned mail says. A repeated request changes nothing.
 */
export async function takeBounces(
  ctx: AppContext,
  headers: Headers,
  readBody: (maxBytes: number) => Promise<Uint8Array>,
): Promise<{ recorded: number; ignored: number }> {
  const secret = requireFound(ctx.config.BOUNCE_WEBHOOK_SECRET, 'BOUNCE_WEBHOOK_SECRET is not set');
  const body = Buffer.from(await readBody(BODY_MAX_BYTES));
  const timestamp = headers.get('x-webhook-timestamp') ?? '';
  const age = Math.abs(ctx.clock.now() - momentOf(timestamp));
  if (!isSigned(body, timestamp, headers.get('x-webhook-signature') ?? '', secret) || !(age <= VALID_SECONDS)) {
    throw new AppError('unauthorized', 'The signature is wrong or too old');
  }
  const reports = await readReports(headers.get('content-type') ?? '', body);
  let recorded = 0;
  for (const { email = null, ...report } of reports) if (await recordBounce(ctx, report, email)) recorded += 1;
  return { recorded, ignored: reports.length - recorded };
}

/** Seconds since 1970, or an ISO 8601 time. */
function momentOf(timestamp: string): number {
  if (/^\d{1,12}$/.test(timestamp)) return Number(timestamp);
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? Number.NaN : toUnixSeconds(date);
}

function isSigned(body: Buffer, timestamp: string, signature: string, secret: string): boolean {
  const mac = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return isSameSecret(signature.replace(/^sha256=/, ''), mac);
}

async function readReports(type: string, body: Buffer): Promise<(BounceReport & { email?: string | null })[]> {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return readBounce(body);
  const reports = parseInput(Reports, parseJson(body.toString('utf8')));
  return reports.map(({ type: kind, email, messageId, reason }) => ({
    kind,
    email: email ?? null,
    tokens: messageId ? [messageId] : [],
    reason: reason?.slice(0, 300) || 'Reported by the mail provider',
  }));
}
