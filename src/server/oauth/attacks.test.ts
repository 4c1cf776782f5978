import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import {
  appWithProgram,
  authorizeQuery,
  callMcp,
  connectProgram,
  consentTo,
  errorOf,
  exchange,
  hiddenFields,
  postForm,
  REDIRECT_URI,
  refresh,
  registerProgram,
  type Tokens,
} from '#testing/program.ts';

test('a code is valid once; its second use ends what came from the first', async () => {
  const harness = await appWithProgram();
  const code = await harness.allow();
  const tokens = (await (await exchange(harness, harness.clientId, code)).json()) as Tokens;
  expect(await harness.works(tokens.access_token)).toBe(200);
  expect(await errorOf(await exchange(harness, harness.clientId, code))).toEqual([400, 'invalid_grant']);
  expect(await harness.works(tokens.access_token)).toBe(401);
  expect(await errorOf(await refresh(harness, harness.clientId, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
});

test('two exchanges of a code at the same time give one token at most', async () => {
  const harness = await appWithProgram();
  const code = await harness.allow();
  const answers = await Promise.all([1, 2, 3].map(() => exchange(harness, harness.clientId, code)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
});

test('a code ends after ten minutes, an access token after an hour', async () => {
  const harness = await appWithProgram();
  const late = await harness.allow();
  harness.clock.advance(600);
  expect(await errorOf(await exchange(harness, harness.clientId, late))).toEqual([400, 'invalid_grant']);
  const tokens = (await (await exchange(harness, harness.clientId, await harness.allow())).json()) as Tokens;
  expect(tokens.expires_in).toBe(3_600);
  harness.clock.advance(3_599);
  expect(await harness.works(tokens.access_token)).toBe(200);
  harness.clock.advance(1);
  expect(await harness.works(tokens.access_token)).toBe(401);
});

test.each<[string, Record<string, string>, string, string]>([
  ['no challenge', { code_challenge: '' }, 'invalid_request', 'PKCE'],
  ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request', 'PKCE'],
  ['no method, which means plain', { code_challenge_method: '' }, 'invalid_request', 'PKCE'],
  ['a short challenge', { code_challenge: 'short' }, 'invalid_request', 'PKCE'],
  ['a token in place of a code', { response_type: 'token' }, 'unsupported_response_type', 'response type'],
  ['another audience', { resource: 'https://evil.example/mcp' }, 'invalid_target', 'resource of this server'],
  ['a scope that does not exist', { scope: 'read admin' }, 'invalid_scope', 'scopes are'],
])(
  'an authorization request with %s is refused at the address of the program, after the login',
  async (_name, fields, error, reason) => {
    const { ctx, open, clientId } = await appWithProgram();
    const query = authorizeQuery(clientId, { state: 'a b', ...fields });
    const res = await open(query);
    expect([res.status, res.headers.get('set-cookie')]).toEqual([303, null]);
    const location = new URL(res.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe(REDIRECT_URI);
    const answer = Object.fromEntries(location.searchParams);
    expect(answer).toEqual({
      error,
      error_description: expect.stringContaining(reason),
      state: 'a b',
      iss: ctx.config.siteUrl,
    });
    // RFC 6749, appendix A.8.
    expect(answer.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    const before = await open(query, '');
    expect([before.status, before.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/captain\?next=/)]);
  },
);

test('a state that is wrong itself is left out of the refusal', async () => {
  const { open, clientId } = await appWithProgram();
  for (const more of ['&state=a&state=b', `&state=${'x'.repeat(4_001)}`]) {
    const location = new URL((await open(authorizeQuery(clientId) + more)).headers.get('location') ?? '');
    expect([...location.searchParams.keys()]).toEqual(['error', 'error_description', 'iss']);
  }
});

test.each([
  ['another host', 'https://evil.example/callback'],
  ['another path', 'http://127.0.0.1:4711/callback/../evil'],
  ['a longer path', 'http://127.0.0.1:4711/callback/more'],
  ['a query', 'http://127.0.0.1:4711/callback?next=evil'],
  ['a fragment', 'http://127.0.0.1:4711/callback#'],
  ['a username', 'http://127.0.0.1:4711@evil.example/callback'],
  ['another loopback name', 'http://localhost:4711/callback'],
  ['another letter case', 'http://127.0.0.1:4711/Callback'],
  ['a script', 'javascript:alert(1)'],
])('a redirect to %s is refused, and the browser is not sent there', async (_name, redirectUri) => {
  const { open, clientId } = await appWithProgram();
  for (const cookie of [undefined, '']) {
    const res = await open(authorizeQuery(clientId, { redirect_uri: redirectUri }), cookie);
    expect([res.status, res.headers.get('location')]).toEqual([400, null]);
  }
});

test.each([
  ['plain http on another computer', 'http://example.com/callback'],
  ['a script', 'javascript://example.com/%0aalert(1)'],
  ['data', 'data:text/html,hello'],
  ['a fragment', 'https://example.com/callback#'],
  ['a password', 'https://user:secret@example.com/callback'],
  ['a host that would end a directive of the policy', 'https://a;sandbox/callback'],
  ['a line break', 'https://example.com/callback\r\nSet-Cookie: a=b'],
  ['no address', 'callback'],
])('a registration with %s as the address for answers is refused', async (_name, redirectUri) => {
  const { app, db } = await createTestApp();
  const body = JSON.stringify({ redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' });
  const headers = { 'Content-Type': 'application/json' };
  const res = await app.request('/oauth/register', { method: 'POST', headers, body });
  expect(await errorOf(res)).toEqual([400, 'invalid_redirect_uri']);
  expect(await db.selectFrom('oauthClients').select('id').execute()).toEqual([]);
});

test('parameters that are given twice are refused', async () => {
  const { open, clientId } = await appWithProgram();
  const twice = await open(`${authorizeQuery(clientId)}&redirect_uri=https%3A%2F%2Fevil.example`);
  expect([twice.status, twice.headers.get('location')]).toEqual([400, null]);
  const method = await open(`${authorizeQuery(clientId)}&code_challenge_method=plain`);
  expect([method.status, method.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('error=invalid_request'),
  ]);
});

test('a program on the same computer may use any port', async () => {
  const { open, clientId } = await appWithProgram();
  const res = await open(authorizeQuery(clientId, { redirect_uri: 'http://127.0.0.1:50123/callback' }));
  expect(res.status).toBe(200);
});

test('a code is bound to its client, its verifier, its address and this site', async () => {
  const harness = await appWithProgram();
  const { clientId } = harness;
  const other = await registerProgram(harness, { client_name: 'Other' });
  const code = await harness.allow();
  expect(await errorOf(await exchange(harness, other, code))).toEqual([400, 'invalid_grant']);
  const wrong: Record<string, string>[] = [
    { code_verifier: 'another-verifier-of-a-program-that-is-long-enough' },
    { code_verifier: '' },
    { redirect_uri: 'http://127.0.0.1:50123/callback' },
  ];
  for (const fields of wrong) {
    expect(await errorOf(await exchange(harness, clientId, code, fields))).toEqual([400, 'invalid_grant']);
  }
  const foreign = await exchange(harness, clientId, code, { resource: 'https://evil.example/mcp' });
  expect(await errorOf(foreign)).toEqual([400, 'invalid_target']);
  expect((await exchange(harness, clientId, code)).status).toBe(200);
});

test('a token whose audience is another site is refused', async () => {
  const harness = await appWithProgram();
  const { tokens } = await connectProgram(harness, harness.captain.cookie);
  expect(await harness.works(tokens.access_token)).toBe(200);
  await harness.db.updateTable('oauthTokens').set({ resource: 'https://other.example/mcp' }).execute();
  expect(await harness.works(tokens.access_token)).toBe(401);
});

test('a refresh rotates; the use of a rotated token ends everything that came from the consent', async () => {
  const harness = await appWithProgram();
  const { clientId, tokens } = await connectProgram(harness, harness.captain.cookie);
  const next = (await (await refresh(harness, clientId, tokens.refresh_token)).json()) as Tokens;
  expect(next.refresh_token).not.toBe(tokens.refresh_token);
  expect(await harness.works(next.access_token)).toBe(200);
  expect(await errorOf(await refresh(harness, clientId, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  expect(await harness.works(next.access_token)).toBe(401);
  expect(await harness.works(tokens.access_token)).toBe(401);
  expect(await errorOf(await refresh(harness, clientId, next.refresh_token))).toEqual([400, 'invalid_grant']);
});

test('a refresh cannot add scopes, and may do with fewer', async () => {
  const harness = await appWithProgram();
  const { clientId, tokens } = await connectProgram(harness, harness.captain.cookie, ['read', 'draft']);
  const more = await refresh(harness, clientId, tokens.refresh_token, { scope: 'read draft act' });
  expect(await errorOf(more)).toEqual([400, 'invalid_scope']);
  const fewer = (await (await refresh(harness, clientId, tokens.refresh_token, { scope: 'read' })).json()) as Tokens;
  expect(fewer.scope).toBe('read');
  const refused = await callMcp(harness, fewer.access_token, 'tools/call', { name: 'add_lead_note', arguments: {} });
  expect(refused.status).toBe(403);
});

test('a refresh token and an access token cannot be used in place of each other, nor the stored hash', async () => {
  const harness = await appWithProgram();
  const { clientId, tokens } = await connectProgram(harness, harness.captain.cookie);
  const stored = await harness.db.selectFrom('oauthTokens').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(tokens.access_token);
  expect(JSON.stringify(stored)).not.toContain(tokens.refresh_token);
  expect(await harness.works(tokens.refresh_token)).toBe(401);
  expect(await harness.works(stored.accessToken)).toBe(401);
  expect(await errorOf(await refresh(harness, clientId, tokens.access_token))).toEqual([400, 'invalid_grant']);
});

test('the consent form is refused from another site, without its token, and with that of another request or login', async () => {
  const harness = await appWithProgram();
  const { app, db, captain, clientId, open } = harness;
  const page = await open(authorizeQuery(clientId, { scope: 'read' }));
  const hidden = hiddenFields(await page.text());
  const other = await loginAs(harness, { username: 'other' });
  const fields = { ...hidden, scope: 'read', duration: 'month', decision: 'allow' };
  const own = { Cookie: captain.cookie, Origin: 'http://localhost:3000' };
  const refused: [Record<string, string>, Record<string, string>][] = [
    [fields, { ...own, Origin: 'https://evil.example' }],
    [fields, { Cookie: captain.cookie }],
    [{ ...fields, token: '' }, own],
    [{ ...fields, request: authorizeQuery(clientId) }, own],
    [fields, { ...own, Cookie: other.cookie }],
  ];
  for (const [form, headers] of refused) {
    const res = await app.request('/oauth/authorize', postForm(form, headers));
    expect([res.status, res.headers.get('location')]).toEqual([403, null]);
  }
  expect(await db.selectFrom('oauthAuthCodes').selectAll().execute()).toEqual([]);
  const late = await app.request('/oauth/authorize', postForm(fields, { Origin: 'http://localhost:3000' }));
  expect(late.status).toBe(401);
  // A scope that was not asked for is not given.
  const greedy = await app.request('/oauth/authorize', postForm([...Object.entries(fields), ['scope', 'act']], own));
  expect(greedy.status).toBe(303);
  expect(await db.selectFrom('oauthAuthCodes').select('scopes').execute()).toEqual([{ scopes: ['read'] }]);
});

test('the consent page cannot be framed and runs its own script alone; what a program calls itself is shown as text', async () => {
  const harness = await appWithProgram();
  const clientId = await registerProgram(harness, { client_name: '<script>alert(1)</script>Bank' });
  const res = await harness.open(authorizeQuery(clientId));
  const html = await res.text();
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('Unverified');
  expect(res.headers.get('x-frame-options')).toBe('DENY');
  const policy = res.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://127.0.0.1:4711");
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}';`);
});

test.each([
  ['https://claude.ai/callback', '<strong>claude.ai</strong>'],
  ['http://127.0.0.1:4711/callback', '<strong>a program on the computer you are using</strong>'],
  ['web+x://claude.ai/callback', '<strong>web+x://claude.ai/callback</strong>'],
  ['web+x://localhost/callback', '<strong>web+x://localhost/callback</strong>'],
  ['com.example.app:/callback', '<strong>com.example.app:/callback</strong>'],
])('the consent page names a host only for web addresses: %s', async (redirectUri, shown) => {
  const harness = await appWithProgram();
  const clientId = await registerProgram(harness, { redirect_uris: [redirectUri] });
  const res = await harness.open(authorizeQuery(clientId, { redirect_uri: redirectUri }));
  expect(await res.text()).toContain(`The answer goes to ${shown}.`);
});

test('a browser that allows at once is not asked again; without scripts the style sheet hides the button for two seconds', async () => {
  const { app, captain, clientId, open } = await appWithProgram();
  const page = await (await open(authorizeQuery(clientId))).text();
  expect(page).toMatch(/@media \(scripting:none\)\{button\.main\{animation:unread 2s\}\}/);
  const headers = { Cookie: captain.cookie, Origin: 'http://localhost:3000', 'Sec-Fetch-Mode': 'navigate' };
  const form = { ...hiddenFields(page), scope: 'draft', duration: 'day', decision: 'allow' };
  const answer = await app.request('/oauth/authorize', postForm(form, headers));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('code=')]);
});

test('without a login the browser is led to Captain and back', async () => {
  const { app, clientId } = await appWithProgram();
  const query = authorizeQuery(clientId);
  const res = await app.request(`/oauth/authorize?${query}`);
  const location = new URL(res.headers.get('location') ?? '', 'http://localhost:3000');
  expect([location.pathname, location.searchParams.get('next')]).toEqual(['/captain', `/oauth/authorize?${query}`]);
});

test('a refused consent tells the program, and nothing is allowed', async () => {
  const harness = await appWithProgram();
  const answer = await consentTo(harness, harness.captain.cookie, authorizeQuery(harness.clientId), {
    decision: 'deny',
  });
  expect(answer.searchParams.get('error')).toBe('access_denied');
  expect(answer.searchParams.get('code')).toBeNull();
  const { body } = await harness.captain.call('GET', '/api/captain/audit?q=oauth');
  expect(body).toMatchObject([{ action: 'oauth.consent', result: 'refused', actor: 'captain', client: 'Assistant' }]);
});

test.each([
  ['a new password', { password: 'another long password' }],
  ['a deactivation', { isActive: false }],
])('%s ends codes and tokens', async (_name, change) => {
  const harness = await appWithProgram();
  await loginAs(harness, { username: 'other' });
  const code = await harness.allow();
  const { clientId, tokens } = await connectProgram(harness, harness.captain.cookie);
  const res = await harness.captain.call('PUT', '/api/captain/users/1', change);
  expect(res.status).toBe(200);
  expect(await harness.works(tokens.access_token)).toBe(401);
  expect(await errorOf(await refresh(harness, clientId, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  expect(await errorOf(await exchange(harness, harness.clientId, code))).toEqual([400, 'invalid_grant']);
});

test('1,000 registrations: 100 an hour from one address, 500 in all with those in use, which stay', async () => {
  const harness = await createTestApp({ TRUST_PROXY: '1' });
  const { cookie } = await loginAs(harness);
  const { clientId, tokens } = await connectProgram(harness, cookie);
  const register = (address: string) =>
    harness.app.request('/oauth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: 'none' }),
    });
  const statuses: number[] = [];
  for (let count = 0; count < 1_000; count += 1) statuses.push((await register(`192.0.2.${count % 8}`)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(800);
  expect(statuses.filter((status) => status === 429)).toHaveLength(200);
  const { count } = await harness.db
    .selectFrom('oauthClients')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(500);
  expect((await callMcp(harness, tokens.access_token, 'tools/list')).status).toBe(200);
  expect((await refresh(harness, clientId, tokens.refresh_token)).status).toBe(200);
});

test('600 registrations do not push out the program that a captain is connecting, neither at the login nor at the consent', async () => {
  const harness = await createTestApp();
  const { app, db } = harness;
  const { cookie } = await loginAs(harness);
  const [atLogin, atConsent, forgotten] = await Promise.all([1, 2, 3].map(() => registerProgram(harness)));
  expect((await app.request(`/oauth/authorize?${authorizeQuery(atLogin!)}`)).status).toBe(302);
  const page = await app.request(`/oauth/authorize?${authorizeQuery(atConsent!)}`, { headers: { Cookie: cookie } });
  await flood(harness);
  const allowed = await app.request(
    '/oauth/authorize',
    postForm(
      { ...hiddenFields(await page.text()), scope: 'read', duration: 'day', decision: 'allow' },
      { Cookie: cookie, Origin: harness.ctx.config.siteUrl },
    ),
  );
  const code = new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  await flood(harness);
  expect((await exchange(harness, atConsent!, code)).status).toBe(200);
  expect((await consentTo(harness, cookie, authorizeQuery(atLogin!))).searchParams.get('code')).not.toBeNull();
  const kept = await db.selectFrom('oauthClients').select('clientId').execute();
  expect(kept.map(({ clientId }) => clientId)).not.toContain(forgotten);
});

test('a stranger who sends many programs to the login keeps ten of them, for an hour', async () => {
  const harness = await createTestApp();
  const { app, clock, db } = harness;
  const own: string[] = [];
  for (let count = 0; count < 15; count += 1) own.push(await registerProgram(harness));
  for (const clientId of own) await app.request(`/oauth/authorize?${authorizeQuery(clientId)}`);
  const left = async () => {
    const rows = await db.selectFrom('oauthClients').select('clientId').execute();
    return rows.filter(({ clientId }) => own.includes(clientId)).length;
  };
  await flood(harness);
  expect(await left()).toBe(10);
  clock.advance(3_600);
  await flood(harness);
  expect(await left()).toBe(0);
});

/** Stores programs that nobody uses, as registrations do, and registers one more. */
async function flood(harness: Awaited<ReturnType<typeof createTestApp>>) {
  const names = Array.from({ length: 600 }, () => randomUUID());
  const client = {
    clientSecret: 'none',
    clientName: 'Flood',
    kind: 'registered' as const,
    authMethod: 'none' as const,
    createdAt: harness.clock.now(),
  };
  const rows = names.map((clientId) => ({ ...client, clientId, createdBy: null, lastUsedAt: null, keptUntil: null }));
  await harness.db.insertInto('oauthClients').values(rows).execute();
  await registerProgram(harness);
}
