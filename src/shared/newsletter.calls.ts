import * as z from 'zod';
import { call } from './call.ts';
import {
  AudienceChoices,
  AudienceInput,
  Issue,
  IssueInput,
  IssuePreview,
  IssueRevision,
  IssueWarning,
  PostChoice,
  SchemeQuery,
} from './newsletter-issue.schema.ts';
import { PageQuery } from './paging.schema.ts';
import { AnyFields, RevisionSummary } from './post.schema.ts';
import { ListedRecipient, ListedSuppression, RecipientsQuery, SendInput, SuppressionInput } from './sending.schema.ts';
import { Id, MessageAnswer } from './stored.schema.ts';
import {
  ListedSubscriber,
  SubscriberChanges,
  SubscriberImport,
  SubscriberQuery,
  SubscribersInput,
} from './subscriber.schema.ts';

/** A file with some hundred thousand addresses. */
const SUBSCRIBERS_MAX_BYTES = 16 * 1024 * 1024;

/** Everybody who ever subscribed. */
export const subscriberCalls = {
  list: call('GET /captain/subscribers', {
    does: 'Everybody who ever subscribed, newest first',
    who: 'owner',
    query: SubscriberQuery,
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
    maxBytes: SUBSCRIBERS_MAX_BYTES,
  }),
  save: call('PATCH /captain/subscribers/:id', {
    does: 'Takes an address off the list, or puts back one that was taken off',
    who: 'owner',
    input: SubscriberChanges,
    answer: ListedSubscriber,
    audit: 'subscriber.save',
    errors: ['conflict'],
  }),
  sendConfirmation: call('POST /captain/subscribers/:id/confirmation', {
    does: 'Sends the mail that asks an address to confirm again',
    who: 'owner',
    answer: ListedSubscriber,
    audit: 'subscriber.confirmation',
    errors: ['conflict'],
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
    answer: MessageAnswer,
    status: 201,
    audit: 'suppression.create',
  }),
  remove: call('DELETE /captain/suppressed/:hash', {
    does: 'Allows an address again',
    who: 'owner',
    audit: 'suppression.delete',
  }),
};

/** Issues of the newsletter. */
export const issueCalls = {
  list: call('GET /captain/newsletters', {
    does: 'The issues, newest first',
    who: 'editor',
    query: PageQuery,
    answer: z.array(Issue),
    isPage: true,
  }),
  create: call('POST /captain/newsletters', {
    does: 'Creates an issue as a draft',
    who: 'editor',
    input: IssueInput,
    answer: Issue,
    status: 201,
    audit: 'issue.create',
  }),
  audienceChoices: call('GET /captain/newsletters/audience', {
    does: 'Pages and interests that an audience can be chosen from',
    who: 'editor',
    answer: AudienceChoices,
  }),
  countAudience: call('POST /captain/newsletters/audience', {
    does: 'How many subscribers an audience has',
    who: 'editor',
    input: z.object({ audience: AudienceInput }),
    answer: z.object({ count: z.number() }),
  }),
  createFromPost: call('POST /captain/newsletters/from-post', {
    does: 'Starts an issue from a post',
    who: 'editor',
    input: PostChoice,
    answer: Issue,
    status: 201,
    audit: 'issue.create',
    errors: ['not_found'],
  }),
  get: call('GET /captain/newsletters/:id', {
    does: 'One issue',
    who: 'editor',
    answer: Issue,
  }),
  save: call('PUT /captain/newsletters/:id', {
    does: 'Changes an issue that has not been sent; what is not sent stays. Editors change drafts only',
    who: 'editor',
    input: AnyFields,
    answer: Issue,
    audit: 'issue.save',
    errors: ['conflict'],
  }),
  remove: call('DELETE /captain/newsletters/:id', {
    does: 'Deletes an issue that is not being sent',
    who: 'owner',
    audit: 'issue.delete',
    errors: ['conflict'],
  }),
  preview: call('POST /captain/newsletters/:id/preview', {
    does: 'The mail of an issue with these changes, which are not saved',
    who: 'editor',
    input: AnyFields,
    answer: IssuePreview,
  }),
  showPreview: call('GET /captain/newsletters/:id/preview', {
    does: 'The mail that this captain previewed last, as a page for a frame',
    who: 'editor',
    query: SchemeQuery,
    answer: 'file',
  }),
  warnings: call('GET /captain/newsletters/:id/warnings', {
    does: 'What should be known before the issue is sent',
    who: 'editor',
    answer: z.array(IssueWarning),
  }),
  sendTest: call('POST /captain/newsletters/:id/test', {
    does: 'Sends the issue to the captain who asks for it',
    who: 'editor',
    answer: MessageAnswer,
    audit: 'issue.test',
    errors: ['conflict'],
  }),
  listRevisions: call('GET /captain/newsletters/:id/revisions', {
    does: 'The revisions of an issue, newest first',
    who: 'editor',
    answer: z.array(RevisionSummary),
  }),
  getRevision: call('GET /captain/newsletters/:id/revisions/:revision', {
    does: 'An issue as one revision saved it',
    who: 'editor',
    params: { revision: Id },
    answer: IssueRevision,
  }),
};

const step = { who: 'owner', answer: Issue, errors: ['conflict'] } as const;

/** Sending an issue. Each write answers with the issue as it is then. */
export const sendingCalls = {
  send: call('POST /captain/newsletters/:id/send', {
    ...step,
    does: 'Sends an issue, now or at a time; the body may be left out',
    input: SendInput,
    audit: 'issue.send',
    confirm: true,
  }),
  pause: call('POST /captain/newsletters/:id/pause', { ...step, does: 'Stops sending', audit: 'issue.pause' }),
  resume: call('POST /captain/newsletters/:id/resume', {
    ...step,
    does: 'Goes on where sending stopped',
    audit: 'issue.resume',
  }),
  cancel: call('POST /captain/newsletters/:id/cancel', {
    ...step,
    does: 'Ends sending; a planned issue becomes a draft again',
    audit: 'issue.cancel',
  }),
  recipients: call('GET /captain/newsletters/:id/recipients', {
    does: 'Recipients of an issue, and what the mail server said about each',
    who: 'owner',
    query: RecipientsQuery,
    answer: z.array(ListedRecipient),
  }),
};
