import { closeContexts, openPage, type PageOptions, sharedBrowser, waitForHydration } from './browser.ts';
import { type Captain, logInCaptain, PASSWORD } from './captain.ts';
import { startFakeScheduler } from './fake-scheduler.ts';
import { serveSite } from './serve-site.ts';
import type { ServedSite } from './start-server.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

/** A running built site, a fake scheduling provider, a logged-in captain and a browser. */
export interface Site {
  server: ServedSite;
  scheduler: Awaited<ReturnType<typeof startFakeScheduler>>;
  captain: Captain;
  /** Opens `path` as a new visitor; resolves when the page is hydrated. */
  visit(path: string, options?: PageOptions): Promise<Opened>;
  /** Opens `path` as the logged-in captain, in a 1280 px viewport. */
  work(path: string, options?: PageOptions): Promise<Opened>;
  /** A new browser context with an empty page. */
  open(options?: PageOptions): Promise<Opened>;
  close(): Promise<void>;
}

/**
 * @param env additional environment variables of the server.
 * @param serve `startServer` for a server that is killed.
 */
export async function openSite(
  env: Record<string, string> = {},
  serve: (env: Record<string, string>) => Promise<ServedSite> = serveSite,
): Promise<Site> {
  const scheduler = await startFakeScheduler();
  const [server, browser] = await Promise.all([
    serve({ OWNER_NAME: 'Grace Hopper', ADMIN_PASSWORD: PASSWORD, ...scheduler.env, ...env }),
    sharedBrowser(),
  ]);
  const captain = await logInCaptain(server);
  const open = (options?: PageOptions) => openPage(browser, options);
  return {
    server,
    scheduler,
    captain,
    open,
    async visit(path, options = {}) {
      const opened = await open(options);
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
      await closeContexts(browser);
      await server.stop();
      await scheduler.stop();
    },
  };
}
