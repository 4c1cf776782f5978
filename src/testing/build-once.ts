import { execFileSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/** Browser tests run against the production build, in a browser that workers must not unpack at the same time. */
export async function setup(): Promise<void> {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' });
  await findBrowser();
}
