import { createApp } from '#server/app.ts';
import { createPages } from '#server/pages.ts';
import { createTestApp } from './create-test-app.ts';

/** As if there were a build; no test here asks for what the pages link to. */
const MANIFEST = { css: '/app.css', entry: '/entry.js', fonts: [], shared: [], parts: {} };

/** The app of `createTestApp` with its pages, rendered from source; without the files beside them. */
export async function createPageApp(env: Record<string, string> = {}) {
  const harness = await createTestApp(env);
  const pages = createPages(harness.ctx, MANIFEST);
  return { ...harness, pages, app: createApp(harness.ctx, { files: () => undefined, pages, embedScript: '' }) };
}
