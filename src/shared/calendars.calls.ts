import * as z from 'zod';
import {
  Calendar,
  CalendarChanges,
  CalendarInput,
  CalendarPreview,
  FeedAddress,
  FeedState,
} from './calendars.schema.ts';
import { call } from './call.ts';

/**
 * The owner's calendars. Adding and changing one waits for its first fetch, at most ten seconds; its outcome is part of the answer.
 * A confirmation is due where bookings would be written to, with names of visitors.
 */
export const calendarCalls = {
  list: call('GET /captain/calendars', {
    does: 'The calendars of the owner with their state',
    who: 'owner',
    answer: z.array(Calendar),
  }),
  add: call('POST /captain/calendars', {
    does: 'Adds a calendar and reads it once',
    who: 'owner',
    input: CalendarInput,
    answer: Calendar,
    status: 201,
    audit: 'calendar.create',
    confirm: 'partly',
    errors: ['conflict'],
  }),
  save: call('PUT /captain/calendars/:id', {
    does: 'Changes a calendar; what is not sent stays',
    who: 'owner',
    input: CalendarChanges,
    answer: Calendar,
    audit: 'calendar.save',
    confirm: 'partly',
  }),
  remove: call('DELETE /captain/calendars/:id', {
    does: 'Removes a calendar; its events no longer block',
    who: 'owner',
    audit: 'calendar.delete',
  }),
  refresh: call('POST /captain/calendars/:id/refresh', {
    does: 'Reads a calendar now',
    who: 'owner',
    answer: Calendar,
    audit: 'calendar.refresh',
  }),
  preview: call('GET /captain/calendars/:id/preview', {
    does: 'The events of the next two weeks, and whether they block',
    who: 'owner',
    answer: CalendarPreview,
  }),
};

/** The feed of all bookings for calendar programs. */
export const calendarFeedCalls = {
  get: call('GET /captain/calendar-feed', {
    does: 'Whether the feed of all bookings has an address',
    who: 'owner',
    answer: FeedState,
  }),
  rotate: call('POST /captain/calendar-feed/rotate', {
    does: 'Gives the feed a new address, which is shown this once',
    who: 'owner',
    answer: FeedAddress,
    audit: 'calendar-feed.rotate',
    confirm: true,
  }),
};
