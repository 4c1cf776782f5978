import type { ServerCode } from './bundle.ts';
import { type Result, type RunOptions, simulate } from './run.ts';

/**
 * Looks for a shorter run with the same failure, by leaving out acts: halves, then quarters, and so on (Zeller's ddmin).
 *
 * @param failed the run that failed.
 * @param runs at most.
 */
export async function shrink(code: ServerCode, options: RunOptions, failed: Result, runs: number): Promise<Result> {
  const kind = kindOf(failed);
  let best = failed;
  let left = runs;
  for (let parts = 2; left > 0; ) {
    const size = Math.ceil(best.acts.length / parts);
    let isShorter = false;
    for (let start = 0; start < best.acts.length && left > 0; start += size) {
      left -= 1;
      const only = new Set(best.acts.filter((_act, index) => index < start || index >= start + size));
      const result = await simulate(code, { ...options, only });
      if (kindOf(result) !== kind) continue;
      best = result;
      isShorter = true;
      break;
    }
    if (!isShorter && size <= 1) break;
    parts = isShorter ? Math.max(2, parts - 1) : parts * 2;
  }
  return best;
}

/** The first violation without what differs from run to run: names, numbers, times. */
function kindOf({ violations: [violation = ''] }: Result): string {
  return violation.replace(/\S*[@\d]\S*/g, '…').slice(0, 80);
}
