import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import {
  authorizeQuery,
  callMcp,
  connectProgram,
  consentTo,
  exchange,
  postForm,
  refresh,
  type Tokens,
} from '#testing/program.ts';
import { isVerified } from './client-documents.ts';

const errorOf = async (res: Response) => [res.status, ((await res.json()) as { error: string }).error];
const basic = (id: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

async function appWithClient(input: Record<string, unknown> = {}) {
  const harness = await createTestApp();
  const captain = await loginAs(harness);
  const { status, body } = await captain.call('POST', '/api/captain/apps', {
    name: 'n8n',
    redirectUris: [],
    scopes: ['read'],
    ...input,
  });
  expect(status).toBe(201);
  const token = (
    fields: Record<string, string> = {},
    headers: Record<string, string> = basic(body.clientId, body.clientSecret),
  ) => harness.app.request('/oauth/token', postForm({ grant_type: 'client_credentials', ...fields }, headers));
  return { ...harness, captain, created: body as { id: number; clientId: string; clientSecret: string }, token };
}

test('a client with a secret gets a token for itself; the secret is shown once and stored as a hash', async () => {
  const harness = await appWithClient();
  const { captain, created, token, db } = harness;
  const tokens = (await (await token()).json()) as Tokens;
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3_600, scope: 'read' });
  expect(tokens.refresh_token).toBeUndefined();
  expect((await callMcp(harness, tokens.access_token, 'tools/list')).status).toBe(200);
  expect((await token({ client_id: created.clientId, client_secret: created.clientSecret }, {})).status).toBe(200);
  const listed = await captain.call('GET', '/api/captain/apps');
  expect(listed.body).toMatchObject([
    { id: created.id, name: 'n8n', kind: 'manual', scopes: ['read'], lastUsedAt: '2026-01-05T12:00:00Z' },
  ]);
  expect(JSON.stringify(listed.body)).not.toContain(created.clientSecret);
  expect(JSON.stringify(await db.selectFrom('oauthClients').selectAll().execute())).not.toContain(created.clientSecret);
});

test('a wrong secret, none, and more scopes than the client has are refused', async () => {
  const { created, token } = await appWithClient();
  expect(await errorOf(await token({}, basic(created.clientId, 'wrong')))).toEqual([401, 'invalid_client']);
  expect(await errorOf(await token({ client_id: created.clientId }, {}))).toEqual([401, 'invalid_client']);
  expect(await errorOf(await token({}, basic('nobody', 'x')))).toEqual([401, 'invalid_client']);
  expect(await errorOf(await token({ scope: 'read act' }))).toEqual([400, 'invalid_scope']);
  expect(await errorOf(await token({ grant_type: 'password' }))).toEqual([400, 'unsupported_grant_type']);
  expect(await errorOf(await token({ resource: 'https://evil.example' }))).toEqual([400, 'invalid_target']);
});

test('a program that registered itself gets nothing without a consent', async () => {
  const harness = await createTestApp();
  const { clientId } = await connectProgram(harness, (await loginAs(harness)).cookie);
  const res = await harness.app.request(
    '/oauth/token',
    postForm({ grant_type: 'client_credentials', client_id: clientId }),
  );
  expect(await errorOf(res)).toEqual([400, 'unauthorized_client']);
});

test('a revoked client is gone at once, with its tokens and its secret; both are recorded', async () => {
  const harness = await appWithClient();
  const { captain, created, token } = harness;
  const tokens = (await (await token()).json()) as Tokens;
  expect((await captain.call('DELETE', `/api/captain/apps/${created.id}`)).status).toBe(204);
  expect((await callMcp(harness, tokens.access_token, 'tools/list')).status).toBe(401);
  expect(await errorOf(await token())).toEqual([401, 'invalid_client']);
  expect((await captain.call('GET', `/api/captain/apps/${created.id}`)).status).toBe(404);
  expect((await captain.call('GET', '/api/captain/audit?q=app.')).body).toMatchObject([
    { action: 'app.revoke', actor: 'captain', client: 'n8n' },
    { action: 'app.create', change: { scopes: ['read'] } },
  ]);
});

