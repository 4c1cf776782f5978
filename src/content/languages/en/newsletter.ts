import type { NewsletterDocument } from '#content/newsletter.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const newsletter = {
  form: {
    label: 'Email address',
    placeholder: 'you@company.com',
    button: 'Subscribe',
    pending: 'Subscribing...',
    note: 'You can leave whenever you like.',
    success: 'Successfully subscribed!',
    successText: 'The next letter comes to your mailbox.',
    failure: 'Subscription failed',
    failureText: 'Please try again later.',
    confirmFirst: 'The first mail asks you to confirm: open its link.',
  },
} satisfies PartOf<NewsletterDocument>;
