/** Data that is deleted after a time, by kind, in the order in which it is shown. A setting of 0 keeps it. */
export const RETENTION = {
  leads: { setting: 'retention_leads_months', unit: 'month', noun: 'leads' },
  bookings: { setting: 'retention_bookings_months', unit: 'month', noun: 'past bookings' },
  chats: { setting: 'retention_chats_days', unit: 'day', noun: 'chats' },
  unconfirmed: { setting: 'retention_unconfirmed_days', unit: 'day', noun: 'unconfirmed sign-ups' },
  left: { setting: 'retention_left_days', unit: 'day', noun: 'former subscribers' },
  recipients: { setting: 'retention_recipients_months', unit: 'month', noun: 'recipients of issues' },
  outbox: { setting: 'retention_outbox_days', unit: 'day', noun: 'messages of the outbox' },
} as const;
/** Initial values of a new data folder; existing sites keep theirs. */
export const FIRST_RETENTION = { retention_leads_months: '24', retention_chats_days: '90' } as const;
export type RetentionKind = keyof typeof RETENTION;
/** Data that only a site with a newsletter has. */
export const RETENTION_OF_NEWSLETTER: ReadonlySet<RetentionKind> = new Set(['unconfirmed', 'left', 'recipients']);
export const RETENTION_KINDS = Object.keys(RETENTION) as RetentionKind[];
