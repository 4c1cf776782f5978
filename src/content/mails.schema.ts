import * as z from 'zod';
import { REPLY_VARIABLES } from '#shared/lead.ts';
import { group, line, list, text } from './fields.schema.ts';

const subject = (...variables: string[]) => line('Subject', { max: 120, variables });
const reason = (label: string) => line(label, { max: 200, variables: ['host'] });
const button = (label = 'Button') => line(label, { max: 60 });

const meeting = (label: string) =>
  group(label, {
    name: line('Name', { max: 60, hint: 'As it begins the title of a calendar entry.' }),
    inSentence: line('The same within a sentence', { max: 60 }),
  });

/** A mail about a booked call. */
const bookingMail = (label: string) =>
  group(label, {
    subject: line('Subject', { max: 120, variables: ['when'], hint: '{when} is day and time.' }),
    text: text('Text', { max: 300, variables: ['meeting'], hint: '{meeting} is the kind of call.' }),
  });

/** Mails to visitors and the calendar entries that come with them. */
export const MailsDocument = z.object({
  greeting: line('Greeting', { max: 60, variables: ['firstName', 'lastName'] }),
  greetingAnonymous: line('Greeting without a name', { max: 60 }),
  contact: group('After a message of the contact form', {
    subject: subject(),
    received: text('First paragraph', { max: 500 }),
    call: text('Second paragraph', { max: 500 }),
    button: button(),
    signature: text('Signature', { max: 120, hint: 'Also below mails about calls and replies to leads.' }),
  }),
  replies: list(
    'Templates that you choose from when you reply to a lead',
    group('Template', {
      name: line('Name', { max: 60, hint: 'Only you see it.' }),
      subject: line('Subject', { max: 120, variables: REPLY_VARIABLES }),
      text: text('Text', {
        max: 3_000,
        variables: REPLY_VARIABLES,
        hint: 'Greeting and signature are added. {firstName} and {company} are those of the lead.',
      }),
    }),
    { min: 0, max: 30 },
  ),
  newsletter: group('To confirm a newsletter subscription', {
    subject: subject(),
    text: text('Text', { max: 500 }),
    button: button(),
    ignore: text('Text below the button', { max: 500 }),
    unsubscribe: button('Link to unsubscribe'),
  }),
  issue: group('Below each issue of the newsletter', {
    reason: reason('Why it was sent'),
    post: line('Link to the post that the issue is about', { max: 60 }),
    online: line('Link to the same text on the site', { max: 60 }),
    unsubscribe: line('Link to unsubscribe', { max: 60 }),
  }),
  ways: group('How the first call takes place: {meeting.way} in texts, {meeting.Way} where it begins a sentence', {
    none: line('While its meeting type has no place', { max: 60 }),
    link: line('By video', { max: 60 }),
    phone: line('By phone', { max: 60 }),
    address: line('At an address', { max: 60 }),
  }),
  phone: group('The place of a call, in mails and on pages', {
    visitorCalls: line('Visitors call you', { max: 80, variables: ['number'] }),
    ownerCalls: line('You call the visitor', { max: 80, variables: ['number'] }),
    later: line('No place yet: visitors are told later', { max: 80 }),
  }),
  meetings: group('Names of the calls in mails and calendar entries', {
    consultation: meeting('Free consultation'),
    strategy: meeting('Strategy session'),
  }),
  booking: group('When a call is booked, moved or cancelled, and before it', {
    booked: bookingMail('Booked'),
    moved: bookingMail('Moved'),
    cancelled: bookingMail('Cancelled'),
    tomorrow: bookingMail('Reminder the day before'),
    soon: bookingMail('Reminder an hour before'),
    today: bookingMail('Reminder on the day, where mail did not work earlier'),
    when: line('Label of day and time', { max: 40 }),
    before: line('Label of the time before a call was moved', { max: 40 }),
    length: line('Label of the length', { max: 40 }),
    price: line('Label of the price', { max: 40 }),
    minutes: line('Length', { max: 40, variables: ['minutes'] }),
    where: line('Label of the place', { max: 40 }),
    change: button('Button to the booking'),
    another: button('Button after a cancellation'),
    calendars: line('Before the links to Google, Outlook and others', { max: 60 }),
  }),
  calendar: group('Calendar entry', {
    summary: line('Title', { max: 120, variables: ['meeting'] }),
    description: line('Text', { max: 120, variables: ['link'], hint: '{link} is the page of the booking.' }),
  }),
  footer: group('Below each mail', {
    contact: reason('Why it was sent: after a message'),
    booking: reason('Why it was sent: about a call'),
    lead: reason('Why it was sent: your reply to a lead'),
    reason: reason('Why it was sent: to confirm a subscription'),
    privacy: line('Link to the privacy policy', { max: 60 }),
  }),
});
export type MailsDocument = z.output<typeof MailsDocument>;
