import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core';

/** Paths of Chromium on Debian and most other systems. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // Drawing in a process of its own takes a sixth more processor time for a page: 520 instead of 435 ms for the home page.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of the system's Chromium, or of the one from `npm ci` when there is none, which is unpacked at the first call. */
export async function findBrowser(): Promise<string> {
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system && !process.env.PACKAGED_CHROMIUM) return system;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

export async function launchBrowser(): Promise<Browser> {
  // Not the package's own arguments: they use a single process, which crashes with a second browser context.
  return chromium.launch({ executablePath: await findBrowser(), args: ARGUMENTS });
}

let shared: Promise<Browser> | undefined;

/** The browser that the test files of this worker share: launching one for each file takes a second. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** Closes what a test file has opened in the shared browser. */
export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Shorter than the test timeout, so that a failure names the step that hangs. Milliseconds. */
const STEP_MAX_MS = 25_000;

/**
 * A page in a new browser context, with reduced motion unless `options` say otherwise: drawing animations and the video without
 * a graphics card takes a third of a test's processor time. `messages` collects all console messages and uncaught errors.
 */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext; messages: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(STEP_MAX_MS);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return { page, context, messages };
}

/** Resolves when React has hydrated the page and its event handlers run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

/** Holds requests to these addresses back. @returns a function that lets them through. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds all scripts back, so that the page stays as the server sent it. @returns a function that lets them through. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, /\/build\/.*\.js$/);
}

/** Cumulative layout shift of the page since it was opened, measured after its fonts have loaded. */
export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))));
      }),
  );
}
