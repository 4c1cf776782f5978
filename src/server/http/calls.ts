import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { ActiveSession, AppContext } from '#server/context.ts';
import type { Call, DryRunResultOf, InputOf, ParamsOf, QueryOf, ResultOf, Schema } from '#shared/call.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { VisitorError } from '#shared/errors.ts';
import { Id } from '#shared/stored.schema.ts';
import { parseInput, readJson, readOptionalJson } from './body.ts';
import { asksForDryRun } from './dry-run.ts';
import { type LimitOptions, limit } from './limit.ts';
import { type CaptainVariables, requireCaptain } from './require-captain.ts';

/** A call as its handler gets it: parsed by the schemas of its declaration. */
export interface CallRequest<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  input: InputOf<C>;
  isDryRun: boolean;
  /** The captain who calls; only where the call needs a login. */
  captain: C['who'] extends 'anyone' ? undefined : CaptainUser;
  session: C['who'] extends 'anyone' ? undefined : ActiveSession;
  /** For headers, cookies and bodies that are not JSON. */
  c: Context;
}

type Rows<T> = T extends readonly (infer Row)[] ? { rows: Row[]; total: number } : never;
/** The answer of a handler: JSON by the declared schema, or a response where the declaration says `file`. */
type HandlerAnswer<C extends Call> = C extends { readonly answer: 'file' }
  ? Response
  : C extends { readonly isPage: true }
    ? Rows<ResultOf<C>>
    : C extends { readonly answer: object }
      ? ResultOf<C> | (C extends { readonly dryRun: object } ? DryRunResultOf<C> : never)
      : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing.
        (C extends { readonly dryRun: object } ? DryRunResultOf<C> : never) | undefined | void;

/** A response of its own is for a caller who asks for another form of the answer: a page, a stream. */
type Run<C extends Call> = (
  ctx: AppContext,
  request: CallRequest<C>,
) => HandlerAnswer<C> | Response | Promise<HandlerAnswer<C> | Response>;
interface HandlerOptions<C extends Call> {
  /** Count what was parsed, in their order. */
  limits?: readonly LimitOptions[];
  /** Schema that takes the place of the declared one, where the owner's choices narrow it. */
  input?(ctx: AppContext): z.ZodType<InputOf<C>>;
  run: Run<C>;
}
type Handler<C extends Call> = Run<C> | HandlerOptions<C>;

/** The routes of a feature. @param around runs before the guard of each call, for example to record it. */
export type Routes = (ctx: AppContext, around?: (call: Call) => MiddlewareHandler) => Hono;

/**
 * The routes of the declared calls, one handler for each. Before a handler runs, its declaration is applied: who may call, a
 * recent confirmation, parameters, query, body.
 */
export function routes<G extends Readonly<Record<string, Call>>>(
  calls: G,
  handlers: { readonly [K in keyof G]: Handler<G[K]> },
): Routes {
  return (ctx, around) => {
    const app = new Hono();
    for (const [name, call] of Object.entries(calls).toSorted(literalFirst)) {
      const handler = handlers[name] as Handler<Call>;
      const {
        limits = [],
        input,
        run,
      } = typeof handler === 'function' ? { run: handler } : (handler as HandlerOptions<Call>);
      const steps: MiddlewareHandler[] = [
        ...(around ? [around(call)] : []),
        ...(call.who === 'anyone' ? [] : [requireCaptain(ctx, call) as MiddlewareHandler]),
        parse(call, () => input?.(ctx) ?? (call.input as z.ZodType)) as MiddlewareHandler,
        ...limits.map((options) => limit(ctx, options)),
      ];
      app.on(call.method, [call.path], ...steps, (c: Context) => answer(ctx, call, run, c));
    }
    return app;
  };
}

/** Order of routes: `/leads/count` before `/leads/:id`, which would take it. */
function literalFirst([, a]: [string, Call], [, b]: [string, Call]): number {
  // The tilde comes after all letters and digits.
  const [first, second] = [a.path.replaceAll(':', '~'), b.path.replaceAll(':', '~')];
  return first < second ? -1 : Number(first > second);
}

/** Schemas of the parameters of a call's path, by name. `:id` is the number of a row unless the call says otherwise; a parameter without a schema is any text. */
export function paramSchemas({ path, params }: Call): Readonly<Record<string, Schema>> {
  return /:id\b/.test(path) ? { id: Id, ...params } : { ...params };
}

interface Parsed {
  params: unknown;
  query: unknown;
  input: unknown;
}

interface Parsing {
  params: z.ZodType;
  hasJson: boolean;
  read: typeof readJson;
}

const parsings = new WeakMap<Call, Parsing>();

/** Made at the first request of a call: the start does not wait for hundreds of them. */
function parsingOf(call: Call): Parsing {
  const hasJson = call.input !== undefined && call.input !== 'other';
  const isOptional = () => (call.input as z.ZodType).safeParse(undefined).success;
  const parsing = parsings.get(call) ?? {
    params: z.object(paramSchemas(call) as z.ZodRawShape).loose(),
    hasJson,
    read: hasJson && isOptional() ? readOptionalJson : readJson,
  };
  parsings.set(call, parsing);
  return parsing;
}

function parse(call: Call, schema: () => z.ZodType): MiddlewareHandler<{ Variables: { parsed: Parsed } }> {
  return async (c, next) => {
    const { params, hasJson, read } = parsingOf(call);
    const parsedParams = params.safeParse(c.req.param());
    if (!parsedParams.success) throw new VisitorError('not_found', 'nothingHere');
    const query = call.query && parseInput(call.query as z.ZodType, c.req.query());
    const input = hasJson ? parseInput(schema(), await read(c, call.maxBytes)) : undefined;
    if (hasJson) c.req.addValidatedData('json', input as object);
    c.set('parsed', { params: parsedParams.data, query, input });
    await next();
  };
}

async function answer(
  ctx: AppContext,
  call: Call,
  run: Run<Call>,
  c: Context<{ Variables: { parsed: Parsed } & Partial<CaptainVariables> }>,
): Promise<Response> {
  const parsed = c.get('parsed');
  const isDryRun = asksForDryRun(call, c);
  const caller = { captain: c.get('captain'), session: c.get('session') };
  const result: unknown = await run(ctx, { ...parsed, isDryRun, ...caller, c } as CallRequest<Call>);
  if (result instanceof Response) return result;
  if (call.answer === undefined && !isDryRun) return c.body(null, 204);
  const isPage = call.isPage && !isDryRun;
  const body = isPage ? (result as Rows<unknown[]>).rows : result;
  if (isPage) c.header('X-Total-Count', String((result as Rows<unknown[]>).total));
  // Times become ISO 8601 here, and keys that the schema does not name are left out.
  const schema = (isDryRun ? call.dryRun : call.answer) as z.ZodType;
  return c.json(z.encode(schema, body) as object, isDryRun ? 200 : (call.status ?? 200));
}
