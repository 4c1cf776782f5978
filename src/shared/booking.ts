export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses in which a booking takes its time. */
export const TAKING_STATUSES: readonly string[] = ['pending', 'confirmed'] satisfies BookingStatus[];

/** True for a status in which a booking takes its time. */
export function isTaking(status: string): boolean {
  return TAKING_STATUSES.includes(status);
}

/** Days of one request for free times at most. */
export const SLOT_DAYS_MAX = 31;
/** Days of a request that does not say how many. */
export const SLOT_DAYS = 7;

/** Calendars with a link of their own to add a call, and how the link names them. */
export const CALENDAR_SERVICES = {
  google: 'Google',
  outlook: 'Outlook',
  office: 'Microsoft 365',
  apple: 'Apple',
} as const;
export type CalendarService = keyof typeof CALENDAR_SERVICES;
/** Name of a booking in calendars; with `@` and the host of the site it is the UID of its entry. */
export function bookingUid({ id, createdAt }: { id: number; createdAt: number }): string {
  return `booking-${id}-${createdAt}`;
}
