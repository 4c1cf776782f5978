import { createCaptain, type NewCaptain } from '#server/auth/users.ts';
import type { LoginAnswer } from '#shared/captain.ts';
import { type createTestApp, postJson } from './create-test-app.ts';

type TestApp = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'ctx'>;

/**
 * Creates a captain and logs in.
 *
 * @returns the login's answer, the `cookie` header a browser would send back, and `call`, which sends the bearer token
 *   and reads the JSON.
 */
export async function loginAs({ app, ctx }: TestApp, captain: Partial<NewCaptain> = {}) {
  const credentials = { username: 'captain', password: 'correct horse battery', ...captain };
  await createCaptain(ctx, { email: 'captain@example.com', name: 'Alex Rivera', ...credentials });
  const res = await app.request('/api/captain/login', postJson(credentials));
  if (res.status !== 200) throw new Error(`The login was answered with ${res.status}`);
  const { token, user } = (await res.json()) as LoginAnswer;
  return {
    token,
    user,
    headers: { Authorization: `Bearer ${token}` },
    cookie: (res.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    async call(method: string, path: string, body?: unknown) {
      const answer = await app.request(path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
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
