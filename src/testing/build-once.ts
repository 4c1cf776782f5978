import { execFileSync } from 'node:child_process';

/** Browser tests run against the production build. */
export function setup(): void {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' });
}
