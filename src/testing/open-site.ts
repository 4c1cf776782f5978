import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openPage, waitForHydration } from './browser.ts';
import { startFakeScheduler } from './fake-scheduler.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The built site of Grace Hopper with a scheduler of its own, and a browser to visit it with. */
export interface Site {
  server: RunningServer;
  scheduler: Awaited<ReturnType<typeof startFakeScheduler>>;
  /** A fresh visitor at `path`, with the page alive and nothing moving. */
  visit(
    path: string,
    options?: Parameters<Browser['newContext']>[0],
  ): Promise<{ page: Page; context: BrowserContext; messages: string[] }>;
  /** A fresh visitor with no page yet. */
  open(): ReturnType<typeof openPage>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const scheduler = await startFakeScheduler();
  const [server, browser] = await Promise.all([
    startServer({ OWNER_NAME: 'Grace Hopper', ...scheduler.env }),
    launchBrowser(),
  ]);
  return {
    server,
    scheduler,
    async visit(path, options = {}) {
      const opened = await openPage(browser, { reducedMotion: 'reduce', ...options });
      await opened.page.goto(server.url + path);
      if (options.javaScriptEnabled !== false) await waitForHydration(opened.page);
      return opened;
    },
    open: () => openPage(browser),
    async close() {
      await browser.close();
      await server.stop();
      await scheduler.stop();
    },
  };
}
