import { type Context, Hono } from 'hono';
import { recordAudit } from '#server/audit/audit.ts';
import type { AppContext } from '#server/context.ts';
import { readBytes } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { createRate } from '#server/http/rate.ts';
import { checkAccessToken, type Program, resourceMetadataUrl } from '#server/oauth/oauth.ts';
import { SCOPE_NAMES } from '#shared/apps.ts';
import type { Caller } from './mcp.ts';

/** Calls of one program, or of one address without a token. Each is recorded, so the second limit is also one of the log's growth. */
const CALLS = { perMinute: 600, perHour: 6_000 };
/** Refusals that the audit log keeps: of one program in a minute, of one address without a known token in an hour. A flood must not fill the disk. */
const RECORDED_REFUSALS = { ofProgram: 30, ofStranger: 20 };
/** Bytes of a request; larger ones are images. */
const BODY_MAX = { usual: 1024 * 1024, withImage: 7.5 * 1024 * 1024 };

/** `/mcp`: the Model Context Protocol over streamable HTTP, for programs with an access token. */
export function mcpApi(ctx: AppContext) {
  const calls = [
    createRate({ count: CALLS.perMinute, seconds: 60 }),
    createRate({ count: CALLS.perHour, seconds: 3_600 }),
  ];
  const recordRefusal = createRefusalLog(ctx);

  return new Hono().all('/', async (c) => {
    const address = clientAddress(c, ctx.config);
    if (!isAllowedOrigin(ctx, c.req.header('origin'))) {
      return answerError(c, 403, 'Calls from pages of other sites are refused');
    }
    const token = /^Bearer +([\w.~+/=-]+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const check = token === undefined ? undefined : await checkAccessToken(ctx, token);
    const program = check?.isValid ? check.program : undefined;
    const caller = program && { program, address };
    const wait = takeCall(program ? `client ${program.clientId}` : address);
    if (wait > 0) {
      await recordRefusal(check?.program, address, 'Too many calls');
      c.header('Retry-After', String(wait));
      return answerError(c, 429, 'Too many calls; please wait');
    }
    if (!caller) {
      if (token !== undefined) await recordRefusal(check?.program, address, 'The token is not valid');
      return refuseToken(ctx, c, 401, token === undefined ? {} : { error: 'invalid_token' });
    }
    const { answerMcp, scopeOf } = await import('./mcp.ts');
    if (c.req.method !== 'POST') return answerMcp(ctx, caller, c.req.raw, undefined);
    const body = await readMessage(c, caller);
    if (body === undefined) return answerError(c, 400, 'The body is not one JSON-RPC message', -32_700);
    const needed = scopeOf(body);
    if (needed && !caller.program.scopes.includes(needed.scope)) {
      await recordRefusal(caller.program, address, `The scope ${needed.scope} is missing`, needed.tool);
      const scopes = SCOPE_NAMES.filter((scope) => scope === needed.scope || caller.program.scopes.includes(scope));
      return refuseToken(ctx, c, 403, { error: 'insufficient_scope', scope: scopes.join(' ') });
    }
    return answerMcp(ctx, caller, c.req.raw, body);
  });

  /** @returns 0 when the call is allowed, else the seconds to wait. */
  function takeCall(key: string): number {
    for (const rate of calls) {
      const wait = rate.take(key, ctx.clock.now());
      if (wait > 0) return wait;
    }
    return 0;
  }
}

/** A function that records refused calls in the audit log, as many as `RECORDED_REFUSALS` allows. */
function createRefusalLog(ctx: AppContext) {
  const ofProgram = createRate({ count: RECORDED_REFUSALS.ofProgram, seconds: 60 });
  const ofStranger = createRate({ count: RECORDED_REFUSALS.ofStranger, seconds: 3_600 });
  return async (program: Program | undefined, address: string, reason: string, tool?: string): Promise<void> => {
    const rate = program ? ofProgram : ofStranger;
    if (rate.take(program?.clientId ?? address, ctx.clock.now()) > 0) return;
    await recordAudit(ctx.db, {
      at: ctx.clock.now(),
      actor: program?.captain.username ?? null,
      client: program,
      address,
      action: 'mcp.call',
      tool,
      result: 'refused',
      reason,
    });
  };
}

/** @returns undefined when the body is no JSON object. @throws AppError `too_large`. */
async function readMessage(c: Context, { program }: Caller): Promise<unknown> {
  const bytes = await readBytes(c, program.scopes.includes('act') ? BODY_MAX.withImage : BODY_MAX.usual);
  try {
    const message: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return typeof message === 'object' && message !== null && !Array.isArray(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Refuses a token and says where to get a better one (RFC 6750, RFC 9728). */
function refuseToken(
  { config }: Pick<AppContext, 'config'>,
  c: Context,
  status: 401 | 403,
  params: { error?: string; scope?: string },
): Response {
  const parts = {
    ...params,
    scope: params.scope ?? SCOPE_NAMES.join(' '),
    resource_metadata: resourceMetadataUrl(config),
  };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  c.header('WWW-Authenticate', `Bearer ${text.join(', ')}`);
  const description = status === 403 ? `This needs the scopes: ${parts.scope}` : 'A valid access token is needed';
  return c.json({ error: params.error ?? 'unauthorized', error_description: description }, status);
}

function answerError(c: Context, status: 400 | 403 | 429, message: string, code = -32_000): Response {
  return c.json({ jsonrpc: '2.0', id: null, error: { code, message } }, status);
}

/** Programs send no `Origin`, browsers do. Refuses pages of other sites, also those whose host name was pointed at this server (DNS rebinding). */
function isAllowedOrigin({ config }: Pick<AppContext, 'config'>, origin: string | undefined): boolean {
  if (origin === undefined || origin === config.siteUrl) return true;
  return isLoopback(config.siteUrl) && isLoopback(origin);
}

function isLoopback(address: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(address);
}
