import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '#testing/open-site.ts';

const LAPTOP = { viewport: { width: 1280, height: 800 } };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each(['en', 'de'])(
  'a long headline leaves room for the figures, and each price has one line (%s)',
  async (language) => {
    await site.captain.call('POST', '/captain/starters/automation', { language });
    const { version, published } = await site.captain.call<{ version: number; published: { prices: object[] } }>(
      'GET',
      '/captain/content/facts',
    );
    const prices = published.prices.map((price) => ({ ...price, amount: language === 'en' ? 220 : 230 }));
    const draft = await site.captain.call<object>('PUT', '/captain/content/facts/draft', {
      version,
      data: { ...published, prices },
    });
    await site.captain.call('POST', '/captain/content/facts/publish', draft);

    const { page } = await site.visit('/', LAPTOP);
    const [line, ...figures] = await page
      .locator('main > section:first-of-type ul, main > section:first-of-type li')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
    expect(figures).toHaveLength(2);
    expect(line.bottom).toBeLessThanOrEqual(LAPTOP.viewport.height);
    // They share the whole line.
    expect(Math.round(figures[1].right)).toBe(Math.round(line.right));

    const path = language === 'en' ? '/services/phone-assistant' : '/leistungen/telefonassistent';
    await page.goto(site.server.url + path);
    const amounts = page.locator('dd.font-mono');
    const heights = await amounts.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)),
    );
    expect(heights.map(Math.round)).toEqual([1, 1]);
    const section = page.locator('section', { has: amounts });
    const edges = await section
      .locator('dl, a[href="/calendar"]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(edges[1]).toBe(edges[0]);
  },
);