test('refused: names, addresses and scopes that do not fit; calls without a login or from another site', async () => {
  const { app, captain } = await appWithClient();
  const create = async (input: unknown) => (await captain.call('POST', '/api/captain/apps', input)).body;
  const right = { name: 'x', redirectUris: [], scopes: ['read'] };
  expect(await create({ ...right, name: ' ' })).toMatchObject({ issues: [{ path: 'name' }] });
  expect(await create({ ...right, scopes: [] })).toMatchObject({ issues: [{ path: 'scopes' }] });
  expect(await create({ ...right, scopes: ['admin'] })).toMatchObject({ issues: [{ path: 'scopes.0' }] });
  expect(await create({ ...right, redirectUris: ['http://example.com/'] })).toMatchObject({
    issues: [{ path: 'redirectUris.0' }],
  });
  expect((await app.request('/api/captain/apps')).status).toBe(401);
  expect((await app.request('/api/captain/audit')).status).toBe(401);
  const headers = { Cookie: captain.cookie, Origin: 'https://evil.example' };
  expect((await app.request('/api/captain/apps/1', { method: 'DELETE', headers })).status).toBe(403);
});

test('a program revokes its own tokens, and nobody else’s', async () => {
  const harness = await createTestApp();
  const { cookie } = await loginAs(harness);
  const [mine, other] = [await connectProgram(harness, cookie), await connectProgram(harness, cookie)];
  const revoke = (clientId: string, token: string) =>
    harness.app.request('/oauth/revoke', postForm({ client_id: clientId, token }));
  expect((await revoke(mine.clientId, other.tokens.refresh_token)).status).toBe(200);
  expect((await callMcp(harness, other.tokens.access_token, 'tools/list')).status).toBe(200);
  expect((await revoke(mine.clientId, 'unknown')).status).toBe(200);
  expect((await revoke(mine.clientId, mine.tokens.refresh_token)).status).toBe(200);
  expect((await callMcp(harness, mine.tokens.access_token, 'tools/list')).status).toBe(401);
  expect(await errorOf(await refresh(harness, mine.clientId, mine.tokens.refresh_token))).toEqual([
    400,
    'invalid_grant',
  ]);
});

test('a consent for a day ends after a day', async () => {
  const harness = await createTestApp();
  const { cookie, call } = await loginAs(harness);
  const { clientId } = await connectProgram(harness, cookie);
  const answer = await consentTo(harness, cookie, authorizeQuery(clientId), { duration: 'day' });
  const tokens = (await (await exchange(harness, clientId, answer.searchParams.get('code') ?? '')).json()) as Tokens;
  harness.clock.advance(86_000);
  const next = (await (await refresh(harness, clientId, tokens.refresh_token)).json()) as Tokens;
  expect(next.expires_in).toBe(400);
  harness.clock.advance(401);
  expect(await errorOf(await refresh(harness, clientId, next.refresh_token))).toEqual([400, 'invalid_grant']);
  expect((await call('GET', '/api/captain/apps')).body).toMatchObject([{ clientId }]);
});

/** A server with documents about programs. @returns its origin and the paths that were asked for. */
async function startDocuments(
  answer: (origin: string, path: string) => { status?: number; headers?: Record<string, string>; body: unknown },
) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    const { status = 200, headers = {}, body } = answer(origin, req.url ?? '');
    res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, asked };
}

const describeClient = (origin: string, path: string, fields: Record<string, unknown> = {}) => ({
  body: {
    client_id: `${origin}${path}`,
    client_name: 'Documented',
    redirect_uris: [`${'http://127.0.0.1'}:1/callback`],
    ...fields,
  },
});

test('a program known by its document is connected; the document is read once', async () => {
  const documents = await startDocuments(describeClient);
  const harness = await createTestApp({ OAUTH_ALLOW_PRIVATE: '1' });
  const { cookie, call } = await loginAs(harness);
  const clientId = `${documents.origin}/client.json`;
  const query = authorizeQuery(clientId, { redirect_uri: 'http://127.0.0.1:1/callback' });
  const page = await harness.app.request(`/oauth/authorize?${query}`, { headers: { Cookie: cookie } });
  expect(await page.text()).toContain('Documented');
  const answer = await consentTo(harness, cookie, query, { scopes: ['read'] });
  const fields = { redirect_uri: 'http://127.0.0.1:1/callback' };
  const tokens = (await (
    await exchange(harness, clientId, answer.searchParams.get('code') ?? '', fields)
  ).json()) as Tokens;
  expect((await callMcp(harness, tokens.access_token, 'tools/list')).status).toBe(200);
  expect(documents.asked).toEqual(['/client.json']);
  expect((await call('GET', '/api/captain/apps')).body).toMatchObject([
    { clientId, kind: 'document', isVerified: false },
  ]);
});

