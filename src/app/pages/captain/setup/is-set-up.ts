import { captainApi } from '#app/pages/captain/session.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';
import { countMissing } from './missing.ts';

/** True once all steps were seen and no field is left that visitors would stumble over. */
export async function readIsSetUp(): Promise<boolean> {
  const { steps } = await captainApi.call(setupCalls.get);
  if (Object.values(steps).includes('open')) return false;
  return countMissing(await captainApi.call(unfinishedCalls.summary)) === 0;
}
