/** Filters of the list of leads. */
export const LEAD_FILTERS = ['all', 'waiting', 'messages', 'bookings', 'subscribers'] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];
/** Most characters of the notes on a lead. */
export const NOTES_MAX = 5_000;

/** Whether an address was asked to confirm (`waiting`), is subscribed, or has unsubscribed (`left`). */
export const SUBSCRIBER_STATUSES = ['waiting', 'subscribed', 'left'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** The status of a subscriber's row. An address that is off the list and never confirmed has not unsubscribed: it was asked. */
export function subscriberStatus({
  subscribed,
  confirmedAt,
  leftAt,
}: {
  subscribed: boolean;
  confirmedAt: number | null;
  leftAt: number | null;
}): SubscriberStatus {
  if (subscribed) return 'subscribed';
  return confirmedAt === null && leftAt === null ? 'waiting' : 'left';
}
