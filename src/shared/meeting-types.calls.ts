import * as z from 'zod';
import { call } from './call.ts';
import { MeetingType, MeetingTypeChanges, MeetingTypeInput } from './meeting-types.schema.ts';

/** The kinds of meetings. A confirmation is due where the place of booked calls would change. */
export const meetingTypeCalls = {
  list: call('GET /captain/meeting-types', {
    does: 'The kinds of meetings',
    who: 'owner',
    answer: z.array(MeetingType),
  }),
  create: call('POST /captain/meeting-types', {
    does: 'Adds a kind of meeting',
    who: 'owner',
    input: MeetingTypeInput,
    answer: MeetingType,
    status: 201,
    audit: 'meeting-type.create',
    confirm: 'partly',
    errors: ['conflict'],
  }),
  save: call('PUT /captain/meeting-types/:id', {
    does: 'Changes a kind of meeting; what is not sent stays',
    who: 'owner',
    input: MeetingTypeChanges,
    answer: MeetingType,
    audit: 'meeting-type.save',
    confirm: 'partly',
    errors: ['conflict'],
  }),
  remove: call('DELETE /captain/meeting-types/:id', {
    does: 'Deletes a kind of meeting',
    who: 'owner',
    audit: 'meeting-type.delete',
    errors: ['conflict'],
  }),
};
