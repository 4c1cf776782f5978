import { call } from './call.ts';

/** Tables as files. */
export const exportCalls = {
  table: call('GET /captain/export/:file', {
    does: 'One table as CSV: `leads.csv`, `contacts.csv`, `subscribers.csv` or `bookings.csv`',
    who: 'owner',
    answer: 'file',
    audit: 'table.export',
    confirm: true,
  }),
};
