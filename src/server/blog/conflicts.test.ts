import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';

const ONE_OF_TEN = [201, ...Array(9).fill(409)];
const TEN = Array.from({ length: 10 }, (_, number) => number);

test('of ten tags of one name created at once, one is created and nine get 409', async () => {
  const { call } = await loginAs(await createTestApp());
  const answers = await Promise.all(
    TEN.map((number) => call('POST', '/api/tags', { name: number % 2 ? 'n8n' : 'N8N' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(ONE_OF_TEN);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.error).toMatch(/^The tag "n8n" already exists$/i);
  expect(refused?.body.message).toBe(refused?.body.error);
});

test('of ten posts with one slug created at once, one is created and nine get 409', async () => {
  const { call } = await loginAs(await createTestApp());
  const answers = await Promise.all(TEN.map(() => call('POST', '/api/blog', makePost())));
  expect(answers.map(({ status }) => status).sort()).toEqual(ONE_OF_TEN);
});

test('of ten posts given one slug at once, one is saved and nine get 409', async () => {
  const { call } = await loginAs(await createTestApp());
  for (const number of TEN) await call('POST', '/api/blog', makePost({ slug: `post-${number}` }));
  const answers = await Promise.all(TEN.map((number) => call('PUT', `/api/blog/post-${number}`, { slug: 'wanted' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test('of six saves of different fields at once, each is kept', async () => {
  const { call } = await loginAs(await createTestApp());
  await call('POST', '/api/blog', makePost({ slug: 'shared' }));
  const fields = {
    title: 'New title',
    excerpt: 'New excerpt',
    author: 'Grace Hopper',
    featured: true,
    tags: ['New'],
    content: 'New text',
  };
  const answers = await Promise.all(
    Object.entries(fields).map(([name, value]) => call('PUT', '/api/blog/shared', { [name]: value })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const { body } = await call('GET', '/api/blog/shared');
  expect(body).toMatchObject({ ...fields, html: expect.stringContaining('New text') });
});
