import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '#server/context.ts';
import { AppError, type ErrorBody, type ErrorCode, isDatabaseBusy, isDiskFull, VisitorError } from '#shared/errors.ts';
import { says } from '#shared/messages.ts';
import { resolveMessage } from './messages.ts';
import { pathForLog, requestId } from './request-log.ts';

/** The HTTP status of each refusal. */
export const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  not_json: 415,
  too_many: 429,
  unavailable: 503,
  no_space: 507,
};

const BUSY_RETRY_SECONDS = 5;

/**
 * Turns an error into the API's error response. An `AppError` is answered with its message, and its cause is logged; any
 * other error is logged and answered with an opaque 500.
 */
export function answerError(ctx: AppContext) {
  return (error: Error, c: Context): Response => {
    const refusal = asRefusal(error);
    const isCaptain = c.get('captain') !== undefined;
    if (!refusal) {
      ctx.log.error({ err: error, requestId: requestId(c), path: pathForLog(c.req.path) }, 'unexpected error');
      const body: ErrorBody = { message: resolveMessage(ctx, { message: says('failed'), isCaptain }) };
      return c.json(body, 500);
    }
    if (refusal.code === 'no_space') ctx.log.error({ err: error }, 'the disk is full');
    else logRefusal(ctx, refusal, { requestId: requestId(c), path: pathForLog(c.req.path) });
    if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
    return c.json(describeRefusal(ctx, refusal, { isCaptain }), STATUS[refusal.code]);
  };
}

/** The answer to a refused call; captains get it in English. */
export function describeRefusal(
  ctx: Pick<AppContext, 'content'>,
  { details, issues, message, values }: AppError,
  { isCaptain }: { isCaptain: boolean },
): ErrorBody & Record<string, unknown> {
  return {
    ...details,
    message: resolveMessage(ctx, { message, values, isCaptain }),
    issues: issues?.map((issue) => ({ path: issue.path, message: resolveMessage(ctx, { ...issue, isCaptain }) })),
  };
}

/** Logs the technical reason of a refusal, if it has one; the caller is not told. */
export function logRefusal(ctx: Pick<AppContext, 'log'>, refusal: AppError, details: Record<string, unknown>): void {
  if (refusal.cause === undefined) return;
  ctx.log.info({ ...details, reason: String(refusal.cause) }, `refused: ${refusal.message}`);
}

function asRefusal(error: Error): AppError | undefined {
  if (error instanceof AppError) return error;
  // The caller closed the connection.
  if (error.message === 'aborted' && (error as { code?: string }).code === 'ECONNRESET')
    return new VisitorError('bad_request', 'endedEarly');
  if (isDatabaseBusy(error)) {
    return new VisitorError('unavailable', 'busy', { retryAfter: BUSY_RETRY_SECONDS, cause: error });
  }
  if (isDiskFull(error)) {
    return new VisitorError('no_space', 'diskFull');
  }
  return undefined;
}
