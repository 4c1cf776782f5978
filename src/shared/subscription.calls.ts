import * as z from 'zod';
import { call } from './call.ts';
import {
  Interests,
  InterestsInput,
  NewsletterInput,
  PublicIssue,
  ReadIssue,
  Subscription,
} from './newsletter.schema.ts';
import { MessageAnswer } from './stored.schema.ts';

/** Signing up for the newsletter and leaving it. The links in mails change nothing by GET, only by POST: mail scanners open every link. */
export const subscriptionCalls = {
  signUp: call('POST /newsletter', {
    does: 'Signs an address up; the answer does not tell whether it subscribes already',
    who: 'anyone',
    input: NewsletterInput,
    answer: MessageAnswer,
    status: 201,
    errors: ['too_many'],
  }),
  getUnconfirmed: call('GET /newsletter/confirm/:token', {
    does: 'The address behind a link that confirms',
    who: 'anyone',
    answer: Subscription,
    errors: ['gone'],
  }),
  confirm: call('POST /newsletter/confirm/:token', {
    does: 'Subscribes the address of a link that confirms',
    who: 'anyone',
    answer: MessageAnswer,
    errors: ['gone'],
  }),
  getSubscription: call('GET /newsletter/unsubscribe/:token', {
    does: 'The address behind a link to unsubscribe',
    who: 'anyone',
    answer: Subscription,
  }),
  unsubscribe: call('POST /newsletter/unsubscribe/:token', {
    does: 'Unsubscribes the address of a link',
    who: 'anyone',
    answer: MessageAnswer,
  }),
  interests: call('GET /newsletter/interests/:token', {
    does: 'The topics that the address of a link can choose from',
    who: 'anyone',
    answer: Interests,
  }),
  chooseInterests: call('POST /newsletter/interests/:token', {
    does: 'Limits what the address of a link gets to some topics, or takes the limit away',
    who: 'anyone',
    input: InterestsInput,
    answer: Interests,
  }),
  reportBounces: call('POST /newsletter/bounces', {
    does: 'Takes bounces and complaints from a mail provider, signed with `BOUNCE_WEBHOOK_SECRET`',
    who: 'anyone',
    input: 'other',
    answer: z.object({ recorded: z.number(), ignored: z.number() }),
    errors: ['not_found', 'unauthorized', 'too_large'],
  }),
};

/** The issues that the owner published in the archive. */
export const archiveCalls = {
  list: call('GET /newsletter/archive', {
    does: 'The published issues of the newsletter, newest first',
    who: 'anyone',
    answer: z.array(PublicIssue),
  }),
  get: call('GET /newsletter/archive/:slug', {
    does: 'A published issue with its text',
    who: 'anyone',
    answer: ReadIssue,
  }),
};
