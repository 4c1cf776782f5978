import * as z from 'zod';
import { call } from './call.ts';
import { PageQuery } from './paging.schema.ts';
import { ListedSuppression, SuppressionInput } from './sending.schema.ts';
import { Id, Message } from './stored.schema.ts';
import { ListedSubscriber, SubscriberChanges, SubscriberImport, SubscribersInput } from './subscriber.schema.ts';

/** A file with some hundred thousand addresses. */
const IMPORT_MAX_BYTES = 16 * 1024 * 1024;

/** Everybody who ever subscribed. */
export const subscriberCalls = {
  list: call('GET /captain/subscribers', {
    does: 'Everybody who ever subscribed, newest first',
    who: 'owner',
    query: PageQuery,
    answer: z.array(ListedSubscriber),
    isPage: true,
  }),
  importFile: call('POST /captain/subscribers/import', {
    does: 'Adds the addresses of a CSV file; those that are there already, suppressed or erased stay as they are',
    who: 'owner',
    input: SubscribersInput,
    answer: SubscriberImport,
    audit: 'subscriber.import',
    confirm: true,
    dryRun: SubscriberImport,
    maxBytes: IMPORT_MAX_BYTES,
  }),
  save: call('PATCH /captain/subscribers/:id', {
    does: 'Takes an address off the list, or puts back one that was taken off',
    who: 'owner',
    params: { id: Id },
    input: SubscriberChanges,
    answer: ListedSubscriber,
    audit: 'subscriber.save',
    errors: ['not_found', 'conflict'],
  }),
  sendConfirmation: call('POST /captain/subscribers/:id/confirmation', {
    does: 'Sends the mail that asks an address to confirm again',
    who: 'owner',
    params: { id: Id },
    answer: ListedSubscriber,
    audit: 'subscriber.confirmation',
    errors: ['not_found', 'conflict'],
  }),
};

/** Addresses that get no issue. */
export const suppressionCalls = {
  list: call('GET /captain/suppressed', {
    does: 'Addresses that get no issue, newest first',
    who: 'owner',
    query: PageQuery,
    answer: z.array(ListedSuppression),
    isPage: true,
  }),
  add: call('POST /captain/suppressed', {
    does: 'Suppresses an address',
    who: 'owner',
    input: SuppressionInput,
    answer: Message,
    status: 201,
    audit: 'suppression.create',
  }),
  remove: call('DELETE /captain/suppressed/:hash', {
    does: 'Allows an address again',
    who: 'owner',
    audit: 'suppression.delete',
    errors: ['not_found'],
  }),
};
