import { createHash } from 'node:crypto';
import { createTestApp } from './create-test-app.ts';
import { loginAs } from './login-as.ts';

type TestApp = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'ctx'>;

export const REDIRECT_URI = 'http://127.0.0.1:4711/callback';
export const VERIFIER = 'a-verifier-of-a-program-that-is-long-enough-for-pkce';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/** Options of a form as a browser or a program posts it. */
export function postForm(
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  };
}

/** Registers a client without a secret. @returns its id. */
export async function registerProgram({ app }: TestApp, fields: Record<string, unknown> = {}): Promise<string> {
  const res = await app.request('/oauth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Assistant',
      redirect_uris: [REDIRECT_URI],
      token_endpoint_auth_method: 'none',
      ...fields,
    }),
  });
  if (res.status !== 201) throw new Error(`Registration: ${res.status} ${await res.text()}`);
  return ((await res.json()) as { client_id: string }).client_id;
}

/** The query of an authorization request. */
export function authorizeQuery(clientId: string, fields: Record<string, string> = {}): string {
  return new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    scope: 'read draft act',
    state: 'xyz',
    ...fields,
  }).toString();
}

/** The hidden fields of the consent page. */
export function hiddenFields(html: string): { request: string; token: string } {
  const read = (name: string) =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  return { request: read('request'), token: read('token') };
}

interface Choice {
  scopes?: string[];
  duration?: string;
  decision?: string;
}

/** Opens the consent page and posts its form, as a browser does. @returns the address that the browser is led to. */
export async function consentTo(
  { app, ctx }: TestApp,
  cookie: string,
  query: string,
  { scopes = ['read', 'draft', 'act'], duration = 'month', decision = 'allow' }: Choice = {},
): Promise<URL> {
  const page = await app.request(`/oauth/authorize?${query}`, { headers: { Cookie: cookie } });
  const hidden = hiddenFields(await page.text());
  const fields: [string, string][] = [
    ...Object.entries(hidden),
    ...scopes.map((scope): [string, string] => ['scope', scope]),
    ['duration', duration],
    ['decision', decision],
  ];
  const res = await app.request('/oauth/authorize', postForm(fields, { Cookie: cookie, Origin: ctx.config.siteUrl }));
  const location = res.headers.get('location');
  if (!location) throw new Error(`Consent: ${res.status} ${await res.text()}`);
  return new URL(location);
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
}

/** Exchanges a code. */
export function exchange({ app }: TestApp, clientId: string, code: string, fields: Record<string, string> = {}) {
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
  };
  return app.request('/oauth/token', postForm({ ...form, ...fields }));
}

export function refresh({ app }: TestApp, clientId: string, token: string, fields: Record<string, string> = {}) {
  return app.request(
    '/oauth/token',
    postForm({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...fields }),
  );
}

/** A registered program that a captain has allowed to do `scopes`. */
export async function connectProgram(harness: TestApp, cookie: string, scopes = ['read', 'draft', 'act']) {
  const clientId = await registerProgram(harness);
  const answer = await consentTo(harness, cookie, authorizeQuery(clientId), { scopes });
  const code = answer.searchParams.get('code') ?? '';
  const tokens = (await (await exchange(harness, clientId, code)).json()) as Tokens;
  return { clientId, code, tokens };
}

let messageId = 0;

/** Posts one message to `/mcp`. */
export function callMcp(
  { app }: TestApp,
  token: string | undefined,
  method: string,
  params: unknown = {},
  headers: Record<string, string> = {},
) {
  messageId += 1;
  return app.request('/mcp', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-11-25',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: messageId, method, params }),
  });
}

/** The result of a tool, or of its refusal. */
// biome-ignore lint/suspicious/noExplicitAny: answers have different shapes.
export async function callTool(harness: TestApp, token: string, name: string, input: unknown = {}): Promise<any> {
  const res = await callMcp(harness, token, 'tools/call', { name, arguments: input });
  const text = await res.text();
  const json = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  if (!json.result) throw new Error(`${name}: ${res.status} ${text}`);
  return { isError: json.result.isError === true, ...JSON.parse(json.result.content[0].text) };
}

/** A site with a captain and a registered program. */
export async function appWithProgram() {
  const harness = await createTestApp();
  const captain = await loginAs(harness);
  const clientId = await registerProgram(harness);
  const open = (query: string, cookie: string | undefined = captain.cookie) =>
    harness.app.request(`/oauth/authorize?${query}`, { headers: cookie ? { Cookie: cookie } : {} });
  const allow = async (query = authorizeQuery(clientId)) =>
    (await consentTo(harness, captain.cookie, query)).searchParams.get('code') ?? '';
  const works = async (token: string) => (await callMcp(harness, token, 'tools/list')).status;
  return { ...harness, captain, clientId, open, allow, works };
}

/** Status and code of a refusal in the form of OAuth. */
export async function errorOf(res: Response): Promise<[status: number, code: string]> {
  return [res.status, ((await res.json()) as { error: string }).error];
}
