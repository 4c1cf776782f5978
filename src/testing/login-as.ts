import { Argon2id } from 'oslo/password';
import type { NewCaptain } from '#server/auth/auth.ts';
import { insertCaptain } from '#server/auth/queries.ts';
import type { LoginAnswer } from '#shared/captain.schema.ts';
import { captainHeaders } from './captain.ts';
import { type createTestApp, postJson } from './create-test-app.ts';

const TEST_PASSWORD = 'correct horse battery';

type TestApp = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'ctx'>;

/** Says in the hash how it is verified: the server's own takes a third of a short test's time. */
const quickHash = new Argon2id({ memorySize: 8, iterations: 1, parallelism: 1 });

/** Creates a captain. @returns the id. */
export async function addCaptain({ ctx }: Pick<TestApp, 'ctx'>, captain: Partial<NewCaptain> = {}): Promise<number> {
  const { password, isActive, ...rest } = { password: TEST_PASSWORD, isActive: true, ...captain };
  return insertCaptain(ctx.db, {
    username: 'captain',
    email: 'captain@example.com',
    name: 'Alex Rivera',
    role: 'admin',
    ...rest,
    password: await quickHash.hash(password),
    isActive,
    createdAt: ctx.clock.now(),
    lastLoginAt: null,
  });
}

/**
 * Creates a captain and logs in.
 *
 * @returns the login response's `token` and `user`, the `cookie` header that a browser would send back, all `headers` of a
 *   dashboard call (cookie, token, Origin), `call`, which sends these and reads the JSON, and `confirm`.
 */
export async function loginAs({ app, ctx }: TestApp, captain: Partial<NewCaptain> = {}) {
  const { username = 'captain', password = TEST_PASSWORD } = captain;
  await addCaptain({ ctx }, captain);
  const origin = { Origin: ctx.config.siteUrl };
  const res = await app.request('/api/captain/login', postJson({ username, password }, origin));
  if (res.status !== 200) throw new Error(`Login: ${res.status} ${await res.text()}`);
  const headers = await captainHeaders(res, ctx.config.siteUrl);
  const { token, user } = (await res.json()) as LoginAnswer;
  return {
    token,
    user,
    headers,
    cookie: headers.Cookie,
    /** Confirms the login, which some calls need some time after it. */
    async confirm() {
      const answer = await app.request('/api/captain/me/reauth', postJson({ password }, headers));
      if (answer.status !== 200) throw new Error(`Confirmation: ${answer.status} ${await answer.text()}`);
    },
    async call(method: string, path: string, body?: unknown) {
      const response = await app.request(path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? parse(text) : undefined };
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
