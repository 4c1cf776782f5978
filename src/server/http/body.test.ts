import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';

/** zod's string formats throw on these instead of reporting an issue. */
const OBJECTS: unknown[] = [
  { toString: false, length: { toString: 0 } },
  { toString: null, length: 3 },
  { length: { valueOf: 1, toString: 1 } },
];

test.each(OBJECTS)('rejects an object in place of a string with 400: %j', async (object) => {
  const harness = await createTestApp();
  const captain = await loginAs(harness);
  const newsletter = await harness.app.request('/api/newsletter', postJson({ email: object }));
  const post = await captain.call('POST', '/api/blog', makePost({ slug: object as never, title: object as never }));
  const popup = await captain.call('POST', '/api/captain/popup-notifications', {
    title: object,
    message: object,
    buttonLink: object,
  });
  expect([newsletter.status, post.status, popup.status]).toEqual([400, 400, 400]);
  expect(await newsletter.json()).toMatchObject({ message: expect.any(String) });
});

test('half a character becomes U+FFFD wherever it is stored, and a whole one stays', async () => {
  const captain = await loginAs(await createTestApp());
  const { body } = await captain.call('POST', '/api/blog', makePost({ title: 'a\ud83d', tags: ['\ude00b', '😀'] }));
  expect(body).toMatchObject({ title: 'a\ufffd', tags: ['\ufffdb', '😀'] });
});
