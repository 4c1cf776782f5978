import type { Page } from 'playwright-core';
import type { LoginAnswer } from '#shared/captain.ts';
import type { RunningServer } from './start-server.ts';

/** Of the first captain, where a server is started with it as ADMIN_PASSWORD. */
export const PASSWORD = 'a password for tests';

/** The owner of a built server, logged in. */
export interface Captain {
  token: string;
  /** A call of the API with the session; answers its JSON. @throws with the answer when it is refused. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** From its next document on, the page is that of a browser in which the captain has logged in. */
  logIn(page: Page): Promise<void>;
}

/** Logs the first captain in. */
export async function logInCaptain(server: RunningServer): Promise<Captain> {
  let calls = 0;
  let login: LoginAnswer | undefined;
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    calls += 1;
    const headers = {
      'Content-Type': 'application/json',
      // Where a proxy is trusted, each from an address of its own, so that limits never meet.
      'X-Forwarded-For': `198.18.${calls >> 8}.${calls & 255}`,
      ...(login ? { Authorization: `Bearer ${login.token}` } : {}),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${server.url}/api${path}`, { method, headers, ...sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
  const { token, user } = await call<LoginAnswer>('POST', '/captain/login', {
    username: 'captain',
    password: PASSWORD,
  });
  login = { token, user };
  return {
    token,
    call,
    async logIn(page) {
      await page.addInitScript(
        (stored) => {
          localStorage.setItem('captain.token', stored.token);
          localStorage.setItem('captain.user', JSON.stringify(stored.user));
        },
        { token, user },
      );
    },
  };
}
