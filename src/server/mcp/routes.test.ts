import { expect, test } from 'vitest';
import { connected } from '#testing/connected-program.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { callMcp, connectProgram } from '#testing/program.ts';

test('without a token 401 says where to get one; a wrong token and a token in the address are refused too', async () => {
  const harness = await createTestApp();
  const res = await callMcp(harness, undefined, 'tools/list');
  expect(res.status).toBe(401);
  expect(res.headers.get('www-authenticate')).toBe(
    'Bearer scope="read draft act", resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"',
  );
  const wrong = await callMcp(harness, 'wrong', 'tools/list');
  expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringContaining('error="invalid_token"'),
  ]);
  const { tokens } = await connectProgram(harness, (await loginAs(harness)).cookie);
  const inQuery = await harness.app.request(`/mcp?access_token=${tokens.access_token}`, postJson({}));
  expect(inQuery.status).toBe(401);
});

test('metadata at the usual and the path-inserted locations', async () => {
  const { app } = await createTestApp();
  const read = async (path: string) => (await app.request(`/.well-known/${path}`)).json();
  for (const suffix of ['', '/mcp']) {
    expect(await read(`oauth-protected-resource${suffix}`)).toMatchObject({
      resource: 'http://localhost:3000/mcp',
      authorization_servers: ['http://localhost:3000'],
      scopes_supported: ['read', 'draft', 'act'],
    });
    expect(await read(`oauth-authorization-server${suffix}`)).toMatchObject({
      issuer: 'http://localhost:3000',
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
    });
  }
});

test('a session’s cookie and its bearer token open no tools; pages of other sites are refused', async () => {
  const harness = await connected();
  const headers = harness.captain.headers;
  expect((await callMcp(harness, undefined, 'tools/list', {}, { Cookie: headers.Cookie })).status).toBe(401);
  expect((await callMcp(harness, harness.captain.token, 'tools/list')).status).toBe(401);
  const rebound = await callMcp(harness, harness.token, 'tools/list', {}, { Origin: 'http://evil.example' });
  expect(rebound.status).toBe(403);
  expect((await callMcp(harness, harness.token, 'tools/list', {}, { Origin: 'http://localhost:3000' })).status).toBe(
    200,
  );
});

test('a call without its scope is 403 insufficient_scope, changes nothing and is recorded', async () => {
  const harness = await connected(['read']);
  for (const [name, input] of [
    ['create_post_draft', { title: 'x' }],
    ['upload_image', { name: 'a.png', data: 'aaaa' }],
  ] as const) {
    const res = await callMcp(harness, harness.token, 'tools/call', { name, arguments: input });
    expect(res.status).toBe(403);
    expect(res.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
  }
  expect((await harness.captain.call('GET', '/api/blog?all=1')).body).toEqual([]);
  expect(await harness.audit('?limit=2')).toMatchObject([
    {
      tool: 'upload_image',
      result: 'refused',
      reason: 'The scope act is missing',
      client: 'Assistant',
      actor: 'captain',
    },
    { tool: 'create_post_draft', result: 'refused' },
  ]);
  const drafting = await connected(['draft']);
  expect((await callMcp(drafting, drafting.token, 'tools/call', { name: 'list_leads' })).status).toBe(403);
  expect((await callMcp(drafting, drafting.token, 'resources/read', { uri: 'site://style' })).status).toBe(403);
});

test('200 calls at the same time are answered, 3,000 within a minute meet 429', async () => {
  const harness = await connected();
  const list = async () => (await callMcp(harness, harness.token, 'tools/list')).status;
  const together = await Promise.all(Array.from({ length: 200 }, list));
  expect(new Set(together)).toEqual(new Set([200]));
  const statuses: number[] = [];
  for (let round = 0; round < 28; round += 1) statuses.push(...(await Promise.all(Array.from({ length: 100 }, list))));
  expect(statuses.filter((status) => status === 429).length).toBe(2_400);
  const refusals = (await harness.audit('?q=Too+many&limit=500')).length;
  expect([refusals > 0, refusals <= 30]).toEqual([true, true]);
  harness.clock.advance(60);
  expect(await list()).toBe(200);
});

test('a body that is not one JSON-RPC message is rejected', async () => {
  const harness = await connected();
  for (const body of ['[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]', '{', '"text"']) {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${harness.token}` };
    expect((await harness.app.request('/mcp', { method: 'POST', headers, body })).status).toBe(400);
  }
  for (const method of ['GET', 'DELETE']) {
    const headers = { Authorization: `Bearer ${harness.token}`, Accept: 'text/event-stream' };
    expect((await harness.app.request('/mcp', { method, headers })).status).toBe(405);
  }
});
