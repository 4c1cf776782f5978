import type { NewsletterPagesDocument } from '#content/newsletter-pages.schema.ts';

export const newsletterPages: NewsletterPagesDocument = {
  confirm: {
    meta: {
      title: 'Confirm Your Newsletter Subscription',
      description:
        'One more click, and you get the newsletter of {brand} by email. You can unsubscribe with one click at any time.',
    },
    heading: 'Subscribe to the newsletter?',
    text: 'The address is',
    button: 'Yes, send it to me',
    done: 'Thank you. You are subscribed.',
  },
  expired: {
    heading: 'This link has expired',
    text: 'Confirmation links work for 30 days. Sign up again to get a new one.',
    button: 'Sign up again',
  },
  unsubscribe: {
    meta: {
      title: 'Leave the Newsletter: Unsubscribe Your Address',
      description:
        'Take your address off the list of the newsletter of {brand}. It takes one click, and you can come back whenever you like.',
    },
    heading: 'Leave the newsletter?',
    text: 'The address is',
    button: 'Unsubscribe me',
    done: 'You are unsubscribed. Nothing more is sent to you.',
  },
  topics: {
    meta: {
      title: 'Choose the Topics of Your Newsletter',
      description:
        'Get fewer emails from {brand}: choose the topics that interest you, or get every issue again. One click is enough.',
    },
    heading: 'Which topics would you like?',
    text: 'The address is',
    offer: 'Get fewer emails instead, only about',
    button: 'Send me only these',
    done: 'From now on you only get emails about your topics.',
    all: 'Send me every issue again',
    allDone: 'You get every issue again.',
  },
  archive: {
    meta: {
      title: 'Newsletter Archive: Past Issues from {brand}',
      description:
        'Past issues of the newsletter of {brand}, the newest first. Read them here, and subscribe if you would like to get the next one.',
    },
    heading: 'Past issues',
    lead: 'Newest first.',
    back: 'All issues',
    subscribe: 'Get the next issue by email',
  },
};
