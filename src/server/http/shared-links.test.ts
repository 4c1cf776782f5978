import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';

/** An owner, and an editor who shares a draft of a post and one of a page. */
async function appWithLinks() {
  const harness = await createTestApp();
  const owner = await loginAs(harness);
  const editor = await loginAs(harness, { username: 'editor', role: 'editor' });
  await editor.call('POST', '/api/blog', makePost({ published: false }));
  const url = '/api/captain/content/home';
  const { draft, published } = (await editor.call('GET', url)).body;
  const data = { ...(draft ?? published), hero: { ...published.hero, title: 'A secret draft' } };
  expect((await editor.call('PUT', `${url}/draft`, { version: 0, data })).status).toBe(200);
  const share = async ({ call }: typeof editor) => ({
    post: String((await call('POST', '/api/blog/hello-world/preview-link')).body.url)
      .split('/')
      .at(-1)!,
    page: String((await call('GET', url)).body.preview.search),
  });
  const see = async ({ post, page }: Awaited<ReturnType<typeof share>>) => {
    const preview = await harness.app.request(`/api/blog/preview/${post}`);
    const texts = await (await harness.app.request(`/api/content?keys=home&${page}`)).text();
    return [preview.status, texts.includes('A secret draft')];
  };
  const change = async (fields: Record<string, unknown>) => {
    expect((await owner.call('PUT', `/api/captain/users/${editor.user.id}`, fields)).status).toBe(200);
  };
  return { ...harness, owner, editor, share, see, change };
}

test.each([
  ['a deactivation', [{ isActive: false }]],
  ['a deactivation that was taken back', [{ isActive: false }, { isActive: true }]],
  ['a new password', [{ password: 'another long password' }]],
  ['a demotion', [{ role: 'owner' }, { role: 'editor' }]],
])('%s ends the preview links of a captain, and no others', async (_name, changes) => {
  const { owner, editor, share, see, change } = await appWithLinks();
  const [own, other] = [await share(editor), await share(owner)];
  expect([await see(own), await see(other)]).toEqual([
    [200, true],
    [200, true],
  ]);
  for (const fields of changes) await change(fields);
  expect([await see(own), await see(other)]).toEqual([
    [404, false],
    [200, true],
  ]);
});

test('a changed name, role or address ends no link; a link cannot be given to another captain', async () => {
  const { owner, editor, share, see, change } = await appWithLinks();
  const own = await share(editor);
  await change({ name: 'Ed', email: 'ed@example.com', role: 'owner' });
  expect(await see(own)).toEqual([200, true]);
  await change({ isActive: false });
  const asOwner = ([subject, , ...rest]: string[]) => [subject, owner.user.id, ...rest].join('.');
  const stolen = { post: asOwner(own.post.split('.')), page: asOwner(own.page.split('.')) };
  expect(await see(stolen)).toEqual([404, false]);
});

test('a link ends after seven days', async () => {
  const { editor, clock, share, see } = await appWithLinks();
  const own = await share(editor);
  clock.advance(7 * 24 * 3600 - 1);
  expect(await see(own)).toEqual([200, true]);
  clock.advance(1);
  expect(await see(own)).toEqual([404, false]);
});
