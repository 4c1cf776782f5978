import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { SETTINGS, type SettingDefinition } from '#shared/settings.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { totpCode } from '#testing/totp.ts';

test('settings: who, when, from where, before and after', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness, { username: 'boss' });
  await call('PUT', '/api/captain/settings', { owner_name: 'Jo First' });
  await call('PUT', '/api/captain/settings', { owner_name: 'Jo Second' });
  const { body } = await call('GET', '/api/captain/audit');
  expect(body[0]).toMatchObject({
    actor: 'boss',
    client: null,
    action: 'settings.save',
    target: 'settings',
    result: 'done',
    reason: null,
    change: { before: { owner_name: 'Jo First' }, after: { owner_name: 'Jo Second' } },
  });
  expect(body[1].change).toMatchObject({
    before: { owner_name: harness.ctx.config.OWNER_NAME },
    after: { owner_name: 'Jo First' },
  });
  expect(body[0].address).toEqual(expect.any(String));
  expect(Date.parse(body[0].at)).toBe(harness.clock.now() * 1000);
  expect(body.map(({ action }: { action: string }) => action)).toEqual(['settings.save', 'settings.save', 'login']);
});

test('a published page: only the fields that differ, before and after', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const { body: document } = await call('GET', '/api/captain/content/errors');
  const data = structuredClone(document.draft ?? document.data ?? document.published);
  const [field = ''] = Object.keys(data).filter((key) => typeof data[key] === 'string' && !data[key].includes('{'));
  const before = data[field];
  const saved = await call('PUT', '/api/captain/content/errors/draft', {
    version: document.version,
    data: { ...data, [field]: 'Something new' },
  });
  expect(saved.status).toBe(200);
  const published = await call('POST', '/api/captain/content/errors/publish', { version: saved.body.version });
  expect(published.status).toBe(200);
  const { body } = await call('GET', '/api/captain/audit');
  expect(body[0]).toMatchObject({ action: 'page.publish', target: 'page errors', result: 'done' });
  expect(body[0].change).toEqual({ before: { [field]: before }, after: { [field]: 'Something new' } });
  expect(body[1]).toMatchObject({ action: 'page.draft', target: 'page errors', change: null });
});

test('what is refused or fails is recorded with its reason; reading and trying is not', async () => {
  const harness = await createTestApp();
  const owner = await loginAs(harness, { username: 'boss' });
  const editor = await loginAs(harness, { username: 'writer', role: 'editor' });
  await editor.call('PUT', '/api/captain/settings', { owner_name: 'Mallory' });
  await editor.call('GET', '/api/captain/leads');
  await owner.call('PUT', '/api/captain/users/1', { isActive: false });
  await owner.call('POST', '/api/blog/preview', { content: 'Text' });
  const { body } = await owner.call('GET', '/api/captain/audit?limit=2');
  expect(body).toMatchObject([
    { actor: 'boss', action: 'user.save', target: 'user boss', result: 'failed', change: null },
    {
      actor: 'writer',
      action: 'settings.save',
      result: 'refused',
      reason: 'Only an owner may do this',
      change: null,
    },
  ]);
  expect(body[0].reason).toMatch(/last active owner/);
  expect((await editor.call('GET', '/api/captain/audit')).status).toBe(403);
});

test('what was created is named; a changed user is recorded without the password', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const user = { username: 'bob', password: 'very secret words', name: 'Bob', email: 'bob@example.com' };
  await call('POST', '/api/captain/users', user);
  await call('PUT', '/api/captain/users/2', { role: 'editor', password: 'other secret words' });
  await call('POST', '/api/blog', { title: 'Hello', slug: 'hello', excerpt: '', content: 'Text', tags: [] });
  const { body } = await call('GET', '/api/captain/audit');
  expect(body.slice(0, 3)).toMatchObject([
    { action: 'post.create', target: 'post hello' },
    { action: 'user.save', target: 'user bob', change: { before: { role: 'admin' }, after: { role: 'editor' } } },
    { action: 'user.create', target: 'user bob' },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/secret words|argon2/);
});

