import { matchRoutes, type RouteObject } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '#app/routes.tsx';
import { createPageApp } from '#testing/create-page-app.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';
import { canonicalPath } from './page-address.ts';

type Harness = Awaited<ReturnType<typeof createPageApp>>;

async function ask({ app }: Harness, path: string, init?: RequestInit) {
  const res = await app.request(path, init);
  const { status, headers } = res;
  return { status, location: headers.get('location'), cached: headers.get('cache-control'), body: await res.text() };
}

/** Pages rendered so far. */
function renders({ ctx }: Harness): number {
  return ctx.metrics.pageWork().render;
}

/** Other spellings of one address that the router takes for it. */
function spellingsOf(path: string): string[] {
  const turned = path.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const escaped = path.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return [turned, escaped, ...(path === '/' ? [] : [`${path}/`, `${path}//////`, `${turned}//`])].filter(
    (spelling) => spelling !== path,
  );
}

test('301: other spellings of a page redirect to it before anything is rendered', async () => {
  const harness = await createPageApp();
  for (const path of [...PUBLIC_PAGES, '/captain', '/captain/blog/new', '/captain/blog/edit/hello', '/blog/hello']) {
    for (const spelling of spellingsOf(path)) {
      for (const method of ['GET', 'HEAD']) {
        const { status, location } = await ask(harness, `${spelling}?utm=a%20b&page=2`, { method });
        expect([spelling, status, location]).toEqual([spelling, 301, `${path}?utm=a%20b&page=2`]);
      }
      expect(
        harness.pages.sendFromMemory({ method: 'GET', url: spelling, headers: {} } as never, {} as never, 'request-1'),
      ).toBe(undefined);
    }
  }
  expect(renders(harness)).toBe(0);
});

test('each page answers under its canonical address', async () => {
  const harness = await createPageApp();
  for (const path of [...PUBLIC_PAGES, '/captain', '/captain/blog/new', '/captain/blog/edit/hello']) {
    const { status, location } = await ask(harness, path);
    expect([path, status, location]).toEqual([path, 200, null]);
  }
  expect((await ask(harness, '/blog/hello')).status).toBe(404);
});

test('canonicalPath returns the canonical address of every route', () => {
  for (const path of pathsOf(routes)) {
    const filled = path.replace(/:(\w+)/g, (_, name) => (name === 'slug' ? 'a-slug' : 'A-Token'));
    expect(canonicalPath(matchRoutes(routes, filled) ?? [])).toBe(filled);
    expect(canonicalPath(matchRoutes(routes, `${filled}//`) ?? [])).toBe(filled);
  }
});

test('redirects keep the case of a token and are not cached', async () => {
  const harness = await createPageApp();
  for (const path of ['/booking/1-aBcD_e', '/newsletter/confirm/1-aBcD_e', '/blog/preview/1-aBcD_e']) {
    const { status, location, cached } = await ask(harness, `${path.replace('/b', '/B').replace('/n', '/N')}/`);
    expect([status, location, cached]).toEqual([301, path, 'no-store']);
  }
});

test('404: an address with unusual characters is not redirected and not kept in memory', async () => {
  const harness = await createPageApp();
  for (const path of ['/blog/a%20b', '/blog/%C3%BC/', '/blog/%2F%2Fevil.example', '/booking/%5Cevil/']) {
    const { status, location } = await ask(harness, path);
    expect([path, status, location]).toEqual([path, 404, null]);
    expect(
      harness.pages.sendFromMemory({ method: 'GET', url: path, headers: {} } as never, {} as never, 'request-1'),
    ).toBe(undefined);
  }
});

