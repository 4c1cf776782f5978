import * as z from 'zod';
import { AuditEntry, AuditNames, AuditQuery } from './audit.schema.ts';
import { call } from './call.ts';

/** The log of what captains and programs did. */
export const auditCalls = {
  list: call('GET /captain/audit', {
    does: 'Recorded actions, newest first; `before` is the id at which the next page begins',
    who: 'owner',
    query: AuditQuery,
    answer: z.array(AuditEntry),
  }),
  names: call('GET /captain/audit/names', {
    does: 'Each actor, program and action in the log, once',
    who: 'owner',
    answer: AuditNames,
  }),
};
