import * as z from 'zod';
import { call } from './call.ts';
import { ContactInput, ListedContact, RespondedInput } from './contact.schema.ts';
import { PageQuery } from './paging.schema.ts';
import { MessageAnswer } from './stored.schema.ts';

export const contactCalls = {
  send: call('POST /contact', {
    does: 'Sends a message of the contact form',
    who: 'anyone',
    input: ContactInput,
    answer: MessageAnswer,
    status: 201,
    errors: ['too_many'],
  }),
};

/** The messages of the contact form. */
export const messageCalls = {
  list: call('GET /captain/contacts', {
    does: 'The messages, newest first',
    who: 'owner',
    query: PageQuery,
    answer: z.array(ListedContact),
    isPage: true,
  }),
  save: call('PATCH /captain/contacts/:id', {
    does: 'Marks a message as answered or not',
    who: 'owner',
    input: RespondedInput,
    answer: ListedContact,
    audit: 'message.save',
  }),
};
