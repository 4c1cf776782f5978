import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, waitForHydration } from './browser.ts';
import { type Captain, logInCaptain, PASSWORD } from './captain.ts';
import { startFakeScheduler } from './fake-scheduler.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;
type Options = Parameters<Browser['newContext']>[0];

/** The built site of Grace Hopper with a scheduler of its own, her, and a browser to visit it with. */
export interface Site {
  server: RunningServer;
  scheduler: Awaited<ReturnType<typeof startFakeScheduler>>;
  captain: Captain;
  /** A fresh visitor at `path`, with the page alive and nothing moving. */
  visit(path: string, options?: Options): Promise<Opened>;
  /** The captain at `path`, logged in, at a desk. */
  work(path: string, options?: Options): Promise<Opened>;
  /** A fresh visitor with no page yet. */
  open(options?: Options): Promise<Opened>;
  close(): Promise<void>;
}

/** @param env what this server is started with besides. */
export async function openSite(env: Record<string, string> = {}): Promise<Site> {
  const scheduler = await startFakeScheduler();
  const [server, browser] = await Promise.all([
    startServer({ OWNER_NAME: 'Grace Hopper', ADMIN_PASSWORD: PASSWORD, ...scheduler.env, ...env }),
    launchBrowser(),
  ]);
  const captain = await logInCaptain(server);
  const open = (options?: Options) => openPage(browser, options);
  return {
    server,
    scheduler,
    captain,
    open,
    async visit(path, options = {}) {
      const opened = await open({ reducedMotion: 'reduce', ...options });
      await opened.page.goto(server.url + path);
      if (options.javaScriptEnabled !== false) await waitForHydration(opened.page);
      return opened;
    },
    async work(path, options = {}) {
      const opened = await open({ viewport: { width: 1280, height: 900 }, ...options });
      await captain.logIn(opened.page);
      await opened.page.goto(server.url + path);
      return opened;
    },
    async close() {
      await browser.close();
      await server.stop();
      await scheduler.stop();
    },
  };
}
