import * as z from 'zod';
import { call } from './call.ts';
import { EnvironmentVariable, ListedSetting, SettingsInput } from './settings.schema.ts';

/** Settings of the owner, and variables of the environment. */
export const settingsCalls = {
  list: call('GET /captain/settings', { does: 'All settings', who: 'owner', answer: z.array(ListedSetting) }),
  environment: call('GET /captain/settings/environment', {
    does: 'Which variables of the environment are set, without their values',
    who: 'owner',
    answer: z.array(EnvironmentVariable),
  }),
  // Only settings that say where mail or visitors' data go need a confirmation.
  save: call('PUT /captain/settings', {
    does: 'Saves settings by key; an empty value restores the default',
    who: 'owner',
    input: SettingsInput,
    answer: z.array(ListedSetting),
    audit: 'settings.save',
    confirm: 'partly',
  }),
};
