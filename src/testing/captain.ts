import type { Page } from 'playwright-core';
import type { LoginAnswer } from '#shared/captain.ts';
import type { RunningServer } from './start-server.ts';

/** Password of the first captain, when the server is started with it as ADMIN_PASSWORD. */
export const PASSWORD = 'a password for tests';

/** A logged-in captain of a running server. */
export interface Captain {
  token: string;
  /** Calls the API with the session and returns the JSON. @throws an Error with the answer when the status is not 2xx. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Logs the captain in in this page, from its next navigation on. */
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
      // A different client address per call, so that rate limits are not reached (needs TRUST_PROXY).
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
