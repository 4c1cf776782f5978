import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

test('what editors connected while they were owners ends; what owners connected stays', async () => {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0030-ended-access');
  for (const { up } of migrations.slice(0, position)) await up(db);
  for (const [id, role] of [
    [1, 'admin'],
    [2, ' Editor '],
  ]) {
    const add = (table: string, values: Record<string, unknown>) => {
      const names = Object.keys(values);
      const signs = names.map(() => '?').join(', ');
      sqlite.prepare(`insert into ${table} (${names.join(', ')}) values (${signs})`).run(Object.values(values));
    };
    const client = { id, client_id: `client ${id}`, client_secret: 'none', client_name: 'n8n', created_by: id };
    const grant = { client_id: `client ${id}`, user_id: id, resource: '' };
    const person = { username: `user ${id}`, password: '', email: '', name: '' };
    add('admin_users', { id, ...person, role, created_at: 1 });
    add('oauth_clients', { ...client, kind: 'manual', auth_method: 'none', created_at: 1 });
    add('oauth_grants', { id, ...grant, created_at: 1 });
    const token = { access_token: `token ${id}`, grant_id: id, created_at: 1, access_token_expires_at: 9 };
    add('oauth_tokens', { ...grant, ...token });
    add('oauth_auth_codes', { ...grant, code: `code ${id}`, redirect_uri: '', code_challenge: '', expires_at: 9 });
  }

  await migrations[position]?.up(db);

  const list = (query: string) => sqlite.prepare(query).pluck().all();
  expect(list('select is_active from oauth_clients order by id')).toEqual([1, 0]);
  expect(list('select ended_at is null from oauth_grants order by id')).toEqual([1, 0]);
  expect(list('select revoked from oauth_tokens order by id')).toEqual([0, 1]);
  expect(list('select code from oauth_auth_codes')).toEqual(['code 1']);
  await db.destroy();
});