test('a wrong request of a program known by its document is refused at its address, and at no other', async () => {
  const documents = await startDocuments(describeClient);
  const harness = await createTestApp({ OAUTH_ALLOW_PRIVATE: '1' });
  const { cookie } = await loginAs(harness);
  const open = (fields: Record<string, string>) => {
    const query = authorizeQuery(`${documents.origin}/client.json`, { code_challenge_method: 'plain', ...fields });
    return harness.app.request(`/oauth/authorize?${query}`, { headers: { Cookie: cookie } });
  };
  const own = await open({ redirect_uri: 'http://127.0.0.1:1/callback' });
  expect([own.status, own.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/callback\?error=invalid_request&/),
  ]);
  const other = await open({ redirect_uri: 'https://evil.example/callback' });
  expect([other.status, other.headers.get('location')]).toEqual([400, null]);
});

test('a document at a private address is not fetched, with a login or without one', async () => {
  const documents = await startDocuments(describeClient);
  const harness = await createTestApp();
  const { cookie } = await loginAs(harness);
  const port = new URL(documents.origin).port;
  const hosts = [
    `http://127.0.0.1:${port}`,
    `https://127.0.0.1:${port}`,
    `https://localhost:${port}`,
    `https://[::1]:${port}`,
    'https://169.254.169.254',
    'https://10.0.0.1',
    `https://2130706433:${port}`,
  ];
  for (const host of hosts) {
    for (const headers of [{ Cookie: cookie }, {}] as Record<string, string>[]) {
      const res = await harness.app.request(`/oauth/authorize?${authorizeQuery(`${host}/client.json`)}`, { headers });
      expect([host, res.status, res.headers.get('location')]).toEqual([host, 400, null]);
    }
  }
  expect(documents.asked).toEqual([]);
});

test.each<[string, Parameters<typeof startDocuments>[0]]>([
  ['describes another program', (origin, path) => describeClient(origin, `${path}x`)],
  ['is somewhere else', (origin) => ({ status: 302, headers: { Location: `${origin}/other.json` }, body: {} })],
  ['is not there', () => ({ status: 404, body: {} })],
  ['is not JSON', () => ({ headers: { 'Content-Type': 'text/html' }, body: {} })],
  ['is too long', (origin, path) => describeClient(origin, path, { extra: 'x'.repeat(20_000) })],
  [
    'sends answers to a script',
    (origin, path) => describeClient(origin, path, { redirect_uris: ['javascript:alert(1)'] }),
  ],
])('a document that %s is refused', async (_name, answer) => {
  const documents = await startDocuments(answer);
  const harness = await createTestApp({ OAUTH_ALLOW_PRIVATE: '1' });
  const { cookie } = await loginAs(harness);
  const res = await harness.app.request(`/oauth/authorize?${authorizeQuery(`${documents.origin}/client.json`)}`, {
    headers: { Cookie: cookie },
  });
  expect([res.status, res.headers.get('location'), documents.asked.length]).toEqual([400, null, 1]);
});

test.each<[boolean, string, string[]]>([
  [true, 'https://app.example/client.json', ['https://app.example/callback']],
  [true, 'https://app.example/client.json', ['http://127.0.0.1/callback', 'https://app.example/callback']],
  [false, 'http://app.example/client.json', ['http://app.example/callback']],
  [false, 'https://app.example/client.json', ['https://evil.example/callback']],
  [false, 'https://app.example/client.json', ['https://sub.app.example/callback']],
  [false, 'https://app.example/client.json', ['app://callback']],
  [false, 'https://app.example/client.json', ['web+x://localhost/callback']],
  [false, 'https://app.example/client.json', ['web+x://app.example/callback']],
])('%s: a name is verified at %s for answers to %j', (expected, clientId, redirectUris) => {
  expect(isVerified(clientId, redirectUris)).toBe(expected);
});
