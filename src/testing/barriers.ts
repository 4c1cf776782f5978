import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The narrowest window that has to do without scrolling sideways (WCAG 1.4.10), and a desk's. */
const WIDTHS = [320, 1280];
/** The engine alone: the package's own builder hands it to the page anew for every look, which takes as long as looking. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds against WCAG 2.2 AA and good practice in the page as it stands; empty is right. */
async function findBarriers(page: Page): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: { run(...words: unknown[]): Promise<AxeResults> } };
    // The documents in frames belong to other sites.
    const options = { runOnly: tags, resultTypes: ['violations'], preload: false, iframes: false };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
  }, TAGS);
}

/**
 * Fails when the page, or a dialog over it, scrolls sideways in a window of this width.
 *
 * @param state said in the failure.
 */
export async function expectFits(page: Page, state: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ localName, scrollWidth, clientWidth }) => `${localName}: ${scrollWidth} px in ${clientWidth}`),
  );
  expect(wide, `${state} scrolls sideways at ${width} px`).toEqual([]);
}

/**
 * Fails when somebody is shut out of the page as it stands, or it scrolls sideways, on the smallest phone or at a desk.
 *
 * @param state said in the failure.
 */
export async function expectNoBarriers(page: Page, state: string): Promise<void> {
  const own = page.viewportSize();
  for (const width of WIDTHS) {
    await expectFits(page, state, width);
    expect(await findBarriers(page), `${state}, ${width} px`).toEqual([]);
  }
  if (own) await page.setViewportSize(own);
}
