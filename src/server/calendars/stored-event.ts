import ICAL from 'ical.js';

/** The parts of an event in the owner's calendar that matter here. Times in milliseconds since 1970. */
export interface StoredTimes {
  uid: string;
  start: number;
  end: number;
  sequence: number;
  isCancelled: boolean;
}

/** Where an event is moved to; ISO 8601 UTC. */
export interface NewTimes {
  start: string;
  end: string;
  sequence: number;
  stamp: string;
}

/** Undefined when it is no calendar, or has no event. */
export function readStoredTimes(data: string): StoredTimes | undefined {
  const event = findEvent(data)?.event;
  if (!event) return undefined;
  const { uid, startDate, endDate, sequence } = event;
  return {
    uid: uid ?? '',
    start: startDate.toJSDate().getTime(),
    end: endDate.toJSDate().getTime(),
    sequence: sequence ?? 0,
    isCancelled: event.component.getFirstPropertyValue('status') === 'CANCELLED',
  };
}

/** Moves an event to another time; the owner's additions to it stay. Undefined when it cannot be read. */
export function moveEvent(data: string, { start, end, sequence, stamp }: NewTimes): string | undefined {
  const found = findEvent(data);
  if (!found) return undefined;
  const { calendar, event } = found;
  const { component } = event;
  for (const name of ['dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'exdate', 'recurrence-id']) {
    component.removeAllProperties(name);
  }
  component.addPropertyWithValue('dtstart', utc(start));
  component.addPropertyWithValue('dtend', utc(end));
  component.updatePropertyWithValue('dtstamp', utc(stamp));
  component.updatePropertyWithValue('sequence', Math.max(sequence, (event.sequence ?? 0) + 1));
  component.updatePropertyWithValue('status', 'CONFIRMED');
  return `${calendar.toString()}\r\n`;
}

function findEvent(data: string): { calendar: ICAL.Component; event: ICAL.Event } | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(data));
    const component = calendar.getFirstSubcomponent('vevent');
    const event = component && new ICAL.Event(component);
    return event?.startDate && event.endDate ? { calendar, event } : undefined;
  } catch {
    return undefined;
  }
}

function utc(iso: string): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(iso), true);
}
