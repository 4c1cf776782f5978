import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { type SmtpMood, startFakeSmtp } from '#testing/fake-smtp.ts';
import { loginAs } from '#testing/login-as.ts';

const PATH = '/api/captain/mail-server';
const SECRET = 'a password of the mail account';

async function openSite(env: Record<string, string> = {}) {
  const smtp = await startFakeSmtp();
  const harness = await createTestApp(env);
  const worker = createDeliveryWorker(harness.ctx);
  onTestFinished(async () => {
    await worker.stop();
    await smtp.close();
  });
  const captain = await loginAs(harness, { email: 'robin@example.com' });
  const port = Number(new URL(smtp.url).port);
  const server = { host: '127.0.0.1', port, security: 'none', user: 'ada', password: SECRET };
  return { ...harness, ...captain, smtp, worker, server };
}

test('a mail server saved in Settings sends at once, from its sender, and is stored encrypted', async () => {
  const { app, call, db, server, smtp, worker } = await openSite();
  const asksToConfirm = async () =>
    ((await (await app.request('/api/site')).json()) as { asksToConfirm: boolean }).asksToConfirm;
  expect(await asksToConfirm()).toBe(false);
  const sender = { fromName: 'Müller, Bau & Co', fromAddress: 'bau@example.com', replyTo: 'office@example.com' };
  const { status, body } = await call('PUT', PATH, { ...server, ...sender });
  const { password: _, ...shown } = { ...server, ...sender };
  expect([status, body]).toEqual([
    200,
    { ...shown, hasPassword: true, isServerGiven: false, isSenderGiven: false, isUnreadable: false },
  ]);
  expect(await asksToConfirm()).toBe(true);
  expect((await call('POST', '/api/captain/outbox/test')).status).toBe(202);
  await worker.drain();
  expect(smtp.mails[0]?.parsed).toMatchObject({
    from: { name: 'Müller, Bau & Co', address: 'bau@example.com' },
    replyTo: [{ address: 'office@example.com' }],
  });
  const rows = await db.selectFrom('siteSettings').selectAll().execute();
  const exported = await call('GET', '/api/captain/content/export');
  const { body: audit } = await call('GET', '/api/captain/audit?action=mail-server.save');
  expect(audit[0].change.after).toMatchObject({ host: '127.0.0.1', user: 'ada', hasPassword: true });
  for (const text of [rows, exported.body, audit]) expect(JSON.stringify(text)).not.toContain(SECRET);
  expect(JSON.stringify(rows)).not.toContain('bau@example.com');
});

test('an empty name of the sender is the brand, an empty address the one that visitors write to', async () => {
  const { call, server, smtp, worker } = await openSite({ BRAND_NAME: 'Müller Bau', OWNER_EMAIL: 'owner@example.com' });
  for (const sender of [{ fromAddress: 'bau@example.com' }, { fromName: 'Eva Müller' }]) {
    await call('PUT', PATH, { ...server, ...sender });
    await call('POST', '/api/captain/outbox/test');
    await worker.drain();
  }
  expect(smtp.mails.map(({ parsed }) => parsed.from)).toEqual([
    { name: 'Müller Bau', address: 'bau@example.com' },
    { name: 'Eva Müller', address: 'owner@example.com' },
  ]);
});

