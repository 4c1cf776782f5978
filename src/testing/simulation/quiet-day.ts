import { readFileSync, writeFileSync } from 'node:fs';
import type { ServerCode } from './bundle.ts';
import { simulate } from './run.ts';

/** Lines of the quiet day when it was last recorded. */
const RECORD = new URL('quiet-day.txt', import.meta.url);
const QUIET = { seed: 'quiet', days: 1, isQuiet: true };

/**
 * Lives through a quiet day and compares what it led to with the record.
 *
 * @returns violations, and lines that differ: `-` before those that were expected, `+` before those that came instead.
 */
export async function compareQuietDay(code: ServerCode): Promise<string[]> {
  const { violations, behaviour } = await simulate(code, QUIET);
  if (violations.length > 0) return violations;
  const recorded = readFileSync(RECORD, 'utf8').trimEnd().split('\n');
  const [before, now] = [new Set(recorded), new Set(behaviour)];
  const differences = [
    ...recorded.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...behaviour.filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ];
  // Both lines of one thing beside each other.
  return differences.toSorted((a, b) => compare(a.slice(2), b.slice(2)));
}

/** Replaces the record. @throws where something is violated. */
export async function recordQuietDay(code: ServerCode): Promise<void> {
  const { violations, behaviour } = await simulate(code, QUIET);
  if (violations.length > 0) throw new Error(violations[0]);
  writeFileSync(RECORD, `${behaviour.join('\n')}\n`);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