test('open redirect: no spelling redirects to another site', async () => {
  const harness = await createPageApp();
  for (const path of [
    '//evil.example/about',
    '///evil.example/about/',
    '/\\evil.example',
    '/\\evil.example/about/',
    '/%2f%2fevil.example',
    '/%2f%2fevil/about/',
    '/%5cevil.example/about/',
    '/./%2f/evil.example/about/',
    '/about/..//evil.example/about/',
    '/ABOUT//evil.example',
    '/blog/%2fevil.example/',
    '/Blog/%2f%2fevil.example',
    '/captain/blog/edit/%5c%5cevil.example/',
  ]) {
    // As a server gets it: `app.request` with a path would tidy it up.
    const res = await harness.app.fetch(new Request(`http://localhost${path}`));
    expect([path, res.headers.get('location')]).toEqual([path, null]);
  }
  const next = '?next=//evil.example';
  expect((await ask(harness, `/ABOUT/${next}`)).location).toBe(`/about${next}`);
});

test('unknown addresses share one rendering in every spelling', async () => {
  const harness = await createPageApp();
  await ask(harness, '/nothing');
  const before = renders(harness);
  for (const path of ['/Nothing', '/nothing/', '/%6eothing', '/about/more', '/%zz', '/nothing?sent=contact']) {
    expect((await ask(harness, path)).status).toBe(404);
  }
  expect(renders(harness)).toBe(before);
});

test('the dashboard’s page of a post is rendered once for all posts', async () => {
  const harness = await createPageApp();
  const first = await ask(harness, '/captain/blog/edit/one');
  const before = renders(harness);
  for (const slug of ['two', 'three', 'a%20b']) {
    expect((await ask(harness, `/captain/blog/edit/${slug}`)).body).toBe(first.body);
  }
  expect(renders(harness)).toBe(before);
});

test('?sent counts only for a form of the page', async () => {
  const harness = await createPageApp();
  await harness.app.request('/');
  await harness.app.request('/about');
  await harness.app.request('/calendar');
  const before = renders(harness);
  const others = ['/?sent=zebra', '/about?sent=booking', '/?sent=', '/?sent=__proto__', '/about?sent=contact'];
  for (const path of [...others, '/calendar?sent=newsletter']) expect((await ask(harness, path)).status).toBe(200);
  expect(renders(harness)).toBe(before);

  const plain = (await ask(harness, '/')).body;
  const sent = (await ask(harness, '/?sent=newsletter')).body;
  expect(sent.match(/role="status"/g)?.length).toBeGreaterThan(plain.match(/role="status"/g)?.length ?? 0);
});

test('a form sent to another spelling is accepted, and redirects to the canonical address', async () => {
  const harness = await createPageApp();
  const own = '/services/llm-chatbots';
  const { status, location } = await ask(harness, '/Services/LLM-chatbots/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '38' },
    body: 'form=write-to-me&email=ada%40example.com',
  });
  expect([status, location]).toEqual([303, `${own}?sent=write-to-me#write-to-me`]);
  const [plain, after] = [await ask(harness, own), await ask(harness, `${own}?sent=write-to-me`)];
  expect([after.status, after.body === plain.body]).toEqual([200, false]);
  expect(await harness.db.selectFrom('newsletterSubscribers').select('email').execute()).not.toEqual([]);
});

/** Every path of the route table but that of unknown addresses. */
function pathsOf(table: RouteObject[], base = ''): string[] {
  return table.flatMap(({ path = '', children, index }) => {
    const own = path.startsWith('/') || path === '' ? path || base : `${base}/${path}`;
    if (path === '*') return [];
    const below = pathsOf((children as RouteObject[] | undefined) ?? [], own);
    return path || index ? [own, ...below] : below;
  });
}

test('500: a page whose code cannot be loaded is logged', async () => {
  const page = matchRoutes(routes, '/book')!.at(-1)!.route;
  const { lazy } = page;
  page.lazy = () => Promise.reject(new Error('no such file'));
  onTestFinished(() => void Object.assign(page, { lazy }));
  const harness = await createPageApp();
  const logged = vi.spyOn(harness.ctx.log, 'error');
  expect((await ask(harness, '/book')).status).toBe(500);
  expect(logged).toHaveBeenCalledWith({ err: new Error('no such file') }, 'a page failed to load');
});
