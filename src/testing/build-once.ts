import { execFileSync } from 'node:child_process';

/** Journeys run against what visitors get: the built server. */
export function setup(): void {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' });
}
