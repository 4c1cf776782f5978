import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inLong } from './long.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** `within` for a page with its navigation and footer: axe also checks its title, its language and its landmarks. */
export const WHOLE_PAGE = 'html';
/** 320 px is the narrowest viewport that must not scroll horizontally (WCAG 1.4.10). */
const WIDTHS = [320, 1280];
/** axe-core itself: AxeBuilder injects it again for every check, which doubles the time of a check. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Sessions of the developer tools. They stay open: closing one takes away the passkeys that a test has added by another one. */
const tools = new WeakMap<Page, CDPSession>();

/** By the protocol of the developer tools: the browser then keeps the compiled script for its next page, which `page.evaluate` does not. */
async function loadAxe(page: Page): Promise<void> {
  const session = tools.get(page) ?? (await page.context().newCDPSession(page));
  tools.set(page, session);
  await session.send('Runtime.evaluate', { expression: AXE });
}

/**
 * axe violations of WCAG 2.2 AA and of best practices in the current state of the page. A modal dialog is looked at alone, for a quarter of
 * the time: what is behind it can be neither reached nor read. So is the part `within`, by a selector, or `main` without one.
 */
async function findViolations(page: Page, within?: string): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  return page.evaluate(
    async ({ tags, part }) => {
      // A button whose colour is changing has another contrast than a moment later.
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.all(changing.map(({ finished }) => finished.catch(() => undefined)));
      const { axe } = window as unknown as { axe: { run(...words: unknown[]): Promise<AxeResults> } };
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      const looked = part ? document.querySelector(part) : (dialog ?? document.querySelector('main') ?? document);
      if (!looked) throw new Error(`There is no ${part} in the page`);
      const { violations } = await axe.run(looked, {
        runOnly: tags,
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        // Frames show documents of other sites.
        iframes: false,
      });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
    },
    { tags: TAGS, part: within },
  );
}

/**
 * Fails when the page or an open dialog scrolls horizontally in a viewport of this width.
 *
 * @param state name of the page's state, for the failure message.
 */
export async function expectFits(page: Page, state: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ localName, scrollWidth, clientWidth }) => `${localName}: ${scrollWidth} px in ${clientWidth}`),
  );
  expect(wide, `${state} scrolls horizontally at ${width} px`).toEqual([]);
}

/**
 * Fails when the current state of the page has axe violations or scrolls horizontally, at 320 and 1280 px or the given widths. Since axe
 * takes a second, it looks at one of the widths, which follows from the name of the state, and in `npm run test:long` at each.
 *
 * @param state name of the page's state, for the failure message.
 * @param within selector of the part that the state changes; `main` unless it is given, since the navigation and the footer around it are
 *   the same on each page. `WHOLE_PAGE` for a state of those, and where other colours or another frame are shown.
 */
export async function expectNoA11yViolations(
  page: Page,
  state: string,
  widths = WIDTHS,
  within?: string,
): Promise<void> {
  const own = page.viewportSize();
  const looked = inLong([widths[state.length % widths.length]], widths);
  try {
    for (const width of widths) {
      await expectFits(page, state, width);
      if (!looked.includes(width)) continue;
      expect(await findViolations(page, within), `${state}, ${width} px`).toEqual([]);
    }
  } finally {
    if (own) await page.setViewportSize(own);
  }
}
