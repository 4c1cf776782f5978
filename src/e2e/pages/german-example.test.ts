import { afterAll, beforeAll, expect } from 'vitest';
import { expectFits } from '#testing/a11y.ts';
import { waitForHydration } from '#testing/browser.ts';
import { germanSite as example } from '#testing/german-site.ts';
import { longTest } from '#testing/long.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.captain.call('POST', '/captain/content/import', example);
});
afterAll(() => site.close());

longTest('the German example: no page is wider than a phone of 320 px', async () => {
  const sitemap = await (await fetch(`${site.server.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  expect(paths).toEqual(expect.arrayContaining(example.pages.map(({ data }: { data: { path: string } }) => data.path)));
  const { page, context } = await site.open({ viewport: { width: 320, height: 640 } });
  for (const path of [...paths, '/nichts']) {
    await page.goto(site.server.url + path);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await expectFits(page, path, 320);
  }
  await context.close();
});
