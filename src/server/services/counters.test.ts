import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

test('pages are counted, but no address that is a key to somebody’s booking or subscription', async () => {
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
