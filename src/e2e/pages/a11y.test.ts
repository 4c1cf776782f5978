import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { LEGAL_PAGES } from '#shared/paths.ts';
import { expectFits, expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { chooseTime } from '#testing/booking-calendar.ts';
import { waitForHydration } from '#testing/browser.ts';
import { inLong } from '#testing/long.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';

/** Every second landing and legal page: axe looks at them in `npm run test:long` alone, since the others are drawn from the same parts. */
const LIKE_OTHERS = [
  Object.values(STARTER.pages).map(({ path }) => path),
  LEGAL_PAGES.map((name) => `/${name}`),
].flatMap((alike) => alike.filter((_, index) => index % 2 === 1));

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('public pages', () => {
  let opened: Awaited<ReturnType<Site['open']>>;
  beforeAll(async () => {
    opened = await site.open();
  });

  test.each(PUBLIC_PAGES)(
    'a11y: %s has no axe violations, no horizontal scrolling and no console messages',
    async (path) => {
      const { page, messages } = opened;
      messages.length = 0;
      await page.goto(site.server.url + path);
      await waitForHydration(page);
      if (inLong(!LIKE_OTHERS.includes(path), true)) await expectNoA11yViolations(page, path, undefined, WHOLE_PAGE);
      for (const width of [320, 390, 768, 1280, 2560]) await expectFits(page, path, width);
      expect(messages).toEqual([]);
    },
  );
});

test('a11y: the not-found page has no axe violations', async () => {
  const { page, context } = await site.visit('/nothing-here');
  await expectNoA11yViolations(page, 'the not-found page', undefined, WHOLE_PAGE);
  await context.close();
});

describe('when the external scheduler fails', () => {
  test.each(['/calendar', '/strategy-session'])(
    'a11y: %s has no axe violations with the fallback card and the free times',
    async (path) => {
      site.scheduler.set('fails');
      const { page, context } = await site.visit(path, { timezoneId: 'Asia/Tokyo' });
      await page.getByText('Opens in a new window • No credit card required', { exact: true }).waitFor();
      const picker = page.locator('#booking');
      await picker.getByText('Times in Asia/Tokyo').waitFor();
      await chooseTime(picker);
      await picker.getByText(/^You chose /).waitFor();
      await expectNoA11yViolations(page, `${path} with the fallback`);
      await context.close();
      site.scheduler.set('works');
    },
  );
});
