import * as z from 'zod';
import { call } from './call.ts';
import {
  BlockedDateInput,
  BlockedTime,
  BlockedTimeInput,
  HolidayQuery,
  HolidaysInput,
  HoursInput,
  LimitsInput,
  ListedHoliday,
  OverrideInput,
  Schedule,
  Week,
  WeekQuery,
} from './schedule.schema.ts';

/** The rules of the built-in scheduler. Most writes return all of them as they are then. */
export const scheduleCalls = {
  get: call('GET /captain/schedule', {
    does: 'Hours, blocked dates, extra times and limits',
    who: 'owner',
    answer: Schedule,
  }),
  saveHours: call('PUT /captain/schedule/hours', {
    does: 'Replaces the hours of the week',
    who: 'owner',
    input: HoursInput,
    answer: Schedule,
    audit: 'hours.save',
  }),
  saveLimits: call('PUT /captain/schedule/limits', {
    does: 'Saves the limits of all meeting types',
    who: 'owner',
    input: LimitsInput,
    answer: Schedule,
    audit: 'limits.save',
  }),
  addBlockedDate: call('POST /captain/schedule/blocked-dates', {
    does: 'Closes a day, several days, or a day of every week or month',
    who: 'owner',
    input: BlockedDateInput,
    answer: Schedule,
    status: 201,
    audit: 'blocked-date.create',
  }),
  saveBlockedDate: call('PUT /captain/schedule/blocked-dates/:id', {
    does: 'Changes closed days',
    who: 'owner',
    input: BlockedDateInput,
    answer: Schedule,
    audit: 'blocked-date.save',
  }),
  removeBlockedDate: call('DELETE /captain/schedule/blocked-dates/:id', {
    does: 'Opens closed days again',
    who: 'owner',
    answer: Schedule,
    audit: 'blocked-date.delete',
  }),
  holidays: call('GET /captain/schedule/holidays', {
    does: 'Public holidays of a country or a part of it until the end of next year',
    who: 'owner',
    query: HolidayQuery,
    answer: z.array(ListedHoliday),
  }),
  addHolidays: call('POST /captain/schedule/holidays', {
    does: 'Takes public holidays over as days off, each once',
    who: 'owner',
    input: HolidaysInput,
    answer: z.object({ added: z.number(), schedule: Schedule }),
    status: 201,
    audit: 'blocked-date.create',
  }),
  saveOverride: call('POST /captain/schedule/overrides', {
    does: 'Opens or closes one half hour',
    who: 'owner',
    input: OverrideInput,
    answer: Schedule,
    status: 201,
    audit: 'extra-hours.create',
  }),
  removeOverride: call('DELETE /captain/schedule/overrides/:id', {
    does: 'Removes an opened or closed half hour',
    who: 'owner',
    answer: Schedule,
    audit: 'extra-hours.delete',
  }),
  week: call('GET /captain/schedule/week', {
    does: 'One week with everything in it',
    who: 'owner',
    query: WeekQuery,
    answer: Week,
  }),
  blockTime: call('POST /captain/schedule/blocked-times', {
    does: 'Blocks a part of a day',
    who: 'owner',
    input: BlockedTimeInput,
    answer: BlockedTime,
    status: 201,
    audit: 'blocked-time.create',
  }),
  unblockTime: call('DELETE /captain/schedule/blocked-times/:id', {
    does: 'Removes a blocked time',
    who: 'owner',
    audit: 'blocked-time.delete',
  }),
};
