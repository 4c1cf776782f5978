import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createApp, createListener } from './app.ts';
import type { AppContext } from './context.ts';
import { createPages } from './pages.ts';
import { readManifest } from './render.tsx';
import { openStaticFiles } from './static-files.ts';

/** The built site over a database: what `start.ts` serves, and what a drill serves over a restored backup. */
export function createSite(ctx: AppContext): RequestListener {
  const dist = join(import.meta.dirname, '..');
  const files = openStaticFiles(join(dist, 'public'));
  const pages = createPages(ctx, readManifest(join(dist, 'manifest.json')));
  const embedScript = readFileSync(join(dist, 'scheduler-embed.js'), 'utf8');
  return createListener(ctx, createApp(ctx, { files, pages, embedScript }), pages);
}
