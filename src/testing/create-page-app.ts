import { createApp } from '#server/app.ts';
import { createPages } from '#server/pages.ts';
import { createTestApp } from './create-test-app.ts';

/** Stands for a build; these tests do not request the files. */
const MANIFEST = {
  css: 'html{color:black}',
  captainCss: '/captain.css',
  afterPaint: '/after-paint.js',
  fonts: [],
  shared: [],
  parts: {},
};

/** The app of `createTestApp` with pages rendered from source, without static files. */
export async function createPageApp(env: Record<string, string> = {}) {
  const harness = await createTestApp(env);
  const pages = createPages(harness.ctx, MANIFEST);
  return { ...harness, pages, app: createApp(harness.ctx, { files: () => undefined, pages, embedScript: '' }) };
}
