import type { Clock } from '#server/context.ts';
import { createQueue } from '#shared/queue.ts';

/** Waits for the next of many turns. @param isReady is awaited before the turn begins, e.g. until something urgent is done. */
type Throttle = (perSecond: number, isReady?: () => Promise<unknown>) => Promise<void>;

/**
 * @returns a function that resolves when the next of many things may be done, at most `perSecond` of them. Each waits its time from when
 *   the one before it really began: time lost to a late timer or a stall is not made up for.
 */
export function createThrottle(clock: Pick<Clock, 'elapsed' | 'setTimer'>): Throttle {
  let nextStart = 0;
  const inTurn = createQueue();
  const findLeft = () => nextStart - clock.elapsed();
  async function takeTurn(perSecond: number, isReady: () => Promise<unknown>): Promise<void> {
    // Timers may end a fraction of a millisecond early.
    for (let left = findLeft(); left > 0; left = findLeft())
      await new Promise<void>((run) => clock.setTimer(left, run));
    await isReady();
    nextStart = clock.elapsed() + 1000 / perSecond;
  }
  return (perSecond, isReady = async () => {}) => inTurn(() => takeTurn(perSecond, isReady));
}
