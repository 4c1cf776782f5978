import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

/** A throttle of five a second in a time of its own, which passes only while somebody waits. */
function setUp() {
  let now = 0;
  let late = 0;
  const starts: number[] = [];
  const throttle = createThrottle({
    elapsed: () => now,
    setTimer(ms, run) {
      now += ms + late;
      late = 0;
      run();
      return () => {};
    },
  });
  return {
    starts,
    async take(isReady?: () => Promise<void>) {
      await throttle(5, isReady);
      starts.push(now);
    },
    pass: (ms: number) => {
      now += ms;
    },
    delayNextTimer: (ms: number) => {
      late = ms;
    },
  };
}

test('turns keep their distance after a stall, after a late timer, and after waiting for something urgent', async () => {
  const { take, starts, pass, delayNextTimer } = setUp();
  await take();
  await take();
  pass(2_000);
  await take();
  await take();
  delayNextTimer(900);
  await take();
  await take();
  await take(async () => pass(1_000));
  await take();
  expect(starts).toEqual([0, 200, 2_200, 2_400, 3_500, 3_700, 4_900, 5_100]);
});

test('turns asked for at the same time are taken one after the other, also when one fails', async () => {
  const { take, starts } = setUp();
  const fails = take(() => Promise.reject(new Error('no database')));
  await Promise.all([take(), take(), expect(fails).rejects.toThrow('no database'), take()]);
  expect(starts).toEqual([0, 200, 400]);
});
