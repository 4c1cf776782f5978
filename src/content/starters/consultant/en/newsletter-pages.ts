import type { NewsletterPagesDocument } from '#content/newsletter-pages.schema.ts';

export const newsletterPages: NewsletterPagesDocument = {
  confirm: {
    meta: {
      title: 'Confirm Your Newsletter Subscription',
      description:
        'One more click and the weekly letter on AI and automation comes to your mailbox. You can leave with one click at any time.',
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
        'Take your address off the list of the newsletter on AI and automation. It takes one click, and you can come back whenever you like.',
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
        'Get fewer letters on AI and automation: choose what they should be about, or get every letter again. One click is enough.',
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
      title: 'Newsletter Archive: Letters on AI and Automation',
      description:
        'Past issues of the newsletter on AI and business automation: what works in small companies, what it costs, and how to start with it.',
    },
    heading: 'Past letters',
    lead: 'Issues of the newsletter, the newest first.',
    back: 'All letters',
    subscribe: 'Get the next letter by mail',
  },
};
