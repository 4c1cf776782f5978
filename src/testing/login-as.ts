import { createCaptain, type NewCaptain } from '#server/auth/auth.ts';
import type { LoginAnswer } from '#shared/captain.ts';
import { captainHeaders } from './captain.ts';
import { type createTestApp, postJson } from './create-test-app.ts';

type TestApp = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'ctx'>;

/**
 * Creates a captain and logs in.
 *
 * @returns the answer of the login, the `cookie` header that a browser would send back, all `headers` of a call of the
 *   dashboard, and `call`, which sends these and reads the JSON.
 */
export async function loginAs({ app, ctx }: TestApp, captain: Partial<NewCaptain> = {}) {
  const credentials = { username: 'captain', password: 'correct horse battery', ...captain };
  await createCaptain(ctx, { email: 'captain@example.com', name: 'Alex Rivera', ...credentials });
  const res = await app.request('/api/captain/login', postJson(credentials));
  if (res.status !== 200) throw new Error(`The login was answered with ${res.status}`);
  const headers = await captainHeaders(res, ctx.config.siteUrl);
  const { token, user } = (await res.json()) as LoginAnswer;
  return {
    token,
    user,
    headers,
    cookie: headers.Cookie,
    async call(method: string, path: string, body?: unknown) {
      const answer = await app.request(path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text ? parse(text) : undefined };
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers have different shapes.
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
