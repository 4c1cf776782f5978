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
import { Id } from './stored.schema.ts';

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
    params: { id: Id },
    input: CalendarChanges,
    answer: Calendar,
    audit: 'calendar.save',
    confirm: 'partly',
    errors: ['not_found'],
  }),
  remove: call('DELETE /captain/calendars/:id', {
    does: 'Removes a calendar; its events no longer block',
    who: 'owner',
    params: { id: Id },
    audit: 'calendar.delete',
    errors: ['not_found'],
  }),
  refresh: call('POST /captain/calendars/:id/refresh', {
    does: 'Reads a calendar now',
    who: 'owner',
    params: { id: Id },
    answer: Calendar,
    audit: 'calendar.refresh',
    errors: ['not_found'],
  }),
  preview: call('GET /captain/calendars/:id/preview', {
    does: 'The events of the next two weeks, and whether they block',
    who: 'owner',
    params: { id: Id },
    answer: CalendarPreview,
    errors: ['not_found'],
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
