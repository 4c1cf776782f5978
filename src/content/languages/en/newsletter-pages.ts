import type { NewsletterPagesDocument } from '#content/newsletter-pages.schema.ts';

export const newsletterPages: NewsletterPagesDocument = {
  confirm: {
    meta: {
      title: 'Confirm Your Newsletter Subscription',
      description:
        'One more click and the newsletter of {brand} comes to your mailbox. You can leave with one click at any time.',
    },
    heading: 'Shall the newsletter come to you?',
    text: 'The address is',
    button: 'Yes, send it to me',
    done: 'Thank you. You are subscribed.',
  },
  expired: {
    heading: 'This link has expired',
    text: 'Links that confirm an address work for 30 days. Sign up once more, and you get a new one.',
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
        'Get fewer letters of {brand}: choose what they should be about, or get every letter again. One click is enough.',
    },
    heading: 'What should the letters be about?',
    text: 'The address is',
    offer: 'Get fewer letters instead, only about',
    button: 'Send me only these',
    done: 'From now on you get only letters about your topics.',
    all: 'Send me every letter again',
    allDone: 'You get every letter again.',
  },
  archive: {
    meta: {
      title: 'Newsletter Archive: Past Letters of {brand}',
      description:
        'Past issues of the newsletter of {brand}, the newest first. Read them here, and subscribe if you would like to get the next one.',
    },
    heading: 'Past letters',
    lead: 'Issues of the newsletter, the newest first.',
    back: 'All letters',
    subscribe: 'Get the next letter by mail',
  },
};
