import type { MessageKey, MessageValues } from './messages.ts';

/** Why a request was rejected; `http/errors.ts` maps each code to its HTTP status. */
export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'too_large'
  | 'not_json'
  | 'too_many'
  | 'no_space'
  | 'unavailable';

/** A refused field: `path` as dotted keys of the body, `message` for the person who filled in the form. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** Body of every error answer of the API. */
export interface ErrorBody {
  message: string;
  issues?: FieldProblem[];
  /** For programs: which refusal it is, where the status does not say. */
  code?: string;
}

/** A refused field, with what the placeholders of its message stand for. */
export interface RefusedField extends FieldProblem {
  values?: MessageValues | undefined;
}

interface AppErrorOptions {
  issues?: RefusedField[] | undefined;
  /** Values of the message's placeholders. */
  values?: MessageValues | undefined;
  /** Seconds after which a new attempt can succeed; sent as `Retry-After`. */
  retryAfter?: number | undefined;
  /** Further keys of the response body, e.g. other free times. */
  details?: Record<string, unknown> | undefined;
  /** The technical reason: logged by `http/errors.ts`, never sent. */
  cause?: unknown;
}

/** A refusal whose message, a sentence or a `MessageKey`, may be shown to the caller. Any other error becomes an opaque 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: RefusedField[] | undefined;
  readonly values: MessageValues | undefined;
  readonly retryAfter: number | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, { issues, values, retryAfter, details, cause }: AppErrorOptions = {}) {
    super(message, { cause });
    this.code = code;
    this.issues = issues;
    this.values = values;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** @returns what was found. @throws AppError `not_found` with the message where that is nothing. */
export function requireFound<T>(found: T, message: string): Exclude<T, undefined | null | false | 0 | ''> {
  if (!found) throw new AppError('not_found', message);
  return found as Exclude<T, undefined | null | false | 0 | ''>;
}

/** A refusal that a form shows beside a field. @param path dotted keys of the body. */
export function fieldError(code: ErrorCode, path: string, message: string): AppError {
  return new AppError(code, message, { issues: [{ path, message }] });
}

type VisitorErrorOptions = Omit<AppErrorOptions, 'issues'> & {
  /** The fields it is about, each with a message of its own. */
  fields?: Readonly<Record<string, MessageKey>>;
};

/** A refusal that visitors get: in the owner's words. */
export class VisitorError extends AppError {
  constructor(code: ErrorCode, message: MessageKey, { fields, ...options }: VisitorErrorOptions = {}) {
    const issues =
      fields && Object.entries(fields).map(([path, key]) => ({ path, message: key, values: options.values }));
    super(code, message, { ...options, issues });
  }
}

/** Error codes of SQLite and of the operating system for a full disk. */
const DISK_FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC']);

/** True when a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.has((error as { code?: string } | undefined)?.code ?? '');
}

/** True when another program held the database's lock for longer than the busy timeout. */
export function isDatabaseBusy(error: unknown): boolean {
  return ((error as { code?: string } | undefined)?.code ?? '').startsWith('SQLITE_BUSY');
}

/**
 * True when a write failed because another row has the same value.
 *
 * @param column as SQLite names it, e.g. `admin_users.username`.
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
  return error instanceof Error && error.message === `UNIQUE constraint failed: ${column}`;
}
