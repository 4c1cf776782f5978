import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { BookingDetails, FreeSlots } from '#shared/booking.schema.ts';
import { LEGAL_PAGES, paths } from '#shared/paths.ts';
import { expectFits, expectNoA11yViolations } from '#testing/a11y.ts';
import { chooseTime } from '#testing/booking-calendar.ts';
import { waitForHydration } from '#testing/browser.ts';
import { makeAllSections, makeLandingPage, publishPage } from '#testing/landing-page.ts';
import { inLong, longTest } from '#testing/long.ts';
import { makeBooking, makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';

/*
 * Each public page is opened once, for all that is checked in any page. Landing pages are drawn by the parts of which `/fixture` has each,
 * legal pages by one part: `npm test` looks at these at the narrowest width alone, and axe at every fourth of them.
 */

const FIXTURE = '/fixture';
const WIDTHS = [320, 390, 768, 1024, 1440];
const WIDEST = 2560;
const LANDING_PAGES = Object.values(STARTER.pages).map(({ path }) => path);
/** Pages that are looked at in all widths: of each other one, the same fixed elements are beside less. */
const TEMPLATES = ['/', FIXTURE, paths.calendar, '/blog/an-article'];
const ALIKE = [...LANDING_PAGES, ...LEGAL_PAGES.map((name) => `/${name}`).slice(1)];
const NOWHERE = '/nothing-here';
const SCHEDULERS = ['/calendar', '/strategy-session', '/Home-services-ai'];
const HEIGHT = 600;
/** Pixels scrolled between two looks. */
const STEP = 240;
/** Milliseconds after which a page is not drawn any more. */
const FRAME_MS = 5_000;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Opened = Awaited<ReturnType<Site['open']>>;

/** Looks at one page after the other in one window. @returns a line for each thing that is covered or too wide. */
async function lookAtEach(
  pages: string[],
  look: (opened: Opened, path: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  const opened = await site.open();
  for (const path of pages) found.push(...(await look(opened, path)));
  await opened.context.close();
  return found;
}

test('every public page hydrates without console messages, has no axe violations and no horizontal scrolling, and no fixed element covers its text, links, buttons or fields', async () => {
  const pages = await listPages();
  expect(pages).toEqual(expect.arrayContaining(PUBLIC_PAGES));
  const isLikeOthers = (path: string) => inLong(ALIKE.includes(path), false);
  const checked = pages.filter((path) => !isLikeOthers(path) || ALIKE.indexOf(path) % 4 === 0);
  const found = await lookAtEach(pages, async ({ page, messages }, path) => {
    messages.length = 0;
    const answer = await page.goto(site.server.url + path);
    expect([path, answer?.status()]).toEqual([path, path === NOWHERE ? 404 : 200]);
    await waitForHydration(page);
    if (checked.includes(path)) await expectNoA11yViolations(page, path);
    await expectFits(page, path, WIDEST);
    if (path === '/') await openChat(page);
    const widths = inLong(TEMPLATES.includes(path), true) ? WIDTHS : isLikeOthers(path) ? [320] : [320, 1440];
    const covered = await findCovered(page, path, widths);
    expect([path, messages.filter((text) => path !== NOWHERE || !text.includes('404 (Not Found)'))]).toEqual([
      path,
      [],
    ]);
    return covered;
  });
  expect(found).toEqual([]);
}, 180_000);

test('nor does one when the external scheduler fails', async () => {
  site.scheduler.set('fails');
  const found = await lookAtEach(inLong(['/calendar'], SCHEDULERS), async ({ page }, path) => {
    await page.goto(site.server.url + path);
    await waitForHydration(page);
    await page.getByText('Opens in a new window • No credit card required', { exact: true }).waitFor();
    return findCovered(page, path, WIDTHS);
  });
  expect(found).toEqual([]);
});

longTest('a11y: pages with the fallback card and the free times have no axe violations', async () => {
  site.scheduler.set('fails');
  for (const path of ['/calendar', '/strategy-session']) {
    const { page, context } = await site.visit(path, { timezoneId: 'Asia/Tokyo' });
    await page.getByText('Opens in a new window • No credit card required', { exact: true }).waitFor();
    const picker = page.locator('#booking');
    await picker.getByText('Times in Asia/Tokyo').waitFor();
    await chooseTime(picker);
    await picker.getByText(/^You chose /).waitFor();
    await expectNoA11yViolations(page, `${path} with the fallback`);
    await context.close();
  }
});

/** The paths of the sitemap with an own page and an own meeting type, of a page that does not exist, and of bookings. */
async function listPages(): Promise<string[]> {
  await site.captain.call(
    'POST',
    '/blog',
    makePost({ slug: 'an-article', content: 'Many words in a row. '.repeat(200) }),
  );
  await publishPage(site.captain.call, makeLandingPage({ path: FIXTURE, sections: makeAllSections() }));
  await site.captain.call('POST', '/captain/meeting-types', { name: 'Coffee chat', minutes: 30 });
  const { days } = await site.captain.call<FreeSlots>('GET', '/slots?days=14');
  const [first, last] = [days.flatMap(({ slots }) => slots).at(0), days.flatMap(({ slots }) => slots).at(-1)];
  const taken = await book(first?.start);
  const cancelled = await book(last?.start);
  await site.captain.call('POST', `/bookings/${cancelled}/cancel`, {});
  const sitemap = await (await fetch(`${site.server.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed).toEqual(expect.arrayContaining([paths.meetings, '/book/coffee-chat', FIXTURE, '/blog/an-article']));
  return [...listed, NOWHERE, paths.booking(taken), paths.booking(cancelled)];
}

/** @returns the token of the booking. */
async function book(start: string | undefined): Promise<string> {
  const { booking } = await site.captain.call<{ booking: BookingDetails }>('POST', '/bookings', makeBooking({ start }));
  return booking.token;
}

/** Scrolls through the page at each width. @returns a line for each thing that is covered or too wide. */
async function findCovered(page: Page, path: string, widths: number[]): Promise<string[]> {
  const covered: string[] = [];
  for (const width of widths) {
    const found = await lookAt(page, width);
    covered.push(...found.map((what) => `${path} at ${width} px: ${what}`));
  }
  return covered;
}

/** Looks at the page at a width. Chromium sometimes stops drawing a page on a busy machine, until its window gets another size. */
async function lookAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const found = await page.evaluate(scrollAndLook, { step: STEP, frameMs: FRAME_MS });
  if (found) return found;
  await page.setViewportSize({ width, height: HEIGHT + 1 });
  return lookAt(page, width);
}

/** Loads the chat and asks it something. */
async function openChat(page: Page): Promise<void> {
  await page.locator('#faq').scrollIntoViewIfNeeded();
  const messages = page.getByRole('log').locator(':scope > *');
  await page.getByRole('textbox', { name: STARTER.documents.chat.placeholder }).fill('What does it cost?');
  await page.keyboard.press('Enter');
  await messages.nth(2).waitFor();
}

/** Runs in the page. @returns undefined when it is not drawn. */
async function scrollAndLook({ step, frameMs }: { step: number; frameMs: number }): Promise<string[] | undefined> {
  let isDrawn = true;
  // The floating button appears after two seconds.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await scrollToTop(0);
  const covers = [...document.querySelectorAll('body *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  const things = [...listTexts(), ...listControls()].map((thing) => {
    const clips = listClips(thing.element);
    const stays = covers.some((cover) => cover.contains(thing.element));
    return { ...thing, clips, stays, top: scrollY, places: stays ? [] : findPlaces(thing, clips) };
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  const covered = new Set(scrollWidth > clientWidth ? [`it is ${scrollWidth} px wide`] : []);
  for (let top = 0; top === 0 || top - step + innerHeight < document.documentElement.scrollHeight; top += step) {
    await scrollToTop(top);
    if (!isDrawn) return undefined;
    const areas = covers.map((cover) => ({ cover, area: cover.getBoundingClientRect() }));
    for (const thing of things) {
      const places = thing.stays
        ? findPlaces(thing, thing.clips)
        : thing.places.map((place) => move(place, thing.top - scrollY)).filter(isInWindow);
      if (places.length === 0) continue;
      for (const { cover, area } of areas) {
        if (!cover.contains(thing.element) && places.some((place) => isCovered(place, cover, area))) {
          covered.add(`“${nameOf(cover).slice(0, 30)}” covers “${thing.name.trim().slice(0, 40)}”`);
        }
      }
    }
  }
  return [...covered];

  async function scrollToTop(top: number) {
    scrollTo({ top, behavior: 'instant' });
    // Drawing takes most of the time: it is waited for at the top, where the page changes, and then at every fifth step.
    if (top > step && (top / step) % 5 !== 0) return;
    isDrawn = await new Promise((resolve) => {
      const timer = setTimeout(resolve, frameMs, false);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }

  function listTexts(): Thing[] {
    const found: Thing[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent: name } = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (element && name?.trim()) found.push({ element, name, measured: range });
    }
    return found;
  }

  function listControls(): Thing[] {
    const controls = document.querySelectorAll('a, button, input, textarea, select, summary, iframe');
    return [...controls].map((element) => ({ element, name: nameOf(element), measured: element }));
  }

  /** Where the lines or boxes are in the window, without what is clipped. Empty when it is hidden. */
  function findPlaces({ element, measured }: Thing, clips: Element[]): Place[] {
    if (!isShown(element)) return [];
    let places: Place[] = [...measured.getClientRects()];
    for (const clip of clips) {
      const box = clip.getBoundingClientRect();
      places = places.map((place) => intersect(place, box));
    }
    return places.filter(isLarge);
  }

  /** Elements that clip an element: itself and those around it. */
  function listClips(element: Element): Element[] {
    const clips: Element[] = [];
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible') clips.push(around);
    }
    return clips;
  }

  function isInWindow({ top, bottom }: Place): boolean {
    return bottom > 0 && top < innerHeight;
  }

  function isCovered(place: Place, cover: Element, area: Place): boolean {
    const shared = intersect(place, area);
    if (!isLarge(shared)) return false;
    const hit = document.elementFromPoint((shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2);
    return hit !== null && cover.contains(hit) && isShown(cover);
  }

  function intersect(a: Place, b: Place): Place {
    return {
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    };
  }

  function move({ left, right, top, bottom }: Place, y: number): Place {
    return { left, right, top: top + y, bottom: bottom + y };
  }

  /** Text for screen readers only is one pixel large. */
  function isLarge({ left, right, top, bottom }: Place): boolean {
    return right - left > 2 && bottom - top > 2;
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function nameOf(element: Element): string {
    return element.getAttribute('aria-label') ?? element.textContent ?? '';
  }
}

/** Text or a control. */
interface Thing {
  element: Element;
  name: string;
  measured: Element | Range;
}

type Place = Record<'left' | 'right' | 'top' | 'bottom', number>;
