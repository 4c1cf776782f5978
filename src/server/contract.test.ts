/** Rules that hold for every declared call, whatever it does. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '#shared/call.ts';
import { CALLS } from '#shared/calls.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { apiPage, withRoleRows } from '#testing/api-docs.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { listCalls } from '#testing/list-calls.ts';
import { loginAs } from '#testing/login-as.ts';
import { describeApi } from './openapi.ts';

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

const takesList = new Set<object>([settingsCalls.save, serviceCalls.save]);

test('a body of another shape is refused with 400', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  for (const body of ['null', '[]', '"text"', '5']) {
    // Settings may come as the list in which the API returns them, and a site may have no services.
    const refusing = withBody.filter((call) => body !== '[]' || !takesList.has(call));
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

test('docs/api.md and the table of docs/roles.md are those of the declarations; npm run docs writes them', () => {
  const read = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  expect(read('api.md')).toBe(apiPage());
  expect(read('roles.md')).toBe(withRoleRows(read('roles.md')));
});

test('GET /api/openapi.json describes every call', async () => {
  const { app, ctx } = await createTestApp();
  const document = await (await app.request('/api/openapi.json')).json();
  expect(document).toEqual(JSON.parse(JSON.stringify(describeApi(ctx.config.siteUrl))));
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(CALLS.map((call) => name(call).replace(/:(\w+)/g, '{$1}')).sort());
});