test('logins: those that fail name the account only if there is one', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness, { username: 'boss' });
  for (const username of ['boss', 'my secret password']) {
    const res = await harness.app.request('/api/captain/login', postJson({ username, password: 'wrong' }));
    expect(res.status).toBe(401);
  }
  const { body } = await call('GET', '/api/captain/audit');
  expect(body).toMatchObject([
    { action: 'login', actor: null, target: null, result: 'refused', reason: 'Invalid credentials' },
    { action: 'login', actor: null, target: 'user boss', result: 'refused' },
    { action: 'login', actor: 'boss', target: null, result: 'done' },
  ]);
  expect(JSON.stringify(body)).not.toContain('my secret');
});

test('each download of personal data, of the database and of the site is recorded, without an address', async () => {
  const { harness } = await createStoredApp();
  const { call, headers } = await loginAs(harness, { username: 'boss' });
  const downloads = {
    'export/contacts.csv': 'table.export',
    'export/nothing.csv': 'table.export',
    backup: 'backup.download',
    'people?email=ada@example.com': 'person.export',
    'people?email=ada@example.com&format=html': 'person.export',
    'content/export': 'content.export',
    'content/export?images=1': 'content.export',
    'posts/export': 'post.export',
  };
  for (const path of Object.keys(downloads)) {
    await (await harness.app.request(`/api/captain/${path}`, { headers })).arrayBuffer();
    await harness.app.request(`/api/captain/${path}`, { headers, method: 'HEAD' });
  }
  harness.clock.advance(601);
  await call('GET', '/api/captain/posts/export');
  const { body } = await call('GET', '/api/captain/audit?limit=9');
  expect(body.map(({ action }: { action: string }) => action).reverse()).toEqual([
    ...Object.values(downloads),
    'post.export',
  ]);
  expect(body[0]).toMatchObject({ actor: 'boss', target: 'post', result: 'refused', change: null });
  expect(body[7]).toMatchObject({ target: 'table nothing.csv', result: 'failed' });
  expect(body[8]).toMatchObject({ actor: 'boss', target: 'table contacts.csv', result: 'done', reason: null });
  expect(JSON.stringify(body)).not.toContain('ada@');
});

test('search, pages, and the end of the log after 400 days', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', '/api/tags', { name: 'Automation' });
  for (const name of ['One', 'Two', 'Three']) await call('PUT', '/api/captain/settings', { owner_name: name });
  const found = await call('GET', '/api/captain/audit?q=three');
  expect(found.body).toMatchObject([{ change: { after: { owner_name: 'Three' } } }]);
  const newest = (await call('GET', '/api/captain/audit?limit=1')).body;
  const next = (await call('GET', `/api/captain/audit?limit=1&before=${newest[0].id}`)).body;
  expect(next).toMatchObject([{ change: { after: { owner_name: 'Two' } } }]);
  const change = (statement: string) => () => harness.ctx.database.sqlite.prepare(statement).run();
  expect(change("update audit_log set actor = 'nobody'")).toThrow('never changed');
  // The trigger knows the clock of the machine alone.
  change(
    `insert into audit_log (at, action, result) values
      (unixepoch() - 399 * 86400, 'recent.entry', 'done'), (unixepoch() - 401 * 86400, 'old.entry', 'done')`,
  )();
  expect(change("delete from audit_log where action = 'recent.entry'")).toThrow('400 days');
  expect(change("delete from audit_log where action = 'old.entry'")().changes).toBe(1);
});

