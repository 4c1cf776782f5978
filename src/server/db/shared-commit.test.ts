import { beforeEach, expect, test } from 'vitest';
import { type Db, openMemoryDatabase } from './open.ts';
import { shareCommits } from './shared-commit.ts';

let db: Db;
let begun: number;

beforeEach(async () => {
  const database = await openMemoryDatabase();
  db = database.db;
  begun = 0;
  database.beforeTransaction = () => {
    begun += 1;
  };
});

const setting = (key: string) => ({ key, value: 'x', category: 'general', dataType: 'string' });
const add = (key: string) => async (trx: Db) => {
  await trx.insertInto('siteSettings').values(setting(key)).execute();
  return key;
};
const stored = async () =>
  (await db.selectFrom('siteSettings').select('key').where('key', 'like', 'test.%').orderBy('key').execute()).map(
    ({ key }) => key,
  );

test('what arrives together is stored by one commit, and each caller gets its own result', async () => {
  const commit = shareCommits(db);
  const results = await Promise.all([commit(add('test.a')), commit(add('test.b')), commit(add('test.c'))]);
  expect(results).toEqual(['test.a', 'test.b', 'test.c']);
  expect(begun).toBe(1);
  expect(await commit(add('test.d'))).toBe('test.d');
  expect(await stored()).toEqual(['test.a', 'test.b', 'test.c', 'test.d']);
});

test('an error is given to the caller whose work failed, and nothing of that work is stored', async () => {
  const commit = shareCommits(db);
  const broken = async (trx: Db) => {
    await add('test.broken')(trx);
    throw new Error('no room');
  };
  const results = await Promise.allSettled([commit(add('test.a')), commit(broken), commit(add('test.b'))]);
  expect(results).toEqual([
    { status: 'fulfilled', value: 'test.a' },
    { status: 'rejected', reason: new Error('no room') },
    { status: 'fulfilled', value: 'test.b' },
  ]);
  expect(await stored()).toEqual(['test.a', 'test.b']);
});