test('a name alone is kept, also where the environment sets the server', async () => {
  const { call } = await openSite({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await call('PUT', PATH, { fromName: 'Eva Müller' });
  expect((await call('GET', PATH)).body).toMatchObject({ fromName: 'Eva Müller', isServerGiven: true });
});

test('without a mail server mails are kept; a removed one sends no more', async () => {
  const { call, db, server, smtp, worker } = await openSite();
  const statuses = async () => (await db.selectFrom('outbox').select('status').execute()).map(({ status }) => status);
  await call('PUT', PATH, server);
  await call('POST', '/api/captain/outbox/test');
  await call('PUT', PATH, {});
  await worker.drain();
  expect([await statuses(), smtp.mails]).toEqual([['kept'], []]);
  expect((await call('POST', '/api/captain/outbox/test')).status).toBe(409);
});

test('what the environment sets wins, is shown as such, and is not overwritten', async () => {
  const { call, ctx, server } = await openSite({
    SMTP_URL: 'smtps://env-user:env-password@mail.example.com',
    MAIL_FROM: '"Rivera, Alex" <alex@example.com>',
  });
  const { body } = await call('PUT', PATH, {
    ...server,
    fromAddress: 'other@example.com',
    replyTo: 'office@example.com',
  });
  expect(body).toMatchObject({
    host: 'mail.example.com',
    port: 465,
    security: 'tls',
    user: 'env-user',
    hasPassword: true,
    fromName: 'Rivera, Alex',
    fromAddress: 'alex@example.com',
    replyTo: 'office@example.com',
    isServerGiven: true,
    isSenderGiven: true,
  });
  expect(JSON.stringify(body)).not.toContain('env-password');
  expect(ctx.settings.mail()).toEqual({
    url: 'smtps://env-user:env-password@mail.example.com',
    from: { name: 'Rivera, Alex', address: 'alex@example.com' },
    replyTo: 'office@example.com',
  });
});

test('the stored password stays when none is typed, and never goes to another server', async () => {
  const { call, ctx, server } = await openSite();
  await call('PUT', PATH, server);
  const { password: _, ...same } = server;
  expect((await call('PUT', PATH, { ...same, replyTo: 'office@example.com' })).body.hasPassword).toBe(true);
  expect(ctx.settings.mail().url).toContain(encodeURIComponent(SECRET));
  for (const change of [{ host: 'evil.example' }, { port: 26 }, { user: 'eve' }, { security: 'tls' }]) {
    const { status, body } = await call('PUT', PATH, { ...same, ...change });
    expect([status, body.issues[0].path]).toEqual([400, 'password']);
  }
});

test('after another DATA_KEY the saved server is not used, and Captain says so', async () => {
  const { call, ctx, server } = await openSite();
  await call('PUT', PATH, server);
  const { value } = await ctx.db
    .selectFrom('siteSettings')
    .select('value')
    .where('key', '=', 'mail_server')
    .executeTakeFirstOrThrow();
  const other = await openSite({ DATA_KEY: 'quite another key than before' });
  await other.db
    .insertInto('siteSettings')
    .values({ key: 'mail_server', value, description: '', category: 'secret' })
    .execute();
  await other.ctx.settings.reload();
  expect((await other.call('GET', PATH)).body).toMatchObject({ host: '', isUnreadable: true });
  expect(other.ctx.settings.mail().url).toBeUndefined();
});

test('bad values are refused beside their field; a change needs a confirmation, and an owner', async () => {
  const harness = await openSite();
  const { call, clock, server } = harness;
  const bad = { host: 'smtp://mail.example.com', port: 99_999, fromAddress: 'nobody', replyTo: 'a@b' };
  const { body } = await call('PUT', PATH, bad);
  expect(body.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    'fromAddress',
    'host',
    'port',
    'replyTo',
  ]);
  const editor = await loginAs(harness, { username: 'editor', role: 'editor' });
  for (const [method, path] of [
    ['GET', PATH],
    ['PUT', PATH],
    ['POST', `${PATH}/test`],
  ] as const) {
    expect((await editor.call(method, path, method === 'GET' ? undefined : {})).status).toBe(403);
  }
  clock.advance(601);
  expect((await call('PUT', PATH, server)).body.code).toBe('reauthentication_required');
});

test('a test goes to the person who is logged in', async () => {
  const { call, server, smtp } = await openSite();
  expect((await call('POST', `${PATH}/test`)).body).toMatchObject({ isSent: false, text: 'No mail server is set up' });
  await call('PUT', PATH, server);
  expect((await call('POST', `${PATH}/test`)).body).toMatchObject({ isSent: true, fix: null });
  expect(smtp.mails.map(({ to }) => to)).toEqual([['robin@example.com']]);
});

test.each<[text: RegExp, change: object, mood?: SmtpMood]>([
  [/^No server has the name mail\.invalid/, { host: 'mail.invalid' }],
  [/^127\.0\.0\.1, port 9 refuses connections/, { port: 9 }],
  [/do not agree on encryption/, { security: 'tls' }],
  [/do not agree on encryption/, { security: 'starttls' }],
  [/refuses user or password: 535 wrong/, {}, { kind: 'refuse-login', reply: '535 wrong' }],
  [/refuses the sender: 553 not yours/, {}, { kind: 'refuse-sender', reply: '553 not yours' }],
  [/but no mail to you: 550 no relaying/, {}, { kind: 'answer', reply: '550 no relaying' }],
  [/ended the connection/, {}, { kind: 'close' }],
])('a failed test is explained: %s', async (text, change, mood) => {
  const { call, server, smtp } = await openSite();
  if (mood) smtp.setMood(mood);
  await call('PUT', PATH, { ...server, ...change });
  const { status, body } = await call('POST', `${PATH}/test`);
  expect([status, body]).toEqual([200, { isSent: false, text: expect.stringMatching(text), fix: expect.any(String) }]);
});
