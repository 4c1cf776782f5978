/** Why a call was refused; `http/errors.ts` alone knows the HTTP status of each. */
export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'not_json'
  | 'too_many'
  | 'no_space'
  | 'unavailable';

/** One refused field: `path` as dotted keys of the body, `message` for the person who typed it. */
export interface Issue {
  path: string;
  message: string;
}

/** Body of every refused API call. */
export interface ErrorBody {
  message: string;
  issues?: Issue[];
}

/** A refusal with a reason that may be shown to the caller. Everything else that is thrown leaves as an opaque 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds after which a new try can succeed; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Further keys of the answer's body, for callers that can go on from there. */
  details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, issues?: Issue[], retryAfter?: number) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** SQLite's codes for a full disk, as the driver names them, and the system's. */
const DISK_FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC']);

/** True when a write failed because the disk has no room left. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.has((error as { code?: string } | undefined)?.code ?? '');
}

/**
 * True when a write failed because another row has the same value.
 *
 * @param column as SQLite names it, e.g. `admin_users.username`.
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
  return error instanceof Error && error.message === `UNIQUE constraint failed: ${column}`;
}
