/** Rules that hold for every declared call, whatever it does. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '#shared/call.ts';
import { CALLS } from '#shared/calls.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import { apiPage, withRoleRows } from '#testing/api-docs.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { databasePage } from '#testing/database-docs.ts';
import { listCalls } from '#testing/list-calls.ts';
import { loginAs } from '#testing/login-as.ts';

const name = ({ method, path }: Call) => `${method} ${path}`;
const guarded = CALLS.filter(({ who }) => who !== 'anyone');
const withBody = CALLS.filter(({ input }) => input !== undefined && input !== 'other');

/** Its path with `1` for each parameter. */
const pathOf = ({ path }: Call) => `/api${path.replace(':topic', 'services').replace(/:\w+/g, '1')}`;

function request({ method }: Call, headers: Record<string, string>, body?: string): RequestInit {
  if (method === 'GET') return { method, headers };
  return { method, headers: { 'Content-Type': 'application/json', ...headers }, body: body ?? '{}' };
}

/** Names of the calls that were not answered with `status`, with the status they got. */
async function answeredOtherwise(
  calls: readonly Call[],
  status: number,
  send: (call: Call) => Response | Promise<Response>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of calls) {
    const { status: got } = await send(call);
    if (got !== status) wrong.push(`${name(call)}: ${got}`);
  }
  return wrong;
}

test('every route of the API is declared, once', async () => {
  const mounted = new Set(listCalls(await createTestApp()).map(({ method, path }) => `${method} ${path}`));
  expect([...mounted].sort()).toEqual(CALLS.map((call) => `${call.method} /api${call.path}`).sort());
});

test('without a login 401', async () => {
  const { app } = await createTestApp();
  expect(await answeredOtherwise(guarded, 401, (call) => app.request(pathOf(call), request(call, {})))).toEqual([]);
});

test('as an editor 403 for what only owners may do, before anything is parsed', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness, { role: 'editor' });
  const owners = guarded.filter(({ who }) => who === 'owner');
  expect(
    await answeredOtherwise(owners, 403, (call) => harness.app.request(pathOf(call), request(call, headers, '{'))),
  ).toEqual([]);
  expect(owners.length).toBeGreaterThan(0);
});

test('from another site 403 for every write', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  const writes = guarded.filter(({ method }) => method !== 'GET');
  const foreign = { ...headers, Origin: 'https://evil.example' };
  expect(
    await answeredOtherwise(writes, 403, (call) => harness.app.request(pathOf(call), request(call, foreign))),
  ).toEqual([]);
});

test('without a recent confirmation 403 with its code, for what needs one', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  harness.clock.advance(11 * 60);
  for (const call of guarded.filter(({ confirm }) => confirm === true)) {
    const res = await harness.app.request(pathOf(call), request(call, headers));
    expect([name(call), res.status, (await res.json()).code]).toEqual([name(call), 403, 'reauthentication_required']);
  }
});

test('a body that is no JSON, of another type, or too large is refused', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  const send = (type: string, body: string) => (call: Call) =>
    harness.app.request(pathOf(call), { ...request(call, { ...headers, 'Content-Type': type }, body) });
  expect(await answeredOtherwise(withBody, 415, send('text/plain', '{}'))).toEqual([]);
  expect(await answeredOtherwise(withBody, 400, send('application/json', '{'))).toEqual([]);
  const large = (call: Call) => send('application/json', ' '.repeat((call.maxBytes ?? 1024 * 1024) + 1))(call);
  expect(await answeredOtherwise(withBody, 413, large)).toEqual([]);
});

test('a body of another shape is refused with 400', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  for (const body of ['null', '[]', '"text"', '5']) {
    // A site may have no services.
    const refusing = withBody.filter((call) => body !== '[]' || call !== serviceCalls.save);
    expect(
      await answeredOtherwise(refusing, 400, (call) => harness.app.request(pathOf(call), request(call, headers, body))),
    ).toEqual([]);
  }
});

test('a parameter that cannot be one is answered with 404', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  const numbered = CALLS.filter(({ path, params }) => /:id\b/.test(path) && params?.id === undefined);
  expect(
    await answeredOtherwise(numbered, 404, (call) =>
      harness.app.request(`/api${call.path.replace(/:\w+/g, 'x.y')}`, request(call, headers)),
    ),
  ).toEqual([]);
});

