import { createApp } from '#server/app.ts';
import { createPages } from '#server/render.tsx';
import { createTestApp } from './create-test-app.ts';

/** Replaces the build's manifest; these tests do not load the assets of the pages. */
const MANIFEST = { css: '/app.css', boot: '/boot.js', entry: '/entry.js', fonts: [], shared: [], parts: {} };

/** The app of `createTestApp` with the pages, rendered from source, without static files. */
export async function createPageApp() {
  const harness = await createTestApp();
  const pages = createPages(harness.ctx, MANIFEST);
  return { ...harness, pages, app: createApp(harness.ctx, { files: () => undefined, pages, embedScript: '' }) };
}
