import * as z from 'zod';
import type { ServerMessage } from '#shared/messages.ts';
import { line, text } from './fields.schema.ts';

const say = (label: string, ...variables: string[]) => text(label, { max: 300, variables });

/** Answers of the server to visitors: why it refused something, and what it did. */
export const ErrorsDocument = z.object({
  looksAutomatic: text('A message looks automated', {
    max: 300,
    variables: ['field'],
    hint: '{field} is the label of the hidden field.',
  }),
  formOutdated: say('A form is out of date'),
  formTooOld: say('A form was open for too long'),
  tooManyMessages: text('Too many requests from one connection', {
    max: 300,
    variables: ['wait'],
    hint: '{wait} is a time, e.g. 5 minutes.',
  }),
  tooManyPages: text('Too many pages opened from one connection', {
    max: 300,
    variables: ['seconds'],
    hint: '{seconds} is the time to wait.',
  }),
  chatTooFast: say('Too many chat messages'),
  timeTaken: say('A free time was taken by somebody else'),
  timeTakenField: line('The same, beside the field'),
  tooManyBookings: say('An address has too many calls booked', 'max'),
  bookingOver: say('A call is over or cancelled and cannot be changed'),
  timezoneMissing: line('No time zone'),
  timezoneUnknown: line('Unknown time zone'),
  linkInvalid: line('A link in a mail is not valid any more'),
  linkExpired: line('A link that confirms a newsletter subscription is too old'),
  previewExpired: line('A preview link has expired'),
  nothingHere: line('Unknown address'),
  pageUnknown: line('Unknown page'),
  listPageUnknown: line('A list of articles has no such page'),
  tagUnknown: line('No articles under a tag'),
  postUnknown: line('Unknown article'),
  busy: say('The server is busy'),
  diskFull: say('The server has no room left'),
  failed: say('Something unexpected failed'),
  booked: line('Answer: a call was booked'),
  subscribed: line('Answer: a subscription was confirmed'),
  unsubscribed: line('Answer: an address was unsubscribed'),
  newsletterStopped: line('The newsletter is stopped'),
  topicMissing: line('No topic of the newsletter was selected'),
  oneClickOnly: line('For programs: a mail program must send what RFC 8058 says to unsubscribe'),
  invalid: line('For programs: invalid input'),
  notText: line('For programs: a value is no text'),
  notJson: line('For programs: not sent as JSON'),
  badJson: line('For programs: invalid JSON'),
  tooLarge: line('For programs: too much was sent', { variables: ['max'] }),
  endedEarly: line('For programs: the connection ended early'),
  oneOf: line('For programs: one of some values is expected', { variables: ['choices'] }),
  timeFormat: line('For programs: a time is malformed'),
  dayFormat: line('For programs: a day is malformed'),
  daysFormat: line('For programs: a number of days is malformed'),
  daysRange: line('For programs: too many or too few days', { variables: ['max'] }),
  methodUnknown: line('For programs: unknown method'),
} satisfies Record<ServerMessage, z.ZodType>);
export type ErrorsDocument = z.output<typeof ErrorsDocument>;
