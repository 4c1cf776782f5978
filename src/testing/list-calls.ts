import { createApi } from '#server/api.ts';
import type { createTestApp } from './create-test-app.ts';

/** A route of the API; `path` contains its parameters (`/api/blog/:slug`). */
export interface ApiCall {
  method: string;
  path: string;
}

/** All API routes of the app; new routes are included automatically. */
export function listCalls({ app, ctx }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'ctx'>): ApiCall[] {
  const calls = [...app.routes, ...createApi(ctx).routes].filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/'),
  );
  const names = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  return [...names].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, path };
  });
}

/** The route's path with a value for each parameter. */
export function fillPath({ path }: ApiCall, value: (name: string) => string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => value(name));
}
