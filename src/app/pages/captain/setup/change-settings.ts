import { ApiError } from '#app/api.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import type { CallState } from '#app/pages/captain/use-call.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import type { ListedSetting } from '#shared/settings.schema.ts';
import { CHANGED_MEANWHILE } from './change-document.ts';

/**
 * Saves settings that a form has shown.
 *
 * @param loaded the call from which the form was drawn.
 * @throws ApiError with problems by key, and 409 when somebody else has changed one of them meanwhile: `loaded` then has their values.
 */
export async function changeSettings(
  loaded: Pick<CallState<ListedSetting[]>, 'data' | 'setData'>,
  input: Record<string, unknown>,
): Promise<void> {
  const latest = await captainApi.call(settingsCalls.list);
  const keys = Object.keys(input);
  if (loaded.data && stateOf(loaded.data, keys) !== stateOf(latest, keys)) {
    loaded.setData(latest);
    throw new ApiError(409, CHANGED_MEANWHILE);
  }
  await captainApi.call(settingsCalls.save, { input });
}

/** Changes with the values of these settings. As the React key of a form it renders the form anew; the edits are filled in again. */
export function stateOf(listed: readonly ListedSetting[], keys: readonly string[]): string {
  return JSON.stringify(listed.flatMap(({ key, value }) => (keys.includes(key) ? [value] : [])));
}
