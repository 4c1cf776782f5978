import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Disposable,
  type Page,
} from 'playwright-core';

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
const STEP_MAX_MS = 50_000;
const VIEWPORT = { width: 1280, height: 720 };
/** Pages that wait to be used again, at most. */
const MAX_IDLE = 6;

interface OpenedPage {
  page: Page;
  context: BrowserContext;
  /** All console messages and uncaught errors. */
  messages: string[];
}

export interface PageOptions extends BrowserContextOptions {
  /** For a test that changes what cannot be undone, such as the page's clock. */
  isFresh?: boolean;
}

/** Pages that are not in use, and the options of their contexts that cannot be changed. */
const idle: { options: string; page: Page; context: BrowserContext }[] = [];

/**
 * A page as a new visitor has it, with reduced motion unless `options` say otherwise: drawing animations and the video without
 * a graphics card takes a third of a test's processor time. Closing its context empties it for the next test: a page in a new process
 * takes twice the processor time.
 */
export async function openPage(browser: Browser, given: PageOptions = {}): Promise<OpenedPage> {
  const {
    isFresh,
    viewport = VIEWPORT,
    extraHTTPHeaders = {},
    permissions = [],
    colorScheme = 'light',
    reducedMotion = 'reduce',
    ...fixed
  } = given;
  const options = JSON.stringify(fixed);
  const index = isFresh || !viewport ? -1 : idle.findIndex((one) => one.options === options);
  const [known] = index < 0 ? [] : idle.splice(index, 1);
  if (known && viewport) {
    await known.page.setViewportSize(viewport);
    await known.page.emulateMedia({ colorScheme, reducedMotion });
    await known.context.setExtraHTTPHeaders(extraHTTPHeaders);
    await known.context.grantPermissions(permissions);
    return { ...known, messages: collectMessages(known.page) };
  }
  const changeable = { viewport, extraHTTPHeaders, permissions, colorScheme, reducedMotion };
  const context = await browser.newContext({ ...fixed, ...changeable });
  context.setDefaultTimeout(STEP_MAX_MS);
  const page = await context.newPage();
  keepInterception(context, page);
  if (!isFresh && viewport) reuseWhenClosed(context, page, options);
  return { page, context, messages: collectMessages(page) };
}

/**
 * Keeps the interception of requests once a test has begun it: Playwright ends it with the last route, and a request that is on its way at
 * that moment is never answered (once in 25 runs on a busy machine, microsoft/playwright#41802).
 */
function keepInterception(context: BrowserContext, page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...given) => {
    await context.route('http://unused.invalid/', (request) => request.abort());
    return route(...given);
  };
}

function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

function reuseWhenClosed(context: BrowserContext, page: Page, options: string): void {
  const additions: Disposable[] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...script) => {
    const added = await addInitScript(...script);
    additions.push(added);
    return added;
  };
  const exposeFunction = page.exposeFunction.bind(page);
  page.exposeFunction = async (...named) => {
    const added = await exposeFunction(...named);
    additions.push(added);
    return added;
  };
  const close = context.close.bind(context);
  context.close = async () => {
    if (idle.some((one) => one.page === page)) return;
    try {
      if (idle.length >= MAX_IDLE) return await close();
      await Promise.all(additions.splice(0).map((added) => added.dispose()));
      await empty(context, page);
      idle.push({ options, page, context });
    } catch {
      // The test has closed it, or its server.
      await close();
    }
  };
}

/** Makes the page that of a new visitor. @throws when it shows no page of a running server. */
async function empty(context: BrowserContext, page: Page): Promise<void> {
  for (const event of ['console', 'pageerror', 'dialog', 'request', 'response'] as const)
    page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.emulateMedia({ media: null });
  await context.clearPermissions();
  await page.mouse.move(0, 0);
  await page.goto(new URL('/robots.txt', page.url()).href);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
}

/** Resolves when React has hydrated the page and its event handlers run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

/** Resolves when nothing on the page of Captain is loading, so that a click does not miss what moves. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.loading-scale'));
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
