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
  subscribed: 0 | 1;
  confirmedAt: number | null;
  leftAt: number | null;
}): SubscriberStatus {
  if (subscribed) return 'subscribed';
  return confirmedAt === null && leftAt === null ? 'waiting' : 'left';
}

/** An address as the dashboard lists it. Moments are ISO 8601 in UTC. */
export interface ListedSubscriber {
  id: number;
  email: string;
  subscribed: boolean;
  status: SubscriberStatus;
  page: string | null;
  referrer: string | null;
  createdAt: string;
  /** When it confirmed by the link in its mail; null when it did not, or was not asked to. */
  confirmedAt: string | null;
  /** When it unsubscribed; null while it has not. */
  leftAt: string | null;
  /** Pages on which the address was entered. */
  interests: string[];
  /** Proof of consent: when and on which page it was given, and to which words. */
  consentAt: string;
  consentPage: string | null;
  consentText: string | null;
  /** Gets only issues about its interests. */
  onlyInterests: boolean;
  /** Why it gets no issue although it is subscribed; null when it does. */
  suppressed: string | null;
  /** Action that the owner can take, if any: `confirm` sends the mail that asks it to confirm again. */
  action: 'unsubscribe' | 'subscribe' | 'confirm' | null;
}
