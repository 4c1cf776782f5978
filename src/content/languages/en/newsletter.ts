import type { NewsletterDocument } from '#content/newsletter.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const newsletter = {
  form: {
    label: 'Email address',
    placeholder: 'you@company.com',
    button: 'Subscribe',
    pending: 'Subscribing...',
    note: 'You can unsubscribe at any time.',
    success: 'Successfully subscribed!',
    successText: 'You will get the next issue by email.',
    failure: 'Subscription failed',
    failureText: 'Please try again later.',
    confirmFirst: 'Please confirm first: open the link in the email you get now.',
  },
} satisfies PartOf<NewsletterDocument>;
