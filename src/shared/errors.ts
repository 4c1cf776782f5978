/** Why a request was rejected; `http/errors.ts` maps each code to its HTTP status. */
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

/** One invalid field: `path` as dotted keys of the body, `message` for the user. */
export interface Issue {
  path: string;
  message: string;
}

/** Body of every error answer of the API. */
export interface ErrorBody {
  message: string;
  issues?: Issue[];
}

/** An error whose message may be shown to the caller. Every other thrown error is answered with a generic 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds after which a new try can succeed; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Additional keys of the answer's body, with data that helps the caller to continue. */
  details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, issues?: Issue[], retryAfter?: number) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** Error codes of SQLite and of the operating system for a full disk. */
const DISK_FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC']);

/** True when a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.has((error as { code?: string } | undefined)?.code ?? '');
}
