import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { BookingDetails, FreeSlots } from '#shared/booking.schema.ts';
import { paths } from '#shared/paths.ts';
import { launchBrowser, openPage, waitForHydration } from '#testing/browser.ts';
import { makeAllSections, makeLandingPage, publishPage } from '#testing/landing-page.ts';
import { inLong } from '#testing/long.ts';
import { makeBooking, makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

const NARROWEST = 320;
/** Other widths: `npm test` takes the next one for each page, `npm run test:long` all. */
const WIDER = [390, 768, 1024, 1440];
const HEIGHT = 600;
/** Pixels scrolled between two looks. */
const STEP = 240;
/** Milliseconds after which a page is not drawn any more. */
const FRAME_MS = 5_000;
/** Milliseconds for all widths of a page. It takes one to three seconds. */
const PAGE_MS = 40_000;

let site: Site;

beforeAll(async () => {
  site = await openSite();
  site.scheduler.set('fails');
});
afterAll(() => site.close());

test('no fixed element covers text, links, buttons or fields on any public page', async () => {
  const pages = await listPages();
  expect(pages.length).toBeGreaterThan(21);
  const covered: string[] = [];
  let { page, close } = await openAlone();
  for (const [index, path] of pages.entries()) {
    const widths = [NARROWEST, ...WIDER.filter((_, at) => inLong(at === index % WIDER.length, true))];
    let found = await findCovered(page, path, widths);
    if (!found) {
      // Beside other browsers Chromium can stop drawing for good, once in some hundred pages.
      await close();
      ({ page, close } = await openAlone());
      found = await findCovered(page, path, widths);
    }
    covered.push(...(found ?? [`${path} is not drawn`]));
  }
  await close();
  expect(covered).toEqual([]);
}, 240_000);

/** A page in a browser of its own, which the test can end. */
async function openAlone() {
  const browser = await launchBrowser();
  const { page } = await openPage(browser, { isFresh: true });
  return { page, close: () => browser.close() };
}

/** The paths of the sitemap with an own page and an own meeting type, of a page that does not exist, and of bookings. */
async function listPages(): Promise<string[]> {
  await site.captain.call(
    'POST',
    '/blog',
    makePost({ slug: 'an-article', content: 'Many words in a row. '.repeat(200) }),
  );
  await publishPage(site.captain.call, makeLandingPage({ sections: makeAllSections() }));
  await site.captain.call('POST', '/captain/meeting-types', { name: 'Coffee chat', minutes: 30 });
  const { days } = await site.captain.call<FreeSlots>('GET', '/slots?days=14');
  const [first, last] = [days.flatMap(({ slots }) => slots).at(0), days.flatMap(({ slots }) => slots).at(-1)];
  const taken = await book(first?.start);
  const cancelled = await book(last?.start);
  await site.captain.call('POST', `/bookings/${cancelled}/cancel`, {});
  const sitemap = await (await fetch(`${site.server.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed).toEqual(expect.arrayContaining([paths.meetings, '/book/coffee-chat', '/fixture', '/blog/an-article']));
  return [...listed, '/nothing-here', paths.booking(taken), paths.booking(cancelled)];
}

/** @returns the token of the booking. */
async function book(start: string | undefined): Promise<string> {
  const { booking } = await site.captain.call<{ booking: BookingDetails }>('POST', '/bookings', makeBooking({ start }));
  return booking.token;
}

/** Scrolls through the page at each width. @returns a line for each covered thing; undefined when the page is not drawn. */
async function findCovered(page: Page, path: string, widths: readonly number[]): Promise<string[] | undefined> {
  const stopped = Promise.withResolvers<undefined>();
  const timer = setTimeout(stopped.resolve, PAGE_MS);
  const found = await Promise.race([lookAtWidths(page, path, widths), stopped.promise]);
  clearTimeout(timer);
  return found;
}

async function lookAtWidths(page: Page, path: string, widths: readonly number[]): Promise<string[] | undefined> {
  const covered: string[] = [];
  await page.goto(site.server.url + path);
  await waitForHydration(page);
  if (path === '/') await openChat(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate(scrollAndLook, { step: STEP, frameMs: FRAME_MS });
    if (!found) return undefined;
    covered.push(...found.map((what) => `${path} at ${width} px: ${what}`));
  }
  return covered;
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
  const covered = new Set<string>();
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
