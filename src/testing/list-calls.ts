import type { createTestApp } from './create-test-app.ts';

/** One call of the API, as the app itself knows it; `path` still has its parameters (`/api/blog/:slug`). */
export interface ApiCall {
  method: string;
  path: string;
}

/** Every call that the app answers, taken from its routes: one that is added later is attacked without a word here. */
export function listCalls({ app }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'app'>): ApiCall[] {
  const calls = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  const names = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  return [...names].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, path };
  });
}

/** The call's path with something in the place of each parameter; `:name{a|b}` takes the first of its choices. */
export function fillPath({ path }: ApiCall, value: (name: string) => string): string {
  return path.replace(/:(\w+)(?:\{([^}|]*)[^}]*\})?/g, (_, name: string, choice?: string) => choice ?? value(name));
}
