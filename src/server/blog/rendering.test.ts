import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';
import { findPost } from './queries.ts';
import { ensureRendered } from './rendering.ts';

test('rendering a stale post does not overwrite a save made since it was read', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', '/api/blog', makePost({ slug: 'a-post', content: 'The old text' }));
  await harness.db.updateTable('blogPosts').set({ renderVersion: 0 }).execute();
  const stale = (await findPost(harness.db, 'a-post'))!;
  await call('PUT', '/api/blog/a-post', makePost({ slug: 'a-post', content: 'The new text' }));
  await ensureRendered(harness.ctx, stale);
  const { body } = await call('GET', '/api/blog/a-post');
  expect(body).toMatchObject({ content: 'The new text', html: expect.stringContaining('The new text') });
});
