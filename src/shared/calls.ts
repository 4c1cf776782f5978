import { accountCalls, sessionCalls, userCalls } from './account.calls.ts';
import { appCalls } from './apps.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { backupCalls } from './backup.calls.ts';
import { type Call, call } from './call.ts';
import { doctorCalls } from './doctor.calls.ts';
import { exportCalls } from './export.calls.ts';
import { outboxCalls } from './outbox.calls.ts';
import { overviewCalls } from './overview.calls.ts';
import { scheduleCalls } from './schedule.calls.ts';

/** The API about itself. */
export const apiCalls = {
  openApi: call('GET /openapi.json', {
    does: 'This document: OpenAPI 3.1 of all calls',
    who: 'anyone',
    answer: 'file',
  }),
};

/** The calls of the API, by subject, in the order of the documentation. */
export const CALL_GROUPS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  session: sessionCalls,
  account: accountCalls,
  users: userCalls,
  schedule: scheduleCalls,
  outbox: outboxCalls,
  audit: auditCalls,
  apps: appCalls,
  overview: overviewCalls,
  doctor: doctorCalls,
  export: exportCalls,
  backup: backupCalls,
  api: apiCalls,
};

/** Every call of the API. */
export const CALLS: readonly Call[] = Object.values(CALL_GROUPS).flatMap((group) => Object.values(group));
