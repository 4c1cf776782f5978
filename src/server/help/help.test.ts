import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HELP } from '#app/pages/captain/help/help.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

test('every screen names a page of the documentation that is there; its links stay within it', async () => {
  const { call } = await loginAs(await createTestApp());
  for (const page of new Set(Object.values(HELP).map(([, name]) => name))) {
    const { status, body } = await call('GET', `/api/captain/help/${page}`);
    expect(status, page).toBe(200);
    expect(body.title).not.toBe('');
    for (const [, href = ''] of body.html.matchAll(/href="([^"]+)"/g)) {
      expect(href).toMatch(/^(?:https?:|mailto:|#|\/)/);
      const [, name] = /^\/captain\/help\/([a-z0-9-]+)/.exec(href) ?? [];
      if (name) expect(existsSync(`docs/${name}.md`), href).toBe(true);
    }
  }
});

test.each(['nothing', '..%2FREADME', '..%2Fpackage'])('there is no page %s', async (name) => {
  const { call } = await loginAs(await createTestApp());
  expect((await call('GET', `/api/captain/help/${name}`)).status).toBe(404);
});
