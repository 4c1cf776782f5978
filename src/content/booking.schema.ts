import * as z from 'zod';
import { action, group, line, pageMeta, text } from './fields.schema.ts';

const byState = <T extends z.ZodType>(label: string, field: (state: string) => T) =>
  group(label, {
    booked: field('Booked'),
    moved: field('Moved'),
    cancelled: field('Cancelled'),
    over: field('Over'),
  });

/** Texts that all pages with a calendar share, the built-in booking form, and the page of a booked call. */
export const BookingDocument = z.object({
  meetings: group('Names of the meetings', {
    consultation: line('30 minutes', { max: 60 }),
    strategy: line('60 minutes', { max: 60 }),
  }),
  embed: group('Calendar of the scheduling service', {
    loading: line('While it loads', { max: 60 }),
    thirdParty: text('Note below it', { max: 300 }),
    thirdPartyLink: action('Link after the note'),
    fallbackNote: line('Note below the button that replaces it'),
    withoutScript: text('Shown without JavaScript', { max: 300 }),
  }),
  form: group('Built-in booking form', {
    title: line('Heading', { max: 80 }),
    text: text('Introduction', { max: 300 }),
    timezone: line('Time zone', { max: 60, variables: ['zone'] }),
    minutes: line('Length', { max: 40, variables: ['minutes'] }),
    zone: line('Button that changes the time zone', { max: 40 }),
    zoneSearch: line('Field that searches a time zone', { max: 60 }),
    zoneNone: line('No time zone is found', { max: 80 }),
    calendar: line('Name of the days of a month, for screen readers', { max: 80, variables: ['month'] }),
    earlier: line('Button to the month before', { max: 30 }),
    later: line('Button to the next month', { max: 30 }),
    loading: line('While free times load', { max: 80 }),
    unloaded: line('The free times could not be loaded', { max: 120 }),
    retry: line('Button that loads them again', { max: 40 }),
    none: line('No free time in a month'),
    noneAtAll: line('No free time at all'),
    write: line('Link to the contact form', { max: 80 }),
    nextFree: line('Button to the next free day', { max: 60 }),
    free: line('Number of free times of a day', { max: 40, variables: ['number'] }),
    chosen: line('Chosen time', { variables: ['day', 'time', 'minutes'] }),
    firstName: line('First name', { max: 60 }),
    lastName: line('Last name', { max: 60 }),
    email: line('Email', { max: 60 }),
    company: line('Company', { max: 60 }),
    message: line('Message', { max: 80 }),
    optional: line('Mark of optional fields', { max: 30 }),
    choose: line('Before a choice is made', { max: 40 }),
    send: line('Button', { max: 40 }),
    pending: line('Button while sending', { max: 40 }),
    success: line('Toast after booking'),
    failure: line('Heading of an error'),
    failureText: text('Toast after a failure', { max: 300 }),
    privacy: text('Note about privacy', { max: 300 }),
  }),
  page: group('Pages of your own meeting types', {
    title: line('Title for search engines', { max: 120, variables: ['meeting', 'minutes'] }),
    description: text('Description for search engines', {
      max: 400,
      variables: ['meeting', 'minutes'],
      hint: 'For meeting types without a description of their own.',
    }),
    eyebrow: line('Line above the heading', { max: 40 }),
    length: line('Length', { max: 60, variables: ['minutes'] }),
    schedule: line('Label of the calendar', { max: 40 }),
    calendar: line('Heading of the calendar', { max: 80 }),
  }),
  booked: group('Page of a booked call', {
    meta: pageMeta(),
    eyebrow: line('Line above the heading', { max: 40 }),
    heading: byState('Heading', (state) => line(state, { max: 80 })),
    lead: byState('Introduction', (state) => text(state, { max: 300 })),
    meeting: line('Label of the meeting', { max: 40 }),
    day: line('Label of the day', { max: 40 }),
    time: line('Label of the time', { max: 40 }),
    length: line('Label of the length', { max: 40 }),
    minutes: line('Length', { max: 40, variables: ['minutes'] }),
    calendarFile: line('Button for the calendar file', { max: 60 }),
    calendars: line('Before the links to Google, Outlook and others', { max: 60 }),
    again: line('Button after cancelling', { max: 60 }),
    move: group('Moving the call', {
      label: line('Label', { max: 40 }),
      heading: line('Heading', { max: 80 }),
      button: line('Button', { max: 60 }),
      pending: line('Button while sending', { max: 60 }),
    }),
    cancel: group('Cancelling the call', {
      label: line('Label', { max: 40 }),
      heading: line('Heading', { max: 80 }),
      text: text('Text', { max: 300 }),
      button: line('Button', { max: 60 }),
    }),
  }),
});
export type BookingDocument = z.output<typeof BookingDocument>;
