import { test } from 'vitest';

/** True in `npm run test:long`: what `npm test` does a few times is done often, in each of its variants. */
const IS_LONG = Boolean(process.env.TEST_LONG);

/** A number of repetitions, or any value that makes a test short in `npm test` and thorough in `npm run test:long`. */
export function inLong<T>(short: T, long: T): T {
  return IS_LONG ? long : short;
}

/** A test of `npm run test:long` alone: `docs/testing.md` names what `npm test` has instead. */
export const longTest = test.runIf(IS_LONG);
