import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertPopup } from '#server/popups/queries.ts';
import { PopupInput } from '#shared/popup.schema.ts';
import { DAY_SECONDS, daysSinceEpoch } from '#shared/time.ts';
import { createTestApp } from '#testing/create-test-app.ts';

test('counts page views, except pages with a personal token', async () => {
  const { ctx, db } = await createTestApp();
  for (const path of ['/', '/calendar', '/', '/booking/1-secret', '/newsletter/confirm/1-secret']) {
    ctx.counters.countView(path);
  }
  await ctx.counters.flush();
  const rows = await db.selectFrom('pageViews').select(['path', 'views']).orderBy('path').execute();
  expect(rows).toEqual([
    { path: '/', views: 2 },
    { path: '/calendar', views: 1 },
  ]);
});

test('what cannot be written is written the next time, with what was counted since', async () => {
  const { ctx, db } = await createTestApp();
  const id = await insertPopup(db, PopupInput.parse({ title: 'Hello', message: 'Hi' }), ctx.clock.now());
  const count = () => {
    ctx.counters.countView('/');
    ctx.counters.countPopup(id, 'click');
  };
  count();
  await sql`create trigger no_space before insert on page_views begin select raise(abort, 'disk full'); end`.execute(
    db,
  );
  await expect(ctx.counters.flush()).rejects.toThrow('disk full');
  await sql`drop trigger no_space`.execute(db);
  count();
  await ctx.counters.flush();
  expect(await db.selectFrom('pageViews').select('views').execute()).toEqual([{ views: 2 }]);
  expect(await db.selectFrom('popupCounts').select('clicks').execute()).toEqual([{ clicks: 2 }]);
});

test('a query string does not make a separate count', async () => {
  const { ctx, db } = await createTestApp();
  for (const address of ['/blog?page=2', '/blog', '/blog?tag=AI', '/?sent=contact', '/booking/1-secret?moved=1']) {
    ctx.counters.countView(address);
  }
  await ctx.counters.flush();
  const rows = await db.selectFrom('pageViews').select(['path', 'views']).orderBy('path').execute();
  expect(rows).toEqual([
    { path: '/', views: 1 },
    { path: '/blog', views: 3 },
  ]);
});

test('limits the number of paths stored per day', async () => {
  const { ctx, db, clock } = await createTestApp();
  for (let round = 0; round < 4; round += 1) {
    for (let page = 0; page < 200; page += 1) ctx.counters.countView(`/blog/post-${round}-${page}`);
    ctx.counters.countView('/about');
    await ctx.counters.flush();
  }
  const ofDay = () => db.selectFrom('pageViews').select(['day', 'path', 'views']).execute();
  const rows = await ofDay();
  expect(rows).toHaveLength(501);
  expect(rows.find(({ path }) => path === '/about')?.views).toBe(4);
  expect(rows.find(({ path }) => path === '*')?.views).toBe(301);
  expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(804);

  clock.advance(DAY_SECONDS);
  ctx.counters.countView('/blog/tomorrow');
  await ctx.counters.flush();
  expect((await ofDay()).map(({ path }) => path)).toContain('/blog/tomorrow');
});

test('deletes views older than 400 days once a day', async () => {
  const { ctx, db, clock } = await createTestApp();
  const today = daysSinceEpoch(clock.now());
  const daysLeft = async () =>
    (await db.selectFrom('pageViews').select('day').orderBy('day').execute()).map((row) => row.day - today);
  await db
    .insertInto('pageViews')
    .values([-2000, -401, -400, -27].map((age) => ({ day: today + age, path: '/', views: 1 })))
    .execute();
  ctx.counters.countView('/');
  await ctx.counters.flush();
  expect(await daysLeft()).toEqual([-400, -27, 0]);

  clock.advance(DAY_SECONDS);
  ctx.counters.countView('/');
  await ctx.counters.flush();
  expect(await daysLeft()).toEqual([-27, 0, 1]);
});
