import { expect, test } from 'vitest';
import { loginAs } from '#testing/login-as.ts';
import {
  appWithProgram,
  authorizeQuery,
  connectProgram,
  errorOf,
  exchange,
  hiddenFields,
  postForm,
  refresh,
} from '#testing/program.ts';

test('what a demoted captain connected gets nothing: no call, no refresh, no code, no new token', async () => {
  const harness = await appWithProgram();
  const { captain } = harness;
  const boss = await loginAs(harness, { username: 'boss' });
  const code = await harness.allow();
  const { clientId, tokens } = await connectProgram(harness, captain.cookie);
  const made = await captain.call('POST', '/api/captain/apps', { name: 'n8n', redirectUris: [], scopes: ['read'] });
  const { clientId: client_id, clientSecret: client_secret } = made.body;
  const askForItself = () =>
    harness.app.request('/oauth/token', postForm({ grant_type: 'client_credentials', client_id, client_secret }));
  expect((await askForItself()).status).toBe(200);
  expect((await boss.call('PUT', `/api/captain/users/${captain.user.id}`, { role: 'editor' })).status).toBe(200);
  expect(await harness.works(tokens.access_token)).toBe(401);
  expect(await errorOf(await refresh(harness, clientId, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  expect(await errorOf(await exchange(harness, harness.clientId, code))).toEqual([400, 'invalid_grant']);
  expect(await errorOf(await askForItself())).toEqual([401, 'invalid_client']);
  expect((await captain.call('GET', '/api/captain/apps')).status).toBe(403);
  expect((await harness.open(authorizeQuery(harness.clientId))).status).toBe(403);

  // An owner again, the captain gets nothing of it back.
  expect((await boss.call('PUT', `/api/captain/users/${captain.user.id}`, { role: 'owner' })).status).toBe(200);
  expect(await harness.works(tokens.access_token)).toBe(401);
  expect(await errorOf(await refresh(harness, clientId, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  expect(await errorOf(await exchange(harness, harness.clientId, code))).toEqual([400, 'invalid_grant']);
  expect(await errorOf(await askForItself())).toEqual([401, 'invalid_client']);
  expect((await captain.call('GET', '/api/captain/apps')).body).toEqual([]);
});

test('ten minutes after the login a consent needs a confirmation; a form that was open keeps what was chosen', async () => {
  const harness = await appWithProgram();
  const { app, captain, clock, clientId, db, open } = harness;
  const query = authorizeQuery(clientId);
  const hidden = hiddenFields(await (await open(query)).text());
  clock.advance(601);
  const led = await open(query);
  const location = new URL(led.headers.get('location') ?? '', 'http://localhost:3000');
  expect([led.status, location.pathname, location.searchParams.get('next')]).toEqual([
    302,
    '/captain',
    `/oauth/authorize?${query}`,
  ]);
  const post = (decision: string) =>
    app.request(
      '/oauth/authorize',
      postForm(
        { ...hidden, scope: 'draft', duration: 'day', decision },
        { Cookie: captain.cookie, Origin: harness.ctx.config.siteUrl },
      ),
    );
  const refused = await post('allow');
  const html = await refused.text();
  expect([refused.status, refused.headers.get('location')]).toEqual([403, null]);
  expect(html.match(/<input [^>]*checked>/g)).toEqual([
    '<input type="checkbox" name="scope" value="draft" checked>',
    '<input type="radio" name="duration" value="day" checked>',
  ]);
  expect(html).toContain('href="/captain?confirm=1"');
  expect(await db.selectFrom('oauthAuthCodes').selectAll().execute()).toEqual([]);
  await captain.call('POST', '/api/captain/me/reauth', { password: 'correct horse battery' });
  expect((await post('allow')).status).toBe(303);
  clock.advance(601);
  expect((await post('deny')).headers.get('location')).toContain('access_denied');
});
