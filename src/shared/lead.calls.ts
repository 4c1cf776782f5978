import { call } from './call.ts';
import { Lead, LeadChanges, LeadHistory, LeadPage, LeadQuery } from './lead.schema.ts';
import { Id } from './stored.schema.ts';

/** Everybody who wrote, one lead for each email address. */
export const leadCalls = {
  list: call('GET /captain/leads', {
    does: 'A page of leads: those who wait for a response first',
    who: 'owner',
    query: LeadQuery,
    answer: LeadPage,
  }),
  get: call('GET /captain/leads/:id', {
    does: 'A lead with everything it did',
    who: 'owner',
    params: { id: Id },
    answer: LeadHistory,
    errors: ['not_found'],
  }),
  save: call('PATCH /captain/leads/:id', {
    does: 'Changes the notes on a lead, or marks its messages as answered or not',
    who: 'owner',
    params: { id: Id },
    input: LeadChanges,
    answer: Lead,
    audit: 'lead.save',
    errors: ['not_found'],
  }),
  erase: call('DELETE /captain/leads/:id', {
    does: 'Deletes a lead with everything about its address',
    who: 'owner',
    params: { id: Id },
    audit: 'lead.erase',
    errors: ['not_found'],
  }),
};
