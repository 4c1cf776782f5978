import * as z from 'zod';
import { AppInput, ConnectedApp, CreatedApp } from './apps.schema.ts';
import { call } from './call.ts';

/** Connected apps. The feature records what changes them, as it knows their names. */
export const appCalls = {
  list: call('GET /captain/apps', {
    does: 'Every program that can act now, the last used first',
    who: 'owner',
    answer: z.array(ConnectedApp),
  }),
  create: call('POST /captain/apps', {
    does: 'Creates a client for a script or an automation; its secret is shown this once',
    who: 'owner',
    input: AppInput,
    answer: CreatedApp,
    status: 201,
    confirm: true,
  }),
  get: call('GET /captain/apps/:id', {
    does: 'A program with its latest calls',
    who: 'owner',
    answer: ConnectedApp,
  }),
  revoke: call('DELETE /captain/apps/:id', {
    does: 'Ends everything that a program may do',
    who: 'owner',
  }),
};
