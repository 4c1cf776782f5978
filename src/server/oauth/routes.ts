import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { AppContext } from '#server/context.ts';
import { readBytes } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { createRate } from '#server/http/rate.ts';
import { authorizeApi } from './authorize-routes.ts';
import { registerClient } from './clients.ts';
import { resourceMetadata, serverMetadata } from './metadata.ts';
import { OAuthError } from './oauth-error.ts';
import { issueToken, revokeByClient, type TokenRequest } from './token.ts';

const BODY_MAX_BYTES = 32 * 1024;
const REGISTRATIONS_PER_HOUR = 100;
/** Calls of an address to the endpoints for tokens and revocation. */
const TOKENS_PER_MINUTE = 300;

/** The authorization server: metadata, and the endpoints below `/oauth`. */
export function oauthApi(ctx: AppContext) {
  const api = new Hono();
  // No cookie is read by these, so pages of other sites may call them: some programs run in a browser.
  const open = cors({ origin: '*', maxAge: 3_600 });
  for (const path of ['/.well-known/*', '/oauth/token', '/oauth/register', '/oauth/revoke']) {
    api.use(path, open, async (c, next) => {
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      await next();
    });
  }
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
    api.get(path, (c) => c.json(resourceMetadata(ctx.config, ctx.settings.site().brand), 200, SHORT));
  }
  for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server/mcp']) {
    api.get(path, (c) => c.json(serverMetadata(ctx.config), 200, SHORT));
  }
  api.route('/oauth/authorize', authorizeApi(ctx));

  const tokens = createRate({ count: TOKENS_PER_MINUTE, seconds: 60 });
  const registrations = createRate({ count: REGISTRATIONS_PER_HOUR, seconds: 3_600 });
  api.post('/oauth/token', (c) =>
    limited(c, tokens, async () => c.json(await issueToken(ctx, await readForm(c)), 200, NO_STORE)),
  );
  api.post('/oauth/revoke', (c) =>
    limited(c, tokens, async () => {
      await revokeByClient(ctx, await readForm(c));
      return c.body(null, 200, NO_STORE);
    }),
  );
  api.post('/oauth/register', (c) =>
    limited(c, registrations, async () => c.json(await registerClient(ctx, await readJson(c)), 201, NO_STORE)),
  );
  for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/register']) {
    api.all(path, (c) =>
      c.json({ error: 'invalid_request', error_description: 'Please use POST' }, 405, { Allow: 'POST' }),
    );
  }
  return api;

  async function limited(c: Context, rate: ReturnType<typeof createRate>, work: () => Promise<Response>) {
    const wait = rate.take(clientAddress(c, ctx.config), ctx.clock.now());
    if (wait > 0) {
      const body = { error: 'temporarily_unavailable', error_description: 'Too many requests; please wait' };
      return c.json(body, 429, { ...NO_STORE, 'Retry-After': String(wait) });
    }
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      return refuse(c, error);
    }
  }

  async function readForm(c: Context): Promise<TokenRequest> {
    const type = c.req.header('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
      throw new OAuthError('invalid_request', 'Please send a form: application/x-www-form-urlencoded');
    }
    const text = Buffer.from(await readBytes(c, BODY_MAX_BYTES)).toString('utf8');
    const address = clientAddress(c, ctx.config);
    return { params: new URLSearchParams(text), authorization: c.req.header('authorization'), address };
  }
}

const NO_STORE = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };
const SHORT = { 'Cache-Control': 'public, max-age=300' };

function refuse(c: Context, { code, message }: OAuthError): Response {
  const isUnknown = code === 'invalid_client';
  return c.json({ error: code, error_description: message }, isUnknown ? 401 : 400, {
    ...NO_STORE,
    ...(isUnknown ? { 'WWW-Authenticate': 'Basic realm="oauth"' } : {}),
  });
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new OAuthError('invalid_client_metadata', 'Please send JSON');
  }
  try {
    return JSON.parse(Buffer.from(await readBytes(c, BODY_MAX_BYTES)).toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new OAuthError('invalid_client_metadata', 'The body is not JSON');
    throw error;
  }
}
