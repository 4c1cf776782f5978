import { expect, test } from 'vitest';
import { groupCommits } from './group-commits.ts';
import { openMemoryDatabase } from './open.ts';

const addressesOf = async (db: Awaited<ReturnType<typeof openMemoryDatabase>>['db']) =>
  (await db.selectFrom('newsletterSubscribers').select('email').orderBy('id').execute()).map(({ email }) => email);

test('writes of one turn are kept together, and one that throws is undone alone', async () => {
  const { db } = await openMemoryDatabase();
  const commit = groupCommits(db);
  const subscribe = (email: string) =>
    commit(async (trx) => {
      await trx
        .insertInto('newsletterSubscribers')
        .values({ email, createdAt: 1 as never })
        .execute();
      if (email.startsWith('bad')) throw new Error('changed my mind');
      return email;
    });
  const results = await Promise.allSettled([
    subscribe('a@x.io'),
    subscribe('bad@x.io'),
    subscribe('b@x.io'),
    subscribe('a@x.io'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(await addressesOf(db)).toEqual(['a@x.io', 'b@x.io']);
});

test('a write alone that throws leaves nothing, and the next one goes through', async () => {
  const { db } = await openMemoryDatabase();
  const commit = groupCommits(db);
  const insert = (email: string, fail: boolean) =>
    commit(async (trx) => {
      await trx
        .insertInto('newsletterSubscribers')
        .values({ email, createdAt: 1 as never })
        .execute();
      if (fail) throw new Error('no');
    });
  await expect(insert('a@x.io', true)).rejects.toThrow('no');
  await insert('b@x.io', false);
  expect(await addressesOf(db)).toEqual(['b@x.io']);
});

test('nobody is answered before the commit', async () => {
  const { db } = await openMemoryDatabase();
  const commit = groupCommits(db);
  await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      await commit((trx) =>
        trx
          .insertInto('newsletterSubscribers')
          .values({ email: `${name}@x.io`, createdAt: 1 as never })
          .execute(),
      );
      expect(await addressesOf(db)).toContain(`${name}@x.io`);
    }),
  );
});
