import * as z from 'zod';
import { call } from './call.ts';
import { OutboxMessage, OutboxPage, OutboxQuery } from './outbox.schema.ts';
import { MessageAnswer } from './stored.schema.ts';

const Count = z.object({ count: z.number() });

/** Messages about leads: waiting, failed, sent. */
export const outboxCalls = {
  list: call('GET /captain/outbox', {
    does: 'Outgoing messages, newest first',
    who: 'owner',
    query: OutboxQuery,
    answer: OutboxPage,
  }),
  sendTest: call('POST /captain/outbox/test', {
    does: 'Sends a test message over every channel that is set up',
    who: 'owner',
    answer: MessageAnswer,
    status: 202,
    audit: 'outbox.test',
    errors: ['conflict'],
  }),
  sendHeld: call('POST /captain/outbox/held/send', {
    does: 'Sends the mail to visitors that a restore held back',
    who: 'owner',
    answer: Count,
    status: 202,
    audit: 'outbox.send',
    errors: ['conflict'],
  }),
  discardHeld: call('POST /captain/outbox/held/discard', {
    does: 'Discards the mail to visitors that a restore held back',
    who: 'owner',
    answer: Count,
    audit: 'outbox.discard',
  }),
  sendAgain: call('POST /captain/outbox/:id/send', {
    does: 'Sends a message again, whatever its status',
    who: 'owner',
    answer: OutboxMessage,
    status: 202,
    audit: 'outbox.send',
    errors: ['conflict'],
  }),
};