test.each([
  ['insert or replace', "insert or replace into audit_log (id, at, action, result) values (1, 0, 'other', 'done')"],
  ['replace into', "replace into audit_log (id, at, action, result) select id, 0, 'other', 'done' from audit_log"],
  [
    'an upsert',
    "insert into audit_log (id, at, action, result) values (1, 0, 'other', 'done') on conflict (id) do update set at = 0",
  ],
  ['update or replace', 'update or replace audit_log set id = 2 where id = 1'],
  ['update', 'update audit_log set at = 0'],
  ['delete', 'delete from audit_log'],
])('%s cannot change an entry of the audit log, on a new connection either', async (_name, statement) => {
  const { ctx } = await createTestApp();
  const first = ctx.database.sqlite;
  first.exec(
    "insert into audit_log (at, action, result) values (unixepoch(), 'one', 'done'), (unixepoch(), 'two', 'done')",
  );
  for (const sqlite of [first, new Database(first.serialize())]) {
    const entries = sqlite.prepare('select * from audit_log').all();
    expect(entries.length).toBe(2);
    expect(() => sqlite.exec(statement)).toThrow(/the audit log is (never changed|kept for 400 days)/);
    expect(sqlite.prepare('select * from audit_log').all()).toEqual(entries);
  }
});

/** A value that is not in use, for each setting; addresses hold a password. */
function otherValue(definition: SettingDefinition): string {
  const { dataType, choices = {} } = definition;
  const shipped = 'default' in definition ? definition.default : undefined;
  if (dataType === 'choice') return Object.keys(choices).find((choice) => choice !== shipped) ?? '';
  if (dataType === 'boolean') return shipped === 'true' ? 'false' : 'true';
  const values = { email: 'new@example.com', url: 'https://ada:hunter2@new.example.com/x', phone: '(212) 555-0199' };
  const others = {
    number: '7',
    minutes: '7',
    locale: 'de',
    currency: 'EUR',
    origins: 'https://a.example',
    string: 'Something new',
  };
  return { ...values, ...others }[dataType];
}

test('each setting is recorded with its values before and after, without a password in an address', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  for (const [key, definition] of Object.entries(SETTINGS)) {
    expect((await call('PUT', '/api/captain/settings', { [key]: otherValue(definition) })).status).toBe(200);
    const [entry] = (await call('GET', '/api/captain/audit?limit=1')).body;
    expect([entry.action, Object.keys(entry.change.before), Object.keys(entry.change.after)]).toEqual([
      'settings.save',
      expect.arrayContaining([key]),
      expect.arrayContaining([key]),
    ]);
    expect(entry.change.after[key]).toBe(otherValue(definition).replace('ada:hunter2', '…'));
  }
  const stored = await harness.db.selectFrom('auditLog').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('hunter2');
});

test('no entry holds a password, a code, a token, a key, or an environment secret', async () => {
  const secrets = {
    SMTP_URL: 'smtp://mailer:env-secret-one@mail.example.com',
    WEBHOOK_URL: 'https://hook.example.com/env-secret-two',
    WEBHOOK_SECRET: 'env-secret-three',
    OPENAI_API_KEY: 'env-secret-four',
    BOUNCE_WEBHOOK_SECRET: 'env-secret-five',
    DATA_KEY: 'env-secret-six-which-is-long',
  };
  const harness = await createTestApp(secrets);
  const { app, clock, db } = harness;
  const { call, token, cookie } = await loginAs(harness);
  const user = { username: 'bob', password: 'typed-secret-one', name: 'Bob', email: 'bob@example.com' };
  await call('POST', '/api/captain/users', user);
  await call('PUT', '/api/captain/users/2', { password: 'typed-secret-two' });
  await call('POST', '/api/captain/users', { ...user, password: 'typed-secret-three' });
  await call('POST', '/api/captain/me/reauth', { password: 'typed-secret-four' });
  await call('POST', '/api/captain/calendars', {
    kind: 'caldav',
    name: 'Work',
    url: 'https://dav.example.com/typed-secret-five/',
    username: 'ada',
    password: 'typed-secret-six',
  });
  for (const username of ['typed-secret-seven', 'bob']) {
    await app.request('/api/captain/login', postJson({ username, password: 'typed-secret-eight' }));
  }
  const { body: made } = await call('POST', '/api/captain/apps', { name: 'n8n', redirectUris: [], scopes: ['read'] });
  const { secret } = (await call('POST', '/api/captain/me/totp')).body;
  const code = totpCode(secret, clock.now());
  const { recoveryCodes } = (await call('POST', '/api/captain/me/totp/confirm', { code })).body;
  await call('POST', '/api/captain/me/reauth', { password: 'correct horse battery', recoveryCode: recoveryCodes[0] });
  await call('POST', '/api/blog', { title: 'Hello', slug: 'hello', excerpt: '', content: 'Text', tags: [] });
  const preview = (await call('POST', '/api/blog/hello/preview-link')).body;
  const feed = (await call('POST', '/api/captain/calendar-feed/rotate')).body;
  await call('PUT', '/api/captain/settings', { owner_name: 'Jo' });
  const entries = JSON.stringify(await db.selectFrom('auditLog').selectAll().execute());
  expect(entries).toContain('calendar-feed.rotate');
  expect(entries).not.toMatch(/(?:env|typed)-secret|correct horse|argon2/);
  const given = [token, cookie.split('=')[1], made.clientSecret, secret, code, ...recoveryCodes];
  for (const hidden of [...given, ...tokensIn(preview), ...tokensIn(feed)]) expect(entries).not.toContain(hidden);
});

