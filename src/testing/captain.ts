import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import type { LoginAnswer } from '#shared/captain.schema.ts';
import type { ServedSite } from './start-server.ts';

/** Password of the first captain, where a server is started with it as ADMIN_PASSWORD. */
export const PASSWORD = 'a password for tests';

/** A logged-in captain of a running server. */
export interface Captain {
  /** Headers that the dashboard sends with a call: cookie, token and origin. */
  headers: Record<string, string>;
  /** Calls the API with the session and returns its JSON. @throws with the answer when it is refused. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** The next document of the page is that of a browser in which the captain has logged in. */
  logIn(page: Page): Promise<void>;
}

/**
 * The headers of a dashboard call, from the answer of a login.
 *
 * @param origin the SITE_URL of the server.
 */
export async function captainHeaders(login: Response, origin: string) {
  const { token } = (await login.clone().json()) as LoginAnswer;
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { Authorization: `Bearer ${token}`, Cookie: cookie, Origin: origin };
}

/** Logs in on a running server and returns the headers of a dashboard call. */
export async function logInByPassword(server: Pick<ServedSite, 'url'>, password = PASSWORD) {
  const login = await fetch(`${server.url}/api/captain/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify({ username: 'captain', password }),
  });
  return captainHeaders(login, server.url);
}

/** Fills in the login screen that a page shows. */
export async function logInByForm(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill('captain');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Ends all sessions. */
export function deleteSessions({ dataDir }: Pick<ServedSite, 'dataDir'>): void {
  const database = new Database(join(dataDir, 'site.db'));
  database.exec('delete from sessions');
  database.close();
}

/** As if all logins and confirmations were more than ten minutes ago. */
export function outdateLogins({ dataDir }: Pick<ServedSite, 'dataDir'>): void {
  const database = new Database(join(dataDir, 'site.db'));
  database.exec('update sessions set authenticated_at = authenticated_at - 601');
  database.close();
}

/** Logs the first captain in. */
export async function logInCaptain(server: Pick<ServedSite, 'url'>): Promise<Captain> {
  const session = await logInByPassword(server);
  let calls = 0;
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    calls += 1;
    const headers = {
      'Content-Type': 'application/json',
      // Where a proxy is trusted, each call has another address, so that limits do not apply.
      'X-Forwarded-For': `198.18.${calls >> 8}.${calls & 255}`,
      ...session,
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${server.url}/api${path}`, { method, headers, ...sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
  const { user } = await call<{ user: LoginAnswer['user'] }>('GET', '/captain/me');
  const [name = '', value = ''] = session.Cookie.split('=');
  return {
    headers: session,
    call,
    async logIn(page) {
      await page.context().addCookies([{ name, value, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
      await page.addInitScript(
        (stored) => {
          localStorage.setItem('captain.token', stored.token);
          localStorage.setItem('captain.user', JSON.stringify(stored.user));
        },
        { token: session.Authorization.replace('Bearer ', ''), user },
      );
    },
  };
}
