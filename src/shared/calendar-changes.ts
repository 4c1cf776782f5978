/** Decision about an event that the owner moved or deleted: the booking follows the event, or the event becomes like the booking again. */
export const CALENDAR_DECISIONS = ['apply', 'put-back'] as const;
