import type { Context } from 'hono';
import type * as z from 'zod';
import { AppError, type FieldProblem, type RefusedField, VisitorError } from '#shared/errors.ts';
import { type MessageValues, says } from '#shared/messages.ts';

/** Largest JSON body in bytes; the longest legitimate one is a blog post. */
const JSON_MAX_BYTES = 1024 * 1024;

/**
 * Input from a request, parsed by `schema`.
 *
 * @throws AppError `bad_request`: the first problem as its message, all of them as `issues`.
 */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issues: RefusedField[] = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
    values: valuesOf(issue),
  }));
  const [first] = issues;
  throw new AppError('bad_request', first?.message ?? says('invalid'), { issues, values: first?.values });
}

/** The fields that a schema refuses, where its messages have no placeholders. */
export function problemsOf(error: z.ZodError): FieldProblem[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** Values for the placeholders of a rule's message. */
function valuesOf(issue: z.core.$ZodIssue): MessageValues | undefined {
  switch (issue.code) {
    case 'too_big':
      return { max: Number(issue.maximum) };
    case 'invalid_value':
      return { choices: issue.values.join(', ') };
    case 'custom':
      return issue.params;
    default:
      return undefined;
  }
}

/** `schema.safeParse` without exceptions: zod's string formats throw on objects with an odd `length` or `toString`; these are `bad_request`. */
export function safeParse<T extends z.ZodType>(schema: T, value: unknown): z.ZodSafeParseResult<z.output<T>> {
  try {
    return schema.safeParse(value);
  } catch (cause) {
    throw new VisitorError('bad_request', 'invalid', { cause });
  }
}

/**
 * The JSON body as it was sent.
 *
 * @throws AppError `not_json`, `too_large` or `bad_request`.
 */
export async function readJson(c: Context, maxBytes = JSON_MAX_BYTES): Promise<unknown> {
  requireJson(c);
  return parseJson(Buffer.from(await readBytes(c, maxBytes)).toString('utf8'));
}

/** `readJson` for a call without a required body: undefined if it is empty, whatever its content type. */
export async function readOptionalJson(c: Context, maxBytes = JSON_MAX_BYTES): Promise<unknown> {
  const text = Buffer.from(await readBytes(c, maxBytes)).toString('utf8');
  if (!text.trim()) return undefined;
  requireJson(c);
  return parseJson(text);
}

function requireJson(c: Context): void {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i.test(type)) {
    throw new VisitorError('not_json', 'notJson');
  }
}

/** Half a character of two, as the database and pages cannot write it, becomes U+FFFD. @throws AppError `bad_request`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, /\\u[dD][89a-fA-F]/.test(text) ? wellFormed : undefined);
  } catch {
    throw new VisitorError('bad_request', 'badJson');
  }
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/**
 * The body as it was sent. Stops reading at the limit, with or without a Content-Length.
 *
 * @throws AppError `too_large`.
 */
export async function readBytes(c: Context, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new VisitorError('too_large', 'tooLarge', { values: { max: maxBytes } });
  const announced = c.req.header('content-length');
  if (announced !== undefined) {
    // Node.js ends the body at the announced length.
    if (Number(announced) > maxBytes) throw tooLarge();
    return new Uint8Array(await c.req.arrayBuffer());
  }
  if (!c.req.raw.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
