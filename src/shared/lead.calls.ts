import { call } from './call.ts';
import {
  Lead,
  LeadChanges,
  LeadHistory,
  LeadInput,
  LeadPage,
  LeadQuery,
  ReplyInput,
  ReplyStart,
  ReplyTemplate,
} from './lead.schema.ts';

/** Everybody who wrote, one lead for each email address. */
export const leadCalls = {
  list: call('GET /captain/leads', {
    does: 'A page of leads: those who wait for a response first',
    who: 'owner',
    query: LeadQuery,
    answer: LeadPage,
  }),
  add: call('POST /captain/leads', {
    does: 'Adds a lead by hand',
    who: 'owner',
    input: LeadInput,
    answer: Lead,
    status: 201,
    audit: 'lead.add',
    errors: ['conflict'],
  }),
  get: call('GET /captain/leads/:id', {
    does: 'A lead with everything it did',
    who: 'owner',
    answer: LeadHistory,
  }),
  save: call('PATCH /captain/leads/:id', {
    does: 'Changes notes, stage or follow-up of a lead, or marks its messages as answered or not',
    who: 'owner',
    input: LeadChanges,
    answer: Lead,
    audit: 'lead.save',
  }),
  startReply: call('GET /captain/leads/:id/reply', {
    does: 'What a reply to a lead can begin with: greeting, signature and templates',
    who: 'owner',
    answer: ReplyStart,
  }),
  reply: call('POST /captain/leads/:id/reply', {
    does: 'Sends a mail to a lead, and marks its messages as answered',
    who: 'owner',
    input: ReplyInput,
    answer: Lead,
    status: 202,
    audit: 'lead.reply',
    errors: ['conflict'],
  }),
  saveTemplate: call('POST /captain/leads/:id/template', {
    does: 'Keeps a reply as a template, without greeting and signature and named by its subject',
    who: 'owner',
    input: ReplyTemplate,
    answer: ReplyStart,
    status: 201,
    audit: 'lead.template',
  }),
  erase: call('DELETE /captain/leads/:id', {
    does: 'Deletes a lead with everything about its address',
    who: 'owner',
    audit: 'lead.erase',
  }),
};
