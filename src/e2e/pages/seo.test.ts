import type { RouteObject } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#app/routes.tsx';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { paths } from '#shared/paths.ts';
import { inLong } from '#testing/long.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';
import { serveSite } from '#testing/serve-site.ts';
import { readPage, type ServedSite } from '#testing/start-server.ts';

/** Drawing a card takes half a second. branding.test.ts draws those of all fixed pages. */
const CARDS = inLong(['/Home-services-ai'], ['/', '/Home-services-ai', '/terms-of-service']);

let server: ServedSite;

beforeAll(async () => {
  server = await serveSite({ OWNER_NAME: 'Grace Hopper' });
});
afterAll(() => server.stop());

function structuredData(html: string): Record<string, unknown>[] {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(block) as { '@graph': Record<string, unknown>[] })['@graph'];
}

/** Paths of all pages in the route tree. */
function routePaths(from: RouteObject[], base = ''): string[] {
  return from.flatMap(({ path = '', children }) => {
    const whole = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/+/g, '/');
    return children ? routePaths(children, path ? whole : base) : [whole];
  });
}

const typeOf = (nodes: Record<string, unknown>[], type: string) => nodes.find((node) => node['@type'] === type);

test('every page has a unique title and description of sensible length, one h1 and a canonical link', async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of PUBLIC_PAGES) {
    const html = await readPage(server, path);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect([path, title.length >= 25 && title.length <= 65]).toEqual([path, true]);
    expect([path, description.length >= 100 && description.length <= 170]).toEqual([path, true]);
    expect([path, titles.get(title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
    titles.set(title, path);
    descriptions.set(description, path);
    expect(html).toContain(`<link rel="canonical" href="${server.url}${path}"/>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
});

test('every page has an og:image of its own with the declared size', async () => {
  const documents = [...Object.keys(STARTER.documents), ...Object.keys(STARTER.pages)];
  const cards = new Map<string, string>();
  for (const path of PUBLIC_PAGES) {
    const html = await readPage(server, path);
    const declared = (name: string) => new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect([path, declared(':width'), declared(':height')]).toEqual([path, '1200', '630']);
    const image = declared('');
    expect(documents).toContain(/\/og\/([\w-]+)\.png\?/.exec(image)?.[1]);
    expect([path, cards.get(image)]).toEqual([path, undefined]);
    cards.set(image, path);
  }
  const fetched = [...cards].filter(([, path]) => CARDS.includes(path));
  expect(fetched).toHaveLength(CARDS.length);
  for (const [image, path] of fetched) {
    const res = await fetch(image);
    expect([path, res.status, res.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    const bytes = Buffer.from(await res.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('service pages have structured data: Service, areaServed and breadcrumbs', async () => {
  for (const path of PUBLIC_PAGES.filter((page) => /services/i.test(page) && page !== '/terms-of-service')) {
    const nodes = structuredData(await readPage(server, path));
    const service = typeOf(nodes, 'Service');
    expect(service).toMatchObject({ areaServed: 'Global', url: server.url + path });
    const trail = typeOf(nodes, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    expect(trail.map(({ item }) => item)).toEqual([`${server.url}/`, `${server.url}/#portfolio`, server.url + path]);
    expect(trail.map(({ name }) => name).slice(0, 2)).toEqual(['Home', 'Services']);
  }
  const faq = typeOf(structuredData(await readPage(server, '/Home-services-ai')), 'FAQPage');
  expect(faq?.mainEntity).toHaveLength(6);
});

const LATER = new Set<string>([paths.newsletterArchive, paths.meetings, paths.imprint]);

test('sitemap, routes, footer and the tests’ list of public pages contain the same pages', async () => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const footer = /<footer.*<\/footer>/s.exec(await readPage(server, '/'))?.[0] ?? '';
  const linked = [...footer.matchAll(/href="(\/[^"#]*)"/g)].map(([, path = '']) => path);
  const pages = listed.filter((path) => !path.startsWith('/blog/')).sort();
  expect(pages).toEqual([...PUBLIC_PAGES].sort());
  expect(linked.sort()).toEqual(pages);
  // Pages without a parameter and without login belong in the sitemap; the archive does once it has an issue, the list of
  // meeting types once the owner has added one, the imprint once it has an address.
  expect(pages).toEqual(
    [...routePaths(routes), ...Object.values(STARTER.pages).map(({ path }) => path)]
      .filter((path) => !/[:*]|^\/captain/.test(path) && !LATER.has(path))
      .sort(),
  );
});

test('a crawl from the home page finds no broken link and no duplicate id', async () => {
  const queue = ['/'];
  const ids = new Map<string, Set<string>>();
  const fragments: [from: string, path: string, id: string][] = [];
  const dead: string[] = [];
  const seen = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const res = await fetch(server.url + path);
    if (res.status !== 200) dead.push(`${res.status} ${path}`);
    if (!res.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = (await res.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    const own = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
    expect([path, own.filter((id, index) => own.indexOf(id) !== index)]).toEqual([path, []]);
    ids.set(path, new Set(own));
    for (const [, href = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), server.url + path);
      if (url.origin !== server.url) continue;
      if (url.hash) fragments.push([path, url.pathname, url.hash.slice(1)]);
      if (seen.has(url.pathname)) continue;
      seen.add(url.pathname);
      queue.push(url.pathname);
    }
  }
  const lost = fragments.filter(([, path, id]) => ids.has(path) && !ids.get(path)?.has(id));
  expect([dead, lost]).toEqual([[], []]);
  expect([...seen]).toEqual(expect.arrayContaining(PUBLIC_PAGES));
});
