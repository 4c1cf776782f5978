import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '#server/context.ts';
import { AppError, type ErrorBody, type ErrorCode, isDatabaseBusy, isDiskFull } from '#shared/errors.ts';
import { loggedPath, requestId } from './request-log.ts';

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
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
    if (!refusal) {
      const id = requestId(c);
      c.header('X-Request-Id', id);
      ctx.log.error({ err: error, requestId: id, path: loggedPath(c.req.path) }, 'unexpected error');
      return c.json({ message: 'Something went wrong on our side' } satisfies ErrorBody, 500);
    }
    if (refusal.code === 'no_space') ctx.log.error({ err: error }, 'the disk is full');
    else logRefusal(ctx, refusal, { requestId: requestId(c), path: loggedPath(c.req.path) });
    const body: ErrorBody & Record<string, unknown> = { ...refusal.details, message: refusal.message };
    if (refusal.issues) body.issues = refusal.issues;
    if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
    return c.json(body, STATUS[refusal.code]);
  };
}

/** Logs the technical reason of a refusal, if it has one; the caller is not told. */
export function logRefusal(ctx: Pick<AppContext, 'log'>, refusal: AppError, facts: Record<string, unknown>): void {
  if (refusal.cause === undefined) return;
  ctx.log.info({ ...facts, reason: String(refusal.cause) }, `refused: ${refusal.message}`);
}

function asRefusal(error: Error): AppError | undefined {
  if (error instanceof AppError) return error;
  // The caller closed the connection.
  if (error.message === 'aborted' && (error as { code?: string }).code === 'ECONNRESET')
    return new AppError('bad_request', 'The body ended too early');
  if (isDatabaseBusy(error)) {
    return new AppError('unavailable', 'The server is busy. Please try again in a moment.', {
      retryAfter: BUSY_RETRY_SECONDS,
      cause: error,
    });
  }
  if (isDiskFull(error)) {
    return new AppError('no_space', 'The server has no room left to keep this. Please write to the owner by mail.');
  }
  return undefined;
}
