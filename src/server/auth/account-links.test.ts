import { expect, test } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { captainHeaders } from '#testing/captain.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { addCaptain, loginAs } from '#testing/login-as.ts';

const MAIL = { SMTP_URL: 'smtp://mail.example.com' };
const BOB = { username: 'bob', password: 'the first password', email: 'Bob@example.com', name: 'Bob' };
const ORIGIN = 'http://localhost:3000';
const NEW = 'the second password';
const OVER = { message: 'This link does not work any more. Please ask for a new one.' };

async function appWithBob(env: Record<string, string> = MAIL) {
  const harness = await createTestApp(env);
  const id = await addCaptain(harness, BOB);
  const send = async (path: string, input: object) => {
    const answer = await harness.app.request(`/api/captain/${path}`, postJson(input));
    return { status: answer.status, body: await answer.json() };
  };
  const logIn = (password: string, username = 'bob') => send('login', { username, password });
  return { ...harness, id, send, logIn };
}

/** The tokens of the links that were mailed, oldest first. */
async function mailed({ db }: Pick<AppContext, 'db'>, kind: 'reset' | 'invitation') {
  const rows = await db
    .selectFrom('outbox')
    .select(['recipient', 'payload'])
    .where('event', '=', 'account.link')
    .execute();
  return rows.flatMap(({ recipient, payload }) => {
    const [, token] = new RegExp(`/captain#${kind}=(.+)$`).exec(String((payload as { url: string }).url)) ?? [];
    return token ? [{ recipient, token }] : [];
  });
}

test('a forgotten password is set anew by a mailed link, once; all sessions end and the owner is told', async () => {
  const harness = await appWithBob();
  const { send, logIn, app } = harness;
  const { Cookie } = await captainHeaders(await app.request('/api/captain/login', postJson(BOB)), ORIGIN);
  expect((await send('password/forgot', { email: 'bob@EXAMPLE.com' })).status).toBe(200);
  const [link] = await mailed(harness, 'reset');
  expect(link?.recipient).toBe('Bob@example.com');
  const { token = '' } = link ?? {};
  const refused = await send('password/reset', { token, password: 'short' });
  expect(refused.body.issues).toEqual([{ path: 'password', message: 'Please use at least 8 characters' }]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('password/reset', { token, password: NEW })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  expect(answers.find(({ status }) => status === 400)?.body).toEqual(OVER);
  expect((await app.request('/api/captain/me', { headers: { Cookie } })).status).toBe(401);
  expect([(await logIn(BOB.password)).status, (await logIn(NEW)).status]).toEqual([401, 200]);
  const { call } = await loginAs(harness);
  const outbox = JSON.stringify((await call('GET', '/api/captain/outbox')).body);
  expect(outbox).toContain('The password of bob was changed');
  expect(outbox).not.toContain(token);
  const { body: log } = await call('GET', '/api/captain/audit');
  expect(log.find(({ action }: { action: string }) => action === 'password.reset')).toMatchObject({ actor: 'bob' });
});

test('the answer is the same for every address; an account gets three links an hour', async () => {
  const harness = await appWithBob();
  const known = await harness.send('password/forgot', { email: BOB.email });
  expect(await harness.send('password/forgot', { email: 'nobody@example.com' })).toEqual(known);
  for (let asked = 0; asked < 5; asked += 1) await harness.send('password/forgot', { email: BOB.email });
  expect(await mailed(harness, 'reset')).toHaveLength(3);
});

test('a link of another kind, of another user, expired, changed, or of a deactivated user sets nothing', async () => {
  const harness = await appWithBob();
  const { send, clock, ctx } = harness;
  await send('password/forgot', { email: BOB.email });
  const [{ token } = { token: '' }] = await mailed(harness, 'reset');
  const [expires, id, signature] = token.split(/-(.*?)-(.*)/s);
  const refused = [`${Number(expires) + 1}-${id}-${signature}`, `${expires}-9-${signature}`, `${token}x`, 'nothing'];
  for (const wrong of refused) expect((await send('password/reset', { token: wrong, password: NEW })).status).toBe(400);
  const account = { name: 'B', username: 'b', password: NEW };
  expect((await send('invitation', { token, ...account })).body).toEqual(OVER);
  await ctx.db.updateTable('adminUsers').set({ isActive: false }).where('username', '=', 'bob').execute();
  expect((await send('password/reset', { token, password: NEW })).body).toEqual(OVER);
  await ctx.db.updateTable('adminUsers').set({ isActive: true }).where('username', '=', 'bob').execute();
  clock.advance(30 * 60);
  expect((await send('password/reset', { token, password: NEW })).body).toEqual(OVER);
  expect((await harness.logIn(BOB.password)).status).toBe(200);
});

test('a user without a password is invited by mail, as an editor, and chooses name, username and password', async () => {
  const harness = await appWithBob();
  const { call } = await loginAs(harness);
  const added = await call('POST', '/api/captain/users', { email: 'eve@example.com', password: '' });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ email: 'eve@example.com', role: 'editor', username: 'eve@example.com' });
  const [{ token, recipient } = { token: '', recipient: '' }] = await mailed(harness, 'invitation');
  expect(recipient).toBe('eve@example.com');
  expect((await harness.logIn('', 'eve@example.com')).status).toBe(400);
  const account = { name: 'Eve', username: 'BOB', password: NEW };
  expect(added.body.isInvited).toBe(true);
  const again = `/api/captain/users/${added.body.id}/invitation`;
  expect((await call('POST', again)).status).toBe(204);
  expect((await mailed(harness, 'invitation')).map((mail) => mail.recipient)).toEqual([recipient, recipient]);
  const taken = await harness.send('invitation', { token, ...account });
  expect([taken.status, taken.body.issues]).toEqual([409, [{ path: 'username', message: 'Already in use' }]]);
  harness.clock.advance(7 * 24 * 3600 - 1);
  expect((await harness.send('invitation', { token, ...account, username: 'eve' })).status).toBe(200);
  expect((await harness.send('invitation', { token, ...account, username: 'eve' })).body).toEqual(OVER);
  expect((await call('POST', again)).status).toBe(409);
  const { body } = await harness.logIn(NEW, 'eve');
  expect(body.user).toMatchObject({ username: 'eve', name: 'Eve', role: 'editor' });
});

test('without a mail server an invitation is kept in the outbox, its link hidden, and no password is reset by mail', async () => {
  const harness = await appWithBob({});
  const { call } = await loginAs(harness);
  expect((await call('POST', '/api/captain/users', { email: 'eve@example.com' })).status).toBe(201);
  const [{ token } = { token: '' }] = await mailed(harness, 'invitation');
  const { body } = await call('GET', '/api/captain/outbox');
  expect(body.messages[0]).toMatchObject({ to: 'eve@example.com', status: 'kept' });
  expect(JSON.stringify(body)).not.toContain(token);
  expect((await harness.send('invitation', { token, name: 'Eve', username: 'eve', password: NEW })).status).toBe(200);
  expect((await harness.send('password/forgot', { email: BOB.email })).status).toBe(200);
  expect(await mailed(harness, 'reset')).toEqual([]);
});
