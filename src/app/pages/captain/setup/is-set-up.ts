import { captainApi } from '#app/pages/captain/session.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';

/** True once all steps are done or skipped and every text was changed or accepted. */
export async function readIsSetUp(): Promise<boolean> {
  const { steps } = await captainApi.call(setupCalls.get);
  if (Object.values(steps).includes('open')) return false;
  return (await captainApi.call(unfinishedCalls.summary)).count === 0;
}
