import { type Context, Hono } from 'hono';
import { siteLook } from '#server/branding/branding.ts';
import type { AppContext } from '#server/context.ts';
import { readBytes } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { createRate } from '#server/http/rate.ts';
import { isRecentlyConfirmed } from '#server/http/require-captain.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { roleOf } from '#shared/roles.ts';
import {
  type AuthorizationRequest,
  consent,
  getReturnAddress,
  holdWhileConnecting,
  isConsentToken,
  makeConsentToken,
  type ReturnAddress,
  ReturnedError,
  readRequest,
  refusalAddress,
  refuseConsent,
} from './authorize.ts';
import { isDocumentAddress, refuseDocumentAddress } from './client-documents.ts';
import { type ConsentChoice, consentHeaders, consentPage, DURATIONS, refusalPage } from './consent-page.ts';
import { OAuthError } from './oauth-error.ts';
import { parseScopes } from './scopes.ts';

const FORM_MAX_BYTES = 32 * 1024;
/** Clients that are kept for visitors of one address who have yet to log in. More would let a stranger fill the table. */
const KEPT_BEFORE_LOGIN_PER_HOUR = 10;

/** A program acts with the rights of its captain, which no table of calls limits. */
const OWNERS_ONLY = 'Only an owner may connect programs. Ask the owner of this site.';

type Session = NonNullable<Awaited<ReturnType<AppContext['sessions']['find']>>>;

interface ShownForm {
  request: AuthorizationRequest;
  /** Query of the request, which the form sends back. */
  query: string;
  session: Session;
  chosen?: ConsentChoice;
  /** Said above the form. */
  error?: string;
  /** The captain has to confirm who it is. */
  asksToConfirm?: boolean;
}

/** `/oauth/authorize`: a program sends a captain here, who allows or refuses what it asks for. */
export function authorizeApi(ctx: AppContext) {
  const keptBeforeLogin = createRate({ count: KEPT_BEFORE_LOGIN_PER_HOUR, seconds: 3_600 });
  return new Hono()
    .onError((error, c) => {
      if (error instanceof ReturnedError) return redirect(c, error.to, refusalAddress(ctx, error.to, error));
      if (error instanceof OAuthError) return refuse(c, error.message);
      throw error;
    })
    .get('/', async (c) => {
      const query = new URL(c.req.url).search.slice(1);
      const params = new URLSearchParams(query);
      const session = await ctx.sessions.find(c.req.header('cookie'));
      if (!session) return leadToLogin(c, params, query);
      if (session.isRenewed) c.header('Set-Cookie', ctx.sessions.cookie(session.id));
      if (roleOf(session.captain) !== 'owner') return refuse(c, OWNERS_ONLY, 403);
      if (!isRecentlyConfirmed(ctx, session)) return leadToLogin(c, params, query);
      const request = await readRequest(ctx, params);
      await holdWhileConnecting(ctx, request.client);
      return showForm(c, { request, query, session });
    })
    .post('/', async (c) => {
      requireSameOrigin(ctx, c);
      const session = await ctx.sessions.find(c.req.header('cookie'));
      if (!session) throw new AppError('unauthorized', 'Please log in');
      if (roleOf(session.captain) !== 'owner') return refuse(c, OWNERS_ONLY, 403);
      const form = new URLSearchParams(Buffer.from(await readBytes(c, FORM_MAX_BYTES)).toString('utf8'));
      const query = form.get('request') ?? '';
      if (!isConsentToken(ctx, form.get('token') ?? '', session.id, query)) {
        return refuse(c, 'This page was open for too long, or does not belong to your login', 403);
      }
      const request = await readRequest(ctx, new URLSearchParams(query));
      return decide(c, form, { request, query, session });
    });

  /** Does what the captain has chosen in the form, or shows it again with what is missing. */
  async function decide(c: Context, form: URLSearchParams, shown: ShownForm): Promise<Response> {
    const { request, session } = shown;
    const by = { captain: session.captain, address: clientAddress(c, ctx.config) };
    if (form.get('decision') !== 'allow') return redirect(c, request, await refuseConsent(ctx, request, by));
    const scopes = parseScopes(form.getAll('scope').join(' '), 'strict');
    const duration = DURATIONS.find(({ id }) => id === form.get('duration'));
    const chosen = { scopes, duration: duration?.id };
    if (scopes.length === 0) {
      return showForm(c, { ...shown, chosen, error: 'Please leave at least one thing that it may do.' }, 400);
    }
    if (!duration) return showForm(c, { ...shown, chosen, error: 'Please choose for how long.' }, 400);
    if (!isRecentlyConfirmed(ctx, session)) return showForm(c, { ...shown, chosen, asksToConfirm: true }, 403);
    return redirect(c, request, await consent(ctx, request, { ...by, scopes, seconds: duration.seconds }));
  }

  /**
   * Redirects to Captain's login, which leads back here. An unknown program and a wrong address are refused on this page. All else
   * waits for the login: nothing is fetched before, and no stranger's link leads to the address of a program (RFC 9700, 4.11.2).
   */
  async function leadToLogin(c: Context, params: URLSearchParams, query: string): Promise<Response> {
    const clientId = params.get('client_id') ?? '';
    if (isDocumentAddress(clientId)) refuseDocumentAddress(ctx, clientId);
    else {
      const { client } = await getReturnAddress(ctx, params);
      const wait = keptBeforeLogin.take(clientAddress(c, ctx.config), ctx.clock.now());
      if (wait === 0) await holdWhileConnecting(ctx, client);
    }
    const next = new URLSearchParams({ next: `/oauth/authorize?${query}` });
    return c.body(null, 302, { ...consentHeaders(ctx.config, site()), Location: `${paths.captain}?${next}` });
  }

  function showForm(c: Context, form: ShownForm, status: 200 | 400 | 403 = 200): Response {
    const { session, request, query } = form;
    const token = makeConsentToken(ctx, session.id, query);
    const user = session.captain.name || session.captain.username;
    const headers = consentHeaders(ctx.config, site(), request.redirectUri);
    return c.html(consentPage(site(), { ...form, token, user }), status, headers);
  }

  function refuse(c: Context, reason: string, status: 400 | 403 = 400): Response {
    return c.html(refusalPage(site(), reason.replace(/\.$/, '')), status, consentHeaders(ctx.config, site()));
  }

  function redirect(c: Context, { redirectUri }: ReturnAddress, location: string): Response {
    const headers = { ...consentHeaders(ctx.config, site(), redirectUri), 'Referrer-Policy': 'no-referrer' };
    return c.body(null, 303, { ...headers, Location: location });
  }

  function site() {
    return { brand: ctx.settings.site().brand, theme: siteLook(ctx.content.get('branding')).theme };
  }
}
