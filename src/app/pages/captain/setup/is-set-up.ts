import { captainApi } from '#app/pages/captain/session.ts';
import { setupCalls } from '#shared/setup.calls.ts';

/** True once all steps are done or skipped and every text was changed or accepted. */
export async function readIsSetUp(): Promise<boolean> {
  return (await captainApi.call(setupCalls.get)).isFinished;
}
