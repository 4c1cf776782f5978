/** Filters of the list of leads. */
export const LEAD_FILTERS = [
  'all',
  'waiting',
  'messages',
  'bookings',
  'subscribers',
  // Those who wrote, booked, chatted or were added by hand, and those who only subscribed or left their address.
  'people',
  'others',
  // Those with a day on which to follow up, the earliest first.
  'followUps',
] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];

/** How far a lead has come; the owner names the stages in Settings. */
export const STAGES = ['new', 'answered', 'meeting', 'proposal', 'won', 'lost'] as const;
export type Stage = (typeof STAGES)[number];

/** Most characters of a reply. */
export const REPLY_MAX = { subject: 150, text: 10_000 } as const;
/** Values of a lead that templates and replies may name, such as `{firstName}`. */
export const REPLY_VARIABLES = ['firstName', 'company'] as const;
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
