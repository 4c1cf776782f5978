import { TRAITS } from '#server/calendars/traits.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import {
  type Component,
  type Length,
  type LocalTime,
  momentOf,
  readDuration,
  readTime,
  type Zones,
} from './component.ts';

const TITLE_MAX = 120;

/** An event, or a changed occurrence of an event. */
export interface CalendarEntry {
  component: Component;
  uid: string;
  sequence: number;
  title: string;
  traits: number;
  isCancelled: boolean;
  start: LocalTime;
  length: Length;
}

/** @param owners the owner's addresses in lower case. @returns undefined for an event without a start. */
export function readEntry(component: Component, zones: Zones, owners: ReadonlySet<string>): CalendarEntry | undefined {
  const from = component.find('dtstart');
  if (!from) return undefined;
  const start = readTime(from[3], from[1], zones);
  const answer = answerOf(component, owners);
  const status = component.text('status').toUpperCase();
  const shownAs = component.text('x-microsoft-cdo-busystatus').toUpperCase();
  const isTransparent = component.text('transp').toUpperCase() === 'TRANSPARENT' || shownAs === 'FREE';
  const isTentative = [status, shownAs, answer].includes('TENTATIVE');
  const isAllDay = start.isDate || component.text('x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE';
  const isPrivate = /^(?:PRIVATE|CONFIDENTIAL)$/i.test(component.text('class'));
  return {
    component,
    uid: component.text('uid'),
    sequence: Number(component.text('sequence')) || 0,
    title: isPrivate ? 'Private event' : component.text('summary').trim().slice(0, TITLE_MAX) || 'Untitled event',
    traits:
      (isAllDay ? TRAITS.allDay : 0) |
      (isTentative ? TRAITS.tentative : 0) |
      (isTransparent ? TRAITS.transparent : 0) |
      (answer === 'DECLINED' ? TRAITS.declined : 0),
    isCancelled: status === 'CANCELLED',
    start,
    length: lengthOf(component, start, zones),
  };
}

/** With an end, occurrences of a series keep the exact duration; with a duration, its days are nominal (RFC 5545, 3.8.5.3). */
function lengthOf(component: Component, start: LocalTime, zones: Zones): Length {
  const until = component.find('dtend');
  const duration = component.find('duration');
  if (until) {
    const end = readTime(until[3], until[1], zones);
    if (!start.isDate) return { days: 0, seconds: momentOf(end) - momentOf(start) };
    const seconds = end.isDate ? end.local - start.local : momentOf(end) - momentOf(start);
    return { days: seconds / DAY_SECONDS, seconds: 0 };
  }
  // RFC 5545: a day without an end is one day, a time without an end takes none.
  if (!duration) return { days: start.isDate ? 1 : 0, seconds: 0 };
  const { days, seconds } = readDuration(duration[3]);
  return start.isDate ? { days: days + seconds / DAY_SECONDS, seconds: 0 } : { days, seconds };
}

/** How the owner answered the invitation; empty when it is none. */
function answerOf(component: Component, owners: ReadonlySet<string>): string {
  for (const [, parameters, , value] of component.list('attendee')) {
    const address = String(value)
      .replace(/^mailto:/i, '')
      .trim()
      .toLowerCase();
    const named = [address, String(parameters.email ?? '').toLowerCase()];
    if (named.some((one) => owners.has(one))) return String(parameters.partstat ?? '').toUpperCase();
  }
  return '';
}
