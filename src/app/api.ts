import { createContext, data } from 'react-router';
import type { AnswerOf, Call, DryRunOf, RequestArguments, RowOf } from '#shared/call.ts';
import type { ErrorBody, FieldProblem } from '#shared/errors.ts';

/** A call that was answered with a refusal. */
export class ApiError extends Error {
  readonly status: number;
  readonly issues: FieldProblem[];
  /** The reason that the server gave; without one, the message is the status and the start of the body. */
  readonly reason: string | undefined;
  /** Code of the refusal, where the status does not say. */
  readonly code: string | undefined;

  constructor(
    status: number,
    reason: string | undefined,
    {
      text = '',
      issues = [],
      code,
    }: { text?: string; issues?: FieldProblem[] | undefined; code?: string | undefined } = {},
  ) {
    super(reason ?? `${status}: ${text}`);
    this.status = status;
    this.reason = reason;
    this.issues = issues;
    this.code = code;
  }
}

/** A page of a list, and the number of all rows. */
export interface Rows<T> {
  rows: T[];
  total: number;
}

/** The JSON API, reached by `fetch` in the browser and inside the process on the server. */
export interface Api {
  /** @returns the answer; `undefined` for a call without one. @throws ApiError when it is refused. */
  call<C extends Call>(call: C, ...request: RequestArguments<C>): Promise<AnswerOf<C>>;
  /** A page of a list. */
  page<C extends Call>(call: C, ...request: RequestArguments<C>): Promise<Rows<RowOf<C>>>;
  /** The result that the call would have; nothing is changed. */
  dryRun<C extends Call>(call: C, ...request: RequestArguments<C>): Promise<DryRunOf<C>>;
}

type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Context from which loaders and actions get the API: `context.get(apiContext)`. */
export const apiContext = createContext<Api>();

/**
 * @param fetchApi how a call leaves: the browser's `fetch`, or the server's own router.
 * @param headers called for each request; the dashboard adds its bearer token here.
 */
export function createApi(fetchApi: Fetch, headers: () => Record<string, string> = () => ({})): Api {
  async function send(method: string, path: string, body?: unknown): Promise<{ data: unknown; total: number }> {
    const hasBody = body !== undefined;
    const response = await fetchApi(`/api${path}`, {
      method,
      credentials: 'include',
      headers: { ...headers(), ...(hasBody ? { 'Content-Type': 'application/json' } : {}) },
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw refusal(response, text);
    return { data: text ? JSON.parse(text) : undefined, total: Number(response.headers.get('x-total-count') ?? 0) };
  }
  const make = (of: Call, [request]: readonly unknown[], isDryRun = false) =>
    send(of.method, callPath(of, request, isDryRun), (request as AnyRequest | undefined)?.input);
  return {
    // The server answers by the schema of the declaration; its tests hold it to that.
    call: async (of, ...request) => (await make(of, request)).data as never,
    dryRun: async (of, ...request) => (await make(of, request, true)).data as never,
    async page(of, ...request) {
      const { data, total } = await make(of, request);
      return { rows: data as never[], total };
    },
  };
}

interface AnyRequest {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  input?: unknown;
}

/** The path of a call, after `/api`. Parameters are encoded; what is undefined in the query is left out. */
export function callPath({ path }: Call, request: unknown = {}, isDryRun = false): string {
  const { params = {}, query = {} } = request as AnyRequest;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  if (isDryRun) search.set('dryRun', '1');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The error of an answer that is not `ok`. @param text its body. */
export function refusal({ status, statusText }: Response, text: string): ApiError {
  try {
    const { message, error, issues, code } = JSON.parse(text) as Partial<ErrorBody> & { error?: string };
    // A refused tag says it under `error`.
    const reason = message || error;
    if (typeof reason === 'string') return new ApiError(status, reason, { issues, code });
  } catch {
    // Not JSON: a proxy's page, or nothing at all.
  }
  return new ApiError(status, undefined, { text: text || statusText });
}

/** For loaders: a refused call becomes the route's error page with the same status. */
export async function orErrorPage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400) {
      throw data({ message: error.message }, { status: error.status });
    }
    throw error;
  }
}
