import type { NewsletterDocument } from '#content/newsletter.schema.ts';

export const newsletter: NewsletterDocument = {
  form: {
    label: 'Email address',
    placeholder: 'you@company.com',
    button: 'Subscribe',
    pending: 'Subscribing...',
    note: 'One mail a week. Leave whenever you like.',
    success: 'Successfully subscribed!',
    successText: "You'll receive weekly AI insights and automation strategies.",
    failure: 'Subscription failed',
    failureText: 'Please try again later.',
    confirmFirst: 'The first mail asks you to confirm: open its link.',
  },
};