/** Parts of an answer that look random. */
function tokensIn(answer: unknown): string[] {
  return JSON.stringify(answer).match(/[\w-]{20,}/g) ?? [];
}

test('a made-up dry run does not keep a call out of the log', async () => {
  const { call } = await loginAs(await createTestApp());
  await call('PUT', '/api/captain/settings?dryRun=1', { owner_name: 'Mallory' });
  await call('POST', '/api/captain/content/import?dryRun=1', {});
  const { body } = await call('GET', '/api/captain/audit');
  expect(body.map(({ action }: { action: string }) => action)).toEqual(['settings.save', 'login']);
});

test('search by who, action and days, also together; unknown and wrong values', async () => {
  const harness = await createTestApp();
  const boss = await loginAs(harness, { username: 'boss' });
  harness.clock.advance(24 * 3600);
  const writer = await loginAs(harness, { username: 'writer' });
  await writer.call('POST', '/api/tags', { name: 'AI' });
  harness.clock.advance(24 * 3600);
  await boss.call('POST', '/api/tags', { name: 'Automation' });
  const find = async (query: string) => {
    const { body } = await boss.call('GET', `/api/captain/audit?${query}`);
    return body.map(({ actor, action }: { actor: string; action: string }) => `${actor} ${action}`);
  };
  const [first, second, third] = ['2026-01-05', '2026-01-06', '2026-01-07'];
  expect(await find('actor=writer')).toEqual(['writer tag.create', 'writer login']);
  expect(await find('action=login')).toEqual(['writer login', 'boss login']);
  expect(await find('actor=boss&action=login')).toEqual(['boss login']);
  expect(await find(`to=${first}`)).toEqual(['boss login']);
  expect(await find(`from=${second}&to=${second}`)).toEqual(['writer tag.create', 'writer login']);
  expect(await find(`from=${third}`)).toEqual(['boss tag.create']);
  expect(await find('from=2026-01-06T12:00:00Z&to=2026-01-07T12:00:00%2B00:00')).toHaveLength(2);
  expect(await find(`q=tag&from=${third}`)).toEqual(['boss tag.create']);
  expect(await find('actor=nobody')).toEqual([]);
  expect(await find('from=yesterday&to=2026-02-31')).toHaveLength(4);
  const names = await boss.call('GET', '/api/captain/audit/names');
  expect(names.body).toEqual({ actors: ['boss', 'writer'], actions: ['login', 'tag.create'] });
});

test('entries of more than 400 days go with the next action, all others stay, whatever the triggers say', async () => {
  const harness = await createTestApp();
  const day = 24 * 3600;
  const now = harness.clock.now();
  const insert = harness.ctx.database.sqlite.prepare(
    `insert into audit_log (at, action, result) values (?, ?, 'done')`,
  );
  insert.run(now - 401 * day, 'too.old');
  insert.run(now - 399 * day, 'old.enough');
  const { call } = await loginAs(harness);
  const { body } = await call('GET', '/api/captain/audit');
  expect(body.map(({ action }: { action: string }) => action)).toEqual(['login', 'old.enough']);
});
