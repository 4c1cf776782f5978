import { execFileSync } from 'node:child_process';

/** Builds `dist/` when it is stale: tests start the built server. */
export function setup(): void {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' });
}
