import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A phone's width and a desk's. */
const WIDTHS = [390, 1280];

/** What axe finds against WCAG 2.2 AA and good practice in the page as it stands; empty is right. */
async function findViolations(page: Page): Promise<[id: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).withTags(TAGS);
  // Frames of other sites are not looked into, and no second page is opened to join results.
  const { violations } = await axe.exclude('.calendly-inline-widget').setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
}

/**
 * Fails when somebody is shut out of the page as it stands, or it scrolls sideways, on a phone or at a desk.
 *
 * @param state said in the failure.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const own = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: own?.height ?? 844 });
    expect(await findViolations(page), `${state}, ${width} px`).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${state} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (own) await page.setViewportSize(own);
}