test('what an audited call changes is recorded with the name of its declaration', () => {
  const wrong = guarded.filter(
    ({ method, audit }) => method === 'GET' && audit !== undefined && !/download|export/.test(audit),
  );
  expect(wrong.map(name)).toEqual([]);
});

test('docs/api.md, docs/database.md and the table of docs/roles.md are those of the code; npm run docs writes them', async () => {
  const read = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  expect(read('api.md')).toBe(apiPage());
  expect(read('database.md')).toBe(await databasePage());
  expect(read('roles.md')).toBe(withRoleRows(read('roles.md')));
});

interface Operation {
  servers?: { url: string }[];
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { required: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

/** Every call in the description of the API. */
async function describedCalls({ app }: Awaited<ReturnType<typeof createTestApp>>) {
  const document = (await (await app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: { Error: { properties: object } }; securitySchemes: Record<string, { name?: string }> };
  };
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return { ...document.components, calls };
}

test('GET /api/openapi.json describes every call of the API', async () => {
  const { calls } = await describedCalls(await createTestApp());
  const described = calls.filter(({ servers }) => servers?.length !== 1).map(({ method, path }) => `${method} ${path}`);
  expect(described.sort()).toEqual(CALLS.map((call) => name(call).replace(/:(\w+)/g, '{$1}')).sort());
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  const reset = calls.find(({ path }) => path === '/captain/content/{key}/reset');
  expect(reset?.requestBody?.required).toBe(false);
  const answers = JSON.stringify(calls.map(({ responses }) => responses));
  expect(answers).toContain('"startsAt":{"anyOf":[{"type":"string","format":"date-time"}');
  expect(answers, 'fields of which nothing is known').not.toContain('"anyOf":[{},');
});

test('GET /api/openapi.json describes the calls outside /api, which answer as it says', async () => {
  const harness = await createTestApp();
  const outside = (await describedCalls(harness)).calls.filter(({ servers }) => servers);
  expect(outside.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /.well-known/oauth-authorization-server',
    'GET /.well-known/oauth-authorization-server/mcp',
    'GET /.well-known/oauth-protected-resource',
    'GET /.well-known/oauth-protected-resource/mcp',
    'GET /calendar/{token}.ics',
    'GET /oauth/authorize',
    'POST /mcp',
    'POST /newsletter/unsubscribe/{token}',
    'POST /oauth/register',
    'POST /oauth/revoke',
    'POST /oauth/token',
  ]);
  for (const { method, path, servers, parameters, requestBody, responses } of outside) {
    expect(servers?.at(-1)).toEqual({ url: harness.ctx.config.siteUrl });
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => `{${parameter.name}}`);
    expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    const [type] = Object.keys(requestBody?.content ?? {});
    const sent = type && { headers: { 'Content-Type': type }, body: type.endsWith('json') ? '{}' : 'a=b' };
    const answer = await harness.app.request(path.replace(/\{\w+\}/g, 'x'), { method, ...sent });
    const described = responses[String(answer.status)];
    expect([path, answer.status, described]).toEqual([path, answer.status, expect.anything()]);
    const mediaType = answer.headers.get('content-type')?.split(';')[0];
    if (mediaType) expect(Object.keys(described?.content ?? {}), path).toContain(mediaType);
  }
});

test.each([
  ['http://localhost:3000', 'session'],
  ['https://site.example', '__Host-session'],
])('GET /api/openapi.json names the cookie of a login at %s', async (SITE_URL, cookie) => {
  const harness = await createTestApp({ SITE_URL });
  const { cookie: sent } = await loginAs(harness);
  expect((await describedCalls(harness)).securitySchemes.session?.name).toBe(cookie);
  expect(sent.split('=')[0]).toBe(cookie);
});

test('a refusal has no key that its schema does not name', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  const keys = Object.keys((await describedCalls(harness)).schemas.Error.properties);
  const answers = await Promise.all(
    ['{}', '{', '{"name":"x"}', '{"name":"X"}'].map((body) =>
      harness.app.request('/api/tags', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
      }),
    ),
  );
  answers.push(await harness.app.request('/api/tags', { method: 'POST', headers, body: 'name' }));
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused.map(({ status }) => status).sort()).toEqual([400, 400, 409, 415]);
  for (const answer of refused)
    expect(keys).toEqual(expect.arrayContaining(Object.keys((await answer.json()) as object)));
});
