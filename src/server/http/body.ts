import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { AppError, type Issue } from '#shared/errors.ts';

/** Largest JSON body, in bytes; a blog post is the longest thing anybody sends. */
const JSON_MAX_BYTES = 1024 * 1024;

/** What a handler behind `body(schema)` finds in `c.req.valid('json')`. */
type Valid<T extends z.ZodType> = { in: { json: z.input<T> }; out: { json: z.output<T> } };

/**
 * Reads the JSON body by `schema`; keys that it does not name are dropped.
 *
 * @throws AppError `not_json`, `too_large` or `bad_request` with one issue for each refused field.
 */
export function body<T extends z.ZodType>(
  schema: T,
  maxBytes = JSON_MAX_BYTES,
): MiddlewareHandler<Record<string, never>, string, Valid<T>> {
  return async (c, next) => {
    const value = await readJson(c, maxBytes);
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw validationError(parsed.error);
    c.req.addValidatedData('json', parsed.data as object);
    await next();
  };
}

/** The answer to input that `schema` refused: the first problem as its message, all of them as issues. */
export function validationError(error: z.ZodError): AppError {
  const issues: Issue[] = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return new AppError('bad_request', issues[0]?.message ?? 'Invalid input', { issues });
}

async function readJson(c: Context, maxBytes: number): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i.test(type)) {
    throw new AppError('not_json', 'Please send JSON with Content-Type: application/json');
  }
  const text = await readText(c, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('bad_request', 'The body is not valid JSON');
  }
}

/** Stops reading as soon as the limit is passed, whether or not a length was announced. */
async function readText(c: Context, maxBytes: number): Promise<string> {
  const tooLarge = () => new AppError('too_large', `The body is larger than ${maxBytes} bytes`);
  const announced = c.req.header('content-length');
  if (announced !== undefined) {
    if (Number(announced) > maxBytes) throw tooLarge();
    return c.req.text();
  }
  if (!c.req.raw.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
