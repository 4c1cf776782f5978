import { TRAITS } from '#server/calendars/traits.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import { type Component, type LocalTime, momentOf, readDuration, readTime, type Zones } from './component.ts';

const TITLE_MAX = 120;

/** One event, or one changed occurrence of an event. */
export interface CalendarEntry {
  component: Component;
  uid: string;
  sequence: number;
  title: string;
  traits: number;
  isCancelled: boolean;
  start: LocalTime;
  /** Exact seconds; for all-day events whole days. */
  duration: number;
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
    duration: durationOf(component, start, zones),
  };
}

function durationOf(component: Component, start: LocalTime, zones: Zones): number {
  const until = component.find('dtend');
  if (until) {
    const end = readTime(until[3], until[1], zones);
    return start.isDate && end.isDate ? end.local - start.local : momentOf(end) - momentOf(start);
  }
  const length = component.find('duration');
  if (length) return readDuration(length[3]);
  // RFC 5545: a day without an end is one day, a time without an end takes none.
  return start.isDate ? DAY_SECONDS : 0;
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
