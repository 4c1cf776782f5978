import * as z from 'zod';
import { OUTBOX_STATUSES, type OutboxStatus } from './outbox.ts';

/** Query of the dashboard's outbox; what makes no sense counts as not given. */
export const OutboxQuery = z.object({
  status: z
    .enum(OUTBOX_STATUSES as [OutboxStatus, ...OutboxStatus[]])
    .optional()
    .catch(undefined),
  before: z.coerce.number().int().min(1).optional().catch(undefined),
});
