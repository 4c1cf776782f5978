import type { World } from '#testing/simulation/world.ts';

/**
 * For what somebody does in several steps.
 *
 * @returns a function that tells whether the server has run all the while, with a disk and a clock that were not touched: then the steps
 *   follow from each other.
 */
export function watch(world: World): () => boolean {
  const { clock } = world;
  const [life, offset] = [world.process(), clock.date() - clock.elapsed()];
  const isFine = () => !life.isDead && world.process() === life && !world.isDegraded;
  const wasFine = isFine();
  const isSet = () => Math.abs(clock.date() - clock.elapsed() - offset) > 1;
  return () => wasFine && isFine() && !isSet();
}
